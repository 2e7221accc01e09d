import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { deleteResult, type LearnerResults, listResults } from '../../contract/results.ts'
import { call } from '../api/client.ts'

/** Results of a learner, newest first; nothing is asked until a learner is chosen. */
export function useResults(learnerId: string | undefined): UseQueryResult<LearnerResults> {
  return useQuery({
    queryKey: ['results', learnerId],
    queryFn: ({ signal }) => call(listResults, { params: { id: learnerId ?? '' }, signal }),
    enabled: learnerId !== undefined,
  })
}

/** Deletes a result, then reads the learner's results again. */
export function useDeleteResult(
  learnerId: string | undefined,
): UseMutationResult<unknown, Error, string> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteResult, { params: { id } }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['results', learnerId] }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ]),
  })
}
