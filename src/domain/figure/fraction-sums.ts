/** Sums, differences and comparisons of fractions: of one denominator, of two of which one is a multiple of the other, with a whole number. */
import type { Level } from '../level.ts'
import type { Random } from '../random.ts'
import type { Fraction } from './figure.ts'
import {
  asked,
  type FractionRange,
  fraction,
  NO_FIGURE,
  type QuestionDraw,
} from './fraction-draws.ts'

/** Of one denominator; from CM1 on above 1, and no term is a whole number. */
export function sum({ level, denominators, units }: FractionRange): QuestionDraw {
  return (random) => {
    const parts = random.pick(denominators.filter((one) => one > 2))
    const isAboveOne = units > 1
    const total = isAboveOne ? random.whole(parts + 1, parts * units - 1) : random.whole(2, parts)
    const firsts = Array.from({ length: total - 1 }, (_, at) => at + 1).filter(
      (first) => !isAboveOne || (first % parts !== 0 && (total - first) % parts !== 0),
    )
    const first = random.pick(firsts)
    const task = {
      kind: 'sum',
      one: fraction(first, parts),
      other: fraction(total - first, parts),
    } as const
    return asked(level, NO_FIGURE, task, fraction(total, parts))
  }
}

/** «2 + 3/4»: a whole number stands over 1. */
export function wholeAndFraction({ level, denominators }: FractionRange): QuestionDraw {
  return (random) => {
    const parts = random.pick(denominators)
    const [whole, numerator] = [random.whole(1, 5), random.whole(1, parts - 1)]
    const task = {
      kind: 'sum',
      one: fraction(whole, 1),
      other: fraction(numerator, parts),
    } as const
    return asked(level, NO_FIGURE, task, fraction(whole * parts + numerator, parts))
  }
}

/** «3 − 1/4» */
export function wholeLessFraction({ level, denominators }: FractionRange): QuestionDraw {
  return (random) => {
    const parts = random.pick(denominators)
    const [whole, numerator] = [random.whole(1, 4), random.whole(1, parts - 1)]
    const [one, other] = [fraction(whole, 1), fraction(numerator, parts)]
    return asked(
      level,
      NO_FIGURE,
      { kind: 'difference', one, other },
      fraction(whole * parts - numerator, parts),
    )
  }
}

/** A denominator, and how many times it the other one is. */
const MULTIPLES: readonly (readonly [number, number])[] = [
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 2],
  [3, 3],
  [4, 2],
  [4, 3],
  [5, 2],
  [6, 2],
]

function haveCommonDivisor(one: number, other: number): boolean {
  return other === 0 ? one > 1 : haveCommonDivisor(other, one % other)
}

/** Of which none can be told in larger parts, and none is a whole number. */
function withoutCommonDivisor(parts: number, units: number): number[] {
  return Array.from({ length: parts * units - 1 }, (_, at) => at + 1).filter(
    (numerator) => !haveCommonDivisor(parts, numerator),
  )
}

interface UnlikePair {
  readonly great: Fraction
  readonly small: Fraction
  /** In the smaller parts. */
  readonly greatNumerator: number
}

/** 5/6 and 1/12 */
function unlikePair(random: Random): UnlikePair {
  const [parts, times] = random.pick(MULTIPLES)
  const numerator = random.pick(withoutCommonDivisor(parts, 2))
  return {
    great: fraction(numerator, parts),
    small: fraction(random.pick(withoutCommonDivisor(parts * times, 1)), parts * times),
    greatNumerator: numerator * times,
  }
}

/** «3/2 + 7/8» */
export function unlikeSum(level: Level): QuestionDraw {
  return (random) => {
    const { great, small, greatNumerator } = unlikePair(random)
    const [one = great, other = small] = random.shuffle([great, small])
    return asked(
      level,
      NO_FIGURE,
      { kind: 'sum', one, other },
      fraction(greatNumerator + small.numerator, small.denominator),
    )
  }
}

/** «5/6 − 1/12» */
export function unlikeDifference(level: Level): QuestionDraw {
  return (random) => {
    const { great, small, greatNumerator } = unlikePair(random)
    const difference = greatNumerator - small.numerator
    const [one, other] = difference > 0 ? [great, small] : [small, great]
    return asked(
      level,
      NO_FIGURE,
      { kind: 'difference', one, other },
      fraction(Math.abs(difference), small.denominator),
    )
  }
}

/** So near to each other that they are not told apart at a glance, in the smaller parts. */
const NEAR = 2

export function unlikeGreater(level: Level): QuestionDraw {
  return (random) => {
    const { great, small: drawn, greatNumerator } = unlikePair(random)
    const { denominator } = drawn
    const near = withoutCommonDivisor(denominator, 3).filter(
      (numerator) => Math.abs(numerator - greatNumerator) <= NEAR,
    )
    const small = fraction(random.pick(near), denominator)
    const [one = great, other = small] = random.shuffle([great, small])
    const value = greatNumerator > small.numerator ? great : small
    return asked(level, NO_FIGURE, { kind: 'greater', one, other }, value)
  }
}
