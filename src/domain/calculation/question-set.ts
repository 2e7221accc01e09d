/** The questions of a test: operations in even shares, no repeats while the space allows, never the same twice in a row. */
import { newRandom, type Random } from '../random.ts'
import { type Difficulty, TEST_DIFFICULTY } from './difficulty.ts'
import { factOf } from './fact.ts'
import type { Operation } from './operation.ts'
import { makeQuestionKey, type Question } from './question.ts'
import {
  allQuestions,
  drawQuestion,
  type QuestionSelection,
  type QuestionSpace,
  spaceOf,
  spaceSize,
} from './question-space.ts'

/** Up to this size a space is shuffled and dealt; a larger one holds far more than a test asks, so redrawing is quick. */
const DEALT_UP_TO = 600

type Deal = (previous: Question | undefined) => Question

/** One order of each fact first (4 × 7), then the reversed ones (7 × 4). */
function shuffledDeck(questions: readonly Question[], random: Random): Question[] {
  const facts = new Set<string>()
  const firsts: Question[] = []
  const turned: Question[] = []
  for (const question of random.shuffle(questions)) {
    const fact = factOf(question)
    if (facts.has(fact)) turned.push(question)
    else firsts.push(question)
    facts.add(fact)
  }
  return [...firsts, ...turned]
}

function isSame(one: Question, other: Question | undefined): boolean {
  return other !== undefined && makeQuestionKey(one) === makeQuestionKey(other)
}

/** Deals without repeats, then reshuffles without starting on the question just asked. */
function dealCards(space: QuestionSpace, random: Random): Deal {
  let deck: Question[] = []
  return (previous) => {
    if (deck.length === 0) deck = shuffledDeck(allQuestions(space), random)
    const place = deck.findIndex((question) => !isSame(question, previous))
    const [question] = deck.splice(Math.max(0, place), 1)
    if (!question) throw new RangeError('an empty space of questions')
    return question
  }
}

/** After so many draws in vain nearly all facts of a space have been seen; a test of the longest never comes here. */
const MAX_REDRAWS = 200

function drawUnseen(space: QuestionSpace, random: Random): Deal {
  const seen = new Set<string>()
  return (previous) => {
    let question = drawQuestion(space, random)
    for (let redraws = 0; seen.has(factOf(question)); redraws += 1) {
      if (redraws === MAX_REDRAWS) {
        seen.clear()
        if (previous) seen.add(factOf(previous))
      }
      question = drawQuestion(space, random)
    }
    seen.add(factOf(question))
    return question
  }
}

/** `count` kinds in random order, in shares that differ by one at most. */
export function evenShares<Kind extends string>(
  kinds: readonly Kind[],
  count: number,
  random: Random,
): Kind[] {
  const order = random.shuffle(kinds)
  return random.shuffle(
    Array.from({ length: count }, (_, i) => order[i % order.length]).filter(
      (kind) => kind !== undefined,
    ),
  )
}

export function questionSet(
  selection: QuestionSelection,
  count: number,
  seed: number,
  difficulty: Difficulty = TEST_DIFFICULTY,
): Question[] {
  const random = newRandom(seed)
  const deals = new Map<Operation, Deal>()
  const questions: Question[] = []
  for (const operation of evenShares(selection.operations, count, random)) {
    const space = spaceOf(selection, operation, difficulty)
    const deal =
      deals.get(operation) ??
      (spaceSize(space) <= DEALT_UP_TO ? dealCards(space, random) : drawUnseen(space, random))
    deals.set(operation, deal)
    questions.push(deal(questions.at(-1)))
  }
  return questions
}
