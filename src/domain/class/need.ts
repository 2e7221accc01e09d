/** What a pupil may need to work on: the kinds of errors as a teacher groups them (CLA-06). */
import type { ErrorClass } from '../copy/review/error-class.ts'

export const NEEDS = [
  'verb',
  'noun-group',
  'silent-letter',
  'letter-choice',
  'sound',
  'accent',
  'homophone',
  'sign',
  'other',
] as const

export type Need = (typeof NEEDS)[number]

/** Those that a lesson may be about. */
export type LessonNeed = Exclude<Need, 'other'>

export const LESSON_NEEDS: readonly LessonNeed[] = NEEDS.filter((need) => need !== 'other')

const NEED: Readonly<Record<ErrorClass, Need>> = {
  oubli: 'other',
  ajout: 'other',
  segmentation: 'sign',
  ordre: 'other',
  majuscule: 'sign',
  ponctuation: 'sign',
  accent: 'accent',
  homophone: 'homophone',
  accord_nombre: 'noun-group',
  accord_genre: 'noun-group',
  accord_verbe: 'verb',
  temps_mode: 'verb',
  muette: 'silent-letter',
  graphie: 'letter-choice',
  son: 'sound',
  meconnaissable: 'other',
  douteux: 'other',
}

/** How often an error of a kind was seen. */
export interface CountedError {
  readonly error: ErrorClass
  readonly count: number
}

export type NeedCounts = Readonly<Record<Need, number>>

function countsOf(countOf: (need: Need) => number): NeedCounts {
  // Object.fromEntries forgets its keys.
  return {
    verb: countOf('verb'),
    'noun-group': countOf('noun-group'),
    'silent-letter': countOf('silent-letter'),
    'letter-choice': countOf('letter-choice'),
    sound: countOf('sound'),
    accent: countOf('accent'),
    homophone: countOf('homophone'),
    sign: countOf('sign'),
    other: countOf('other'),
  }
}

/** Missed words by need. */
export function needCounts(errors: readonly CountedError[]): NeedCounts {
  return countsOf((need) =>
    errors.reduce((sum, { error, count }) => sum + (NEED[error] === need ? count : 0), 0),
  )
}

/** Whether a kind of error comes back: twice on one copy, on every second one of many. */
export function comesBack(count: number, copies: number): boolean {
  return count >= Math.max(2, Math.ceil(copies / 2))
}

/** Those of several pupils together. */
export function sumOfNeeds(counts: readonly NeedCounts[]): NeedCounts {
  return countsOf((need) => counts.reduce((sum, one) => sum + one[need], 0))
}
