import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import {
  type Dictation,
  type FoundDictations,
  getDictation,
  searchDictations,
} from '../../../contract/dictations.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/client.ts'
import { DICTATIONS_KEY } from '../../api/list-queries.ts'

/** Options in the select; beyond that, a search. */
export const MAX_OFFERED = 25

/** The newest matches; without a search, the newest dictations. */
export function useFoundDictations(search: string): UseQueryResult<FoundDictations> {
  return useQuery({
    queryKey: [...DICTATIONS_KEY, 'offered', search],
    queryFn: ({ signal }) =>
      call(searchDictations, { query: { search, limit: String(MAX_OFFERED) }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Null when it does not exist; disabled without an id. */
export function useChosenDictation(id: string | null): UseQueryResult<Dictation | null> {
  return useQuery({
    queryKey: [...DICTATIONS_KEY, 'one', id],
    enabled: id !== null,
    queryFn: async ({ signal }) => {
      try {
        return await call(getDictation, { params: { id: id ?? '' }, signal })
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null
        throw error
      }
    },
  })
}
