import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  closeOneSession,
  closeOtherSessions,
  type ListedAccountEvent,
  type ListedSession,
  listAccountEvents,
  listSessions,
} from '../../contract/account/account-security.ts'
import { call } from '../api/client.ts'

export const SESSIONS_KEY = ['account', 'sessions'] as const

/** The current session comes first. */
export function useSessions(): UseQueryResult<ListedSession[]> {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => call(listSessions, { signal }),
  })
}

/** Asked for anew with the sessions: what closes some of them stands in it. The newest comes first. */
export function useAccountHistory(): UseQueryResult<ListedAccountEvent[]> {
  return useQuery({
    queryKey: [...SESSIONS_KEY, 'history'],
    queryFn: ({ signal }) => call(listAccountEvents, { signal }),
  })
}

/** Closes a session, or all others when null. */
export function useCloseSessions(): UseMutationResult<unknown, Error, string | null> {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(closeOtherSessions) : call(closeOneSession, { body: { session_id: id } }),
    // On failure too: the session may have been closed elsewhere.
    onSettled: () => cache.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}
