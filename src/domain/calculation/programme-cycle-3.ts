/**
 * Automatismes of CM1 and CM2 (BO n° 16 of 17/04/2025, mathématiques, cycle 3). Those without a single number as their answer
 * (distributivity, division with a remainder) are not asked.
 */
import type { Random } from '../random.ts'
import type { Automatism } from './automatism.ts'
import {
  acrossTen,
  decimalsOf,
  doubles,
  halves,
  missingTerm,
  oneOf,
  pairs,
  quotients,
  stepsOf,
  wholesBetween,
} from './automatism-draws.ts'
import { newQuestion, type Question, roundToThousandths } from './question.ts'

/** Largest number of the school year, and decimal places. */
export const CM1_FIELD = 999_999
export const CM2_FIELD = 999_999_999
export const CM1_DECIMALS = 2
export const CM2_DECIMALS = 3

const TENS = stepsOf(10, 10, 90)
const HUNDREDS = stepsOf(100, 100, 900)

/** 8, 9, 18, 19 … up to the tens of `last`. */
function nearTens(last: number): number[] {
  return stepsOf(10, 8, last).flatMap((value) => [value, value + 1])
}

/** Adds or subtracts one ten, unit or tenth without a carry («sans retenue»). */
function decimalStep(random: Random): Question {
  const step = random.pick([0.1, 1, 10])
  const adds = random.next() < 0.5
  const digits = [10, 1, 0.1].map((place) => {
    const lowest = place === step && !adds ? 1 : 0
    return place * random.whole(lowest, place === step && adds ? 8 : 9)
  })
  const value = roundToThousandths(
    digits.reduce((sum, digit) => sum + digit, random.whole(1, 9) / 100),
  )
  return newQuestion(adds ? 'addition' : 'subtraction', [value, step])
}

export const CM1_PROGRAMME: readonly Automatism[] = [
  { id: 'multiplication-facts', draw: missingTerm('multiplication', 9, 3) },
  { id: 'decimal-steps', draw: decimalStep },
  {
    id: 'times-ten',
    draw: pairs('multiplication', wholesBetween(2, 999), [10, 100, 1000], CM1_FIELD),
  },
  {
    id: 'decimal-times-ten',
    draw: oneOf(
      pairs('multiplication', decimalsOf(0.01, 0.01, 99.99), [10]),
      pairs('division', decimalsOf(0.1, 0.1, 99.9), [10]),
    ),
  },
  {
    id: 'add-nines',
    draw: acrossTen('addition', wholesBetween(100, 2000), nearTens(38), CM1_FIELD),
  },
  { id: 'subtract-nines', draw: acrossTen('subtraction', wholesBetween(100, 2000), nearTens(38)) },
  { id: 'times-tens', draw: pairs('multiplication', wholesBetween(2, 9), [...TENS, ...HUNDREDS]) },
  { id: 'times-four-eight', draw: pairs('multiplication', wholesBetween(11, 250), [4, 8]) },
  { id: 'times-five', draw: pairs('multiplication', wholesBetween(11, 250), [5]) },
]

const ODD_HALVES = stepsOf(2, 1, 15)

export const CM2_PROGRAMME: readonly Automatism[] = [
  { id: 'multiplication-facts', draw: missingTerm('multiplication', 9, 3) },
  {
    id: 'whole-and-decimal',
    draw: oneOf(
      pairs('addition', wholesBetween(1, 100), decimalsOf(0.01, 0.01, 9.99)),
      pairs('subtraction', decimalsOf(0.01, 10.01, 99.99), wholesBetween(1, 9)),
    ),
  },
  {
    id: 'decimal-times-ten',
    draw: oneOf(
      pairs('multiplication', decimalsOf(0.001, 0.001, 9.999), [10, 100, 1000]),
      pairs('division', decimalsOf(0.1, 0.1, 99.9), [10, 100]),
      pairs('division', wholesBetween(1, 9999), [10, 100, 1000]),
    ),
  },
  {
    id: 'decimal-sums',
    draw: pairs('addition', decimalsOf(0.1, 0.1, 9.9), decimalsOf(0.1, 0.1, 9.9)),
  },
  {
    id: 'add-nines',
    draw: acrossTen('addition', wholesBetween(100, 9999), nearTens(98), CM2_FIELD),
  },
  { id: 'subtract-nines', draw: acrossTen('subtraction', wholesBetween(100, 9999), nearTens(98)) },
  {
    id: 'round-products',
    draw: pairs(
      'multiplication',
      [...stepsOf(10, 20, 90), ...stepsOf(100, 200, 900)],
      [...stepsOf(10, 20, 90), ...stepsOf(100, 200, 900), ...stepsOf(1000, 2000, 9000)],
    ),
  },
  { id: 'doubles', draw: doubles(decimalsOf(0.1, 0.1, 20)) },
  { id: 'halves', draw: halves([...ODD_HALVES, ...decimalsOf(0.2, 0.2, 20)]) },
  { id: 'divide-four-eight', draw: quotients([4, 8], wholesBetween(11, 125)) },
  { id: 'times-five', draw: pairs('multiplication', decimalsOf(0.1, 0.1, 10), [5]) },
  { id: 'times-fifty', draw: pairs('multiplication', decimalsOf(0.1, 0.1, 10), [50]) },
]
