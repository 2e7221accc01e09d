import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type MathCalculationResult, saveCalculation } from '../../../contract/calculations.ts'
import type { BodyInputOf } from '../../../contract/route.ts'
import { call } from '../../api/client.ts'

export interface FiguresToSave {
  readonly result: BodyInputOf<typeof saveCalculation>
  readonly idempotencyKey: string
}

/** Idempotent: the same key and result answer the same row. */
export function useSaveFigures(): UseMutationResult<MathCalculationResult, Error, FiguresToSave> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ result, idempotencyKey }: FiguresToSave) =>
      call(saveCalculation, { body: result, idempotencyKey }),
    onSuccess: ({ learner_id }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['results', learner_id] }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ]),
  })
}
