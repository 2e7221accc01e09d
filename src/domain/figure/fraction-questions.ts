/**
 * Fractions of each class (BO n° 41 of 31/10/2024: at most 1 in cycle 2; in CP only a half, of a
 * number; a fraction of a quantity comes back in CM1, one part of it, several in CM2; BO n° 16 of 17/04/2025: greater than 1 and
 * decimal fractions from CM1, denominators of which one is a multiple of the other in CM2).
 */
import type { Level } from '../level.ts'
import type { Random } from '../random.ts'
import type { Figure, Fraction } from './figure.ts'
import {
  asked,
  type FractionRange,
  fraction,
  NO_FIGURE,
  numbered,
  type QuestionDraw,
} from './fraction-draws.ts'
import {
  sum,
  unlikeDifference,
  unlikeGreater,
  unlikeSum,
  wholeAndFraction,
  wholeLessFraction,
} from './fraction-sums.ts'

function drawn({ denominators, least, units }: FractionRange, random: Random): Fraction {
  const parts = random.pick(denominators)
  const numerator = random.whole(parts * least + 1, parts * units - 1)
  return numerator % parts === 0 ? fraction(numerator - 1, parts) : fraction(numerator, parts)
}

function shaded(range: FractionRange): QuestionDraw {
  return (random) => {
    const { numerator, denominator } = drawn(range, random)
    const form = random.pick(['strip', 'disc'] as const)
    const figure: Figure = { form, parts: denominator, shaded: numerator }
    const isRest = numerator < denominator && random.whole(1, 3) === 1
    return isRest
      ? asked(
          range.level,
          figure,
          { kind: 'unshaded' },
          fraction(denominator - numerator, denominator),
        )
      : asked(range.level, figure, { kind: 'shaded' }, fraction(numerator, denominator))
  }
}

function onLine(range: FractionRange): QuestionDraw {
  return (random) => {
    const { numerator, denominator } = drawn(range, random)
    const units = Math.max(1, Math.ceil(numerator / denominator))
    const figure: Figure = { form: 'line', units, parts: denominator, mark: numerator }
    return asked(range.level, figure, { kind: 'abscissa' }, fraction(numerator, denominator))
  }
}

interface Parts {
  readonly level: Level
  readonly denominators: readonly number[]
  /** One part («le quart de 60»), or several («les trois quarts»). */
  readonly several: boolean
  readonly most: number
}

/** As many things as are counted at a glance. */
const MOST_THINGS = 24

function partOf({ level, denominators, several, most }: Parts): QuestionDraw {
  return (random) => {
    const denominator = random.pick(denominators)
    const numerator = several ? random.whole(2, denominator - 1) : 1
    const count = denominator * random.whole(2, Math.floor(most / denominator))
    const figure: Figure = count <= MOST_THINGS ? { form: 'collection', count } : NO_FIGURE
    const task = { kind: 'part-of', part: fraction(numerator, denominator) } as const
    return numbered(level, figure, task, (count / denominator) * numerator)
  }
}

/** Of numbers that CP doubles. */
function share(level: Level): QuestionDraw {
  return (random) => {
    const half = random.whole(2, MOST_THINGS / 2)
    return numbered(level, { form: 'collection', count: 2 * half }, { kind: 'share' }, half)
  }
}

function wholeOf(level: Level): QuestionDraw {
  return (random) => {
    const half = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40])
    return numbered(level, NO_FIGURE, { kind: 'whole-of', half }, 2 * half)
  }
}

/** «La moitié de 40», without things to count. */
function halfOfTens(level: Level): QuestionDraw {
  return (random) => {
    const half = random.pick([10, 20, 30, 40, 50])
    return numbered(level, NO_FIGURE, { kind: 'part-of', part: fraction(1, 2) }, half)
  }
}

function greater({ level, denominators }: FractionRange): QuestionDraw {
  return (random) => {
    const parts = random.pick(denominators.filter((one) => one > 2))
    const [low, high] = [random.whole(1, parts - 2), parts - 1]
    const up = random.whole(low + 1, high)
    const pair = random.shuffle([fraction(low, parts), fraction(up, parts)])
    const [one = fraction(low, parts), other = fraction(up, parts)] = pair
    return asked(level, NO_FIGURE, { kind: 'greater', one, other }, fraction(up, parts))
  }
}

