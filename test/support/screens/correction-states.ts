/** A copy on its way through the screen of the correction: chosen, read, settled, validated. */
import { pendingWords } from '../../../src/domain/copy/draft/copy-draft.ts'
import { EMPTY_REVIEW, reviewedCopyOf } from '../../../src/domain/copy/review/copy-review.ts'
import {
  type CorrectionEvent,
  type CorrectionState,
  INITIAL_CORRECTION,
  reduceCorrection,
} from '../../../src/web/corrections/correction-state.ts'
import type {
  CopyVerification,
  VerificationEvent,
} from '../../../src/web/corrections/verification/verification-state.ts'

export const ORIGINAL = "Ce matin, l'écureuil saute de branche en branche."

export const COPY = 'Ce matin lécureuil saute de branche en'

export const AT = '2026-11-20T08:00:00.000Z'

export function play(
  state: CorrectionState,
  ...events: readonly CorrectionEvent[]
): CorrectionState {
  return events.reduce(reduceCorrection, state)
}

export function read(text: string): CorrectionEvent {
  const tokens = text
    .split(' ')
    .map((word, i) => ({ text: word, confidence: 90, box: [i * 10, 0, 9, 9] as const }))
  return {
    type: 'photo-read',
    original: ORIGINAL,
    page: { tokens, width: 100, height: 50, bytes: 9 },
  }
}

export const CHOSEN = play(
  INITIAL_CORRECTION,
  { type: 'learner-chosen', id: 'lea' },
  { type: 'dictation-chosen', id: 'foret' },
)

export const VERIFYING = play(CHOSEN, { type: 'photo-chosen' }, read(COPY))

export const FAULTS: CorrectionEvent[] = [
  said({ type: 'judged', index: 2, verdict: { kind: 'written', text: 'lécureuil' } }),
  said({ type: 'judged', index: 7, verdict: { kind: 'forgotten' } }),
]

export const RESULT = play(VERIFYING, ...FAULTS, { type: 'validated', at: AT, key: 'key-1' })

export const STORED = {
  id: 'resultat',
  word_count: 8,
  error_count: 1,
  score: 88,
  created_at: AT,
  updated_at: AT,
}

export const SENT: CorrectionEvent = {
  type: 'saving',
  review: reviewedCopyOf(copyOf(RESULT).draft, EMPTY_REVIEW),
}

export function said(event: VerificationEvent): CorrectionEvent {
  return { type: 'copy', event }
}

export function copyOf(state: CorrectionState): CopyVerification {
  if (state.step.kind !== 'verifying' && state.step.kind !== 'result') throw new Error('no copy')
  return state.step.copy
}

export function pending(state: CorrectionState): number[] {
  return pendingWords(copyOf(state).draft)
}
