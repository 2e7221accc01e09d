import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Dictation } from '../../../contract/dictations.ts'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { persistedDictationId } from '../use-persisted-correction.ts'
import { MAX_OFFERED, useDictation, useFoundDictations } from './dictation-choice-api.ts'

interface OpeningDictations {
  /** The newest, the one that a link names, the one of persisted work; undefined until all are there. */
  readonly known: readonly Dictation[] | undefined
  /** Whether there are more dictations than a select offers. */
  readonly isLong: boolean
  readonly isError: boolean
  readonly retry: () => void
}

/** What the correction opens with, among any number of dictations. */
export function useOpeningDictations(userId: string | undefined): OpeningDictations {
  const [address] = useSearchParams()
  // An open session keeps its dictations: a refetch must not unmount it.
  const [opened, setOpened] = useState<readonly Dictation[]>()
  const first = useFoundDictations('')
  const newest = first.data?.dictations
  const missing = (id: string | null): string | null =>
    opened || newest === undefined || newest.some((one) => one.id === id) ? null : id
  const namedId = missing(address.get('dictee'))
  const persistedId = missing(userId === undefined ? null : persistedDictationId(userId))
  const named = useDictation(namedId)
  const persisted = useDictation(persistedId)
  const isThere =
    (namedId === null || named.isSuccess) && (persistedId === null || persisted.isSuccess)
  const others = [named.data, persisted.data].filter((one) => one !== null && one !== undefined)
  const asked = [first, named, persisted]
  const known = opened ?? (newest && isThere ? [...newest, ...others] : undefined)
  if (!opened && known && known.length > 0) setOpened(known)
  return {
    known,
    isLong: (first.data?.total ?? 0) > MAX_OFFERED,
    isError: asked.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of asked) if (isError) void refetch()
    },
  }
}

/** Typing waits that long before the server is asked. */
const SEARCH_DEBOUNCE_MS = 250

export interface OfferedDictations {
  readonly chosen: Dictation | undefined
  /** What can be chosen now: what the search found, and what is chosen. */
  readonly offered: readonly Dictation[]
  readonly search: string
  /** How many a search found in all; undefined without a search, and until its answer is there. */
  readonly found: number | undefined
  readonly onSearch: (search: string) => void
  /** Keeps a dictation in hand, whatever is searched afterwards. */
  readonly onPick: (id: string | null) => void
}

/** The dictations of a choice, among any number of them. `known` holds those that the screen opened with. */
export function useOfferedDictations(
  known: readonly Dictation[],
  chosenId: string | null,
): OfferedDictations {
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<Dictation | null>(null)
  const settled = useDebouncedValue(search.trim(), SEARCH_DEBOUNCE_MS)
  const { data, isPlaceholderData } = useFoundDictations(settled)
  const rows = data?.dictations ?? known
  const inHand = picked === null ? known : [picked, ...known]
  const chosen = [...rows, ...inHand].find(({ id }) => id === chosenId)
  const offered = chosen && !rows.includes(chosen) ? [chosen, ...rows] : rows
  return {
    chosen,
    offered,
    search,
    found: settled === '' || isPlaceholderData ? undefined : data?.total,
    onSearch: setSearch,
    onPick: (id) => setPicked(offered.find((one) => one.id === id) ?? null),
  }
}
