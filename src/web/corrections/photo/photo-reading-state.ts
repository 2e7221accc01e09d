/** Reading a photo of a copy, with its retries: the first page opens the copy, another one completes it (specification §4). */
import { draftFromReading } from '../../../domain/copy/draft/copy-draft.ts'
import { isPassing, retriesLeft } from '../../../domain/dictation/generation-retry.ts'
import { type Copy, openedCopy, type ReadPage, withPage } from '../copy-state.ts'

/** A reading under way, or the wait before its next try; `copy` is what a further page completes. */
export type ReadingStage =
  | {
      readonly kind: 'reading'
      readonly percent: number
      readonly tries: number
      readonly copy: Copy | null
    }
  | {
      readonly kind: 'waiting'
      readonly tries: number
      readonly left: number
      readonly copy: Copy | null
    }

export type PhotoStage =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'settling'; readonly copy: Copy }
  | ReadingStage

export interface Trouble {
  /** French sentence. */
  readonly sentence: string
  /** Of the server's refusal; empty when the browser itself refused. */
  readonly code: string
}

export type PhotoEvent =
  | { readonly type: 'photo-chosen' }
  | { readonly type: 'photo-progress'; readonly percent: number }
  | { readonly type: 'photo-read'; readonly original: string; readonly page: ReadPage }
  | { readonly type: 'photo-failed'; readonly trouble: Trouble }
  | { readonly type: 'photo-cancelled' }
  | { readonly type: 'retried' }

export interface PhotoState {
  readonly stage: PhotoStage
  readonly trouble: Trouble | null
}

/** Where a reading that gives nothing leads back to. */
function before({ stage }: PhotoState): PhotoStage {
  if (stage.kind === 'choosing' || stage.copy === null) return { kind: 'choosing' }
  return { kind: 'settling', copy: stage.copy }
}

function failed(state: PhotoState, trouble: Trouble): PhotoState {
  const { stage } = state
  if (stage.kind === 'reading' && isPassing(trouble.sentence)) {
    const { tries, copy } = stage
    const left = retriesLeft(tries)
    if (left > 0) return { ...state, stage: { kind: 'waiting', tries, left, copy } }
  }
  return { stage: before(state), trouble }
}

function read(state: PhotoState, original: string, page: ReadPage): PhotoState {
  const { stage } = state
  if (stage.kind !== 'reading') return state
  const copy =
    stage.copy === null
      ? openedCopy(draftFromReading(original, page.tokens), { pages: [page] })
      : withPage(stage.copy, page)
  return { ...state, stage: { kind: 'settling', copy } }
}

/** Pure: the stage and its trouble after an event; an event that does not suit the stage changes nothing. */
export function reducePhoto(state: PhotoState, event: PhotoEvent): PhotoState {
  const { stage } = state
  switch (event.type) {
    case 'photo-chosen': {
      const copy = stage.kind === 'choosing' ? null : stage.copy
      return { trouble: null, stage: { kind: 'reading', percent: 0, tries: 0, copy } }
    }
    case 'photo-progress':
      return stage.kind === 'reading'
        ? { ...state, stage: { ...stage, percent: Math.max(stage.percent, event.percent) } }
        : state
    case 'photo-read':
      return read(state, event.original, event.page)
    case 'photo-failed':
      return failed(state, event.trouble)
    case 'photo-cancelled':
      return stage.kind === 'reading' || stage.kind === 'waiting'
        ? { ...state, stage: before(state) }
        : state
    case 'retried':
      return stage.kind === 'waiting'
        ? {
            ...state,
            stage: { kind: 'reading', percent: 0, tries: stage.tries + 1, copy: stage.copy },
          }
        : state
  }
}
