/**
 * The correction of a copy (specification §4): choosing learner and dictation, reading a photo with its retries, settling
 * the words, then a result that is saved once. Back from the result keeps the work.
 */
import { draftFromReading, guidedDraft, pendingWords } from '../../domain/copy-draft.ts'
import { confirmedText } from '../../domain/copy-text.ts'
import type { CorrectionScore } from '../../domain/dictation-correction.ts'
import { isPassing, retriesLeft } from '../../domain/retry.ts'
import { type Copy, type CopyEvent, openedCopy, type Reading, reduceCopy } from './copy-state.ts'

/** What is sent; the same content again is the same correction, under the same key. */
export interface Sending {
  readonly learnerId: string
  readonly dictationId: string
  readonly content: string
  readonly key: string
}

/** A stored correction: the server's own figures and moment. */
export interface Stored extends CorrectionScore {
  readonly created_at: string
}

export type Saving =
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'saved'; readonly stored: Stored }

export type Stage =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'reading'; readonly percent: number; readonly tries: number }
  | { readonly kind: 'waiting'; readonly tries: number; readonly left: number }
  | { readonly kind: 'settling'; readonly copy: Copy }
  | {
      readonly kind: 'result'
      readonly copy: Copy
      /** Moment of the validation, ISO 8601. */
      readonly at: string
      readonly saving: Saving
    }

export interface Trouble {
  /** French sentence. */
  readonly sentence: string
  /** Of the server's refusal; empty when the browser itself refused. */
  readonly code: string
}

export interface CorrectState {
  readonly learnerId: string | null
  readonly dictationId: string | null
  readonly stage: Stage
  readonly trouble: Trouble | null
  /** The last correction that was sent or is about to be. */
  readonly sending: Sending | null
}

export type CorrectEvent =
  | { readonly type: 'learner-chosen'; readonly id: string | null }
  | { readonly type: 'dictation-chosen'; readonly id: string | null }
  | { readonly type: 'photo-chosen' }
  | { readonly type: 'photo-progress'; readonly percent: number }
  | { readonly type: 'photo-read'; readonly original: string; readonly reading: Reading }
  | { readonly type: 'photo-failed'; readonly trouble: Trouble }
  | { readonly type: 'photo-cancelled' }
  | { readonly type: 'retried' }
  | { readonly type: 'guided'; readonly original: string }
  | { readonly type: 'copy'; readonly event: CopyEvent }
  | { readonly type: 'validated'; readonly at: string; readonly key: string }
  | { readonly type: 'reopened' }
  | { readonly type: 'saving' }
  | { readonly type: 'save-failed'; readonly sentence: string }
  | { readonly type: 'saved'; readonly stored: Stored }
  | { readonly type: 'abandoned' }
  | { readonly type: 'next-copy' }

const CHOOSING: Stage = { kind: 'choosing' }

export const INITIAL: CorrectState = {
  learnerId: null,
  dictationId: null,
  stage: CHOOSING,
  trouble: null,
  sending: null,
}

/** Whether leaving now would lose work that is not stored. */
export function hasUnsavedWork({ stage }: CorrectState): boolean {
  if (stage.kind === 'settling') return true
  return stage.kind === 'result' && stage.saving.kind !== 'saved'
}

function isBusy(state: CorrectState): boolean {
  const { stage } = state
  if (stage.kind === 'reading' || stage.kind === 'waiting') return true
  return (
    stage.kind === 'result' && (stage.saving.kind === 'saving' || stage.saving.kind === 'saved')
  )
}

function photoFailed(state: CorrectState, trouble: Trouble): CorrectState {
  const { stage } = state
  const tries = stage.kind === 'reading' ? stage.tries : 0
  const left = retriesLeft(tries)
  if (stage.kind === 'reading' && isPassing(trouble.sentence) && left > 0) {
    return { ...state, stage: { kind: 'waiting', tries, left } }
  }
  return { ...state, stage: CHOOSING, trouble }
}

