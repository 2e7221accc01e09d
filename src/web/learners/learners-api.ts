import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  addLearner,
  changeLearner,
  deleteLearner,
  type Learner,
  type NewLearner,
} from '../../contract/learners.ts'
import { call } from '../api/client.ts'
import { LEARNERS_KEY } from '../api/list-queries.ts'

/** As typed; without a birth date only for a learner who had none. */
export type LearnerFields = Omit<NewLearner, 'birth_date'> & Partial<Pick<NewLearner, 'birth_date'>>

export interface LearnerToSave {
  /** Null for a new one. */
  readonly before: Learner | null
  readonly fields: LearnerFields
  readonly idempotencyKey: string
}

export function useSaveLearner(): UseMutationResult<Learner, Error, LearnerToSave> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ before, fields, idempotencyKey }: LearnerToSave) => {
      if (before) {
        return call(changeLearner, {
          params: { id: before.id },
          body: { ...fields, updated_at: before.updated_at },
        })
      }
      const { birth_date } = fields
      if (birth_date === undefined) throw new Error('a new learner has a birth date')
      return call(addLearner, { body: { ...fields, birth_date }, idempotencyKey })
    },
    onSuccess: () => refreshLearners(cache),
  })
}

export function refreshLearners(cache: QueryClient): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: LEARNERS_KEY }),
    cache.invalidateQueries({ queryKey: ['account'] }),
    cache.invalidateQueries({ queryKey: ['evening'] }),
  ])
}

/** Deletes the results too. */
export function useDeleteLearner(): UseMutationResult<unknown, Error, Pick<Learner, 'id'>> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Learner, 'id'>) => call(deleteLearner, { params: { id } }),
    onSuccess: (_reply, { id }) => {
      cache.removeQueries({ queryKey: ['results', id] })
      return refreshLearners(cache)
    },
  })
}

/** The contract of all results comes with the question: few lists of learners ask it. */
export async function countResults(
  learner: Pick<Learner, 'id'>,
  signal: AbortSignal,
): Promise<number> {
  const { listResults } = await import('../../contract/results.ts')
  const { totals } = await call(listResults, {
    params: { id: learner.id },
    query: { limit: '1' },
    signal,
  })
  return totals.dictation.count + totals.calculation.count + totals.grammar.count
}
