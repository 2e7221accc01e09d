/**
 * The correction of a copy (specification §4): choosing learner and dictation, reading a photo with its retries, checking
 * the words, then a result that is saved once. Going back from the result keeps the verdicts.
 */
import { guidedDraft } from '../../domain/copy/draft/copy-draft.ts'
import { confirmedText } from '../../domain/copy/draft/copy-text.ts'
import {
  type CopyReview,
  EMPTY_REVIEW,
  type ReviewEvent,
  type ReviewedCopy,
  reduceReview,
} from '../../domain/copy/review/copy-review.ts'
import { correctedCopyOf, isSameCopy } from '../../domain/copy/review/corrected-copy.ts'
import type { GivenPart } from '../../domain/dictation/given-part.ts'
import type {
  CorrectionSaving,
  CorrectionSubmission,
  StoredCorrection,
} from './correction-submission-state.ts'
import {
  type PhotoProblem,
  type PhotoReadingEvent,
  type PhotoStep,
  reducePhotoReading,
} from './photo/photo-reading-state.ts'
import {
  type CopyVerification,
  canValidate,
  comparedWith,
  openVerification,
  reduceVerification,
  type VerificationEvent,
} from './verification/verification-state.ts'

export type CorrectionStep =
  | PhotoStep
  | {
      readonly kind: 'result'
      readonly copy: CopyVerification
      /** Moment of the validation, ISO 8601. */
      readonly at: string
      readonly saving: CorrectionSaving
    }

export interface CorrectionState {
  readonly learnerId: string | null
  readonly dictationId: string | null
  /** What the learner was given of the dictation. */
  readonly part: GivenPart
  readonly step: CorrectionStep
  readonly problem: PhotoProblem | null
  /** Last sent, or about to be. */
  readonly submission: CorrectionSubmission | null
  /** The adult's changes to the named errors. */
  readonly review: CopyReview
}

export type CorrectionEvent =
  | { readonly type: 'learner-chosen'; readonly id: string | null }
  | { readonly type: 'dictation-chosen'; readonly id: string | null }
  | { readonly type: 'part-chosen'; readonly part: GivenPart }
  | PhotoReadingEvent
  | { readonly type: 'guided'; readonly original: string }
  /** The copy that was read is of another dictation. */
  | { readonly type: 'dictation-replaced'; readonly id: string; readonly original: string }
  | { readonly type: 'copy'; readonly event: VerificationEvent }
  | { readonly type: 'review'; readonly event: ReviewEvent }
  | { readonly type: 'validated'; readonly at: string; readonly key: string }
  | { readonly type: 'reopened' }
  | { readonly type: 'saving'; readonly review: ReviewedCopy }
  | { readonly type: 'save-failed'; readonly sentence: string; readonly isPassing: boolean }
  | { readonly type: 'saved'; readonly stored: StoredCorrection }
  /** The review of the stored row was changed. */
  | {
      readonly type: 'stored-again'
      readonly stored: StoredCorrection
      readonly review: ReviewedCopy
    }
  | { readonly type: 'abandoned' }
  /** `learnerId`: a family's only child, who needs no choosing. */
  | { readonly type: 'next-copy'; readonly learnerId: string | null }

export const INITIAL_CORRECTION: CorrectionState = {
  learnerId: null,
  dictationId: null,
  part: 'whole',
  step: { kind: 'setup' },
  problem: null,
  submission: null,
  review: EMPTY_REVIEW,
}

function isBusy(state: CorrectionState): boolean {
  const { step } = state
  if (step.kind === 'reading' || step.kind === 'waiting') return true
  return step.kind === 'result' && (step.saving.kind === 'saving' || step.saving.kind === 'saved')
}

function validated(state: CorrectionState, at: string, key: string): CorrectionState {
  const { step, learnerId, dictationId, part, submission } = state
  if (step.kind !== 'verifying' || learnerId === null || dictationId === null) return state
  if (!canValidate(step.copy)) return state
  const content = confirmedText(step.copy.draft)
  const same =
    submission?.content === content &&
    submission.learnerId === learnerId &&
    submission.dictationId === dictationId &&
    submission.part === part &&
    (submission.review === null || isSameCopy(submission.review, correctedCopyOf(step.copy.draft)))
  return {
    ...state,
    step: { kind: 'result', copy: step.copy, at, saving: { kind: 'unsaved' } },
    submission: same ? submission : { learnerId, dictationId, part, content, key, review: null },
  }
}

