/** The adult's review of the classified errors of a copy: other classes, hidden explanations, and how errors are counted. */
import type { CopyDraft } from '../draft/copy-draft.ts'
import type { WordSpan } from '../text/sentence-spans.ts'
import { type CorrectedCopy, correctedCopyOf } from './corrected-copy.ts'
import type { ErrorClass } from './error-class.ts'
import {
  ALL_COUNT,
  type CountingSwitch,
  type CountingSwitches,
  DEFAULT_WEIGHTS,
  type GradingScale,
  type PointType,
  type PointWeights,
} from './grading-scale.ts'
import { type CopyPiece, wrongPieces } from './wrong-pieces.ts'

export interface CopyReview {
  /** Classes chosen by the adult, by error key. */
  readonly codes: Readonly<Record<string, ErrorClass>>
  /** Keys of the errors whose explanation is hidden. */
  readonly silenced: readonly string[]
  readonly scale: GradingScale
  readonly weights: PointWeights
  readonly switches: CountingSwitches
}

export type ReviewEvent =
  | { readonly type: 'class-chosen'; readonly key: string; readonly code: ErrorClass }
  | { readonly type: 'silenced'; readonly key: string; readonly silent: boolean }
  | { readonly type: 'scale-chosen'; readonly scale: GradingScale }
  | { readonly type: 'weighed'; readonly point: PointType; readonly weight: number }
  | { readonly type: 'switched'; readonly name: CountingSwitch; readonly on: boolean }

export const EMPTY_REVIEW: CopyReview = {
  codes: {},
  silenced: [],
  scale: 'specified',
  weights: DEFAULT_WEIGHTS,
  switches: ALL_COUNT,
}

/** Unique within a copy; changes with what is written. */
export function errorKey({ first, last, written }: Omit<CopyPiece, 'expected'>): string {
  return `${first}-${last}-${written}`
}

export function reduceReview(review: CopyReview, event: ReviewEvent): CopyReview {
  switch (event.type) {
    case 'class-chosen':
      return { ...review, codes: { ...review.codes, [event.key]: event.code } }
    case 'silenced': {
      const others = review.silenced.filter((one) => one !== event.key)
      return { ...review, silenced: event.silent ? [...others, event.key] : others }
    }
    case 'scale-chosen':
      return { ...review, scale: event.scale }
    case 'weighed':
      return { ...review, weights: { ...review.weights, [event.point]: event.weight } }
    case 'switched':
      return { ...review, switches: { ...review.switches, [event.name]: event.on } }
  }
}

export interface ErrorChoice {
  readonly first: number
  readonly last: number
  readonly code: ErrorClass | null
  readonly silent: boolean
}

export interface ReviewedCopy extends CorrectedCopy {
  readonly choices: readonly ErrorChoice[]
  readonly scale: GradingScale
  readonly weights: PointWeights
  readonly switches: CountingSwitches
}

/** Drops choices about errors that the copy no longer has. */
export function reviewedCopyOf(draft: CopyDraft, review: CopyReview): ReviewedCopy {
  const choices = wrongPieces(draft).flatMap((piece): ErrorChoice[] => {
    const key = errorKey(piece)
    const code = review.codes[key] ?? null
    const silent = review.silenced.includes(key)
    const { first, last } = piece
    return code === null && !silent ? [] : [{ first, last, code, silent }]
  })
  const { scale, weights, switches } = review
  return { ...correctedCopyOf(draft), choices, scale, weights, switches }
}

/** Undefined when the stored choices refer to errors that the copy does not have. */
export function reviewOf(stored: ReviewedCopy, draft: CopyDraft): CopyReview | undefined {
  const pieces = wrongPieces(draft)
  const keys = new Map(pieces.map((piece) => [placeOf(piece), errorKey(piece)]))
  const isWithin = (word: WordSpan): boolean =>
    pieces.some(({ first, last }) => first <= word.first && word.last <= last)
  // Words of a forgotten sentence were told one by one before they became one error.
  const said = stored.choices
    .map((choice) => ({ ...choice, key: keys.get(placeOf(choice)) }))
    .filter((choice) => choice.key !== undefined || !isWithin(choice))
  const { scale, weights, switches } = stored
  const codes: Record<string, ErrorClass> = {}
  const silenced: string[] = []
  for (const { key, code, silent } of said) {
    if (key === undefined) return undefined
    if (code !== null) codes[key] = code
    if (silent) silenced.push(key)
  }
  return { codes, silenced, scale, weights, switches }
}

function placeOf({ first, last }: WordSpan): string {
  return `${first}-${last}`
}
