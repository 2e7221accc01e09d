import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteLearner } from '../../contract/learners.ts'
import { call } from '../api/client.ts'
import { LEARNERS_KEY } from '../api/list-queries.ts'

export function useDeleteRemainingLearner(): UseMutationResult<unknown, Error, string> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteLearner, { params: { id } }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: LEARNERS_KEY }),
        cache.invalidateQueries({ queryKey: ['account'] }),
      ]),
  })
}
