/** The errors of a copy after review: classes named by the server, classes changed and reasons hidden by the adult. */
import type { CopyDraft } from '../draft/copy-draft.ts'
import type { PunctuationFault } from '../draft/copy-punctuation.ts'
import { extraErrors, extraNature } from '../draft/draft-extras.ts'
import { movedSentences } from '../draft/sentence-remarks.ts'
import { type CopyReview, errorKey } from './copy-review.ts'
import {
  ERROR_CLASSES,
  ERROR_FAMILIES,
  type ErrorClass,
  type ErrorFamily,
  familyOf,
} from './error-class.ts'
import { type CountingSwitches, countedErrors, type GradedError } from './grading-scale.ts'
import { type CopyPiece, wrongPieces } from './wrong-pieces.ts'

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
  /** What the error is about; all but a piece have one class, which is a fact. */
  readonly nature: 'piece' | 'extra' | 'repeated' | 'moved' | 'sign'
}

/** Those the adult may choose. */
export const CHOSEN_CLASSES: readonly ErrorClass[] = ERROR_CLASSES.filter(
  (code) => code !== 'oubli' && code !== 'ajout' && code !== 'ordre',
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
    nature: 'piece',
    silent: review.silenced.includes(key),
  }
}

function extraError({ text, after, isRepeated }: ExtraFault): ReviewedError {
  return {
    key: `extra-${after}-${text}`,
    first: -1,
    last: -1,
    expected: '',
    written: text,
    code: 'ajout',
    classes: ['ajout'],
    explanation: null,
    nature: isRepeated ? 'repeated' : 'extra',
    silent: false,
  }
}

/** A sentence in another place, which is no error of its words. */
function movedError({ first, text }: MovedFault): ReviewedError {
  return {
    key: `moved-${first}`,
    first: -1,
    last: -1,
    expected: '',
    written: text,
    code: 'ordre',
    classes: ['ordre'],
    explanation: null,
    nature: 'moved',
    silent: false,
  }
}

/** A punctuation mark, at the word it follows. */
function punctuationError({ after, expected, written }: PunctuationFault): ReviewedError {
  const at = Math.max(0, after)
  return {
    key: `sign-${after}`,
    first: at,
    last: at,
    expected,
    written,
    code: 'ponctuation',
    classes: ['ponctuation'],
    explanation: null,
    nature: 'sign',
    silent: false,
  }
}

/** Not for forgotten words, extra words, moved words and punctuation marks, whose class is a fact. */
export function mayChangeClass({ nature, code }: ReviewedError): boolean {
  return nature === 'piece' && CHOSEN_CLASSES.includes(code)
}

interface ExtraFault {
  readonly text: string
  readonly after: number
  readonly isRepeated: boolean
}

interface MovedFault {
  /** Index of the first word of the sentence. */
  readonly first: number
  readonly text: string
}

interface CopyFaults {
  readonly pieces: readonly CopyPiece[]
  readonly signs: readonly PunctuationFault[]
  readonly extras: readonly ExtraFault[]
  readonly moved: readonly MovedFault[]
}

/** Everything that the copy has otherwise than the dictation. */
export function copyFaults(draft: CopyDraft): CopyFaults {
  return {
    pieces: wrongPieces(draft),
    extras: extraErrors(draft).map((extra) => ({
      text: extra.text,
      after: extra.after,
      isRepeated: extraNature(draft, extra) === 'repeated',
    })),
    moved: movedSentences(draft).map(({ first, last }) => ({
      first,
      text: draft.original.slice(draft.words[first]?.start, draft.words[last]?.end),
    })),
    signs: draft.signs ?? [],
  }
}

/** Errors of all kinds, those that the score does not know too. */
export function remarkCount(draft: CopyDraft): number {
  const { pieces, extras, moved, signs } = copyFaults(draft)
  return pieces.length + extras.length + moved.length + signs.length
}

/** In dictation order, then extra words, moved sentences, punctuation marks; `named` is empty until the server answers. */
export function reviewedErrors(
  copy: CopyFaults,
  named: ClassesByErrorKey,
  review: CopyReview,
): ReviewedError[] {
  return [
    ...copy.pieces.map((piece) => reviewedPiece(piece, named, review)),
    ...copy.extras.map(extraError),
    ...copy.moved.map(movedError),
    ...copy.signs.map(punctuationError),
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
