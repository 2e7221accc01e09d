/** Requests the exercise while it is being generated; aborted on leaving. */
import { type Dispatch, useEffect } from 'react'
import { GRAMMAR_SETUP } from '../../texts/grammar/grammar.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { requestExercise } from './grammar-api.ts'
import { exerciseRequestOf, type GrammarEvent, type GrammarState } from './grammar-state.ts'

/** Failures after which the engine can write the exercise instead. */
const PROVIDER_FAILURES = ['ai-failed', 'ai-quota']

const SEEDS = 2 ** 31

export function newOpening(): { readonly at: number; readonly seed: number; readonly key: string } {
  return { at: Date.now(), seed: Math.floor(Math.random() * SEEDS), key: newIdempotencyKey() }
}

function problemOf(error: unknown): string {
  return error instanceof ApiProblem && error.sentence !== '' ? error.sentence : GRAMMAR_SETUP.error
}

export function useExerciseGeneration(state: GrammarState, dispatch: Dispatch<GrammarEvent>): void {
  const { kind } = state.phase

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form cannot change while it generates
  useEffect(() => {
    if (kind !== 'generating') return undefined
    const stop = new AbortController()
    requestExercise(exerciseRequestOf(state), stop.signal).then(
      (exercise) => {
        if (!stop.signal.aborted) dispatch({ type: 'loaded', exercise, ...newOpening() })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        const byProvider = error instanceof ApiProblem && PROVIDER_FAILURES.includes(error.code)
        dispatch({ type: 'failed', sentence: problemOf(error), byProvider })
      },
    )
    return () => stop.abort()
  }, [kind, dispatch])
}
