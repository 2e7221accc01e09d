/**
 * Better Auth as this product uses it: e-mail and password, argon2id, no cookie cache (it would keep a closed session
 * alive), sessions stored by the hash of their token. Its endpoints are called by the routes of the contract, never
 * exposed: whatever it adds in a later version stays unreachable until it has an entry.
 */
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal'
import type pg from 'pg'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../domain/account/password.ts'
import { patiently } from '../db/patience.ts'
import type { Log } from '../log.ts'
import { hashedTokenAdapter } from './hashed-tokens.ts'
import { hashPassword, verifyPassword } from './password/password-hash.ts'
import { sessionCookie } from './sessions/session-token.ts'

export interface AuthOptions {
  readonly pool: pg.Pool
  readonly secret: string
  /** Origin under which browsers see the server. */
  readonly publicUrl: string
  readonly sessionTtlS: number
  readonly log: Log
}

/** Names of db/migrations/0001. */
const TABLES = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  account: {
    modelName: 'accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} satisfies Partial<BetterAuthOptions>

function session({ sessionTtlS }: AuthOptions): NonNullable<BetterAuthOptions['session']> {
  return {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
    expiresIn: sessionTtlS,
    // require-user.ts prolongs, in one place, for data routes as well.
    disableSessionRefresh: true,
    cookieCache: { enabled: false },
  }
}

function advanced({ publicUrl }: AuthOptions): NonNullable<BetterAuthOptions['advanced']> {
  const cookie = sessionCookie(publicUrl)
  return {
    database: { generateId: 'uuid' },
    // The names say it themselves, `__Host-` being stricter than the prefix that this option adds.
    useSecureCookies: false,
    defaultCookieAttributes: {
      secure: cookie.isSecure,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
    },
    cookies: { session_token: { name: cookie.name } },
    // http/origin.ts has checked where the request comes from.
    disableCSRFCheck: true,
    ipAddress: { disableIpTracking: true },
  }
}

function createBetterAuth(options: AuthOptions) {
  const { publicUrl, log } = options
  return betterAuth({
    ...TABLES,
    appName: 'Encrier',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: hashedTokenAdapter(options.pool),
    trustedOrigins: [publicUrl],
    session: session(options),
    advanced: advanced(options),
    emailAndPassword: {
      enabled: true,
      // sign-up.store.ts makes accounts.
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages may hold what was sent: the level alone is passed on.
    logger: {
      log: (level) => (level === 'error' ? log.warn : log.debug)('better-auth', { level }),
    },
    onAPIError: { throw: true },
  })
}

/** What the routes call. */
export interface Auth {
  /** 200 with `{ token, user }` and the cookie, or 401. Rejects when the database does not answer. */
  signIn(
    credentials: { readonly email: string; readonly password: string },
    userAgent: string | null,
  ): Promise<Response>
  /** Closes all sessions of the user and opens a new one: 200 with a token and a cookie, or 400. */
  changePassword(
    change: { readonly currentPassword: string; readonly newPassword: string },
    cookie: string,
    userAgent: string | null,
  ): Promise<Response>
}

/** What Better Auth is told of a request: never more than it needs. */
function headersOf(userAgent: string | null, cookie?: string): Headers {
  return new Headers({
    ...(userAgent !== null && { 'user-agent': userAgent }),
    ...(cookie !== undefined && { cookie }),
  })
}

/** Better Auth asks the database by itself, several times. */
function inTime(work: () => Promise<Response>): Promise<Response> {
  return patiently(() => ({ answer: work(), giveUp: () => undefined }))
}

export function createAuth(options: AuthOptions): Auth {
  const { api } = createBetterAuth(options)
  return {
    signIn: (body, userAgent) =>
      inTime(() =>
        api.signInEmail({ body: { ...body }, headers: headersOf(userAgent), asResponse: true }),
      ),
    changePassword: (change, cookie, userAgent) =>
      inTime(() =>
        api.changePassword({
          body: { ...change, revokeOtherSessions: true },
          headers: headersOf(userAgent, cookie),
          asResponse: true,
        }),
      ),
  }
}
