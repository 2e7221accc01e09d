/** The HTTP server around the app: an address to listen on, and an end that lets what is in flight finish. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSocketServer, isIPv6, type Server as SocketServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import { errorCode, OperatorError } from '../errors.ts'
import { gracefulShutdown } from './graceful-shutdown.ts'
import { bareSecurityHeaders } from './middleware/security-headers.ts'
import { serviceUnavailable } from './problem-response.ts'

/** Statuses of what Node's parser refuses before the app sees a request. */
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

/** The answer to a request that the app cannot be given (no host, a malformed address), or that it failed to answer. */
function failedRequestResponse(error: unknown, headers: Headers): Response {
  return new Response(null, { status: error instanceof RequestError ? 400 : 500, headers })
}

/** Answers malformed, oversized and slow requests with the headers of every other answer; Node would send none. */
function answerMalformedRequests(server: Server, headers: Headers): void {
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

export interface ListenAddress {
  readonly host: string
  readonly port: number
}

export interface HttpServer {
  /** No new connections; what is in flight finishes, unless it takes too long. */
  close(): Promise<void>
}

type Fetch = Parameters<typeof getRequestListener>[0]

/**
 * In ms, so that five hundred slow clients hold nothing but their sockets, and not for long: to send the headers, to send a whole
 * request (a photo of 5 MB at half a megabit a second), between requests (proxies close an idle connection after 60 s).
 */
const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
} as const
/** Without a byte in either direction: a photo read without progress lines is silent for a minute. */
const SOCKET_TIMEOUT_MS = 120_000

export function urlOf({ host, port }: ListenAddress): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

function sentenceFor(error: unknown, { host, port }: ListenAddress): string | undefined {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return OPERATOR_TEXTS.portTaken(host, port)
    case 'EACCES':
      return OPERATOR_TEXTS.portForbidden(host, port)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return OPERATOR_TEXTS.hostUnknown(host)
    default:
      return undefined
  }
}

function listening(server: SocketServer, address: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const sentence = sentenceFor(error, address)
      reject(sentence === undefined ? error : new OperatorError(sentence, { cause: error }))
    })
    server.listen(address.port, address.host, resolve)
  })
}

/** Replaces port 0 by a port that is free now, so that links can be made before listening. */
export async function pickPort(address: ListenAddress): Promise<ListenAddress> {
  if (address.port !== 0) return address
  const probe = createSocketServer()
  await listening(probe, address)
  const bound = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return { ...address, port: typeof bound === 'object' && bound !== null ? bound.port : 0 }
}

/** Throws an OperatorError for an address that cannot be had. `isHttps`: browsers reach it through https only. */
export async function listen(
  fetch: Fetch,
  address: ListenAddress,
  isHttps = false,
): Promise<HttpServer> {
  const headers = await bareSecurityHeaders(isHttps)
  headers.set('connection', 'close')
  const errorHandler = (error: unknown): Response => failedRequestResponse(error, headers)
  // Refused by `failedRequestResponse` instead of Node, with the security headers.
  const options = { ...TIMEOUTS, requireHostHeader: false }
  const answer: Fetch = (request, environment) =>
    shutdown.isLateProbe(request) ? serviceUnavailable() : fetch(request, environment)
  const server = createServer(options, getRequestListener(answer, { errorHandler }))
  const shutdown = gracefulShutdown(server)
  answerMalformedRequests(server, headers)
  server.setTimeout(SOCKET_TIMEOUT_MS)
  await listening(server, address)
  return { close: shutdown.close }
}
