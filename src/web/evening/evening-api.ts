import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Evening, getEvening } from '../../contract/evening.ts'
import { call } from '../api/client.ts'

/** Always fetched anew: every activity changes it. */
export function useEvening(): UseQueryResult<Evening> {
  return useQuery({
    queryKey: ['evening'],
    queryFn: ({ signal }) => call(getEvening, { signal }),
    refetchOnMount: 'always',
  })
}
