/** Runs the effects of the generator's phases: the request, and the delay before a retry. */
import { type Dispatch, useEffect } from 'react'
import { RETRY_DELAY_MS } from '../../domain/retry.ts'
import { GENERATOR_ERRORS, statusNotice } from '../../texts/dictations/dictation-generator.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { requestDictation } from './generation-api.ts'
import { dictationRequestOf } from './generator-form-state.ts'
import type { GeneratorEvent, GeneratorState } from './generator-state.ts'

/** The server's sentence, else its status, else the specified one, with what the network did (GEN-13). */
export function generationProblem(error: unknown): string {
  if (!(error instanceof ApiProblem)) return GENERATOR_ERRORS.unexpected
  if (error.code === 'invalid-reply') return GENERATOR_ERRORS.invalidReply
  if (error.status === 0) return `${GENERATOR_ERRORS.unexpected}. ${error.sentence}`
  return error.sentence || statusNotice(error.status, error.statusText)
}

export function useGeneration(state: GeneratorState, dispatch: Dispatch<GeneratorEvent>): void {
  const { kind } = state.phase
  const tries = state.phase.kind === 'generating' ? state.phase.tries : 0
  const asked = state.asked

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same request: `tries` triggers it
  useEffect(() => {
    if (kind !== 'generating' || asked === null) return undefined
    const stop = new AbortController()
    requestDictation(dictationRequestOf(asked), state.told, stop.signal).then(
      (written) => {
        if (stop.signal.aborted) return
        if (written.content.trim() === '') {
          dispatch({
            type: 'failed',
            sentence: GENERATOR_ERRORS.invalidReply,
            code: 'invalid-reply',
          })
        } else dispatch({ type: 'generated', written })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        const code = error instanceof ApiProblem ? error.code : ''
        dispatch({ type: 'failed', sentence: generationProblem(error), code })
      },
    )
    return () => stop.abort()
  }, [kind, tries, asked, dispatch])

  useEffect(() => {
    if (kind !== 'waiting') return undefined
    const timer = setTimeout(() => dispatch({ type: 'retried' }), RETRY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [kind, dispatch])
}
