/** A copy on its way through the screen of the correction: chosen, read, settled, validated. */
import { pendingWords } from '../../../src/domain/copy/draft/copy-draft.ts'
import { EMPTY_REVIEW, reviewedCopyOf } from '../../../src/domain/copy/review/copy-review.ts'
import type { Copy, CopyEvent } from '../../../src/web/corrections/copy-state.ts'
import {
  type CorrectEvent,
  type CorrectState,
  INITIAL,
  reduceCorrect,
} from '../../../src/web/corrections/correct-state.ts'

export const ORIGINAL = "Ce matin, l'écureuil saute de branche en branche."

export const COPY = 'Ce matin lécureuil saute de branche en'

export const AT = '2026-11-20T08:00:00.000Z'

export function play(state: CorrectState, ...events: readonly CorrectEvent[]): CorrectState {
  return events.reduce(reduceCorrect, state)
}

export function read(text: string): CorrectEvent {
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
  INITIAL,
  { type: 'learner-chosen', id: 'lea' },
  { type: 'dictation-chosen', id: 'foret' },
)

export const SETTLING = play(CHOSEN, { type: 'photo-chosen' }, read(COPY))

export const FAULTS: CorrectEvent[] = [
  said({ type: 'judged', index: 2, verdict: { kind: 'written', text: 'lécureuil' } }),
  said({ type: 'judged', index: 7, verdict: { kind: 'forgotten' } }),
]

export const RESULT = play(SETTLING, ...FAULTS, { type: 'validated', at: AT, key: 'key-1' })

export const STORED = {
  id: 'resultat',
  word_count: 8,
  error_count: 1,
  score: 88,
  created_at: AT,
  updated_at: AT,
}

export const SENT: CorrectEvent = {
  type: 'saving',
  review: reviewedCopyOf(copyOf(RESULT).draft, EMPTY_REVIEW),
}

export function said(event: CopyEvent): CorrectEvent {
  return { type: 'copy', event }
}

export function copyOf(state: CorrectState): Copy {
  if (state.stage.kind !== 'settling' && state.stage.kind !== 'result') throw new Error('no copy')
  return state.stage.copy
}

export function pending(state: CorrectState): number[] {
  return pendingWords(copyOf(state).draft)
}
