import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type MathCalculationResult,
  type NewMathCalculationResult,
  saveCalculation,
} from '../../contract/calculations.ts'
import { call } from '../api/client.ts'

export interface TestToSave {
  readonly result: NewMathCalculationResult
  readonly idempotencyKey: string
}

/** Stores a test; the same key and result again answer the same row. */
export function useSaveTest(): UseMutationResult<MathCalculationResult, Error, TestToSave> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ result, idempotencyKey }: TestToSave) =>
      call(saveCalculation, { body: result, idempotencyKey }),
    onSuccess: ({ learner_id }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['results', learner_id] }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ]),
  })
}
