/** A number with what it counts: how it is written in French, and how a child's writing of it is read. */
import { readAnswer } from '../calculation/answer/answer.ts'

/** Symbols of measures. A clock and a duration are in minutes; a noun is no measure. */
export const MEASURES = [
  '€',
  'c',
  'mm',
  'cm',
  'dm',
  'm',
  'km',
  'cm²',
  'm²',
  'g',
  'kg',
  't',
  'mL',
  'cL',
  'dL',
  'L',
  's',
  'min',
  'h',
  'clock',
  'duration',
] as const

export type Measure = (typeof MEASURES)[number]

export interface Noun {
  readonly one: string
  readonly many: string
}

export interface Quantity {
  readonly value: number
  /** null: a mere number, or things that a noun names. */
  readonly measure: Measure | null
  /** Written after a number without measure: «40 pages». */
  readonly noun?: Noun | undefined
  /** Written after a measure, where two things are told in it: «2 L de jaune». */
  readonly of?: string | undefined
}

export function isMeasure(symbol: unknown): symbol is Measure {
  return MEASURES.some((measure) => measure === symbol)
}

/** Thousandths are the finest decimal of the primary school. */
export function roundedToThousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}

const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 })
const PRICE = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** «1 250», «0,75». */
export function decimalText(value: number): string {
  return NUMBER.format(value)
}

/** «9 h», «14 h 05», from minutes since midnight. */
function clockText(minutes: number): string {
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)}\u00a0h`
  return rest === 0 ? hours : `${hours}\u00a0${String(rest).padStart(2, '0')}`
}

/** «45 min», «2 h», «1 h 05 min», from minutes. */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${clockText(minutes)}\u00a0min`
}

/** «12 billes», «1 bille». */
export function nounOf({ one, many }: Noun, count: number): string {
  return Math.abs(count) < 2 ? one : many
}

/** As a printed problem writes it, with no-break spaces: «12», «2,50 €», «9 h 05». */
export function quantityText({ of, ...quantity }: Quantity): string {
  const text = amountText(quantity)
  return of === undefined ? text : `${text} ${of}`
}

function amountText({ value, measure, noun }: Quantity): string {
  switch (measure) {
    case null:
      return noun ? `${decimalText(value)} ${nounOf(noun, value)}` : decimalText(value)
    case 'clock':
      return clockText(value)
    case 'duration':
      return durationText(value)
    case '€':
      return `${Number.isInteger(value) ? decimalText(value) : PRICE.format(value)}\u00a0€`
    default:
      return `${decimalText(value)}\u00a0${measure}`
  }
}

/** What one of a measure is worth in the smallest of its family, so that 1,5 m and 150 cm are the same length. */
const WORTH: Readonly<Record<Measure, readonly [family: string, worth: number]>> = {
  '€': ['money', 100],
  c: ['money', 1],
  mm: ['length', 1],
  cm: ['length', 10],
  dm: ['length', 100],
  m: ['length', 1000],
  km: ['length', 1_000_000],
  'cm²': ['area', 1],
  'm²': ['area', 10_000],
  g: ['mass', 1],
  kg: ['mass', 1000],
  t: ['mass', 1_000_000],
  mL: ['capacity', 1],
  cL: ['capacity', 10],
  dL: ['capacity', 100],
  L: ['capacity', 1000],
  s: ['time', 1],
  min: ['time', 60],
  h: ['time', 3600],
  duration: ['time', 60],
  clock: ['clock', 1],
}

export function areEqual(one: Quantity, other: Quantity): boolean {
  const same = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6
  if (one.measure === null || other.measure === null) {
    return one.measure === other.measure && same(one.value, other.value)
  }
  const [[family, worth], [otherFamily, otherWorth]] = [WORTH[one.measure], WORTH[other.measure]]
  return family === otherFamily && same(one.value * worth, other.value * otherWorth)
}

const HOURS = /^(\d{1,2})(?:h|heures?|:)(?:(\d{1,2})(?:min|minutes?)?)?$/u
const MINUTES = /^(\d{1,3})(?:min|minutes?)$/u

/** Minutes, from «1 h 30», «1 h 05 min», «14:05» or «90 min»; null when it is none, or has sixty minutes and more beside an hour. */
export function parseHours(text: string): number | null {
  const written = text.toLowerCase().replace(/\s/gu, '')
  const [, hours, minutes = '0'] = HOURS.exec(written) ?? []
  if (hours !== undefined) {
    return Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : null
  }
  const [, alone] = MINUTES.exec(written) ?? []
  return alone === undefined ? null : Number(alone)
}

/** What a child typed beside `measure`; null when it cannot be read. A symbol typed after the number is left aside. */
export function parseQuantity(text: string, measure: Measure | null): Quantity | null {
  const isTime = measure === 'clock' || measure === 'duration'
  const value = isTime
    ? parseHours(text)
    : readAnswer(text.replace(/(\d)\s*\p{L}+[²]?\s*$|€\s*$/u, '$1'), true).value
  return value === null ? null : { value, measure }
}