/** Of two fractions 1/n, the one that is cut into fewer parts. */
function greaterUnit({ level, denominators }: FractionRange): QuestionDraw {
  return (random) => {
    const [a = 2, b = 3] = random.shuffle(denominators)
    const task = { kind: 'greater', one: fraction(1, a), other: fraction(1, b) } as const
    return asked(level, NO_FIGURE, task, fraction(1, Math.min(a, b)))
  }
}

function between(range: FractionRange): QuestionDraw {
  return (random) => {
    const part = drawn(range, random)
    const side = random.pick(['below', 'above'] as const)
    const below = Math.floor(part.numerator / part.denominator)
    const task = { kind: 'between', part, side } as const
    return numbered(range.level, NO_FIGURE, task, side === 'below' ? below : below + 1)
  }
}

function toOne({ level, denominators }: FractionRange): QuestionDraw {
  return (random) => {
    const parts = random.pick(denominators)
    const numerator = random.whole(1, parts - 1)
    const figure: Figure = { form: 'strip', parts, shaded: numerator }
    const task = { kind: 'to-one', part: fraction(numerator, parts) } as const
    return asked(level, figure, task, fraction(parts - numerator, parts))
  }
}

/** The answer is the missing numerator, a number. */
function equivalent(level: Level, pairs: readonly (readonly [number, number])[]): QuestionDraw {
  return (random) => {
    const [denominator, times] = random.pick(pairs)
    const numerator = random.whole(1, denominator - 1)
    const task = {
      kind: 'equivalent',
      part: fraction(numerator, denominator),
      denominator: denominator * times,
    } as const
    return numbered(level, NO_FIGURE, task, numerator * times)
  }
}

function decimal(level: Level, denominators: readonly number[]): QuestionDraw {
  return (random) => {
    const denominator = random.pick(denominators)
    const parts = random.whole(1, denominator * 2 - 1)
    // 4/4 is no decimal to write.
    const numerator = parts === denominator ? denominator + 1 : parts
    const task = { kind: 'decimal', part: fraction(numerator, denominator) } as const
    return numbered(level, NO_FIGURE, task, numerator / denominator)
  }
}

const CE1: FractionRange = {
  level: 'CE1',
  denominators: [2, 3, 4, 5, 6, 8, 10],
  least: 0,
  units: 1,
}
const CE2: FractionRange = {
  level: 'CE2',
  denominators: [3, 4, 5, 6, 8, 10, 12],
  least: 0,
  units: 1,
}
const CM1: FractionRange = { level: 'CM1', denominators: [2, 3, 4, 5, 8, 10], least: 1, units: 3 }
const CM2: FractionRange = {
  level: 'CM2',
  denominators: [2, 3, 4, 5, 6, 8, 10],
  least: 1,
  units: 4,
}

/** Kinds of question, as often as they stand here. */
export const FRACTION_DRAWS: Readonly<Record<Level, readonly QuestionDraw[]>> = {
  CP: [
    partOf({ level: 'CP', denominators: [2], several: false, most: MOST_THINGS }),
    share('CP'),
    wholeOf('CP'),
    halfOfTens('CP'),
  ],
  CE1: [shaded(CE1), shaded(CE1), onLine(CE1), toOne(CE1), greaterUnit(CE1)],
  CE2: [shaded(CE2), onLine(CE2), toOne(CE2), greater(CE2), greaterUnit(CE2), sum(CE2)],
  CM1: [
    shaded(CM1),
    onLine(CM1),
    onLine({ ...CM1, denominators: [10] }),
    sum(CM1),
    wholeAndFraction(CM1),
    between(CM1),
    decimal('CM1', [10, 100]),
    equivalent('CM1', [
      [2, 2],
      [2, 5],
      [5, 2],
      [4, 2],
      [10, 10],
    ]),
    partOf({ level: 'CM1', denominators: [2, 3, 4, 5, 10], several: false, most: 60 }),
  ],
  CM2: [
    onLine(CM2),
    unlikeSum('CM2'),
    unlikeDifference('CM2'),
    unlikeGreater('CM2'),
    wholeAndFraction(CM2),
    wholeLessFraction(CM2),
    between({ ...CM2, units: 9 }),
    decimal('CM2', [10, 100, 1000]),
    decimal('CM2', [2, 4, 5]),
    equivalent('CM2', [
      [2, 3],
      [3, 4],
      [4, 25],
      [5, 20],
      [4, 3],
      [6, 2],
    ]),
    partOf({ level: 'CM2', denominators: [3, 4, 5, 8, 10], several: true, most: 200 }),
  ],
}
