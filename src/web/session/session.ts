/** The session of this browser: fetched once, refreshed before it expires, shared with the other tabs (AUT-01, AUT-02). */
import {
  getSession,
  type SecondFactorChallenge,
  type Session,
  secondStep,
  signIn,
  signOut,
  type User,
} from '../../contract/account/account.ts'
import type { Route } from '../../contract/route.ts'
import { localSessionEnd, sessionRefreshDelay } from '../../domain/account/session.ts'
import { sessionProblem } from '../api/api-problem.ts'
import { callPublic, parseReply, request } from '../api/http.ts'
import { claimTabStorage, clearTabStorage, forgetKeptReplies } from '../persistence/tab-storage.ts'
import {
  type BrowserSession,
  broadcastSessionEvent,
  onSessionEvent,
  type SessionEvent,
} from './session-channel.ts'
import { rememberSignIn } from './sign-in-hint.ts'

/** Undefined until it was fetched. */
let current: BrowserSession | null | undefined
let pendingFetch: Promise<BrowserSession | null> | undefined
let refreshTimer: ReturnType<typeof setTimeout> | undefined
const changeListeners = new Set<() => void>()
const lossListeners = new Set<() => void>()

/** Signed out by the user, here or in another tab, and not signed in since. */
let isSignedOut = false

/** Whether this tab listens to the others: from its first session on, on public pages too. */
let isListening = false

/** Backoff of a failed refresh: after sleep the network comes back a moment later than the timers. */
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 15_000
let retryMs = FIRST_RETRY_MS

function replaceSession(next: BrowserSession | null): void {
  current = next
  if (next) {
    claimTabStorage(next.user.id)
    rememberSignIn(true)
    isSignedOut = false
    if (!isListening) onSessionEvent(applySessionEvent)
    isListening = true
  }
  clearTimeout(refreshTimer)
  if (next) refreshTimer = setTimeout(refresh, Math.max(1000, next.refreshAt - Date.now()))
  for (const listener of changeListeners) listener()
}

function toLocalClock(session: Session, answeredAt: string | null): BrowserSession {
  const now = Date.now()
  const expiresAt = localSessionEnd(session, answeredAt, now)
  return { user: session.user, expiresAt, refreshAt: now + sessionRefreshDelay(expiresAt - now) }
}

async function fetchUnlessSuperseded(isLatest: () => boolean): Promise<BrowserSession | null> {
  const response = await request(getSession)
  const session = await parseReply(getSession, response)
  // A sign-in or sign-out raced with this request: the reply describes the former session.
  if (!isLatest()) return fetchSession()
  const next = session && toLocalClock(session, response.headers.get('date'))
  const isExtended = current && next && next.expiresAt - current.expiresAt > 1000
  replaceSession(next)
  if (isExtended && next) broadcastSessionEvent({ type: 'token-refreshed', session: next })
  return next
}

/** The server refreshes a session near its end. Concurrent calls share one request; throws without a reply. */
export function fetchSession(): Promise<BrowserSession | null> {
  if (pendingFetch) return pendingFetch
  const fetching: Promise<BrowserSession | null> = fetchUnlessSuperseded(
    () => pendingFetch === fetching,
  ).finally(() => {
    if (pendingFetch === fetching) pendingFetch = undefined
  })
  pendingFetch = fetching
  return fetching
}

/** After a change of the session: a reply still under way, or kept, describes the former one. */
export async function refetchSession(): Promise<BrowserSession | null> {
  pendingFetch = undefined
  await forgetKeptReplies()
  return fetchSession()
}

function refresh(): void {
  fetchSession().then(
    (session) => {
      retryMs = FIRST_RETRY_MS
      if (session === null) for (const leave of lossListeners) leave()
    },
    () => {
      refreshTimer = setTimeout(refresh, retryMs)
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)
    },
  )
}

/** `leave` is called when a refresh finds the session over. */
export function onSessionLost(leave: () => void): void {
  lossListeners.add(leave)
}

/** Refreshes a session near its end; null without one. Offline, the old one serves until it expires. */
export async function ensureFreshSession(): Promise<BrowserSession | null> {
  if (!current) return fetchSession()
  if (Date.now() < current.refreshAt) return current
  try {
    return await fetchSession()
  } catch (error) {
    if (Date.now() < current.expiresAt) return current
    throw error
  }
}

/** Returns the next step of sign-in, or null when the session is open. Throws an `ApiProblem` when refused. */
export async function submitSignInStep(
  route: Route,
  body: unknown,
): Promise<SecondFactorChallenge | null> {
  const response = await request(route, { body })
  const next = secondStep.safeParse(await response.json().catch(() => undefined))
  if (next.success) return next.data
  await announceSession()
  return null
}

/** A session was just opened: every tab hears of it. */
export async function announceSession(): Promise<void> {
  const session = await refetchSession()
  if (!session) throw sessionProblem()
  broadcastSessionEvent({ type: 'signed-in', session })
}

export function signInWithPassword(
  email: string,
  password: string,
): Promise<SecondFactorChallenge | null> {
  return submitSignInStep(signIn, { email, password })
}

/** Ends the session in every tab, once the request `close` has succeeded. */
export async function endSession(close: () => Promise<unknown>): Promise<void> {
  isSignedOut = true
  try {
    await close()
  } catch (error) {
    isSignedOut = false
    throw error
  }
  applySignOut()
  broadcastSessionEvent({ type: 'signed-out' })
}

export function signOutOfBrowser(): Promise<void> {
  return endSession(() => callPublic(signOut))
}

/** After an expiry: persisted work stays for the same user. */
export function forgetSession(): void {
  replaceSession(null)
}

/** A 401 of a call that was under way at sign-out is no expiry. */
export function wasSignedOut(): boolean {
  return isSignedOut
}

function applySignOut(): void {
  isSignedOut = true
  pendingFetch = undefined
  replaceSession(null)
  clearTabStorage()
  rememberSignIn(false)
}

/** Shows changed account data in every tab. */
export function updateSessionUser(user: User): void {
  if (!current) return
  replaceSession({ ...current, user })
  broadcastSessionEvent({ type: 'user-updated', session: current })
}

/** An event of another tab. After a sign-out only a new sign-in counts: a refresh may have raced with it. */
export function applySessionEvent(event: SessionEvent): void {
  if (event.type === 'signed-out') applySignOut()
  else if (event.type === 'signed-in' || !isSignedOut) replaceSession(event.session)
}

/** For `useSyncExternalStore`. */
export function subscribeToSession(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

export function currentUser(): User | null {
  return current?.user ?? null
}

/** A page restored from the back/forward cache shows its old state: the session may have ended since. */
export function revalidateSession(): void {
  if (current) refresh()
}

/** After sleep or a lost connection, when the refreshTimer did not run. */
export function refreshIfDue(): void {
  if (current && Date.now() >= current.refreshAt) refresh()
}
