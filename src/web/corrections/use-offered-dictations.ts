import { useState } from 'react'
import type { Dictation } from '../../contract/dictations.ts'
import { useSettled } from '../ui/use-settled.ts'
import { useFoundDictations } from './choice-api.ts'

/** Typing waits that long before the server is asked. */
const SETTLED_MS = 250

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
  const settled = useSettled(search.trim(), SETTLED_MS)
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
