/** Stores the result once: one request at a time, the same key for every retry of the same content. */
import { type Dispatch, useRef } from 'react'
import { RESULT } from '../../texts/corrections.ts'
import { ApiProblem } from '../api/client.ts'
import type { CorrectEvent, CorrectState } from './correct-state.ts'
import { useSaveCorrection } from './corrections-api.ts'

/** The specified sentence, and after it what the server or the network says of the reason. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.sentence === '') return RESULT.saveError
  if (error.code === 'dictation-not-found') return error.sentence
  return `${RESULT.saveError}. ${error.sentence}`
}

export function useSaving(state: CorrectState, dispatch: Dispatch<CorrectEvent>): () => void {
  const mutation = useSaveCorrection()
  // A second click may come before the screen is drawn again.
  const isUnderWay = useRef(false)

  async function save(): Promise<void> {
    if (isUnderWay.current || state.sending === null) return
    isUnderWay.current = true
    dispatch({ type: 'saving' })
    try {
      const { word_count, error_count, score, created_at } = await mutation.mutateAsync(
        state.sending,
      )
      dispatch({ type: 'saved', stored: { word_count, error_count, score, created_at } })
    } catch (error) {
      dispatch({ type: 'save-failed', sentence: sentenceOf(error) })
    } finally {
      isUnderWay.current = false
    }
  }

  return () => void save()
}
