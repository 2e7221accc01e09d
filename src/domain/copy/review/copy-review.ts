/** What an adult leaves of the errors that were named on a copy: other classes, reasons left out, and how all of it is counted. */
import type { CopyDraft } from '../draft/copy-draft.ts'
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

export interface Review {
  /** Classes that the adult chose, by the key of an error. */
  readonly codes: Readonly<Record<string, ErrorClass>>
  /** Keys of the errors whose reason is left out. */
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

export const EMPTY_REVIEW: Review = {
  codes: {},
  silenced: [],
  scale: 'specified',
  weights: DEFAULT_WEIGHTS,
  switches: ALL_COUNT,
}

/** Tells an error from the others of its copy, and from another error at the same place. */
export function errorKey({ first, last, written }: Omit<CopyPiece, 'expected'>): string {
  return `${first}-${last}-${written}`
}

/** Pure: the review after an event. */
export function reduceReview(review: Review, event: ReviewEvent): Review {
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

/** What the adult said of the error of a piece. */
export interface ErrorChoice {
  readonly first: number
  readonly last: number
  /** null when the proposed class stands. */
  readonly code: ErrorClass | null
  readonly silent: boolean
}

/** A copy with its review, as it is sent to be stored. */
export interface ReviewedCopy extends CorrectedCopy {
  readonly choices: readonly ErrorChoice[]
  readonly scale: GradingScale
  readonly weights: PointWeights
  readonly switches: CountingSwitches
}

/** Choices about errors that the copy does not hold any more are left out. */
export function reviewedCopyOf(draft: CopyDraft, review: Review): ReviewedCopy {
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

/** The review that was stored with a copy; undefined when it speaks of errors that the copy does not hold. */
export function reviewOf(stored: ReviewedCopy, draft: CopyDraft): Review | undefined {
  const keys = new Map(wrongPieces(draft).map((piece) => [placeOf(piece), errorKey(piece)]))
  const said = stored.choices.map((choice) => ({ ...choice, key: keys.get(placeOf(choice)) }))
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

function placeOf({ first, last }: { readonly first: number; readonly last: number }): string {
  return `${first}-${last}`
}
