/** The HTTP server around the app: an address to listen on, and an end that lets what is in flight finish. */
import { createServer } from 'node:http'
import { createServer as createSocketServer, isIPv6, type Server as SocketServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { OPERATOR_TEXTS } from '../../texts/operator/operator.ts'
import { errorCode, OperatorError } from '../errors.ts'
import { gracefulShutdown } from './graceful-shutdown.ts'
import { answerMalformedRequests, failedRequestResponse } from './malformed-requests.ts'
import { bareSecurityHeaders } from './middleware/security-headers.ts'
import { serviceUnavailable } from './problem-response.ts'

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
 * What a client may take, in ms, so that five hundred slow ones hold nothing but their sockets, and not for long: to send its
 * headers, to send a whole request (a photo of 5 MB at half a megabit a second), to do nothing in between, and to let an
 * answer lie. A reading without progress lines is silent for a minute. Proxies close an idle connection after 60 s.
 */
const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
} as const
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

/** The address with a port that is free now in the place of 0, so that links can be made before listening. */
export async function pickPort(address: ListenAddress): Promise<ListenAddress> {
  if (address.port !== 0) return address
  const probe = createSocketServer()
  await listening(probe, address)
  const bound = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return { ...address, port: typeof bound === 'object' && bound !== null ? bound.port : 0 }
}

/** Refuses, with a sentence, an address that cannot be had. `isHttps`: browsers reach it through https only. */
export async function listen(
  fetch: Fetch,
  address: ListenAddress,
  isHttps = false,
): Promise<HttpServer> {
  const headers = await bareSecurityHeaders(isHttps)
  headers.set('connection', 'close')
  const errorHandler = (error: unknown): Response => failedRequestResponse(error, headers)
  // A missing host is the listener's to refuse, which knows the headers of an answer.
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
