/** Readers of the pool on sockets of their own: real ones, and some that fail in one way. */
import { createServer, type RequestListener } from 'node:http'
import type { PhotoReader } from '../../../src/photos/pool/photo-reader.ts'
import { listen, pickPort, urlOf } from '../../../src/server/http/http-server.ts'
import { createLog } from '../../../src/server/log.ts'
import { createReaderApp } from '../../../src/server/reader-pool/reader-app.ts'
import { createReaderPool } from '../../../src/server/reader-pool/reader-pool.ts'

export const READER_SECRET = 'fedcba9876543210fedcba9876543210'

const ANY = { host: '127.0.0.1', port: 0 }

export interface ReaderServer extends AsyncDisposable {
  readonly url: string
  /** Lines that it has logged. */
  readonly logged: string[]
}

/** A real one, whose photos this reader reads. */
export async function readerServer(reader: PhotoReader): Promise<ReaderServer> {
  const logged: string[] = []
  const log = createLog('debug', (line) => logged.push(line))
  const clock = () => new Date()
  const app = createReaderApp({ reader, secret: READER_SECRET, clock, log })
  const address = await pickPort(ANY)
  const server = await listen(app.fetch, address)
  return { url: urlOf(address), logged, [Symbol.asyncDispose]: () => server.close() }
}

export interface FailingServer extends AsyncDisposable {
  readonly url: string
  readonly requests: () => number
}

export async function failingServer(answer: RequestListener): Promise<FailingServer> {
  let requests = 0
  const address = await pickPort(ANY)
  const server = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(address.port, address.host, resolve))
  return {
    url: urlOf(address),
    requests: () => requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Takes the photo, says that it is being read, and its machine dies. */
export function dyingReader(): Promise<FailingServer> {
  return failingServer((request, response) => {
    request.resume().once('end', () => {
      response.write('{"progress":40}\n', () => setTimeout(() => response.destroy(), 50))
    })
  })
}

/** Takes the photo and says nothing more. */
export function silentReader(): Promise<FailingServer> {
  return failingServer((request) => request.resume())
}

/** An address at which nobody listens. */
export async function closedAddress(): Promise<string> {
  return urlOf(await pickPort(ANY))
}

/** The pool as a server opens it on these readers. */
export function poolOf(
  readers: readonly string[],
  options: { readonly secret?: string; readonly silenceMs?: number } = {},
): { readonly reader: PhotoReader; readonly logged: string[] } {
  const logged: string[] = []
  const log = createLog('debug', (line) => logged.push(line))
  const { secret = READER_SECRET, silenceMs = 2500 } = options
  const clock = () => new Date()
  return { reader: createReaderPool({ readers, secret, clock, log, silenceMs }), logged }
}
