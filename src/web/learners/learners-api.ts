import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addLearner,
  changeLearner,
  deleteLearner,
  type Learner,
  type NewLearner,
} from '../../contract/learners.ts'
import { listResults } from '../../contract/results.ts'
import { call } from '../api/client.ts'
import { LEARNERS_KEY } from '../api/list-queries.ts'

export interface LearnerToSave {
  /** Null for a new one. */
  readonly before: Learner | null
  readonly fields: NewLearner
  readonly idempotencyKey: string
}

export function useSaveLearner(): UseMutationResult<Learner, Error, LearnerToSave> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ before, fields, idempotencyKey }: LearnerToSave) =>
      before
        ? call(changeLearner, {
            params: { id: before.id },
            body: { ...fields, updated_at: before.updated_at },
          })
        : call(addLearner, { body: fields, idempotencyKey }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: LEARNERS_KEY }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ]),
  })
}

/** Deletes the results too. */
export function useDeleteLearner(): UseMutationResult<unknown, Error, Learner> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Learner) => call(deleteLearner, { params: { id } }),
    onSuccess: (_reply, { id }) => {
      cache.removeQueries({ queryKey: ['results', id] })
      return Promise.all([
        cache.invalidateQueries({ queryKey: LEARNERS_KEY }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ])
    },
  })
}

export async function countResults(learner: Learner, signal: AbortSignal): Promise<number> {
  const { totals } = await call(listResults, {
    params: { id: learner.id },
    query: { limit: '1' },
    signal,
  })
  return totals.dictation.count + totals.calculation.count + totals.grammar.count
}
