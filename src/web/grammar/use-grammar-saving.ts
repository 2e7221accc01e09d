/** Stores the result once: one request at a time, the same key for every retry of the same exercise. */
import { type Dispatch, useRef } from 'react'
import { GRAMMAR_RESULT } from '../../texts/grammar.ts'
import { ApiProblem } from '../api/client.ts'
import type { DeskEvent, DeskState } from './desk-state.ts'
import { useSaveGrammar } from './grammar-api.ts'
import { scoreOf } from './play-state.ts'

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.sentence === '') return GRAMMAR_RESULT.saveError
  return `${GRAMMAR_RESULT.saveError}. ${error.sentence}`
}

export function useGrammarSaving(state: DeskState, dispatch: Dispatch<DeskEvent>): () => void {
  const mutation = useSaveGrammar()
  // A second click may come before the screen is drawn again.
  const isUnderWay = useRef(false)

  async function save(): Promise<void> {
    const { phase, form } = state
    if (isUnderWay.current || phase.kind !== 'playing' || form.learnerId === null) return
    isUnderWay.current = true
    dispatch({ type: 'saving' })
    const { correct, total, time } = scoreOf(phase.play)
    try {
      await mutation.mutateAsync({
        idempotencyKey: phase.key,
        result: {
          learner_id: form.learnerId,
          level: form.level,
          exercise_type: phase.play.exercise.type,
          questions_count: phase.play.total,
          answers_count: total,
          correct_answers: correct,
          total_time: time,
        },
      })
      dispatch({ type: 'saved' })
    } catch (error) {
      dispatch({ type: 'save-failed', sentence: sentenceOf(error) })
    } finally {
      isUnderWay.current = false
    }
  }

  return () => void save()
}
