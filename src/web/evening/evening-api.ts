import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Dictation, getDictation } from '../../contract/dictations.ts'
import { type Evening, getEvening } from '../../contract/evening.ts'
import { call } from '../api/client.ts'
import { DICTATIONS_KEY } from '../api/list-queries.ts'

/** Always fetched anew: every activity changes it. */
export function useEvening(): UseQueryResult<Evening> {
  return useQuery({
    queryKey: ['evening'],
    queryFn: ({ signal }) => call(getEvening, { signal }),
    refetchOnMount: 'always',
  })
}

/** The text that the first card shows the beginning of. */
export function useProposedDictation(id: string): UseQueryResult<Dictation> {
  return useQuery({
    queryKey: [...DICTATIONS_KEY, id],
    queryFn: ({ signal }) => call(getDictation, { params: { id }, signal }),
  })
}
