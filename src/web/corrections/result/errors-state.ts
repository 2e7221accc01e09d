/** The errors of a copy after review: classes named by the server, classes changed and reasons hidden by the adult. */
import type { DraftExtra } from '../../../domain/copy/draft/copy-draft.ts'
import type { PunctuationFault } from '../../../domain/copy/draft/copy-punctuation.ts'
import { type CopyReview, errorKey } from '../../../domain/copy/review/copy-review.ts'
import {
  ERROR_CLASSES,
  ERROR_FAMILIES,
  type ErrorClass,
  type ErrorFamily,
  familyOf,
} from '../../../domain/copy/review/error-class.ts'
import {
  type CountingSwitches,
  countedErrors,
  type GradedError,
} from '../../../domain/copy/review/grading-scale.ts'
import type { CopyPiece } from '../../../domain/copy/review/wrong-pieces.ts'

export interface NamedErrorClass {
  readonly code: ErrorClass
  readonly explanation: string | null
}

export interface NamedError {
  readonly first: number
  readonly last: number
  readonly classes: readonly NamedErrorClass[]
}

export type ClassesByErrorKey = ReadonlyMap<string, readonly NamedErrorClass[]>

export interface ReviewedError extends GradedError {
  readonly key: string
  readonly expected: string
  /** Empty for a forgotten word. */
  readonly written: string
  readonly code: ErrorClass
  /** Null when this class has no reason. */
  readonly explanation: string | null
  readonly silent: boolean
}

/** Those the adult may choose. */
export const CHOSEN_CLASSES: readonly ErrorClass[] = ERROR_CLASSES.filter(
  (code) => code !== 'oubli' && code !== 'ajout',
)

/** Keyed by what was written too: another spelling at the same words is another error. */
export function namedByKey(
  pieces: readonly CopyPiece[],
  named: readonly NamedError[],
): ClassesByErrorKey {
  return new Map(
    pieces.flatMap((piece) => {
      const found = named.find(({ first, last }) => first === piece.first && last === piece.last)
      return found ? [[errorKey(piece), found.classes] as const] : []
    }),
  )
}

function reviewedPiece(
  piece: CopyPiece,
  named: ClassesByErrorKey,
  review: CopyReview,
): ReviewedError {
  const key = errorKey(piece)
  const proposed = named.get(key) ?? []
  const [main] = proposed
  const unnamed = piece.written === '' ? 'oubli' : 'meconnaissable'
  const code = review.codes[key] ?? main?.code ?? unnamed
  return {
    ...piece,
    key,
    code,
    // Secondary classes were found with the main one, and mean nothing with another.
    classes: code === main?.code ? proposed.map((one) => one.code) : [code],
    explanation: proposed.find((one) => one.code === code)?.explanation ?? null,
    silent: review.silenced.includes(key),
  }
}

function extraError({ text, after }: Pick<DraftExtra, 'text' | 'after'>): ReviewedError {
  return {
    key: `extra-${after}-${text}`,
    first: -1,
    last: -1,
    expected: '',
    written: text,
    code: 'ajout',
    classes: ['ajout'],
    explanation: null,
    silent: false,
  }
}

/** A punctuation mark, at the word it follows. */
function punctuationError({ after, expected, written }: PunctuationFault): ReviewedError {
  const at = Math.max(0, after)
  return {
    key: `${PUNCTUATION_KEY}${after}`,
    first: at,
    last: at,
    expected,
    written,
    code: 'ponctuation',
    classes: ['ponctuation'],
    explanation: null,
    silent: false,
  }
}

const PUNCTUATION_KEY = 'sign-'

/** Not for forgotten words, extra words and punctuation marks, whose class is a fact. */
export function mayChangeClass({ key, code }: ReviewedError): boolean {
  return !key.startsWith(PUNCTUATION_KEY) && CHOSEN_CLASSES.includes(code)
}

interface CopyFaults {
  readonly pieces: readonly CopyPiece[]
  readonly signs?: readonly PunctuationFault[] | undefined
  readonly extras: readonly Pick<DraftExtra, 'text' | 'after'>[]
}

/** In dictation order, then extra words, then punctuation marks; `named` is empty until the server answers. */
export function reviewedErrors(
  copy: CopyFaults,
  named: ClassesByErrorKey,
  review: CopyReview,
): ReviewedError[] {
  return [
    ...copy.pieces.map((piece) => reviewedPiece(piece, named, review)),
    ...copy.extras.map(extraError),
    ...(copy.signs ?? []).map(punctuationError),
  ]
}

export interface ErrorGroup {
  /** Null for what does not count. */
  readonly family: ErrorFamily | null
  readonly errors: readonly ReviewedError[]
}

/** By the family of the main class that counts; empty families are left out. */
export function errorGroups(
  errors: readonly ReviewedError[],
  switches: CountingSwitches,
): ErrorGroup[] {
  const families = countedErrors(errors, switches).map(({ classes: [main] }) =>
    main ? familyOf(main) : null,
  )
  return [...ERROR_FAMILIES, null]
    .map((family) => ({ family, errors: errors.filter((_, at) => families[at] === family) }))
    .filter((group) => group.errors.length > 0)
}
