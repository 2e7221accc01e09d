/**
 * Measures of each class (BO n° 41 of 31/10/2024, n° 16 of 17/04/2025): whole hours in CP, halves and quarters in CE1, the minute in CE2;
 * metres and centimetres in CP; prices with a comma from CE2; decimals in conversions from CM1; in CM2 areas by their formula, and two
 * units in one quantity.
 */
import type { Level } from '../level.ts'
import { type Measure, type Quantity, roundedToThousandths } from '../problem/quantity.ts'
import type { Random } from '../random.ts'
import type { Figure, FigureQuestion, FigureTask } from './figure.ts'
import { NO_FIGURE, type QuestionDraw } from './fraction-draws.ts'

function measured(level: Level, figure: Figure, task: FigureTask, value: Quantity): FigureQuestion {
  return { level, figure, task, answer: { kind: 'quantity', value } }
}

/** `step` in minutes. From CE1 also after noon: the same hands, twelve hours later. */
function clock(level: Level, step: number): QuestionDraw {
  return (random) => {
    const minutes = random.whole(1, 11) * 60 + step * random.whole(0, 60 / step - 1)
    const isAfternoon = level !== 'CP' && random.whole(1, 3) === 1
    return measured(
      level,
      { form: 'clock', minutes },
      { kind: isAfternoon ? 'afternoon' : 'read' },
      { value: isAfternoon ? minutes + 720 : minutes, measure: 'clock' },
    )
  }
}

/** A pencil is no shorter, in centimetres. */
const SHORTEST = 4

/** To the centimetre, or to the millimetre and read in millimetres or with a comma: then its point is between two numbers. */
function ruler(level: Level, step: 1 | 10, measure: Measure): QuestionDraw {
  return (random) => {
    const small = step === 1 ? random.whole(1, 9) : 0
    const millimetres = 10 * random.whole(SHORTEST, 12) - small
    const value = measure === 'mm' ? millimetres : millimetres / 10
    return measured(level, { form: 'ruler', millimetres }, { kind: 'read' }, { value, measure })
  }
}

