/**
 * Ends a server under load without a failed request: readiness probes hear it first, then each client with its last answer
 * (`Connection: close`); idle connections are closed last. A request sent on a keep-alive connection that is just being closed would be lost.
 */
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** The interval between a client's requests, to tell whether another is to be expected. */
interface RequestInterval {
  record(): void
  /** So many times the last interval, `maxMs` at most. */
  timeout(times: number, maxMs: number): number
  /** Whether the last request is no older than that. */
  isExpected(times: number, maxMs: number): boolean
}

/** `firstMs` is taken for the interval until there were two requests. */
function trackInterval(firstMs: number): RequestInterval {
  let last = Number.NEGATIVE_INFINITY
  let between = firstMs
  const timeout = (times: number, maxMs: number): number => Math.min(times * between, maxMs)
  return {
    record: () => {
      const now = performance.now()
      if (Number.isFinite(last)) between = now - last
      last = now
    },
    timeout,
    isExpected: (times, maxMs) => performance.now() - last < timeout(times, maxMs),
  }
}

/** Requests in flight are cut after this long. */
const DRAIN_MS = 10_000
const SWEEP_MS = 50

const PROBE = '/readyz'

/** Longest waits for a balancer's next probe, and for the next requests on keep-alive connections. */
const BALANCER_MAX_MS = 5000
const CLIENTS_MAX_MS = 2000
/** The interval assumed of a client that has sent one request. */
const FIRST_INTERVAL_MS = 100

/** Turns of the event loop without a new connection that show an empty backlog; longest wait for them. */
const QUIET_TURNS = 3
const BACKLOG_MAX_MS = 1000

export interface GracefulShutdown {
  /** Whether this is a readiness probe of a server that is shutting down. */
  isLateProbe(request: Request): boolean
  close(): Promise<void>
}

/** Resolves once the listen backlog is empty: what still waits there when the socket closes is reset instead of refused. */
async function backlogAccepted(server: Server): Promise<void> {
  const deadline = performance.now() + BACKLOG_MAX_MS
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < deadline; quiet += 1) {
    const before = accepted
    await nextTurn()
    if (accepted > before) quiet = 0
  }
}

function stopListening(server: Server): Promise<unknown> {
  const closed = once(server, 'close')
  // Not the server's own `close`, which ends idle connections at once.
  SocketServer.prototype.close.call(server)
  return closed
}

function requestIntervals(server: Server): Map<unknown, RequestInterval> {
  const open = new Map<unknown, RequestInterval>()
  server.on('connection', (socket) => {
    open.set(socket, trackInterval(FIRST_INTERVAL_MS))
    socket.once('close', () => open.delete(socket))
  })
  return open
}

/** Waits until a balancer that probes regularly, and often enough, has had its 503. */
async function balancersInformed(probes: RequestInterval): Promise<void> {
  const ms = probes.timeout(2, Number.POSITIVE_INFINITY)
  if (ms <= BALANCER_MAX_MS && probes.isExpected(2, ms)) await wait(ms)
}

async function clientsGone(clients: ReadonlyMap<unknown, RequestInterval>): Promise<void> {
  const deadline = performance.now() + CLIENTS_MAX_MS
  const mayComeBack = (): boolean =>
    [...clients.values()].some((client) => client.isExpected(3, CLIENTS_MAX_MS))
  while (mayComeBack() && performance.now() < deadline) await wait(SWEEP_MS)
}

export function gracefulShutdown(server: Server): GracefulShutdown {
  const clients = requestIntervals(server)
  const probes = trackInterval(Number.POSITIVE_INFINITY)
  let isClosing = false
  let isLastAnswer = false
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    clients.get(request.socket)?.record()
    if (request.url === PROBE) probes.record()
    if (isLastAnswer) response.setHeader('connection', 'close')
  })
  return {
    isLateProbe: ({ url }) => isClosing && new URL(url).pathname === PROBE,
    close: async () => {
      isClosing = true
      await balancersInformed(probes)
      await backlogAccepted(server)
      const closed = stopListening(server)
      isLastAnswer = true
      await clientsGone(clients)
      server.closeIdleConnections()
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      await closed
      clearInterval(sweep)
      clearTimeout(deadline)
    },
  }
}
