import { expect, test } from 'vitest'
import { stepSeed } from '../random.ts'
import { factOf } from './fact.ts'
import { nextQuestion, type QuestionContext } from './next-question.ts'
import { DIVISORS, MULTIPLICATION_TABLES, OPERATIONS } from './operation.ts'
import { makeQuestionKey } from './question.ts'

const TIMES: QuestionContext = {
  selection: { level: 'CE2', operations: ['multiplication'], tables: [7, 8], divisors: DIVISORS },
  difficulty: 'hard',
  due: [],
  asked: [],
}

/** Facts of the next `count` questions, with `due` facts that stay due. */
function asked(asking: QuestionContext, count: number): string[] {
  const facts: string[] = []
  for (let step = 0; step < count; step += 1) {
    const question = nextQuestion({ ...asking, asked: facts }, stepSeed(11, step))
    facts.push(factOf(question))
  }
  return facts
}

function times(facts: readonly string[], fact: string): number {
  return facts.filter((one) => one === fact).length
}

test('CAL-09 a missed fact returns more often than chance, and never within three questions', () => {
  const usual = asked(TIMES, 1200)
  const missed = asked({ ...TIMES, due: ['3x8'] }, 1200)
  expect(times(usual, '3x8')).toBeLessThan(100)
  expect(times(missed, '3x8')).toBeGreaterThan(2 * times(usual, '3x8'))
  // About one question in six: three that rest it, then one chance in three each time.
  expect(times(missed, '3x8')).toBeLessThan(1200 / 5)
  for (const facts of [usual, missed]) {
    const soon = facts.filter((fact, i) => facts.slice(Math.max(0, i - 3), i).includes(fact))
    expect(soon).toEqual([])
  }
})

test('CAL-09 one fact that stays hard does not hide the others', () => {
  const due = ['3x8', '4x7', '6x8']
  const facts = asked({ ...TIMES, due }, 600)
  for (const fact of due) expect(times(facts, fact)).toBeGreaterThan(40)
})

test('CAL-09 a missed fact is asked within the chosen tables and the difficulty only', () => {
  const keys = Array.from({ length: 300 }, (_, step) =>
    makeQuestionKey(
      nextQuestion({ ...TIMES, due: ['3x7', '9x9', '3+4', '7x80'] }, stepSeed(5, step)),
    ),
  )
  expect(keys).toContain('7x3')
  expect(keys.filter((key) => ['3x7', '9x9', '3+4', '7x80'].includes(key))).toEqual([])
})

test('CAL-09 each chosen operation has its share', () => {
  const selection = { ...TIMES.selection, operations: OPERATIONS, tables: MULTIPLICATION_TABLES }
  const counts = new Map<string, number>()
  for (let step = 0; step < 2000; step += 1) {
    const { operation } = nextQuestion({ ...TIMES, selection }, stepSeed(3, step))
    counts.set(operation, (counts.get(operation) ?? 0) + 1)
  }
  for (const operation of OPERATIONS) expect(counts.get(operation)).toBeGreaterThan(400)
})
