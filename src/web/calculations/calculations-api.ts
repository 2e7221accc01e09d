import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  addPractice,
  type CalculationPractice,
  getPractice,
} from '../../contract/calculation-practice.ts'
import {
  type MathCalculationResult,
  type NewMathCalculationResult,
  saveCalculation,
} from '../../contract/calculations.ts'
import { call } from '../api/client.ts'
import type { UnsentPractice } from './practice-state.ts'

export interface TestToSave {
  readonly result: NewMathCalculationResult
  readonly idempotencyKey: string
}

/** Idempotent: the same key and result answer the same row. */
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

function practiceKey(learnerId: string | null): readonly unknown[] {
  return ['calculation-practice', learnerId]
}

/** Disabled without a learner. */
export function usePractice(learnerId: string | null): UseQueryResult<CalculationPractice> {
  return useQuery({
    queryKey: practiceKey(learnerId),
    queryFn: ({ signal }) => call(getPractice, { params: { id: learnerId ?? '' }, signal }),
    enabled: learnerId !== null,
  })
}

/** Idempotent: the same batch sent again changes nothing. */
export function useAddPractice(): UseMutationResult<CalculationPractice, Error, UnsentPractice> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, practice, key }: UnsentPractice) => {
      const { answers, badges, bests } = practice
      const body = { answers: [...answers], badges: [...badges], bests: [...bests] }
      return call(addPractice, { params: { id: learnerId }, body, idempotencyKey: key })
    },
    onSuccess: (practice, { learnerId }) => {
      cache.setQueryData(practiceKey(learnerId), practice)
    },
  })
}
