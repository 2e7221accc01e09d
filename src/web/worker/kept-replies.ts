/**
 * What the server last answered to the screens that go on without network (FIR-06): from the network as long as there is one, from
 * here when there is none. A reply is kept only beside the session that it was given to; another session, or none, empties all,
 * as the page does when one is opened or closed (`web/persistence/tab-storage.ts`).
 */
import { localSessionEnd } from '../../domain/account/session.ts'
import { KEPT_HEADER, KEPT_REPLIES } from '../persistence/kept-replies-cache.ts'

const SESSION = '/api/auth/get-session'

/** What calculations, problems, words to review, grammar and the last dictations are made of; a star is an identifier. */
export const KEPT_PATHS = [
  SESSION,
  '/api/subscription',
  '/api/account/statistics',
  '/api/evening',
  '/api/learners',
  '/api/learners/*/calculation-practice',
  '/api/learners/*/grammar-review',
  '/api/learners/*/problems',
  '/api/learners/*/word-review',
  '/api/weekly-series',
  '/api/dictations/search',
  '/api/dictations/*',
  '/api/dictations/*/study',
  '/api/dictations/*/copies',
  '/api/dictations/*/dictating',
] as const

const KEPT = KEPT_PATHS.map((path) => new RegExp(`^${path.replaceAll('*', '[^/]+')}$`, 'u'))

/** Lists as they open; what was searched is another list each time. */
export function isKept({ pathname, searchParams }: URL): boolean {
  return !searchParams.get('search') && KEPT.some((path) => path.test(pathname))
}

function isSession({ url }: Request): boolean {
  return new URL(url).pathname === SESSION
}

interface KeptSession {
  readonly user: { readonly id: string }
  readonly expires_at: string
}

async function parseSession(response: Response | undefined): Promise<KeptSession | null> {
  return response ? ((await response.json()) as KeptSession | null) : null
}

async function ownerOf(cache: Cache): Promise<string | undefined> {
  return (await parseSession(await cache.match(SESSION)))?.user.id
}

async function keepSession(reply: Response, owner: string | undefined): Promise<void> {
  const session = await parseSession(reply.clone())
  if (session?.user.id !== owner) await caches.delete(KEPT_REPLIES)
  if (!session) return
  // Kept with its end by the clock of this device, which is the only one without network.
  const end = localSessionEnd(session, reply.headers.get('date'), Date.now())
  const kept = Response.json({ ...session, expires_at: new Date(end).toISOString() })
  await (await caches.open(KEPT_REPLIES)).put(SESSION, kept)
}

interface Asked {
  readonly request: Request
  /** Opened before the question: once it is deleted, what is put into it is nowhere. */
  readonly cache: Cache
  readonly owner: string | undefined
}

async function keep({ request, cache, owner }: Asked, reply: Response): Promise<void> {
  if (isSession(request)) return keepSession(reply, owner)
  const isSameOwner = owner !== undefined && (await ownerOf(cache)) === owner
  if (isSameOwner) await cache.put(request, reply)
}

/** Without its date: the browser's clock is the only one. A session that has ended opens nothing. */
async function readKept({ request, cache }: Asked): Promise<Response | undefined> {
  const session = await parseSession(await cache.match(SESSION))
  if (session === null || Date.parse(session.expires_at) <= Date.now()) return undefined
  const kept = await cache.match(request, { ignoreVary: true })
  const headers = { 'content-type': 'application/json', [KEPT_HEADER]: '1' }
  return kept && new Response(kept.body, { headers })
}

/** The reply of the network, or the one that was kept; fails as the network did when nothing was. */
export async function networkFirst(event: ExtendableEvent, request: Request): Promise<Response> {
  const cache = await caches.open(KEPT_REPLIES)
  const asked = { request, cache, owner: await ownerOf(cache) }
  try {
    const reply = await fetch(request)
    if (!reply.ok) return reply
    const kept = keep(asked, reply.clone()).catch(() => undefined)
    event.waitUntil(kept)
    // What is asked next is kept beside this session.
    if (isSession(request)) await kept
    return reply
  } catch (error) {
    const kept = await readKept(asked)
    if (kept) return kept
    throw error
  }
}
