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
import { type Saved, saveOrKeep } from '../api/save-or-keep.ts'
import type { UnsentPractice } from './practice-state.ts'

export interface TestToSave {
  readonly result: NewMathCalculationResult
  readonly idempotencyKey: string
}

/** Idempotent: the same key and result answer the same row. Without network it is kept. */
export function useSaveTest(): UseMutationResult<Saved<MathCalculationResult>, Error, TestToSave> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ result, idempotencyKey }: TestToSave) =>
      saveOrKeep(saveCalculation, { params: {}, body: result, idempotencyKey }),
    onSuccess: (_saved, { result }) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['results', result.learner_id] }),
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

/** Idempotent: the same batch sent again changes nothing. Without network it is kept. */
export function useAddPractice(): UseMutationResult<
  Saved<CalculationPractice>,
  Error,
  UnsentPractice
> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ learnerId, practice, key }: UnsentPractice) => {
      const { answers, badges, bests } = practice
      const body = { answers: [...answers], badges: [...badges], bests: [...bests] }
      return saveOrKeep(addPractice, { params: { id: learnerId }, body, idempotencyKey: key })
    },
    onSuccess: (saved, { learnerId }) => {
      if (saved.kind === 'stored') cache.setQueryData(practiceKey(learnerId), saved.reply)
    },
  })
}
