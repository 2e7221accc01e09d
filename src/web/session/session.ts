/**
 * The signed-in session of this tab and of the others: read once, refreshed before its end while the application is
 * open, and told to the other tabs (AUT-01, AUT-02).
 */
import {
  getSession,
  type SecondStep,
  type Session,
  secondStep,
  signIn,
  signOut,
  type User,
} from '../../contract/account.ts'
import type { Route } from '../../contract/route.ts'
import { sessionRefreshDelay } from '../../domain/account/session.ts'
import { sessionProblem } from '../api/api-problem.ts'
import { callPublic, parseReply, request } from '../api/http.ts'
import { claimTabStorage, clearTabStorage } from '../persistence/tab-storage.ts'
import {
  type BrowserSession,
  broadcastSessionEvent,
  onSessionEvent,
  type SessionEvent,
} from './session-channel.ts'

/** undefined while nobody has asked yet. */
let current: BrowserSession | null | undefined
let reading: Promise<BrowserSession | null> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Signed out on purpose, here or in another tab, and not signed in since. */
let isSignedOut = false

/** Whether this tab hears the others: from the first session it knows of on, also where it shows a public page. */
let isFollowing = false

/** Waits after a refresh that met no server: a machine that wakes has its network a moment later. */
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 15_000
let retryMs = FIRST_RETRY_MS

function set(next: BrowserSession | null): void {
  current = next
  if (next) {
    claimTabStorage(next.user.id)
    isSignedOut = false
    if (!isFollowing) onSessionEvent(applySessionEvent)
    isFollowing = true
  }
  clearTimeout(timer)
  if (next) timer = setTimeout(refresh, Math.max(1000, next.refreshAt - Date.now()))
  for (const listener of listeners) listener()
}

/** The session on this machine's clock, which may be wrong: the answer's own date tells how long is left. */
function onThisClock(session: Session, answeredAt: string | null): BrowserSession {
  const now = Date.now()
  const serverNow = Date.parse(answeredAt ?? '') || now
  const remaining = Date.parse(session.expires_at) - serverNow
  return {
    user: session.user,
    expiresAt: now + remaining,
    refreshAt: now + sessionRefreshDelay(remaining),
  }
}

async function read(isLatest: () => boolean): Promise<BrowserSession | null> {
  const response = await request(getSession)
  const session = await parseReply(getSession, response)
  // Somebody signed in or out meanwhile: this was said of before.
  if (!isLatest()) return fetchSession()
  const next = session && onThisClock(session, response.headers.get('date'))
  const moved = current && next && next.expiresAt - current.expiresAt > 1000
  set(next)
  if (moved && next) broadcastSessionEvent({ type: 'token-refreshed', session: next })
  return next
}

/** Asks the server, which refreshes what is near its end; one question at a time. Throws when no server answers. */
export function fetchSession(): Promise<BrowserSession | null> {
  if (reading) return reading
  const asked: Promise<BrowserSession | null> = read(() => reading === asked).finally(() => {
    if (reading === asked) reading = undefined
  })
  reading = asked
  return asked
}

/** The same of a session that has just changed: whatever is being said already is of the one before. */
export function refetchSession(): Promise<BrowserSession | null> {
  reading = undefined
  return fetchSession()
}

function refresh(): void {
  fetchSession().then(
    (session) => {
      retryMs = FIRST_RETRY_MS
      if (session === null) for (const leave of leaving) leave()
    },
    () => {
      timer = setTimeout(refresh, retryMs)
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)
    },
  )
}

const leaving = new Set<() => void>()

/** Called when a refresh finds that the session is over. */
export function onSessionLost(leave: () => void): void {
  leaving.add(leave)
}

/** The session, refreshed first when it is near its end; null when there is none. */
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

/**
 * Passes a step of signing in: the session is open when null comes back, else the next step is to be passed. Throws an
 * `ApiProblem` when the server refuses.
 */
export async function submitSignInStep(route: Route, body: unknown): Promise<SecondStep | null> {
  const response = await request(route, { body })
  const next = secondStep.safeParse(await response.json().catch(() => undefined))
  if (next.success) return next.data
  const session = await refetchSession()
  if (!session) throw sessionProblem()
  broadcastSessionEvent({ type: 'signed-in', session })
  return null
}

/** Signs in by password; see `submitSignInStep`. */
export function signInWithPassword(email: string, password: string): Promise<SecondStep | null> {
  return submitSignInStep(signIn, { email, password })
}

/** Ends the session by `close`, which the server must have done: here and in the other tabs. */
export async function endSession(close: () => Promise<unknown>): Promise<void> {
  isSignedOut = true
  try {
    await close()
  } catch (error) {
    isSignedOut = false
    throw error
  }
  signedOut()
  broadcastSessionEvent({ type: 'signed-out' })
}

/** Closes the session here and in the other tabs. */
export function signOutEverywhere(): Promise<void> {
  return endSession(() => callPublic(signOut))
}

/** Forgets who was signed in; what the tab kept waits for the same user. */
export function forgetSession(): void {
  set(null)
}

/** Whether somebody signed out on purpose: what a call still under way answers is no news then. */
export function wasSignedOut(): boolean {
  return isSignedOut
}

function signedOut(): void {
  isSignedOut = true
  reading = undefined
  set(null)
  clearTabStorage()
}

/** The user's own data changed: here and in the other tabs. */
export function updateSessionUser(user: User): void {
  if (!current) return
  set({ ...current, user })
  broadcastSessionEvent({ type: 'user-updated', session: current })
}

/** What another tab did; what it tells of a session that was left here comes too late. */
export function applySessionEvent(event: SessionEvent): void {
  if (event.type === 'signed-out') signedOut()
  else if (event.type === 'signed-in' || !isSignedOut) set(event.session)
}

/** For `useSyncExternalStore`. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentUser(): User | null {
  return current?.user ?? null
}

/** Asks about a session that may have ended while nobody looked: a page comes back as it was left. */
export function revalidateSession(): void {
  if (current) refresh()
}

/** Looks again after a sleep or a lost connection, when timers did not run. */
export function refreshIfDue(): void {
  if (current && Date.now() >= current.refreshAt) refresh()
}
