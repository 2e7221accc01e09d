/** Stores the result once: one request at a time, the same key and content for every retry. */
import { type Dispatch, useEffect, useRef } from 'react'
import { type CopyReview, reviewedCopyOf } from '../../domain/copy/review/copy-review.ts'
import { COPY_RESULT } from '../../texts/corrections/settling.ts'
import { ApiProblem } from '../api/api-problem.ts'
import type { CorrectionEvent, CorrectionState, CorrectionStep } from './correction-state.ts'
import { useSaveCorrection } from './corrections-api.ts'

/** A save that met no server is tried again when the network is back, under the same key: one result, whatever was lost. */
/** The browser may not know that a server was away: now and then a try tells. */
const RETRY_EVERY_MS = 15_000

/** Whether the save waits for the network. */
export function isAwaitingNetwork(step: CorrectionStep): boolean {
  return step.kind === 'result' && step.saving.kind === 'failed' && step.saving.isPassing
}

export function useSaveRetry(step: CorrectionStep, save: () => void): void {
  const waits = isAwaitingNetwork(step)
  // A listener put anew at each drawing would miss the very event that has the screen drawn again.
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!waits) return undefined
    const retry = (): void => {
      if (navigator.onLine) latest.current()
    }
    const timer = setInterval(retry, RETRY_EVERY_MS)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [waits])
}

const SELF_EXPLANATORY = ['dictation-not-found', 'dictation-changed', 'learner-read-only']

/** The specified sentence, and after it what the server or the network says of the reason. */
export function saveErrorSentence(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.sentence === '') return COPY_RESULT.saveError
  if (SELF_EXPLANATORY.includes(error.code)) return error.sentence
  return `${COPY_RESULT.saveError}. ${error.sentence}`
}

/** No server was reached, or it is out of breath: the same again may well succeed. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.isRetryable)
}

export function useCorrectionSaving(
  state: CorrectionState,
  dispatch: Dispatch<CorrectionEvent>,
  review: CopyReview,
): () => void {
  const mutation = useSaveCorrection()
  // A second click may come before the screen is drawn again.
  const isUnderWay = useRef(false)

  async function save(): Promise<void> {
    const { submission, step } = state
    if (isUnderWay.current || submission === null || step.kind !== 'result') return
    isUnderWay.current = true
    const sent = submission.review ?? reviewedCopyOf(step.copy.draft, review)
    dispatch({ type: 'saving', review: sent })
    try {
      const row = await mutation.mutateAsync({ ...submission, review: sent })
      const { id, word_count, error_count, score, created_at, updated_at } = row
      const stored = { id, word_count, error_count, score, created_at, updated_at }
      dispatch({ type: 'saved', stored })
    } catch (error) {
      const sentence = saveErrorSentence(error)
      dispatch({ type: 'save-failed', sentence, isPassing: isPassing(error) })
    } finally {
      isUnderWay.current = false
    }
  }

  return () => void save()
}