function withSaving(state: CorrectionState, saving: CorrectionSaving): CorrectionState {
  const { step } = state
  if (step.kind !== 'result' || step.saving.kind === 'saved') return state
  return { ...state, step: { ...step, saving } }
}

/** Keeps the review of the first attempt. */
function withReview(state: CorrectionState, review: ReviewedCopy): CorrectionState {
  const { submission } = state
  return submission === null || submission.review !== null
    ? state
    : { ...state, submission: { ...submission, review } }
}

function storedAgain(
  state: CorrectionState,
  stored: StoredCorrection,
  review: ReviewedCopy,
): CorrectionState {
  const { step, submission } = state
  if (step.kind !== 'result' || step.saving.kind !== 'saved') return state
  return {
    ...state,
    step: { ...step, saving: { kind: 'saved', stored } },
    submission: submission && { ...submission, review },
  }
}

function verified(state: CorrectionState, event: VerificationEvent): CorrectionState {
  const { step } = state
  if (step.kind !== 'verifying') return state
  return {
    ...state,
    problem: null,
    step: { kind: 'verifying', copy: reduceVerification(step.copy, event) },
  }
}

function reduceResult(state: CorrectionState, event: CorrectionEvent): CorrectionState {
  const { step } = state
  switch (event.type) {
    case 'validated':
      return validated(state, event.at, event.key)
    case 'reopened':
      return step.kind === 'result' && !isBusy(state)
        ? { ...state, step: { kind: 'verifying', copy: step.copy } }
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

function fromSetup(state: CorrectionState, change: Partial<CorrectionState>): CorrectionState {
  return state.step.kind === 'setup' ? { ...state, problem: null, ...change } : state
}

function withDictation(state: CorrectionState, id: string, text: string): CorrectionState {
  if (state.step.kind !== 'verifying') return state
  const copy = comparedWith(state.step.copy, text)
  return { ...state, dictationId: id, part: 'whole', step: { kind: 'verifying', copy } }
}

/** An event that does not suit the step changes nothing. */
export function reduceCorrection(state: CorrectionState, event: CorrectionEvent): CorrectionState {
  switch (event.type) {
    case 'learner-chosen':
      return isBusy(state) ? state : chosenLearner(state, event.id)
    case 'dictation-chosen':
      return fromSetup(state, { dictationId: event.id, part: 'whole' })
    case 'part-chosen':
      return fromSetup(state, { part: event.part })
    case 'guided': {
      const copy = openVerification(guidedDraft(event.original), null)
      return fromSetup(state, { step: { kind: 'verifying', copy } })
    }
    case 'dictation-replaced':
      return withDictation(state, event.id, event.original)
    case 'copy':
      return verified(state, event.event)
    case 'abandoned':
      return isBusy(state) ? state : { ...withoutCopy(state), learnerId: state.learnerId }
    case 'review':
      return { ...state, review: reduceReview(state.review, event.event) }
    case 'next-copy':
      return { ...withoutCopy(state), learnerId: event.learnerId }
    case 'photo-chosen':
    case 'photo-progress':
    case 'photo-read':
    case 'photo-failed':
    case 'photo-cancelled':
    case 'retried':
      return state.step.kind === 'result'
        ? state
        : { ...state, ...reducePhotoReading({ step: state.step, problem: state.problem }, event) }
    default:
      return reduceResult(state, event)
  }
}

/** Another copy of the same dictation, as it was given. */
function withoutCopy({ dictationId, part }: CorrectionState): CorrectionState {
  return { ...INITIAL_CORRECTION, dictationId, part }
}

/** Possible until the result is stored: another learner makes another correction. */
function chosenLearner(state: CorrectionState, id: string | null): CorrectionState {
  const { step } = state
  const back: CorrectionStep =
    step.kind === 'result' ? { kind: 'verifying', copy: step.copy } : step
  return { ...state, learnerId: id, problem: null, step: back }
}
