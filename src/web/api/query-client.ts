/** The cache of what the server said. */
import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'

/** A fault of the server is tried once more; a refusal or a lost connection is shown at once. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiProblem && error.status >= 500
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay: 1000,
      staleTime: 30_000,
      // Without a network the failure shows at once, instead of a wait without end.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Whom the cache was filled for; null when nobody was signed in. */
let owner: string | null = null

/** What was answered to somebody else is dropped; a screen that shows it asks anew. */
export function claimQueryCache(user: string | null): void {
  if (owner === user) return
  owner = user
  void queryClient.resetQueries()
}
