import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Dictation } from '../../contract/dictations.ts'
import { OFFERED, useDictation, useFoundDictations } from './choice-api.ts'
import { keptDictation } from './use-kept-work.ts'

export interface OpeningDictations {
  /** The newest, the one that a link names, the one of kept work; undefined until all are there. */
  readonly known: readonly Dictation[] | undefined
  /** Whether there are more dictations than a select offers. */
  readonly isLong: boolean
  readonly isError: boolean
  readonly retry: () => void
}

/** What the correction opens with, among any number of dictations. */
export function useOpeningDictations(userId: string | undefined): OpeningDictations {
  const [address] = useSearchParams()
  // A desk that is open stays open, whatever is asked again meanwhile.
  const [opened, setOpened] = useState<readonly Dictation[]>()
  const first = useFoundDictations('')
  const newest = first.data?.dictations
  const missing = (id: string | null): string | null =>
    opened || newest === undefined || newest.some((one) => one.id === id) ? null : id
  const namedId = missing(address.get('dictee'))
  const keptId = missing(userId === undefined ? null : keptDictation(userId))
  const named = useDictation(namedId)
  const kept = useDictation(keptId)
  const isThere = (namedId === null || named.isSuccess) && (keptId === null || kept.isSuccess)
  const others = [named.data, kept.data].filter((one) => one !== null && one !== undefined)
  const asked = [first, named, kept]
  const known = opened ?? (newest && isThere ? [...newest, ...others] : undefined)
  if (!opened && known && known.length > 0) setOpened(known)
  return {
    known,
    isLong: (first.data?.total ?? 0) > OFFERED,
    isError: asked.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of asked) if (isError) void refetch()
    },
  }
}
