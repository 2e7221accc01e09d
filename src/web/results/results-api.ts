import {
  type UseMutationResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { makeCursor, type RowPosition } from '../../contract/paging.ts'
import { deleteResult, type LearnerResults, listResults } from '../../contract/results.ts'
import type { Activity } from '../../domain/results/results.ts'
import { call } from '../api/client.ts'

/** More than a chart has bars. */
const FIRST_PAGE_SIZE = 20

/** Rows loaded by each «Voir plus». */
const PAGE_SIZE = 50

/** The newest results of each activity, and the totals. */
export function useResults(learnerId: string): UseQueryResult<LearnerResults> {
  return useQuery({
    queryKey: ['results', learnerId],
    queryFn: ({ signal }) =>
      call(listResults, {
        params: { id: learnerId },
        query: { limit: String(FIRST_PAGE_SIZE) },
        signal,
      }),
  })
}

/** Props of the «Voir plus» footer. */
export interface MoreResults {
  readonly isLong: boolean
  readonly total: number
  readonly busy: boolean
  readonly failed: boolean
  readonly onMore: () => void
}

export interface PagedResults<Row> {
  readonly rows: readonly Row[]
  readonly more: MoreResults
}

interface PagedResultsOptions<Row> {
  readonly learnerId: string
  readonly activity: Activity
  /** The reply of `useResults`. */
  readonly first: LearnerResults
  readonly rowsOf: (reply: LearnerResults) => readonly Row[]
}

/**
 * The rows of the first reply, then, once expanded, pages from the beginning: pages stay contiguous even after
 * a deletion.
 */
export function usePagedResults<Row extends RowPosition>(
  options: PagedResultsOptions<Row>,
): PagedResults<Row> {
  const { learnerId, activity, first, rowsOf } = options
  const [isOpen, setOpen] = useState(false)
  const pages = useInfiniteQuery({
    queryKey: ['results', learnerId, activity],
    enabled: isOpen,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listResults, {
        params: { id: learnerId },
        query: { activity, limit: String(PAGE_SIZE), before: pageParam },
        signal,
      }),
    getNextPageParam: (last) => {
      const rows = rowsOf(last)
      const row = rows.at(-1)
      return row && rows.length === PAGE_SIZE ? makeCursor(row) : undefined
    },
  })
  const rows = pages.data?.pages.flatMap(rowsOf) ?? rowsOf(first)
  const { count } = first.totals[activity]
  const isLast = pages.data !== undefined && !pages.hasNextPage

  function onMore(): void {
    if (!isOpen) setOpen(true)
    else void (pages.data ? pages.fetchNextPage() : pages.refetch())
  }

  return {
    rows,
    more: {
      isLong: count > FIRST_PAGE_SIZE,
      total: isLast ? rows.length : count,
      busy: isOpen && pages.isFetching,
      failed: (pages.isLoadingError || pages.isFetchNextPageError) && !pages.isFetching,
      onMore,
    },
  }
}

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
