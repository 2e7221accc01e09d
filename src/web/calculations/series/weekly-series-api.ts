import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  type GivenSeries,
  giveWeeklySeries,
  listWeeklySeries,
  type WeeklySeries,
  withdrawWeeklySeries,
} from '../../../contract/weekly-series.ts'
import { call } from '../../api/client.ts'

const WEEKLY_SERIES_KEY = ['weekly-series'] as const

/** By first name; fetched anew, since every test changes it. */
export function useWeeklySeries(): UseQueryResult<WeeklySeries[]> {
  return useQuery({
    queryKey: WEEKLY_SERIES_KEY,
    queryFn: ({ signal }) => call(listWeeklySeries, { signal }),
    refetchOnMount: 'always',
  })
}

interface SeriesToGive {
  readonly body: GivenSeries
  readonly idempotencyKey: string
}

export function useGiveSeries(): UseMutationResult<WeeklySeries[], Error, SeriesToGive> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (given: SeriesToGive) => call(giveWeeklySeries, given),
    onSuccess: (all) => cache.setQueryData(WEEKLY_SERIES_KEY, all),
  })
}

export function useWithdrawSeries(): UseMutationResult<unknown, Error, string> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(withdrawWeeklySeries, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: WEEKLY_SERIES_KEY }),
  })
}
