import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type FrenchGrammarResult,
  type GeneratedExercise,
  generateExercise,
  saveGrammar,
} from '../../contract/grammar.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import type { ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { call } from '../api/client.ts'

/** Stores nothing. */
export function requestExercise(
  { bands, ...rest }: ExerciseRequest & { readonly withoutAi: boolean },
  signal: AbortSignal,
): Promise<GeneratedExercise> {
  return call(generateExercise, { body: { ...rest, ...(bands && { bands: [...bands] }) }, signal })
}

export interface GrammarToSave {
  readonly result: BodyInputOf<typeof saveGrammar>
  readonly idempotencyKey: string
}

export function useSaveGrammar(): UseMutationResult<FrenchGrammarResult, Error, GrammarToSave> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ result, idempotencyKey }: GrammarToSave) =>
      call(saveGrammar, { body: result, idempotencyKey }),
    onSuccess: ({ learner_id }) => cache.invalidateQueries({ queryKey: ['results', learner_id] }),
  })
}
