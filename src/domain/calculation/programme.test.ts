import { expect, test } from 'vitest'
import { LEVELS, type Level } from '../level.ts'
import { newRandom } from '../random.ts'
import type { AutomatismId } from './automatism.ts'
import { isFact } from './practice.ts'
import {
  automatismsOf,
  drawAutomatism,
  hasDecimals,
  makeProgrammeFact,
  PACE_THEMES,
  PROGRAMMES,
  paceReference,
  paceThemeOf,
  parseProgrammeFact,
} from './programme.ts'
import { CE1_FIELD, CE2_FIELD, CP_FIELD } from './programme-cycle-2.ts'
import { CM1_DECIMALS, CM1_FIELD, CM2_DECIMALS, CM2_FIELD } from './programme-cycle-3.ts'
import { answerTo, type Question, roundToThousandths } from './question.ts'

const FIELDS: Readonly<Record<Level, readonly [largest: number, decimals: number]>> = {
  CP: [CP_FIELD, 0],
  CE1: [CE1_FIELD, 0],
  CE2: [CE2_FIELD, 0],
  CM1: [CM1_FIELD, CM1_DECIMALS],
  CM2: [CM2_FIELD, CM2_DECIMALS],
}

const DRAWN = 10_000

const AUTOMATISMS = LEVELS.flatMap((level) =>
  automatismsOf(level).map((id) => [level, id] as const),
)

function drawn(level: Level, id: AutomatismId, count = DRAWN): Question[] {
  const random = newRandom(2026)
  return Array.from({ length: count }, () => drawAutomatism(level, [id], random).question)
}

function digitsAfterComma(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

/** In hundred-thousandths, so that nothing here rounds as the rule does. */
function isTrue({ operation, left, right, result }: Question): boolean {
  const [a, b, c] = [left, right, result].map((value) => Math.round(value * 100_000))
  if (a === undefined || b === undefined || c === undefined) return false
  switch (operation) {
    case 'addition':
      return a + b === c
    case 'subtraction':
      return a - b === c
    case 'multiplication':
      return BigInt(a) * BigInt(b) === BigInt(c) * 100_000n
    case 'division':
      return BigInt(b) * BigInt(c) === BigInt(a) * 100_000n
  }
}

test.each(AUTOMATISMS)(
  'CAL-02 programme of %s, %s: every question is true and in the field',
  (level, id) => {
    const [largest, decimals] = FIELDS[level]
    const wrong = drawn(level, id).filter((question) => {
      const numbers = [question.left, question.right, question.result]
      return (
        !isTrue(question) ||
        numbers.some((value) => value < 0 || value > largest || digitsAfterComma(value) > decimals)
      )
    })
    expect(wrong).toEqual([])
  },
)

test.each(AUTOMATISMS)(
  'CAL-09 programme of %s, %s: a fact is made again as it was asked',
  (level, id) => {
    for (const question of drawn(level, id, 500)) {
      const fact = makeProgrammeFact({ automatism: id, question })
      expect(parseProgrammeFact(fact)).toEqual({ automatism: id, question })
      expect(isFact(fact)).toBe(true)
    }
  },
)

test('CAL-09 programme: CP sees neither × nor ÷', () => {
  const signed = automatismsOf('CP')
    .flatMap((id) => drawn('CP', id, 500))
    .filter((one) => one.wording === 'equality')
  expect(signed.length).toBeGreaterThan(1000)
  expect(new Set(signed.map((one) => one.operation))).toEqual(new Set(['addition', 'subtraction']))
})

test('CAL-09 programme: decimals are for CM1 and CM2, and a hole has one answer', () => {
  for (const level of LEVELS) {
    const questions = automatismsOf(level).flatMap((id) => drawn(level, id, 500))
    expect(questions.some((one) => !Number.isInteger(answerTo(one)))).toBe(hasDecimals(level))
    const open = questions.filter(
      (one) => one.operation === 'multiplication' && one.unknown !== 'result' && one.result === 0,
    )
    expect(open).toEqual([])
  }
})

test('CAL-09 programme: a step on a decimal of CM1 changes one digit', () => {
  for (const { operation, left, right, result } of drawn('CM1', 'decimal-steps')) {
    const digits = (value: number): string => value.toFixed(2).padStart(6, '0')
    const changed = [...digits(left)].filter((digit, i) => digit !== digits(result)[i])
    expect(changed, `${left} ${operation} ${right}`).toHaveLength(1)
  }
})

test('CAL-09 programme: complements stop at the next ten', () => {
  for (const { left, result, unknown } of drawn('CP', 'next-ten')) {
    expect([unknown, result % 10, result - left > 0 && result - left < 10]).toEqual([
      'right',
      0,
      true,
    ])
  }
})

test('CAL-09 programme: every automatisme has enough questions not to repeat itself', () => {
  for (const [level, id] of AUTOMATISMS) {
    const keys = new Set(drawn(level, id).map((question) => JSON.stringify(question)))
    expect(keys.size, `${level} ${id}`).toBeGreaterThanOrEqual(4)
  }
})

test('CAL-09 programme: the pace expected at the end of the year', () => {
  const table = LEVELS.map((level) => PACE_THEMES.map((theme) => paceReference(level, theme)))
  expect(table).toEqual([
    [8, undefined, 8],
    [12, 8, undefined],
    [15, 12, undefined],
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
  ])
})

test('CAL-09 programme: every official pace has an automatisme that measures it', () => {
  for (const level of LEVELS) {
    const measured = PROGRAMMES[level].map(({ id }) => paceThemeOf(id))
    const given = PACE_THEMES.filter((theme) => paceReference(level, theme) !== undefined)
    expect(given.filter((theme) => !measured.includes(theme))).toEqual([])
  }
})

test.each(['', '/', 'halves', 'halves/', 'zut/h40', 'halves/h40/h40', 'halves/7:0'])(
  'CAL-09 «%s» is no fact of the programme',
  (text) => {
    expect(parseProgrammeFact(text)).toBeUndefined()
    expect(isFact(text)).toBe(false)
  },
)

test('decimals are computed without the noise of binary fractions', () => {
  expect(roundToThousandths(0.1 + 0.2)).toBe(0.3)
  expect(roundToThousandths(1.005 * 1000)).toBe(1005)
})
