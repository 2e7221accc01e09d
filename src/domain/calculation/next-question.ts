/** The next question of a training: random, with missed facts coming back more often (CAL-09). */
import { newRandom, type Random } from '../random.ts'
import type { Difficulty } from './difficulty.ts'
import { factOf, questionsOf } from './fact.ts'
import type { Question } from './question.ts'
import { drawQuestion, type QuestionSelection, spaceContains, spaceOf } from './question-space.ts'

/** Questions asked before the same fact may return. */
export const FACT_REST = 3

/** One question in three revises a due fact. */
const RETURNS_EVERY = 3

/** A due fact is picked among the five most urgent, so that a stubborn one does not hide the others. */
const CHOSEN_AMONG = 5

/** Bounded, because the smallest question space holds only three facts. */
const TRIES = 20

export interface QuestionContext {
  readonly selection: QuestionSelection
  readonly difficulty: Difficulty
  readonly due: readonly string[]
  /** Oldest first. */
  readonly asked: readonly string[]
}

function drawAny({ selection, difficulty }: QuestionContext, random: Random): Question {
  return drawQuestion(spaceOf(selection, random.pick(selection.operations), difficulty), random)
}

/** Avoids the last few facts if it can, and the very last one always. */
function drawFresh(asking: QuestionContext, random: Random): Question {
  const last = asking.asked.at(-1)
  const rested = asking.asked.slice(-FACT_REST)
  let question = drawAny(asking, random)
  for (let tries = 0; tries < TRIES && rested.includes(factOf(question)); tries += 1) {
    question = drawAny(asking, random)
  }
  while (factOf(question) === last) question = drawAny(asking, random)
  return question
}

function returning({ selection, difficulty, due, asked }: QuestionContext): Question[] {
  const rested = asked.slice(-FACT_REST)
  const spaces = selection.operations.map((operation) => spaceOf(selection, operation, difficulty))
  return due
    .filter((fact) => !rested.includes(fact))
    .flatMap((fact) =>
      questionsOf(fact).filter((one) => spaces.some((space) => spaceContains(space, one))),
    )
}

export function pickDue<Item>(items: readonly Item[], random: Random): Item | undefined {
  if (items.length === 0 || random.whole(1, RETURNS_EVERY) > 1) return undefined
  return random.pick(items.slice(0, CHOSEN_AMONG))
}

export function nextQuestion(asking: QuestionContext, seed: number): Question {
  const random = newRandom(seed)
  return pickDue(returning(asking), random) ?? drawFresh(asking, random)
}
