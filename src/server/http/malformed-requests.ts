/** What is answered before the app sees a request: bytes that are no HTTP, endless or addressless headers, a sender too slow. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { errorCode } from '../errors.ts'

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
}

function bytesOf(status: number, headers: Headers): string {
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${REASONS[status]}`, ...lines, '', ''].join('\r\n')
}

/** The answer to a request that cannot be put to the app (no host, an address that is none), or that it failed to answer. */
export function failedRequestResponse(error: unknown, headers: Headers): Response {
  return new Response(null, { status: error instanceof RequestError ? 400 : 500, headers })
}

/** Lets `server` answer malformed bytes with `headers`. */
export function answerMalformedRequests(server: Server, headers: Headers): void {
  const answering = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answering.set(socket, answer)
    answer.once('close', () => answering.delete(socket))
  })
  server.on('clientError', (error, socket) => {
    // An answer that has begun cannot be followed by another.
    if (!socket.writable || answering.get(socket)?.headersSent === true) {
      socket.destroy()
      return
    }
    const status = STATUSES[errorCode(error) ?? ''] ?? 400
    socket.end(bytesOf(status, headers), () => socket.destroy())
  })
  server.on('checkExpectation', (_request, answer: ServerResponse) => {
    answer.writeHead(417, Array.from(headers).flat()).end()
  })
}