function greatestFirst(values: readonly number[]): number[] {
  return values.toSorted((one, other) => other - one)
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function coins(level: Level, among: readonly number[], measure: '€' | 'c'): QuestionDraw {
  return (random) => {
    const cents = greatestFirst(
      Array.from({ length: random.whole(3, 6) }, () => random.pick(among)),
    )
    const value = measure === '€' ? total(cents) / 100 : total(cents)
    return measured(level, { form: 'coins', cents }, { kind: 'read' }, { value, measure })
  }
}

function weights(level: Level, among: readonly number[]): QuestionDraw {
  return (random) => {
    const grams = greatestFirst(random.shuffle(among).slice(0, random.whole(2, 4)))
    const value = { value: total(grams), measure: 'g' } as const
    return measured(level, { form: 'weights', grams }, { kind: 'read' }, value)
  }
}

function duration(level: Level, step: number, longest: number): QuestionDraw {
  return (random) => {
    const from = 480 + step * random.whole(0, Math.floor(480 / step))
    const spent = step * random.whole(1, Math.floor(longest / step))
    const task = { kind: 'duration', from, to: from + spent } as const
    return measured(level, NO_FIGURE, task, { value: spent, measure: 'duration' })
  }
}

interface Conversion {
  readonly from: Measure
  readonly to: Measure
  /** How many of `to` are one of `from`. */
  readonly worth: number
}

const CONVERSIONS = {
  metres: { from: 'm', to: 'cm', worth: 100 },
  kilometres: { from: 'km', to: 'm', worth: 1000 },
  millimetres: { from: 'cm', to: 'mm', worth: 10 },
  kilograms: { from: 'kg', to: 'g', worth: 1000 },
  tonnes: { from: 't', to: 'kg', worth: 1000 },
  litres: { from: 'L', to: 'cL', worth: 100 },
  decilitres: { from: 'L', to: 'dL', worth: 10 },
  millilitres: { from: 'L', to: 'mL', worth: 1000 },
  minutes: { from: 'h', to: 'min', worth: 60 },
  seconds: { from: 'min', to: 's', worth: 60 },
} as const satisfies Readonly<Record<string, Conversion>>

type ConversionName = keyof typeof CONVERSIONS

/** `step` of the greater unit: 1 for whole numbers, below 1 for none. Both ways. */
function conversion(level: Level, names: readonly ConversionName[], step: number): QuestionDraw {
  return (random) => {
    const { from, to, worth } = CONVERSIONS[random.pick(names)]
    const ones = Math.round(1 / step)
    // 1 would be what the hint reminds of.
    const great =
      ones === 1
        ? random.whole(2, 9)
        : roundedToThousandths(random.whole(0, 8) + step * random.whole(1, ones - 1))
    const [large, small] = [
      { value: great, measure: from },
      { value: roundedToThousandths(great * worth), measure: to },
    ]
    return random.whole(0, 1) === 0
      ? measured(level, NO_FIGURE, { kind: 'conversion', from: large, to }, small)
      : measured(level, NO_FIGURE, { kind: 'conversion', from: small, to: from }, large)
  }
}

/** «4 h 30 min = … min», and «390 s = 6 min … s»: a child has no decimal hours. */
function mixed(level: Level, names: readonly ConversionName[]): QuestionDraw {
  return (random) => {
    const { from, to, worth } = CONVERSIONS[random.pick(names)]
    const [whole, rest] = [random.whole(2, 9), random.whole(1, worth - 1)]
    const great: Quantity = { value: whole, measure: from }
    const small: Quantity = { value: rest, measure: to }
    const all: Quantity = { value: whole * worth + rest, measure: to }
    return random.whole(0, 1) === 0
      ? measured(level, NO_FIGURE, { kind: 'mixed', great, small, to: 'small' }, all)
      : measured(level, NO_FIGURE, { kind: 'left-over', from: all, great }, small)
  }
}

/** «3 m 5 cm = … m» */
function withComma(level: Level, names: readonly ConversionName[]): QuestionDraw {
  return (random) => {
    const { from, to, worth } = CONVERSIONS[random.pick(names)]
    const [whole, rest] = [random.whole(2, 9), random.whole(1, worth - 1)]
    const great: Quantity = { value: whole, measure: from }
    const small: Quantity = { value: rest, measure: to }
    const value: Quantity = { value: roundedToThousandths(whole + rest / worth), measure: from }
    return measured(level, NO_FIGURE, { kind: 'mixed', great, small, to: 'great' }, value)
  }
}

const AREAS = { cm: 'cm²', m: 'm²' } as const satisfies Partial<Record<Measure, Measure>>

/** Areas of whole sides, so that the formula is what is asked; a way around has a half. One in four is a square. */
function rectangle(level: Level, asked: 'perimeter' | 'area'): QuestionDraw {
  return (random) => {
    const measure = random.pick(['cm', 'm'] as const)
    const shorter = random.whole(4, 12) + (asked === 'perimeter' ? 0.5 : 0)
    const longer = random.whole(1, 4) === 1 ? shorter : Math.floor(shorter) + random.whole(1, 13)
    const task = {
      kind: 'rectangle',
      asked,
      length: { value: longer, measure },
      width: { value: shorter, measure },
    } as const
    return asked === 'area'
      ? measured(level, NO_FIGURE, task, { value: longer * shorter, measure: AREAS[measure] })
      : measured(level, NO_FIGURE, task, { value: 2 * (longer + shorter), measure })
  }
}

function squares(level: Level, kinds: readonly ('perimeter' | 'area')[]): QuestionDraw {
  return (random: Random) => {
    const rows = random.whole(2, 6)
    // A square is a rectangle too, but a child is told of one shape at a time.
    const columns = random.whole(rows + 1, 9)
    const kind = random.pick(kinds)
    const value: Quantity =
      kind === 'area'
        ? { value: rows * columns, measure: 'cm²' }
        : { value: 2 * (rows + columns), measure: 'cm' }
    return measured(level, { form: 'squares', rows, columns }, { kind }, value)
  }
}

const EUROS = [100, 200, 500, 1000]
const CENTS = [1, 2, 5, 10, 20, 50]

/** Kinds of question, as often as they stand here. */
export const MEASURE_DRAWS: Readonly<Record<Level, readonly QuestionDraw[]>> = {
  CP: [clock('CP', 60), ruler('CP', 10, 'cm'), coins('CP', EUROS, '€')],
  CE1: [
    clock('CE1', 15),
    clock('CE1', 15),
    ruler('CE1', 10, 'cm'),
    coins('CE1', CENTS, 'c'),
    coins('CE1', EUROS, '€'),
    conversion('CE1', ['metres'], 1),
    duration('CE1', 15, 60),
    weights('CE1', [5, 10, 20, 50, 100, 200, 500]),
  ],
  CE2: [
    clock('CE2', 1),
    clock('CE2', 5),
    ruler('CE2', 1, 'mm'),
    coins('CE2', [...EUROS.slice(0, 3), 50, 20, 10], '€'),
    conversion(
      'CE2',
      ['metres', 'kilometres', 'kilograms', 'litres', 'decilitres', 'millimetres', 'minutes'],
      1,
    ),
    duration('CE2', 5, 150),
    weights('CE2', [2, 5, 10, 20, 50, 100, 200, 500, 1000]),
    squares('CE2', ['perimeter']),
  ],
  CM1: [
    clock('CM1', 1),
    ruler('CM1', 1, 'cm'),
    coins('CM1', [...EUROS.slice(0, 3), ...CENTS], '€'),
    conversion('CM1', ['metres', 'kilometres', 'kilograms', 'litres', 'tonnes'], 0.5),
    conversion('CM1', ['millimetres', 'decilitres', 'metres', 'litres'], 0.1),
    duration('CM1', 5, 300),
    squares('CM1', ['perimeter', 'area']),
  ],
  CM2: [
    conversion('CM2', ['metres', 'litres'], 0.01),
    conversion('CM2', ['kilometres', 'kilograms', 'tonnes', 'millilitres'], 0.05),
    mixed('CM2', ['minutes', 'seconds']),
    withComma('CM2', ['metres', 'kilograms', 'litres', 'kilometres', 'millilitres']),
    duration('CM2', 1, 400),
    rectangle('CM2', 'area'),
    rectangle('CM2', 'perimeter'),
  ],
}
