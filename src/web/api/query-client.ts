import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'

/** Only server errors are retried, once; refusals and lost connections are shown at once. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiProblem && error.status >= 500
}

/** What was changed in one tab is stale in the others. */
let changes: BroadcastChannel | undefined

function otherTabs(): BroadcastChannel {
  if (changes !== undefined) return changes
  changes = new BroadcastChannel('encrier-changes')
  changes.addEventListener('message', () => {
    // A hidden tab asks again when it is looked at.
    const isVisible = document.visibilityState === 'visible'
    void queryClient.invalidateQueries({ refetchType: isVisible ? 'active' : 'none' })
  })
  return changes
}

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onSuccess: () => otherTabs().postMessage(null) }),
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
  otherTabs()
  owner = user
  void queryClient.resetQueries()
}
