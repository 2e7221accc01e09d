/** The errors of a copy as the adult leaves them: what was named, the classes that were changed, the reasons that were left out. */
import type { DraftExtra } from '../../domain/copy-draft.ts'
import {
  ERROR_CLASSES,
  ERROR_FAMILIES,
  type ErrorClass,
  type ErrorFamily,
  familyOf,
} from '../../domain/copy-error.ts'
import type { CopyPiece } from '../../domain/copy-piece.ts'
import type { ScaledError } from '../../domain/scale.ts'

export interface NamedError {
  readonly first: number
  readonly last: number
  readonly classes: readonly { readonly code: ErrorClass; readonly explanation: string | null }[]
}

/** What the adult said, by the key of an error. */
export interface Review {
  readonly codes: Readonly<Record<string, ErrorClass>>
  readonly silenced: readonly string[]
}

export type ReviewEvent =
  | { readonly type: 'class-chosen'; readonly key: string; readonly code: ErrorClass }
  | { readonly type: 'silenced'; readonly key: string; readonly silent: boolean }

export const NO_REVIEW: Review = { codes: {}, silenced: [] }

export interface ReviewedError extends ScaledError {
  readonly key: string
  readonly expected: string
  /** '' when forgotten. */
  readonly written: string
  readonly code: ErrorClass
  /** The reason that is known for this class; null when there is none. */
  readonly explanation: string | null
  readonly silent: boolean
}

/** Classes that an adult may choose; a word is forgotten or in excess by what stands on the copy. */
export const CHOSEN_CLASSES: readonly ErrorClass[] = ERROR_CLASSES.filter(
  (code) => code !== 'oubli' && code !== 'ajout',
)

export function isChosenClass(code: ErrorClass): boolean {
  return CHOSEN_CLASSES.includes(code)
}

/** Pure: the review after an event. */
export function reduceReview(review: Review, event: ReviewEvent): Review {
  const { key } = event
  if (event.type === 'class-chosen') {
    return { ...review, codes: { ...review.codes, [key]: event.code } }
  }
  const others = review.silenced.filter((one) => one !== key)
  return { ...review, silenced: event.silent ? [...others, key] : others }
}

function reviewedPiece(
  piece: CopyPiece,
  named: NamedError | undefined,
  review: Review,
): ReviewedError {
  const { first, last, written } = piece
  const key = `${first}-${last}-${written}`
  const proposed = named?.classes ?? []
  const [main] = proposed
  const code = review.codes[key] ?? main?.code ?? (written === '' ? 'oubli' : 'meconnaissable')
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

function extraError({ text, after }: DraftExtra): ReviewedError {
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

/** Errors in the order of the dictation, words in excess last; `named` is empty until the server has answered. */
export function reviewedErrors(
  copy: { readonly pieces: readonly CopyPiece[]; readonly extras: readonly DraftExtra[] },
  named: readonly NamedError[],
  review: Review,
): ReviewedError[] {
  const of = ({ first, last }: CopyPiece): NamedError | undefined =>
    named.find((one) => one.first === first && one.last === last)
  return [
    ...copy.pieces.map((piece) => reviewedPiece(piece, of(piece), review)),
    ...copy.extras.map(extraError),
  ]
}

export interface ErrorGroup {
  /** null for what is not counted. */
  readonly family: ErrorFamily | null
  readonly errors: readonly ReviewedError[]
}

/** Errors by the family of their main class; families without errors are left out. */
export function errorGroups(errors: readonly ReviewedError[]): ErrorGroup[] {
  return [...ERROR_FAMILIES, null]
    .map((family) => ({ family, errors: errors.filter(({ code }) => familyOf(code) === family) }))
    .filter((group) => group.errors.length > 0)
}
