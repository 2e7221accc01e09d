/** Reading a photo of a copy, with its retries (specification §4): the first page opens the copy, another one completes it. */
import { draftFromReading } from '../../../domain/copy/draft/copy-draft.ts'
import { isPassing, retriesLeft } from '../../../domain/retry.ts'
import {
  type CopyVerification,
  openVerification,
  type ReadPage,
  withPages,
} from '../verification/verification-state.ts'

/** Being read, or waiting for the next attempt; `copy` is null for the first page. */
export type ReadingStep =
  | {
      readonly kind: 'reading'
      readonly percent: number
      readonly tries: number
      readonly copy: CopyVerification | null
    }
  | {
      readonly kind: 'waiting'
      readonly tries: number
      readonly left: number
      readonly copy: CopyVerification | null
    }

export type PhotoStep =
  | { readonly kind: 'setup' }
  | { readonly kind: 'verifying'; readonly copy: CopyVerification }
  | ReadingStep

export interface PhotoProblem {
  /** French sentence. */
  readonly sentence: string
  /** Problem code of the server; empty when the browser refused the file. */
  readonly code: string
}

export type PhotoReadingEvent =
  | { readonly type: 'photo-chosen' }
  | { readonly type: 'photo-progress'; readonly percent: number }
  | { readonly type: 'photo-read'; readonly original: string; readonly page: ReadPage }
  | { readonly type: 'photo-failed'; readonly problem: PhotoProblem }
  | { readonly type: 'photo-cancelled' }
  | { readonly type: 'retried' }

export interface PhotoReadingState {
  readonly step: PhotoStep
  readonly problem: PhotoProblem | null
}

function stepBefore({ step }: PhotoReadingState): PhotoStep {
  if (step.kind === 'setup' || step.copy === null) return { kind: 'setup' }
  return { kind: 'verifying', copy: step.copy }
}

function failed(state: PhotoReadingState, problem: PhotoProblem): PhotoReadingState {
  const { step } = state
  if (step.kind === 'reading' && isPassing(problem.code)) {
    const { tries, copy } = step
    const left = retriesLeft(tries)
    if (left > 0) return { ...state, step: { kind: 'waiting', tries, left, copy } }
  }
  return { step: stepBefore(state), problem }
}

function read(state: PhotoReadingState, original: string, page: ReadPage): PhotoReadingState {
  const { step } = state
  if (step.kind !== 'reading') return state
  const copy =
    step.copy === null
      ? openVerification(draftFromReading(original, page.tokens), { pages: [page] })
      : withPages(step.copy, [...(step.copy.reading?.pages ?? []), page])
  return { ...state, step: { kind: 'verifying', copy } }
}

/** An event that does not suit the step changes nothing. */
export function reducePhotoReading(
  state: PhotoReadingState,
  event: PhotoReadingEvent,
): PhotoReadingState {
  const { step } = state
  switch (event.type) {
    case 'photo-chosen': {
      const copy = step.kind === 'setup' ? null : step.copy
      return { problem: null, step: { kind: 'reading', percent: 0, tries: 0, copy } }
    }
    case 'photo-progress':
      return step.kind === 'reading'
        ? { ...state, step: { ...step, percent: Math.max(step.percent, event.percent) } }
        : state
    case 'photo-read':
      return read(state, event.original, event.page)
    case 'photo-failed':
      return failed(state, event.problem)
    case 'photo-cancelled':
      return step.kind === 'reading' || step.kind === 'waiting'
        ? { ...state, step: stepBefore(state) }
        : state
    case 'retried':
      return step.kind === 'waiting'
        ? {
            ...state,
            step: { kind: 'reading', percent: 0, tries: step.tries + 1, copy: step.copy },
          }
        : state
  }
}
