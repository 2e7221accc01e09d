/** What is printed, read again as a reader of French would: every number well written, every solved calculation true. */
import { expect, test } from 'vitest'
import { DIFFICULTIES } from '../../domain/calculation/difficulty.ts'
import { OPERATIONS } from '../../domain/calculation/operation.ts'
import { automatismsOf, drawAutomatism } from '../../domain/calculation/programme.ts'
import type { Question } from '../../domain/calculation/question.ts'
import { drawQuestion, spaceOf } from '../../domain/calculation/question-space.ts'
import { initialTest } from '../../domain/calculation/setup.ts'
import { LEVELS } from '../../domain/level.ts'
import { newRandom } from '../../domain/random.ts'
import { answerText, solvedText } from './questions.ts'

/** 20 000 of each were measured once (decision 50). */
const DRAWS = 600

/** «7», «1 200», «0,728»: thousands apart, no idle zero. */
const WRITTEN = /^(?:0|[1-9]\d{0,2}(?:\u202f\d{3})*)(?:,\d{0,2}[1-9])?$/u

/** Thousandths. */
function read(text: string): bigint {
  if (!WRITTEN.test(text)) throw new Error(`«${text}» is not written as a number`)
  const [whole = '', part = ''] = text.replaceAll('\u202f', '').split(',')
  return BigInt(whole) * 1000n + BigInt(part.padEnd(3, '0'))
}

const EQUALITY =
  /^(?<left>[\d,\u202f]+) (?<sign>[+−×÷]) (?<right>[\d,\u202f]+) = (?<result>[\d,\u202f]+)$/u
const IN_WORDS =
  /^(?<what>Le double|La moitié) de (?<given>[\d,\u202f]+), c'est (?<found>[\d,\u202f]+)$/u

function isTrue(text: string): boolean {
  const words = IN_WORDS.exec(text)?.groups
  if (words) {
    const [given, found] = [read(words.given ?? ''), read(words.found ?? '')]
    return words.what === 'Le double' ? given * 2n === found : found * 2n === given
  }
  const { left = '', sign = '', right = '', result = '' } = EQUALITY.exec(text)?.groups ?? {}
  const [one, other, total] = [read(left), read(right), read(result)]
  switch (sign) {
    case '+':
      return one + other === total
    case '−':
      return one - other === total
    case '×':
      return one * other === total * 1000n
    default:
      return other > 0n && total * other === one * 1000n
  }
}

function faults(draw: () => Question): string[] {
  const found = new Set<string>()
  for (let time = 0; time < DRAWS; time += 1) {
    const question = draw()
    const text = solvedText(question, answerText(question))
    if (!isTrue(text)) found.add(text)
  }
  return [...found]
}

test.each(LEVELS)('CAL-14 %s: every automatisme is written well and true', (level) => {
  for (const id of automatismsOf(level)) {
    const random = newRandom(50)
    expect([id, ...faults(() => drawAutomatism(level, [id], random).question)]).toEqual([id])
  }
})

test.each(LEVELS)('CAL-14 %s: «Calculs libres» are written well and true', (level) => {
  const selection = { ...initialTest(level), operations: OPERATIONS }
  for (const operation of OPERATIONS) {
    for (const difficulty of DIFFICULTIES) {
      const random = newRandom(50)
      const space = spaceOf(selection, operation, difficulty)
      expect(faults(() => drawQuestion(space, random))).toEqual([])
    }
  }
})

test.each(['7 + 5 = 13', "Le double de 4, c'est 9", '8 ÷ 3 = 2,666'])(
  'CAL-14 the reader finds %s wrong',
  (text) => {
    expect(isTrue(text)).toBe(false)
  },
)

test.each(['12000', '1200', '2,50', '07', '2.5'])('CAL-14 «%s» is not well written', (text) => {
  expect(() => read(text)).toThrow('not written')
})
