import { expect, test } from 'vitest'
import { LEVELS, type Level } from '../level.ts'
import { newRandom } from '../random.ts'
import { DIFFICULTIES, type Difficulty, largestFactor, largestTerm } from './difficulty.ts'
import { DIVISORS, MULTIPLICATION_TABLES, OPERATIONS } from './operation.ts'
import { newQuestion, type Question } from './question.ts'
import {
  allQuestions,
  drawQuestion,
  type QuestionSelection,
  spaceContains,
  spaceOf,
  spaceSize,
} from './question-space.ts'

function selection(level: Level, change: Partial<QuestionSelection> = {}): QuestionSelection {
  return {
    level,
    operations: OPERATIONS,
    tables: MULTIPLICATION_TABLES,
    divisors: DIVISORS,
    ...change,
  }
}

test.each([
  ['CP', 5, 7, 10],
  ['CE1', 50, 75, 100],
  ['CE2', 500, 750, 1000],
  ['CM1', 5000, 7500, 10_000],
  ['CM2', 50_000, 75_000, 100_000],
] as const)('CAL-02 the range of %s ends at %i, %i, %i', (level, ...largest) => {
  expect(DIFFICULTIES.map((difficulty) => largestTerm(level, difficulty))).toEqual(largest)
})

test.each([
  ['CP', 3, 4, 5],
  ['CE1', 5, 7, 10],
  ['CE2', 12, 12, 12],
  ['CM1', 12, 12, 12],
  ['CM2', 12, 12, 12],
] as const)('CAL-03 factors of %s go up to %i, %i, %i', (level, ...largest) => {
  expect(DIFFICULTIES.map((difficulty) => largestFactor(level, difficulty))).toEqual(largest)
})

test('CAL-02 all additions of CP: each pair of terms from 1 to 10, once', () => {
  const additions = allQuestions(spaceOf(selection('CP'), 'addition', 'hard'))
  const pairs = additions.map(({ left, right, result }) => {
    expect(result).toBe(left + right)
    return `${left}+${right}`
  })
  const expected = Array.from(
    { length: 100 },
    (_, i) => `${Math.floor(i / 10) + 1}+${(i % 10) + 1}`,
  )
  expect(pairs.toSorted()).toEqual(expected.toSorted())
})

test('CAL-07 all subtractions of CP: none is negative, none is missing', () => {
  const subtractions = allQuestions(spaceOf(selection('CP'), 'subtraction', 'hard'))
  expect(subtractions).toHaveLength(55)
  expect(new Set(subtractions.map(({ left, right }) => `${left}-${right}`)).size).toBe(55)
  for (const { left, right, result } of subtractions) {
    expect(result).toBe(left - right)
    expect(result).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThanOrEqual(10)
    expect(right).toBeGreaterThanOrEqual(1)
  }
})

test('CAL-03 CAL-05 all multiplications and divisions of every level and difficulty', () => {
  for (const level of LEVELS) {
    for (const difficulty of DIFFICULTIES) {
      const largest = largestFactor(level, difficulty)
      const products = allQuestions(spaceOf(selection(level), 'multiplication', difficulty))
      expect(products).toHaveLength(10 * largest)
      for (const { left, right, result } of products) {
        expect(MULTIPLICATION_TABLES).toContain(left)
        expect([right >= 1, right <= largest, result]).toEqual([true, true, left * right])
      }
      const quotients = allQuestions(spaceOf(selection(level), 'division', difficulty))
      expect(quotients).toHaveLength(9 * largest)
      for (const { left, right, result } of quotients) {
        expect(DIVISORS).toContain(right)
        expect([result >= 1, result <= largest, left]).toEqual([true, true, result * right])
      }
    }
  }
})

/** The rules of the specification, said again without the code that draws. */
function isSpecified({ left, right, result }: Question, operation: string, largest: number[]) {
  const [term = 0, factor = 0] = largest
  const isTerm = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= term
  const isFactor = (value: number): boolean =>
    Number.isInteger(value) && value >= 1 && value <= factor
  switch (operation) {
    case 'addition':
      return isTerm(left) && isTerm(right) && result === left + right
    case 'subtraction':
      return isTerm(left) && isTerm(right) && result === left - right && result >= 0
    case 'multiplication':
      return [3, 7].includes(left) && isFactor(right) && result === left * right
    default:
      return [2, 9].includes(right) && isFactor(result) && left === right * result
  }
}

const SPACES = LEVELS.flatMap((level) =>
  DIFFICULTIES.flatMap((difficulty) =>
    OPERATIONS.map((operation) => [level, difficulty, operation] as const),
  ),
)

test.each(SPACES)('CAL-02 CAL-03 CAL-05 CAL-07 10 000 questions: %s %s %s', (...of) => {
  const [level, difficulty, operation] = of
  const space = spaceOf(
    selection(level, { tables: [3, 7], divisors: [2, 9] }),
    operation,
    difficulty,
  )
  const random = newRandom(20_261_121)
  const largest = [largestTerm(level, difficulty), largestFactor(level, difficulty)]
  const wrong = Array.from({ length: 10_000 }, () => drawQuestion(space, random)).filter(
    (question) => !isSpecified(question, operation, largest) || !spaceContains(space, question),
  )
  expect(wrong).toEqual([])
})

test('CAL-02 every question of a small space is drawn sooner or later, both ends included', () => {
  const space = spaceOf(selection('CP'), 'addition', 'easy')
  const random = newRandom(7)
  const seen = new Set(
    Array.from({ length: 1000 }, () => drawQuestion(space, random)).map(
      ({ left, right }) => `${left}+${right}`,
    ),
  )
  expect(seen.size).toBe(spaceSize(space))
})

test.each<[Difficulty, Question, boolean]>([
  ['hard', newQuestion('addition', [10, 10]), true],
  ['medium', newQuestion('addition', [10, 10]), false],
  ['hard', newQuestion('addition', [0, 4]), false],
  ['hard', newQuestion('multiplication', [3, 5]), true],
  ['hard', newQuestion('multiplication', [5, 3]), false],
  ['hard', newQuestion('division', [15, 3]), true],
  ['hard', newQuestion('division', [15, 5]), false],
  ['hard', newQuestion('subtraction', [3, 5]), false],
])(
  'CAL-09 at %s a missed fact comes back only within its space: %j',
  (difficulty, question, fits) => {
    const space = spaceOf(
      selection('CP', { tables: [3], divisors: [3] }),
      question.operation,
      difficulty,
    )
    expect(spaceContains(space, question)).toBe(fits)
  },
)

test('CAL-05 a zero among the divisors divides nothing', () => {
  const space = spaceOf(selection('CE1', { divisors: [0, 3] }), 'division', 'hard')
  expect(new Set(allQuestions(space).map(({ right }) => right))).toEqual(new Set([3]))
})
