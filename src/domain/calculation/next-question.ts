/** The next question of a training: random, with missed facts coming back more often (CAL-09). */
import { newRandom, type Random } from '../random.ts'
import type { Difficulty } from './difficulty.ts'
import { factOf, questionsOf } from './fact.ts'
import type { Question } from './question.ts'
import { drawQuestion, type QuestionSelection, spaceContains, spaceOf } from './question-space.ts'

/** Questions asked before the same fact may return. */
export const FACT_REST = 3

/** One question in three revises a due fact. */
const REVISION_INTERVAL = 3

/** A due fact is picked among the five most urgent, so that a stubborn one does not hide the others. */
const MOST_URGENT = 5

/** Bounded, because the smallest question space holds only three facts. */
const MAX_REDRAWS = 20

export interface QuestionContext {
  readonly selection: QuestionSelection
  readonly difficulty: Difficulty
  /** Facts to revise, most urgent first. */
  readonly due: readonly string[]
  /** Oldest first. */
  readonly asked: readonly string[]
}

function drawAny({ selection, difficulty }: QuestionContext, random: Random): Question {
  return drawQuestion(spaceOf(selection, random.pick(selection.operations), difficulty), random)
}

/** Avoids the last few facts if it can, and the very last one always. */
function drawFresh(context: QuestionContext, random: Random): Question {
  const last = context.asked.at(-1)
  const recent = context.asked.slice(-FACT_REST)
  let question = drawAny(context, random)
  for (let redraws = 0; redraws < MAX_REDRAWS && recent.includes(factOf(question)); redraws += 1) {
    question = drawAny(context, random)
  }
  while (factOf(question) === last) question = drawAny(context, random)
  return question
}

function dueQuestions({ selection, difficulty, due, asked }: QuestionContext): Question[] {
  const recent = asked.slice(-FACT_REST)
  const spaces = selection.operations.map((operation) => spaceOf(selection, operation, difficulty))
  return due
    .filter((fact) => !recent.includes(fact))
    .flatMap((fact) =>
      questionsOf(fact).filter((one) => spaces.some((space) => spaceContains(space, one))),
    )
}

/** Usually undefined. `items`: most urgent first. */
export function pickDue<Item>(items: readonly Item[], random: Random): Item | undefined {
  if (items.length === 0 || random.whole(1, REVISION_INTERVAL) > 1) return undefined
  return random.pick(items.slice(0, MOST_URGENT))
}

export function nextQuestion(context: QuestionContext, seed: number): Question {
  const random = newRandom(seed)
  return pickDue(dueQuestions(context), random) ?? drawFresh(context, random)
}
