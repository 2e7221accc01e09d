/**
 * Who sends a request. The session is read at each one, never from a cookie that claims to know it, so that one that was closed
 * is closed at once; within five minutes of its end it is extended, row and cookie, before it is used (AUT-01).
 */
import type { User } from '../../../contract/account/account.ts'
import type { OwnerId } from '../../../domain/account/owner-id.ts'
import { SESSION_REFRESH_MARGIN_MS } from '../../../domain/account/session.ts'
import type { Database } from '../../db/database.ts'
import { isReadOnlyState } from '../../db/database-unavailable.ts'
import { markSeen } from '../user.store.ts'
import { extendSession, findSession, type StoredSession } from './session.store.ts'
import {
  type FoundToken,
  findToken,
  hashToken,
  type SessionCookie,
  serializeCookie,
} from './session-token.ts'

export interface AuthenticatedUser {
  readonly owner: OwnerId
  readonly user: User
  readonly expiresAt: Date
  /** `Set-Cookie` of a session that was extended on the way. */
  readonly cookies: readonly string[]
}

export interface SessionSettings {
  readonly cookie: SessionCookie
  readonly secret: string
  /** Seconds that a session lives without use. */
  readonly ttlS: number
}

/** However much it is used, a session ends after this many days and the password is asked again. */
export const SESSION_MAX_DAYS = 30

const DAY_MS = 86_400_000

/** `last_seen_at` is this coarse, so that requests do not write a row each. */
const LAST_SEEN_GRANULARITY_MS = DAY_MS

/**
 * The owner that a checked identifier stands for. Beside the authenticator below, for the operator's commands and the demo only,
 * which act for a user without a session.
 */
export function asOwnerId(userId: string): OwnerId {
  return userId as OwnerId
}

/** undefined when it is not time yet, or the session has its thirty days. */
function extendedExpiry(session: StoredSession, ttlS: number, now: Date): Date | undefined {
  const end = session.expiresAt.getTime()
  if (end - now.getTime() >= SESSION_REFRESH_MARGIN_MS) return undefined
  const last = session.createdAt.getTime() + SESSION_MAX_DAYS * DAY_MS
  const later = Math.min(now.getTime() + ttlS * 1000, last)
  return later > end ? new Date(later) : undefined
}

async function extend(
  database: Database,
  settings: SessionSettings,
  found: FoundToken,
  span: { readonly now: Date; readonly expiresAt: Date },
): Promise<string[]> {
  await extendSession(database, hashToken(found.token), span)
  if (found.cookieValue === undefined) return []
  const seconds = Math.round((span.expiresAt.getTime() - span.now.getTime()) / 1000)
  return [serializeCookie(settings.cookie, found.cookieValue, seconds)]
}

/** Reads go on while the database refuses to write (a full disk, a standby). */
async function skippedWhileReadOnly<T>(writing: Promise<T>): Promise<T | undefined> {
  try {
    return await writing
  } catch (error) {
    if (!isReadOnlyState(error)) throw error
    return undefined
  }
}

export function createAuthenticator(
  database: Database,
  settings: SessionSettings,
  clock: () => Date,
): (request: Request) => Promise<AuthenticatedUser | undefined> {
  return async (request) => {
    const found = findToken(request.headers, settings.cookie, settings.secret)
    if (!found) return undefined
    const now = clock()
    const session = await findSession(database, hashToken(found.token), now)
    if (!session) return undefined
    if (now.getTime() - session.lastSeenAt.getTime() >= LAST_SEEN_GRANULARITY_MS) {
      await skippedWhileReadOnly(markSeen(database, session.user.id, now))
    }
    const expiresAt = extendedExpiry(session, settings.ttlS, now)
    const cookies =
      expiresAt &&
      (await skippedWhileReadOnly(extend(database, settings, found, { now, expiresAt })))
    const { user } = session
    const owner = asOwnerId(user.id)
    const end = (cookies && expiresAt) ?? session.expiresAt
    return { owner, user, expiresAt: end, cookies: cookies ?? [] }
  }
}
