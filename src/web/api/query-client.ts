import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'

/** Only server errors are retried, once; refusals and lost connections are shown at once. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiProblem && error.status >= 500
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay: 1000,
      staleTime: 30_000,
      // Offline, fail at once instead of pausing the query.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** User whose replies are cached. */
let owner: string | null = null

/** Drops the replies to another user; mounted queries fetch again. */
export function claimQueryCache(user: string | null): void {
  if (owner === user) return
  owner = user
  void queryClient.resetQueries()
}