function validated(state: CorrectState, at: string, key: string): CorrectState {
  const { stage, learnerId, dictationId, sending } = state
  if (stage.kind !== 'settling' || learnerId === null || dictationId === null) return state
  if (pendingWords(stage.copy.draft).length > 0) return state
  const content = confirmedText(stage.copy.draft)
  const same =
    sending?.content === content &&
    sending.learnerId === learnerId &&
    sending.dictationId === dictationId
  return {
    ...state,
    stage: { kind: 'result', copy: stage.copy, at, saving: { kind: 'unsaved' } },
    sending: same ? sending : { learnerId, dictationId, content, key },
  }
}

function withSaving(state: CorrectState, saving: Saving): CorrectState {
  const { stage } = state
  if (stage.kind !== 'result' || stage.saving.kind === 'saved') return state
  return { ...state, stage: { ...stage, saving } }
}

function settled(state: CorrectState, event: CopyEvent): CorrectState {
  const { stage } = state
  if (stage.kind !== 'settling') return state
  return { ...state, stage: { kind: 'settling', copy: reduceCopy(stage.copy, event) } }
}

function reducePhoto(state: CorrectState, event: CorrectEvent): CorrectState {
  const { stage } = state
  switch (event.type) {
    case 'photo-chosen':
      return { ...state, trouble: null, stage: { kind: 'reading', percent: 0, tries: 0 } }
    case 'photo-progress':
      return stage.kind === 'reading'
        ? { ...state, stage: { ...stage, percent: Math.max(stage.percent, event.percent) } }
        : state
    case 'photo-read': {
      if (stage.kind !== 'reading') return state
      const draft = draftFromReading(event.original, event.reading.tokens)
      return { ...state, stage: { kind: 'settling', copy: openedCopy(draft, event.reading) } }
    }
    case 'photo-failed':
      return photoFailed(state, event.trouble)
    case 'photo-cancelled':
      return stage.kind === 'reading' || stage.kind === 'waiting'
        ? { ...state, stage: CHOOSING }
        : state
    case 'retried':
      return stage.kind === 'waiting'
        ? { ...state, stage: { kind: 'reading', percent: 0, tries: stage.tries + 1 } }
        : state
    default:
      return state
  }
}

function reduceResult(state: CorrectState, event: CorrectEvent): CorrectState {
  const { stage } = state
  switch (event.type) {
    case 'validated':
      return validated(state, event.at, event.key)
    case 'reopened':
      return stage.kind === 'result' && !isBusy(state)
        ? { ...state, stage: { kind: 'settling', copy: stage.copy } }
        : state
    case 'saving':
      return withSaving(state, { kind: 'saving' })
    case 'save-failed':
      return withSaving(state, { kind: 'failed', sentence: event.sentence })
    case 'saved':
      return withSaving(state, { kind: 'saved', stored: event.stored })
    default:
      return reducePhoto(state, event)
  }
}

/** Pure: the state after an event; an event that does not suit the stage changes nothing. */
export function reduceCorrect(state: CorrectState, event: CorrectEvent): CorrectState {
  switch (event.type) {
    case 'learner-chosen':
      return isBusy(state) ? state : chosenLearner(state, event.id)
    case 'dictation-chosen':
      return state.stage.kind === 'choosing'
        ? { ...state, dictationId: event.id, trouble: null }
        : state
    case 'guided':
      return state.stage.kind === 'choosing'
        ? {
            ...state,
            trouble: null,
            stage: { kind: 'settling', copy: openedCopy(guidedDraft(event.original), null) },
          }
        : state
    case 'copy':
      return settled(state, event.event)
    case 'abandoned':
      return isBusy(state) ? state : { ...state, stage: CHOOSING, trouble: null, sending: null }
    case 'next-copy':
      return { ...INITIAL, dictationId: state.dictationId }
    default:
      return reduceResult(state, event)
  }
}

/** The learner can still be put right while the result is not stored; what was sent is then another correction. */
function chosenLearner(state: CorrectState, id: string | null): CorrectState {
  const { stage } = state
  const back: Stage = stage.kind === 'result' ? { kind: 'settling', copy: stage.copy } : stage
  return { ...state, learnerId: id, trouble: null, stage: back }
}
