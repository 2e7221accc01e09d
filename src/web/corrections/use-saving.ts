/** Stores the result once: one request at a time, the same key and content for every retry. */
import { type Dispatch, useRef } from 'react'
import { type Review, reviewedCopyOf } from '../../domain/copy/review/copy-review.ts'
import { RESULT } from '../../texts/settling.ts'
import { ApiProblem } from '../api/client.ts'
import type { CorrectEvent, CorrectState } from './correct-state.ts'
import { useSaveCorrection } from './corrections-api.ts'

const OWN_SENTENCE = ['dictation-not-found', 'dictation-changed', 'learner-read-only']

/** The specified sentence, and after it what the server or the network says of the reason. */
export function saveSentence(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.sentence === '') return RESULT.saveError
  if (OWN_SENTENCE.includes(error.code)) return error.sentence
  return `${RESULT.saveError}. ${error.sentence}`
}

/** No server was reached, or it is out of breath: the same again may well succeed. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.isRetryable)
}

export function useSaving(
  state: CorrectState,
  dispatch: Dispatch<CorrectEvent>,
  review: Review,
): () => void {
  const mutation = useSaveCorrection()
  // A second click may come before the screen is drawn again.
  const isUnderWay = useRef(false)

  async function save(): Promise<void> {
    const { sending, stage } = state
    if (isUnderWay.current || sending === null || stage.kind !== 'result') return
    isUnderWay.current = true
    const sent = sending.review ?? reviewedCopyOf(stage.copy.draft, review)
    dispatch({ type: 'saving', review: sent })
    try {
      const row = await mutation.mutateAsync({ ...sending, review: sent })
      const { id, word_count, error_count, score, created_at, updated_at } = row
      const stored = { id, word_count, error_count, score, created_at, updated_at }
      dispatch({ type: 'saved', stored })
    } catch (error) {
      const sentence = saveSentence(error)
      dispatch({ type: 'save-failed', sentence, isPassing: isPassing(error) })
    } finally {
      isUnderWay.current = false
    }
  }

  return () => void save()
}
