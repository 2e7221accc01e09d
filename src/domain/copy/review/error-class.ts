/** The kinds of errors of a dictation's copy, by the teacher's words, and the order in which they are looked for. */

/**
 * Set of rules by which copies are scored and their errors named; a saved correction says which. Raised when the specified score, a
 * class or the order of the tests changes.
 */
export const CORRECTION_RULES_VERSION = '2026-3'

/**
 * In the order of the tests: the first that holds is the error's main class. «homophone» stands before «accent» for the pairs that
 * every class knows (a/à, ou/où), where the accent is the homophone. `douteux` is what an adult could not read: never counted.
 */
export const ERROR_CLASSES = [
  'oubli',
  'ajout',
  'segmentation',
  'majuscule',
  'ponctuation',
  'accent',
  'homophone',
  'accord_nombre',
  'accord_genre',
  'accord_verbe',
  'temps_mode',
  'muette',
  'graphie',
  'son',
  'meconnaissable',
  'douteux',
] as const

export type ErrorClass = (typeof ERROR_CLASSES)[number]

export function isErrorClass(value: unknown): value is ErrorClass {
  return ERROR_CLASSES.some((known) => known === value)
}

/**
 * The two families on which markers agree best (κ 0.79 apart, 0.88 merged in the national survey), beside what is neither:
 * totals are given for both.
 */
export const ERROR_FAMILIES = ['grammatical', 'lexical', 'presentation'] as const

export type ErrorFamily = (typeof ERROR_FAMILIES)[number]

const FAMILY: Readonly<Record<ErrorClass, ErrorFamily | null>> = {
  oubli: 'lexical',
  ajout: 'lexical',
  segmentation: 'lexical',
  majuscule: 'presentation',
  ponctuation: 'presentation',
  accent: 'presentation',
  homophone: 'grammatical',
  accord_nombre: 'grammatical',
  accord_genre: 'grammatical',
  accord_verbe: 'grammatical',
  temps_mode: 'grammatical',
  muette: 'lexical',
  graphie: 'lexical',
  son: 'lexical',
  meconnaissable: 'lexical',
  douteux: null,
}

/** null for what is not scored. */
export function familyOf(code: ErrorClass): ErrorFamily | null {
  return FAMILY[code]
}
