/** The user's dictations, searched and paged by the server: there may be a thousand. */
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import {
  type Dictation,
  type FoundDictations,
  searchDictations,
} from '../../contract/dictations.ts'
import { makeCursor } from '../../contract/paging.ts'
import { call } from './client.ts'
import { DICTATIONS_KEY } from './list-queries.ts'

export const PAGE_SIZE = 25

export interface DictationFilter {
  /** Empty: all dictations. */
  readonly search: string
  /** Empty: all levels. */
  readonly level: Dictation['level'] | ''
}

export const NO_FILTER: DictationFilter = { search: '', level: '' }

export type DictationPages = UseInfiniteQueryResult<InfiniteData<FoundDictations>>

/** Newest first; the previous page stays while another search is loading. */
export function useDictationPages({ search, level }: DictationFilter): DictationPages {
  return useInfiniteQuery({
    queryKey: [...DICTATIONS_KEY, 'found', search, level],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(searchDictations, {
        query: {
          search,
          limit: String(PAGE_SIZE),
          ...(level !== '' && { level }),
          ...(pageParam !== '' && { before: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ dictations }) => {
      const row = dictations.at(-1)
      return row && dictations.length === PAGE_SIZE ? makeCursor(row) : undefined
    },
    placeholderData: keepPreviousData,
  })
}

export interface DictationLibrary {
  readonly dictations: readonly Dictation[]
  readonly total: number
}

export function flattenPages({ pages }: InfiniteData<FoundDictations>): DictationLibrary {
  return {
    dictations: pages.flatMap(({ dictations }) => dictations),
    total: pages[0]?.total ?? 0,
  }
}
