/** The next question of a training: by chance, with the facts that were missed returning more often (CAL-09). */
import { newRandom, type Random } from '../random.ts'
import type { Difficulty } from './difficulty.ts'
import { factOf, questionsOf } from './fact.ts'
import type { Question } from './question.ts'
import { drawQuestion, type QuestionSelection, spaceContains, spaceOf } from './question-space.ts'

/** A missed fact rests while this many other questions are asked. */
export const FACT_REST = 3

/** One question in so many goes to a missed fact, when one is due. */
const RETURNS_EVERY = 3

/** A missed fact is chosen among so many that need it most: one that stays hard does not hide the others. */
const CHOSEN_AMONG = 5

/** Draws before a question seen a moment ago is taken again: the smallest space holds three facts. */
const TRIES = 20

export interface QuestionContext {
  readonly selection: QuestionSelection
  readonly difficulty: Difficulty
  /** Facts to ask again, those that need it most first. */
  readonly due: readonly string[]
  /** Facts asked so far, oldest first. */
  readonly asked: readonly string[]
}

function drawAny({ selection, difficulty }: QuestionContext, random: Random): Question {
  return drawQuestion(spaceOf(selection, random.pick(selection.operations), difficulty), random)
}

/** Draws until the fact is none of the last ones, and in any case not the last one. */
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

/** The ways in which due facts may be asked with these settings now. */
function returning({ selection, difficulty, due, asked }: QuestionContext): Question[] {
  const rested = asked.slice(-FACT_REST)
  const spaces = selection.operations.map((operation) => spaceOf(selection, operation, difficulty))
  return due
    .filter((fact) => !rested.includes(fact))
    .flatMap((fact) =>
      questionsOf(fact).filter((one) => spaces.some((space) => spaceContains(space, one))),
    )
}

/** At times one of those that may return, else undefined; those that need it most come first. */
export function pickDue<Item>(items: readonly Item[], random: Random): Item | undefined {
  if (items.length === 0 || random.whole(1, RETURNS_EVERY) > 1) return undefined
  return random.pick(items.slice(0, CHOSEN_AMONG))
}

/** The next question; the same seed and past give the same one. */
export function nextQuestion(asking: QuestionContext, seed: number): Question {
  const random = newRandom(seed)
  return pickDue(returning(asking), random) ?? drawFresh(asking, random)
}
