/** The errors of a copy as the adult leaves them: what was named, the classes that were changed, the reasons that were left out. */
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

/** The classes that were named, by the key of an error. */
export type NamedErrors = ReadonlyMap<string, readonly NamedErrorClass[]>

export interface ReviewedError extends GradedError {
  readonly key: string
  readonly expected: string
  /** '' when forgotten. */
  readonly written: string
  readonly code: ErrorClass
  /** The reason that is known for this class; null when there is none. */
  readonly explanation: string | null
  readonly silent: boolean
}

/** Classes that an adult may choose. */
export const CHOSEN_CLASSES: readonly ErrorClass[] = ERROR_CLASSES.filter(
  (code) => code !== 'oubli' && code !== 'ajout',
)

/** What was named of pieces, for the pieces that were asked about: what is named later at the same place is another error. */
export function namedByKey(
  pieces: readonly CopyPiece[],
  named: readonly NamedError[],
): NamedErrors {
  return new Map(
    pieces.flatMap((piece) => {
      const found = named.find(({ first, last }) => first === piece.first && last === piece.last)
      return found ? [[errorKey(piece), found.classes] as const] : []
    }),
  )
}

function reviewedPiece(piece: CopyPiece, named: NamedErrors, review: CopyReview): ReviewedError {
  const key = errorKey(piece)
  const proposed = named.get(key) ?? []
  const [main] = proposed
  const unnamed = piece.written === '' ? 'oubli' : 'meconnaissable'
  const code = review.codes[key] ?? main?.code ?? unnamed
  return {
    ...piece,
    key,
    code,
    // What accompanies the main class was seen beside it, and means nothing beside another.
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

/** A sign of punctuation, at the word that it follows. */
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

/** Whether an adult may say of what nature an error is; of a word forgotten or in excess and of a sign it is what stands on the copy. */
export function mayChangeClass({ key, code }: ReviewedError): boolean {
  return !key.startsWith(PUNCTUATION_KEY) && CHOSEN_CLASSES.includes(code)
}

interface CopyFaults {
  readonly pieces: readonly CopyPiece[]
  readonly signs?: readonly PunctuationFault[] | undefined
  readonly extras: readonly Pick<DraftExtra, 'text' | 'after'>[]
}

/** Errors in the order of the dictation, words in excess and signs last; `named` is empty until the server has answered. */
export function reviewedErrors(
  copy: CopyFaults,
  named: NamedErrors,
  review: CopyReview,
): ReviewedError[] {
  return [
    ...copy.pieces.map((piece) => reviewedPiece(piece, named, review)),
    ...copy.extras.map(extraError),
    ...(copy.signs ?? []).map(punctuationError),
  ]
}

export interface ErrorGroup {
  /** null for what is not counted. */
  readonly family: ErrorFamily | null
  readonly errors: readonly ReviewedError[]
}

/** Errors by the family of the main class that counts; families without errors are left out. */
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
