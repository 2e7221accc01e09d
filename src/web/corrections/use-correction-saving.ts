/** Stores the result once: one request at a time, the same key and content for every retry. */
import { type Dispatch, useEffect, useRef } from 'react'
import { type CopyReview, reviewedCopyOf } from '../../domain/copy/review/copy-review.ts'
import { COPY_RESULT } from '../../texts/corrections/copy-verification.ts'
import { ApiProblem, withReason } from '../api/api-problem.ts'
import type { CorrectionEvent, CorrectionState, CorrectionStep } from './correction-state.ts'
import { useSaveCorrection } from './corrections-api.ts'

const SELF_EXPLANATORY = ['dictation-not-found', 'dictation-changed', 'learner-read-only']

/** COR-05. */
export function saveErrorSentence(error: unknown): string {
  return error instanceof ApiProblem &&
    SELF_EXPLANATORY.includes(error.code) &&
    error.sentence !== ''
    ? error.sentence
    : withReason(COPY_RESULT.saveError, error)
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.isRetryable)
}

export function useCorrectionSaving(
  state: CorrectionState,
  dispatch: Dispatch<CorrectionEvent>,
  review: CopyReview,
): () => void {
  const mutation = useSaveCorrection()
  // A second click can land before the re-render that disables the button.
  const isInFlight = useRef(false)

  async function save(): Promise<void> {
    const { submission, step } = state
    if (isInFlight.current || submission === null || step.kind !== 'result') return
    isInFlight.current = true
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
      isInFlight.current = false
    }
  }

  return () => void save()
}

/** `online` never fires when only the server was down. */
const RETRY_EVERY_MS = 15_000

export function isAwaitingNetwork(step: CorrectionStep): boolean {
  return step.kind === 'result' && step.saving.kind === 'failed' && step.saving.isPassing
}

export function useSaveRetry(step: CorrectionStep, save: () => void): void {
  const waits = isAwaitingNetwork(step)
  // Through a ref: resubscribing at each render could miss the `online` event that caused the render.
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
