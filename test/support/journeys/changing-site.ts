/**
 * The product behind an address of its own that takes a new version when told: its worker is another one, its page names
 * other files, and those of the former version are gone. Or it begins with a worker that is behind its pages, and catches up when told.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ChangingSite extends AsyncDisposable {
  readonly url: string
  readonly change: () => void
}

const WORKER = '/app-worker.js'
const PAGE = '/__spa-fallback.html'
const FORMER_FILE = /\{url:`\/assets\/[^}]*\},?/gu
const VERSION = /suffix:`(?<version>[0-9a-f]{16})`/u

function ofOtherVersion(path: string, text: string): string {
  if (path === WORKER) {
    const version = VERSION.exec(text)?.groups?.version ?? ''
    return text.replace(FORMER_FILE, '').replaceAll(version, 'f'.repeat(version.length))
  }
  return text.replaceAll(/\/assets\/manifest-[^"]+/gu, '/assets/manifest-new.js')
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString('utf8')
}

/** What is another version than the product, before the change or after it. */
type Change = 'site-ahead' | 'worker-behind'

/** `product`: its address. */
export async function changingSite(
  product: string,
  change: Change = 'site-ahead',
): Promise<ChangingSite> {
  let isNew = false
  const { hostname, port } = new URL(product)

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/'
    const isAhead = isNew && change === 'site-ahead'
    if (isAhead && path.startsWith('/assets/')) {
      answer.writeHead(404).end()
      return
    }
    const file = path.replace(/\?.*/u, '')
    const isBehind = !isNew && change === 'worker-behind' && file === WORKER
    const isChanged = isBehind || (isAhead && [WORKER, PAGE].includes(file))
    const headers = { ...asked.headers, ...(isChanged && { 'accept-encoding': 'identity' }) }
    if (isChanged) delete headers['if-none-match']
    const onward = request(
      { hostname, port, path, headers, method: asked.method },
      async (reply) => {
        if (!isChanged) {
          answer.writeHead(reply.statusCode ?? 502, reply.headers)
          reply.pipe(answer)
          return
        }
        const { 'content-length': _length, etag: _etag, ...kept } = reply.headers
        answer.writeHead(200, kept).end(ofOtherVersion(file, await textOf(reply)))
      },
    )
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    change: () => {
      isNew = true
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
