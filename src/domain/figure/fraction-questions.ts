/**
 * Fractions of each class (BO n° 41 of 31/10/2024: at most 1 in cycle 2; in CP only a half, of a
 * number; a fraction of a quantity comes back in CM1; BO n° 16 of 17/04/2025: greater
 * than 1 and decimal fractions from CM1).
 */
import type { Level } from '../level.ts'
import type { Random } from '../random.ts'
import type { Figure, FigureQuestion, FigureTask, Fraction } from './figure.ts'

export type QuestionDraw = (random: Random) => FigureQuestion

function fraction(numerator: number, denominator: number): Fraction {
  return { numerator, denominator }
}

function asked(level: Level, figure: Figure, task: FigureTask, value: Fraction): FigureQuestion {
  return { level, figure, task, answer: { kind: 'fraction', value } }
}

const NO_FIGURE: Figure = { form: 'none' }

interface Range {
  readonly level: Level
  readonly denominators: readonly number[]
  /** Greatest value, in units. */
  readonly units: number
}

function drawn({ denominators, units }: Range, random: Random): Fraction {
  const parts = random.pick(denominators)
  const numerator = random.whole(1, parts * units - 1)
  return numerator % parts === 0 ? fraction(numerator - 1, parts) : fraction(numerator, parts)
}

function shaded(range: Range): QuestionDraw {
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

function onLine(range: Range): QuestionDraw {
  return (random) => {
    const { numerator, denominator } = drawn(range, random)
    const units = Math.max(1, Math.ceil(numerator / denominator))
    const figure: Figure = { form: 'line', units, parts: denominator, mark: numerator }
    return asked(range.level, figure, { kind: 'abscissa' }, fraction(numerator, denominator))
  }
}

/** `numerators` from 1: «la moitié de 12» to «les trois quarts de 60». */
function partOf(level: Level, denominators: readonly number[], most: number): QuestionDraw {
  return (random) => {
    const denominator = random.pick(denominators)
    const numerator = random.whole(1, denominator - 1)
    const count = denominator * random.whole(2, Math.floor(most / denominator))
    const figure: Figure = count <= 24 ? { form: 'collection', count } : NO_FIGURE
    return {
      level,
      figure,
      task: { kind: 'part-of', part: fraction(numerator, denominator) },
      answer: {
        kind: 'quantity',
        value: { value: (count / denominator) * numerator, measure: null },
      },
    }
  }
}

function greater({ level, denominators }: Range): QuestionDraw {
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
function greaterUnit({ level, denominators }: Range): QuestionDraw {
  return (random) => {
    const [a = 2, b = 3] = random.shuffle(denominators)
    const task = { kind: 'greater', one: fraction(1, a), other: fraction(1, b) } as const
    return asked(level, NO_FIGURE, task, fraction(1, Math.min(a, b)))
  }
}

function sum({ level, denominators, units }: Range): QuestionDraw {
  return (random) => {
    const parts = random.pick(denominators.filter((one) => one > 2))
    const total = random.whole(2, units === 1 ? parts : parts * units - 1)
    const first = random.whole(1, total - 1)
    const task = {
      kind: 'sum',
      one: fraction(first, parts),
      other: fraction(total - first, parts),
    } as const
    return asked(level, NO_FIGURE, task, fraction(total, parts))
  }
}

function toOne({ level, denominators }: Range): QuestionDraw {
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
    const value = { value: numerator * times, measure: null }
    return { level, figure: NO_FIGURE, task, answer: { kind: 'quantity', value } }
  }
}

function decimal(level: Level, denominators: readonly number[]): QuestionDraw {
  return (random) => {
    const denominator = random.pick(denominators)
    const parts = random.whole(1, denominator * 2 - 1)
    // 4/4 is no decimal to write.
    const numerator = parts === denominator ? denominator + 1 : parts
    const value = { value: numerator / denominator, measure: null }
    return {
      level,
      figure: NO_FIGURE,
      task: { kind: 'decimal', part: fraction(numerator, denominator) },
      answer: { kind: 'quantity', value },
    }
  }
}

const CE1: Range = { level: 'CE1', denominators: [2, 3, 4, 5, 6, 8, 10], units: 1 }
const CE2: Range = { level: 'CE2', denominators: [2, 3, 4, 5, 6, 8, 10, 12], units: 1 }
const CM1: Range = { level: 'CM1', denominators: [2, 3, 4, 5, 8, 10], units: 3 }
const CM2: Range = { level: 'CM2', denominators: [2, 3, 4, 5, 6, 8, 10], units: 4 }

/** Kinds of question, as often as they stand here. */
export const FRACTION_DRAWS: Readonly<Record<Level, readonly QuestionDraw[]>> = {
  CP: [partOf('CP', [2], 24)],
  CE1: [shaded(CE1), shaded(CE1), onLine(CE1), toOne(CE1), greaterUnit(CE1)],
  CE2: [shaded(CE2), onLine(CE2), toOne(CE2), greater(CE2), greaterUnit(CE2), sum(CE2)],
  CM1: [
    shaded(CM1),
    onLine(CM1),
    onLine({ ...CM1, denominators: [10] }),
    sum(CM1),
    decimal('CM1', [10, 100]),
    equivalent('CM1', [
      [2, 2],
      [2, 5],
      [5, 2],
      [4, 2],
      [10, 10],
    ]),
    partOf('CM1', [2, 3, 4, 5, 10], 60),
  ],
  CM2: [
    shaded(CM2),
    onLine(CM2),
    sum(CM2),
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
    partOf('CM2', [3, 4, 5, 8, 10], 200),
  ],
}
