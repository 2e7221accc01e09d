/** Version of scoring and error classification, stored with each correction. Raise it when either changes. */
export const CORRECTION_RULES_VERSION = '2026-11-25'

/**
 * In the order of the tests: the first match is the error's main class. For the common pairs (a/à, ou/où) «homophone» is
 * tested before «accent». `douteux`: illegible, never counted. A new class is decided in
 * `french/error-analysis/classify-error.ts` (one of blanks, hyphens and apostrophes in `cut-classes.ts`), explained in `explain-error.ts` beside it and planted
 * in `planted-errors.test.ts`; it needs its family below, its need in `domain/class/need.ts`, its name in `texts/corrections/error-explanations.ts`, a glossary row and a new
 * version of the rules.
 */
export const ERROR_CLASSES = [
  'oubli',
  'ajout',
  'segmentation',
  'ordre',
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

/** The two families on which markers agree best (DEPP surveys: κ 0.79, 0.88 merged), plus presentation. */
export const ERROR_FAMILIES = ['grammatical', 'lexical', 'presentation'] as const

export type ErrorFamily = (typeof ERROR_FAMILIES)[number]

const FAMILY: Readonly<Record<ErrorClass, ErrorFamily | null>> = {
  oubli: 'lexical',
  ajout: 'lexical',
  segmentation: 'lexical',
  ordre: 'lexical',
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

/** null for what is not counted. */
export function familyOf(code: ErrorClass): ErrorFamily | null {
  return FAMILY[code]
}
