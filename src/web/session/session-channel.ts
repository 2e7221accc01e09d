/** Session events between the tabs of a browser (AUT-02). */
import type { User } from '../../contract/account/account.ts'

export interface BrowserSession {
  readonly user: User
  /** Epoch milliseconds of the local clock. */
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

/** Events of other tabs: a channel never delivers to its sender. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  const listen = (message: MessageEvent<SessionEvent>): void => listener(message.data)
  open().addEventListener('message', listen)
  return () => open().removeEventListener('message', listen)
}
