/** Whether there is a network: the browser's word is not enough, a line may be there that carries nothing (FIR-06). */
import { KEPT_HEADER } from '../persistence/kept-replies-cache.ts'

let isLastReplyKept = false
const listeners = new Set<() => void>()

function changeTo(isKept: boolean): void {
  if (isKept === isLastReplyKept) return
  isLastReplyKept = isKept
  for (const listener of listeners) listener()
}

/** A reply that the worker had kept tells that the network gave none. */
export function noteReply({ headers }: Response): void {
  changeTo(headers.has(KEPT_HEADER))
}

export function isOnline(): boolean {
  return navigator.onLine && !isLastReplyKept
}

/** In the shape of `useSyncExternalStore`. */
export function subscribeToNetwork(listener: () => void): () => void {
  const onReturn = (): void => {
    isLastReplyKept = false
    listener()
  }
  listeners.add(listener)
  window.addEventListener('online', onReturn)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', onReturn)
    window.removeEventListener('offline', listener)
  }
}
