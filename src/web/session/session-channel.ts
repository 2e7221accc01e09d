/** What happens to the session, told to the other tabs of the same browser (AUT-02). */
import type { User } from '../../contract/account.ts'

export interface BrowserSession {
  readonly user: User
  /** Moments of this machine's clock, in milliseconds. */
  readonly expiresAt: number
  readonly refreshAt: number
}

export type SessionEvent =
  | { readonly type: 'signed-in'; readonly session: BrowserSession }
  | { readonly type: 'signed-out' }
  | { readonly type: 'token-refreshed'; readonly session: BrowserSession }
  | { readonly type: 'user-updated'; readonly session: BrowserSession }

let channel: BroadcastChannel | undefined

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('encrier-session')
  return channel
}

export function broadcastSessionEvent(event: SessionEvent): void {
  open().postMessage(event)
}

/** Events of the other tabs, never this one's own. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const listen = (message: MessageEvent<SessionEvent>): void => listener(message.data)
  open().addEventListener('message', listen)
  return () => open().removeEventListener('message', listen)
}
