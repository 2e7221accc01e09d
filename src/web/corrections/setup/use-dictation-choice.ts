import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Dictation } from '../../../contract/dictations.ts'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { persistedDictationId } from '../use-persisted-correction.ts'
import { MAX_OFFERED, useChosenDictation, useFoundDictations } from './dictation-choice-api.ts'

interface OpeningDictations {
  /** The newest, plus those named by the URL or by persisted work; undefined until all are loaded. */
  readonly known: readonly Dictation[] | undefined
  /** Whether a search is needed: more dictations than the select offers. */
  readonly isLong: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The dictations that the screen opens with. */
export function useOpeningDictations(userId: string | undefined): OpeningDictations {
  const [searchParams] = useSearchParams()
  // An open session keeps its dictations: a refetch must not unmount it.
  const [opened, setOpened] = useState<readonly Dictation[]>()
  const first = useFoundDictations('')
  const newest = first.data?.dictations
  const missing = (id: string | null): string | null =>
    opened || newest === undefined || newest.some((one) => one.id === id) ? null : id
  const namedId = missing(searchParams.get('dictee'))
  const persistedId = missing(userId === undefined ? null : persistedDictationId(userId))
  const named = useChosenDictation(namedId)
  const persisted = useChosenDictation(persistedId)
  const isThere =
    (namedId === null || named.isSuccess) && (persistedId === null || persisted.isSuccess)
  const others = [named.data, persisted.data].filter((one) => one !== null && one !== undefined)
  const asked = [first, named, persisted]
  const known = opened ?? (newest && isThere ? [...newest, ...others] : undefined)
  if (!opened && known && known.length > 0) setOpened(known)
  return {
    known,
    isLong: (first.data?.total ?? 0) > MAX_OFFERED,
    hasFailed: asked.some(({ isLoadingError }) => isLoadingError),
    retry: () => {
      for (const { isLoadingError, refetch } of asked) if (isLoadingError) void refetch()
    },
  }
}

const SEARCH_DEBOUNCE_MS = 250

export interface OfferedDictations {
  readonly chosen: Dictation | undefined
  /** The matches, and the chosen one. */
  readonly offered: readonly Dictation[]
  readonly search: string
  /** Total of matches; undefined without a search or while it loads. */
  readonly found: number | undefined
  readonly onSearch: (search: string) => void
  /** Keeps the chosen dictation among the options, whatever is searched next. */
  readonly onPick: (id: string | null) => void
}

/** `known` are those the screen opened with. */
export function useOfferedDictations(
  known: readonly Dictation[],
  chosenId: string | null,
): OfferedDictations {
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<Dictation | null>(null)
  const debounced = useDebouncedValue(search.trim(), SEARCH_DEBOUNCE_MS)
  const { data, isPlaceholderData } = useFoundDictations(debounced)
  const rows = data?.dictations ?? known
  const candidates = picked === null ? known : [picked, ...known]
  const chosen = [...rows, ...candidates].find(({ id }) => id === chosenId)
  const offered = chosen && !rows.includes(chosen) ? [chosen, ...rows] : rows
  return {
    chosen,
    offered,
    search,
    found: debounced === '' || isPlaceholderData ? undefined : data?.total,
    onSearch: setSearch,
    onPick: (id) => setPicked(offered.find((one) => one.id === id) ?? null),
  }
}
