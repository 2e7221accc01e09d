import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type MathCalculationResult, saveCalculation } from '../../../contract/calculations.ts'
import type { BodyInputOf } from '../../../contract/route.ts'
import { type Saved, saveOrKeep } from '../../api/save-or-keep.ts'

export interface FiguresToSave {
  readonly result: BodyInputOf<typeof saveCalculation>
  readonly idempotencyKey: string
}

/** Idempotent: the same key and result answer the same row. Without network it is kept. */
export function useSaveFigures(): UseMutationResult<
  Saved<MathCalculationResult>,
  Error,
  FiguresToSave
> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ result, idempotencyKey }: FiguresToSave) =>
      saveOrKeep(saveCalculation, { params: {}, body: result, idempotencyKey }),
    onSuccess: (_saved, { result }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['results', result.learner_id] }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ]),
  })
}
