/**
 * The application without network (FIR-06): its files as they were built, and the last replies. Online, every page is the newest
 * there is; a tab of an older version finds its own files here as long as it is open. Public pages pass by untouched.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { isKept, networkFirst } from './kept-replies.ts'

declare const self: ServiceWorkerGlobalScope

/** Put in by `tools/after-build.ts`. */
declare const BUILT_FILES: PrecacheEntry[]
declare const BUILT_VERSION: string

const APP_PAGE = '/__spa-fallback.html'
const FILES = 'encrier-files'

/** A line that is there but carries nothing must not keep a child waiting, in ms. */
const PATIENCE_MS = 8000

// A cache for each version: installing one leaves the files of an open tab alone.
const OWN_FILES = `${FILES}-built-${BUILT_VERSION}`
const precache = new PrecacheController({ cacheName: OWN_FILES })

async function deleteFormerFiles(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const names = await caches.keys()
  const former = names.filter((name) => name.startsWith(FILES) && name !== OWN_FILES)
  // Whoever is there may be of a former version; the next worker comes by again.
  if (windows.length === 0) await Promise.all(former.map((name) => caches.delete(name)))
}

async function appPage(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch {
    return (await precache.matchPrecache(APP_PAGE)) ?? Response.error()
  }
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request))
}

/** How a request is answered from here; undefined: the browser asks the network as ever. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return undefined
  if (request.mode === 'navigate') {
    return /^\/app(\/|$)/u.test(url.pathname) ? appPage(request) : undefined
  }
  // Their names change with what they hold: whichever version kept them.
  if (url.pathname.startsWith('/assets/')) return keptFile(request)
  return isKept(url) ? networkFirst(event, request) : undefined
}

precache.addToCacheList(BUILT_FILES)
self.addEventListener('install', (event) => {
  void precache.install(event)
  void self.skipWaiting()
})
// Asked again by a page: the worker before this one may have been answering when it was installed.
self.addEventListener('message', () => {
  void self.skipWaiting()
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteFormerFiles(), self.clients.claim()]))
})
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})
