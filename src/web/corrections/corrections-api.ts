import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FrenchDictationResult, saveCorrection } from '../../contract/corrections.ts'
import { call } from '../api/client.ts'
import type { Sending } from './correct-state.ts'

/** Stores a correction; the same key and content again answer the same row. */
export function useSaveCorrection(): UseMutationResult<FrenchDictationResult, Error, Sending> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, dictationId, content, key }: Sending) =>
      call(saveCorrection, {
        body: { learner_id: learnerId, dictation_id: dictationId, content },
        idempotencyKey: key,
      }),
    onSuccess: (_stored, { learnerId }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['results', learnerId] }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ]),
  })
}
