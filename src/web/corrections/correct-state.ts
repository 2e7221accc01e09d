/**
 * The correction of a copy (specification §4): choosing learner and dictation, reading a photo with its retries, settling
 * the words, then a result that is saved once. Back from the result keeps the work.
 */
import { guidedDraft } from '../../domain/copy/draft/copy-draft.ts'
import { confirmedText } from '../../domain/copy/draft/copy-text.ts'
import {
  EMPTY_REVIEW,
  type Review,
  type ReviewEvent,
  type ReviewedCopy,
  reduceReview,
} from '../../domain/copy/review/copy-review.ts'
import { type CorrectedCopy, correctedCopyOf } from '../../domain/copy/review/corrected-copy.ts'
import type { CorrectionScore } from '../../domain/copy/text/dictation-score.ts'
import { type Copy, type CopyEvent, canValidate, openedCopy, reduceCopy } from './copy-state.ts'
import {
  type PhotoEvent,
  type PhotoStage,
  reducePhoto,
  type Trouble,
} from './photo/photo-reading-state.ts'

/** What is sent; the same content again is the same correction, under the same key. */
export interface Sending {
  readonly learnerId: string
  readonly dictationId: string
  readonly content: string
  readonly key: string
  /** As it was first sent, so that every retry sends the same; null before that. */
  readonly review: ReviewedCopy | null
}

/** A stored correction: the server's own figures and moment. */
export interface Stored extends CorrectionScore {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
}

export type Saving =
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** `isPassing`: no server was reached, so that it is tried again without being asked. */
  | { readonly kind: 'failed'; readonly sentence: string; readonly isPassing: boolean }
  | { readonly kind: 'saved'; readonly stored: Stored }

export type Stage =
  | PhotoStage
  | {
      readonly kind: 'result'
      readonly copy: Copy
      /** Moment of the validation, ISO 8601. */
      readonly at: string
      readonly saving: Saving
    }

export interface CorrectState {
  readonly learnerId: string | null
  readonly dictationId: string | null
  readonly stage: Stage
  readonly trouble: Trouble | null
  /** The last correction that was sent or is about to be. */
  readonly sending: Sending | null
  /** What the adult leaves of the errors that were named. */
  readonly review: Review
}

export type CorrectEvent =
  | { readonly type: 'learner-chosen'; readonly id: string | null }
  | { readonly type: 'dictation-chosen'; readonly id: string | null }
  | PhotoEvent
  | { readonly type: 'guided'; readonly original: string }
  | { readonly type: 'copy'; readonly event: CopyEvent }
  | { readonly type: 'review'; readonly event: ReviewEvent }
  | { readonly type: 'validated'; readonly at: string; readonly key: string }
  | { readonly type: 'reopened' }
  | { readonly type: 'saving'; readonly review: ReviewedCopy }
  | { readonly type: 'save-failed'; readonly sentence: string; readonly isPassing: boolean }
  | { readonly type: 'saved'; readonly stored: Stored }
  /** The stored row took another review. */
  | { readonly type: 'stored-again'; readonly stored: Stored; readonly review: ReviewedCopy }
  | { readonly type: 'abandoned' }
  | { readonly type: 'next-copy' }

const CHOOSING: Stage = { kind: 'choosing' }

export const INITIAL: CorrectState = {
  learnerId: null,
  dictationId: null,
  stage: CHOOSING,
  trouble: null,
  sending: null,
  review: EMPTY_REVIEW,
}

function isBusy(state: CorrectState): boolean {
  const { stage } = state
  if (stage.kind === 'reading' || stage.kind === 'waiting') return true
  return (
    stage.kind === 'result' && (stage.saving.kind === 'saving' || stage.saving.kind === 'saved')
  )
}

/** Whether what was sent says the same of each word; right and illegible words give the same text. */
function sentSame(sent: ReviewedCopy | null, { faults, extras }: CorrectedCopy): boolean {
  return (
    sent === null || JSON.stringify([sent.faults, sent.extras]) === JSON.stringify([faults, extras])
  )
}

function validated(state: CorrectState, at: string, key: string): CorrectState {
  const { stage, learnerId, dictationId, sending } = state
  if (stage.kind !== 'settling' || learnerId === null || dictationId === null) return state
  if (!canValidate(stage.copy)) return state
  const content = confirmedText(stage.copy.draft)
  const same =
    sending?.content === content &&
    sending.learnerId === learnerId &&
    sending.dictationId === dictationId &&
    sentSame(sending.review, correctedCopyOf(stage.copy.draft))
  return {
    ...state,
    stage: { kind: 'result', copy: stage.copy, at, saving: { kind: 'unsaved' } },
    sending: same ? sending : { learnerId, dictationId, content, key, review: null },
  }
}

function withSaving(state: CorrectState, saving: Saving): CorrectState {
  const { stage } = state
  if (stage.kind !== 'result' || stage.saving.kind === 'saved') return state
  return { ...state, stage: { ...stage, saving } }
}

/** What was sent once is sent again as it was. */
function withReview(state: CorrectState, review: ReviewedCopy): CorrectState {
  const { sending } = state
  return sending === null || sending.review !== null
    ? state
    : { ...state, sending: { ...sending, review } }
}

function storedAgain(state: CorrectState, stored: Stored, review: ReviewedCopy): CorrectState {
  const { stage, sending } = state
  if (stage.kind !== 'result' || stage.saving.kind !== 'saved') return state
  return {
    ...state,
    stage: { ...stage, saving: { kind: 'saved', stored } },
    sending: sending && { ...sending, review },
  }
}

function settled(state: CorrectState, event: CopyEvent): CorrectState {
  const { stage } = state
  if (stage.kind !== 'settling') return state
  return {
    ...state,
    trouble: null,
    stage: { kind: 'settling', copy: reduceCopy(stage.copy, event) },
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
      return withSaving(withReview(state, event.review), { kind: 'saving' })
    case 'save-failed':
      return withSaving(state, {
        kind: 'failed',
        sentence: event.sentence,
        isPassing: event.isPassing,
      })
    case 'saved':
      return withSaving(state, { kind: 'saved', stored: event.stored })
    case 'stored-again':
      return storedAgain(state, event.stored, event.review)
    default:
      return state
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
      return isBusy(state)
        ? state
        : { ...INITIAL, learnerId: state.learnerId, dictationId: state.dictationId }
    case 'review':
      return { ...state, review: reduceReview(state.review, event.event) }
    case 'next-copy':
      return { ...INITIAL, dictationId: state.dictationId }
    case 'photo-chosen':
    case 'photo-progress':
    case 'photo-read':
    case 'photo-failed':
    case 'photo-cancelled':
    case 'retried':
      return state.stage.kind === 'result'
        ? state
        : { ...state, ...reducePhoto({ stage: state.stage, trouble: state.trouble }, event) }
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
