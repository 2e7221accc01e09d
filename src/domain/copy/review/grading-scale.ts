/** Grading scales shown next to the stored percentage: points by error type, and the positive graduated scale. */
import { type ErrorClass, familyOf } from './error-class.ts'

/** `specified` (a stored name) is the percentage alone. */
export const GRADING_SCALES = ['specified', 'points', 'positive'] as const

export type GradingScale = (typeof GRADING_SCALES)[number]

/**
 * Kinds of errors that a class may choose not to count yet: still shown, ignored by every scale. Contract, default and form
 * follow this list; a new switch also needs its classes below, its label in `texts/corrections/copy-errors.ts`, and a value
 * for the reviews stored before it, in `contract/copy-review.ts` (`reviewed-corrections.test.ts` shows them; store and screen
 * need nothing).
 */
export const COUNTING_SWITCHES = ['accents', 'capitals', 'punctuation'] as const

export type CountingSwitch = (typeof COUNTING_SWITCHES)[number]

export type CountingSwitches = Readonly<Record<CountingSwitch, boolean>>

const SWITCHED_CLASSES: Readonly<Record<CountingSwitch, readonly ErrorClass[]>> = {
  accents: ['accent'],
  capitals: ['majuscule'],
  punctuation: ['ponctuation'],
}

/** The same value under each key of a closed list. */
export function asRecordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>
}

export const ALL_COUNT: CountingSwitches = asRecordOf(COUNTING_SWITCHES, true)

function counts(code: ErrorClass, switches: CountingSwitches): boolean {
  return COUNTING_SWITCHES.every((name) => switches[name] || !SWITCHED_CLASSES[name].includes(code))
}

/** Keeps only the classes that count; an error left without a class counts nowhere. */
export function countedErrors<One extends GradedError>(
  errors: readonly One[],
  switches: CountingSwitches,
): One[] {
  return errors.map((error) => ({
    ...error,
    classes: error.classes.filter((code) => counts(code, switches)),
  }))
}

export interface GradedError {
  /** Word indexes, both included; -1 for an extra word. */
  readonly first: number
  readonly last: number
  readonly classes: readonly ErrorClass[]
}

export const POINT_TYPES = ['grammatical', 'homophone', 'lexical', 'presentation'] as const

export type PointType = (typeof POINT_TYPES)[number]

export type PointWeights = Readonly<Record<PointType, number>>

/** A default of ours: rules weigh more than what is learnt word by word. */
export const DEFAULT_WEIGHTS: PointWeights = {
  grammatical: 1,
  homophone: 1,
  lexical: 0.5,
  presentation: 0.25,
}

export const MAX_WEIGHT = 5
export const MARK_OUT_OF = 20

/** null for what is not counted. */
export function pointTypeOf(code: ErrorClass): PointType | null {
  return code === 'homophone' ? 'homophone' : familyOf(code)
}

function typesOf({ classes }: GradedError): Set<PointType> {
  return new Set(classes.map(pointTypeOf).filter((type) => type !== null))
}

/** Each type counts once a word (the rule of the Alice screening). */
export function pointsLost(errors: readonly GradedError[], weights: PointWeights): number {
  return errors
    .flatMap((error) => [...typesOf(error)])
    .reduce((sum, type) => sum + weights[type], 0)
}

export function markFor(errors: readonly GradedError[], weights: PointWeights): number {
  return Math.max(0, MARK_OUT_OF - pointsLost(errors, weights))
}

export interface Tally {
  readonly achieved: number
  readonly total: number
}

/** The three tallies of the positive graduated scale (Barbarant, 2013). */
export interface PositiveTallies {
  readonly nominal: Tally
  readonly verbal: Tally
  /** Lexical spelling, whatever the agreement. */
  readonly words: Tally
}

export interface GradedText {
  readonly words: number
  /** Indexes of the words that carry an agreement mark in a noun group, and of the conjugated verbs. */
  readonly nominal: readonly number[]
  readonly verbal: readonly number[]
}

/** An unrecognisable word shows no agreement either. */
const UNSEEN: readonly ErrorClass[] = ['oubli', 'meconnaissable']
const NOMINAL: readonly ErrorClass[] = ['accord_nombre', 'accord_genre']
const VERBAL: readonly ErrorClass[] = ['accord_verbe', 'temps_mode']
const OWN_SPELLING: readonly ErrorClass[] = [
  'oubli',
  'segmentation',
  'accent',
  'homophone',
  'muette',
  'graphie',
  'son',
  'meconnaissable',
]

function indexesOf(errors: readonly GradedError[], codes: readonly ErrorClass[]): Set<number> {
  const found = errors.filter(({ first, classes }) => {
    return first >= 0 && classes.some((code) => codes.includes(code))
  })
  return new Set(
    found.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
    ),
  )
}

function tally(carriers: Iterable<number>, failed: Set<number>, left: Set<number>): Tally {
  const counted = [...new Set(carriers)].filter((index) => !left.has(index))
  const achieved = counted.filter((index) => !failed.has(index))
  return { achieved: achieved.length, total: counted.length }
}

/** Illegible words are in no tally. */
export function positiveTallies(text: GradedText, errors: readonly GradedError[]): PositiveTallies {
  const left = indexesOf(errors, ['douteux'])
  // The adult may report an agreement error where the analysis found no agreement.
  const agreement = (known: readonly number[], codes: readonly ErrorClass[]): Tally =>
    tally([...known, ...indexesOf(errors, codes)], indexesOf(errors, [...codes, ...UNSEEN]), left)
  return {
    nominal: agreement(text.nominal, NOMINAL),
    verbal: agreement(text.verbal, VERBAL),
    words: tally(
      Array.from({ length: text.words }, (_, index) => index),
      indexesOf(errors, OWN_SPELLING),
      left,
    ),
  }
}

export interface FamilyTotals {
  readonly grammatical: number
  readonly lexical: number
  readonly presentation: number
  readonly merged: number
}

export function familyTotals(errors: readonly GradedError[]): FamilyTotals {
  const families = errors.map(({ classes: [main] }) => (main ? familyOf(main) : null))
  const count = (family: string): number => families.filter((one) => one === family).length
  const [grammatical, lexical] = [count('grammatical'), count('lexical')]
  return {
    grammatical,
    lexical,
    presentation: count('presentation'),
    merged: grammatical + lexical,
  }
}
