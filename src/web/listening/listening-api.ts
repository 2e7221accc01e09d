/** What an address lets hear, from the server or from what this browser kept of it. Neither session nor application is behind it. */
import {
  hearDictation,
  type ListenedDictation,
  listenedDictation,
} from '../../contract/dictating.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { callPublic } from '../api/http.ts'
import { PATHS } from '../paths.ts'

const CACHE = 'ecouter'
const WORKER = '/ecouter-worker.js'

/** Where a dictation is kept: the address itself stands nowhere. */
async function keptAddress(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const name = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
  return `${PATHS.listening}/${name.join('')}`
}

/** null but over https or on this machine, and where the browser refuses: the page then needs its network. */
async function openKept(): Promise<Cache | null> {
  try {
    return 'serviceWorker' in navigator ? await caches.open(CACHE) : null
  } catch {
    return null
  }
}

/** The page's own files, which were fetched before a worker was there to keep them. */
function fetchedFiles(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  return [...new Set(files)]
}

/** Whether the page will work again without network. */
export async function keepListened(token: string, listened: ListenedDictation): Promise<boolean> {
  const cache = await openKept()
  if (cache === null) return false
  try {
    await navigator.serviceWorker.register(WORKER, { scope: PATHS.listening })
    await cache.addAll([PATHS.listening, ...fetchedFiles()])
    await cache.put(await keptAddress(token), Response.json(listened))
    return true
  } catch {
    // No room, or a private window: it works as long as there is a network.
    return false
  }
}

async function forgetListened(token: string): Promise<void> {
  const cache = await openKept()
  await cache?.delete(await keptAddress(token))
}

async function keptListened(token: string): Promise<ListenedDictation | undefined> {
  const cache = await openKept()
  const kept = await cache?.match(await keptAddress(token))
  const parsed = listenedDictation.safeParse(await kept?.json().catch(() => undefined))
  if (!parsed.success) return undefined
  if (Date.parse(parsed.data.expires_at) > Date.now()) return parsed.data
  await forgetListened(token)
  return undefined
}

export type Listened =
  | { readonly kind: 'dictation'; readonly dictation: ListenedDictation; readonly isFresh: boolean }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unreachable' }

/** An address that ended is forgotten here too. */
export async function findListened(token: string): Promise<Listened> {
  try {
    const dictation = await callPublic(hearDictation, { body: { token } })
    return { kind: 'dictation', dictation, isFresh: true }
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'listening-ended') {
      await forgetListened(token)
      return { kind: 'ended' }
    }
    const dictation = await keptListened(token)
    return dictation ? { kind: 'dictation', dictation, isFresh: false } : { kind: 'unreachable' }
  }
}
