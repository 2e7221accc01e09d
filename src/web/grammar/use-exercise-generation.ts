/** Requests an exercise while it is being generated, and what a training lacks while it is played; aborted on leaving. */
import { type Dispatch, useEffect, useRef } from 'react'
import type { Exercise } from '../../domain/grammar/exercise.ts'
import { GRAMMAR_SETUP } from '../../texts/grammar/grammar.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { currentUser } from '../session/session.ts'
import { exerciseRequestOf, supplyRequestOf } from './exercise-request-state.ts'
import { requestExercise, requestOrTakeExercise } from './grammar-api.ts'
import type { GrammarEvent, GrammarState } from './grammar-state.ts'

/** Failures after which the engine can write the exercise instead. */
const PROVIDER_FAILURES = ['ai-failed', 'ai-quota']

const SEEDS = 2 ** 31

export function newOpening(): { readonly at: number; readonly seed: number; readonly key: string } {
  return { at: Date.now(), seed: Math.floor(Math.random() * SEEDS), key: newIdempotencyKey() }
}

function problemOf(error: unknown): string {
  return error instanceof ApiProblem && error.sentence !== '' ? error.sentence : GRAMMAR_SETUP.error
}

/** `due`: what the learner missed on an earlier day. */
export function useExerciseGeneration(
  state: GrammarState,
  dispatch: Dispatch<GrammarEvent>,
  due: Exercise | null,
): void {
  const { kind } = state.phase

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form cannot change while it generates
  useEffect(() => {
    if (kind !== 'generating') return undefined
    const stop = new AbortController()
    const user = currentUser()?.id ?? ''
    requestOrTakeExercise(user, exerciseRequestOf(state), stop.signal).then(
      (exercise) => {
        if (!stop.signal.aborted) dispatch({ type: 'loaded', exercise, due, ...newOpening() })
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

/** Has questions of the bands made that a training may ask next, before it asks them (GRA-13). A failure is silent: the training goes on with what it has, and asks again at the next question. */
export function useQuestionSupply(state: GrammarState, dispatch: Dispatch<GrammarEvent>): void {
  const request = supplyRequestOf(state)
  const { phase } = state
  const wanted = request ? `${phase.kind === 'playing' && phase.player.rank} ${request.bands}` : ''
  const latest = useRef(request)
  latest.current = request

  useEffect(() => {
    const asked = latest.current
    if (wanted === '' || !asked) return undefined
    const stop = new AbortController()
    requestExercise(asked, stop.signal).then(
      (exercise) => {
        if (!stop.signal.aborted)
          dispatch({ type: 'played', event: { type: 'supplied', exercise } })
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [wanted, dispatch])
}
