/**
 * How a server ends under work without failing anybody: it tells balancers first, then each client with its last answer; only
 * then does it close what is idle. What a client of a kept connection sends in the very moment would be lost otherwise.
 */
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** How regularly something happens, to tell whether it will happen again soon. */
interface RequestInterval {
  /** It happens now. */
  record(): void
  /** So many times the last pause, `maxMs` at most. */
  timeout(times: number, maxMs: number): number
  /** Whether it happened within that pause. */
  isExpected(times: number, maxMs: number): boolean
}

/** Nothing has happened yet; `firstMs` is taken for the pause until it has happened twice. */
function trackInterval(firstMs: number): RequestInterval {
  let last = Number.NEGATIVE_INFINITY
  let between = firstMs
  const pause = (times: number, maxMs: number): number => Math.min(times * between, maxMs)
  return {
    record: () => {
      const now = performance.now()
      if (Number.isFinite(last)) between = now - last
      last = now
    },
    timeout: pause,
    isExpected: (times, maxMs) => performance.now() - last < pause(times, maxMs),
  }
}

/** What is in flight may take so long; then it is cut. */
const DRAIN_MS = 10_000
const SWEEP_MS = 50

/** What balancers ask. */
const PROBE = '/readyz'

/** Longest that a balancer, and that clients on kept connections, are waited for. */
const BALANCER_MAX_MS = 5000
const CLIENTS_MAX_MS = 2000
/** A client that has asked once so far is expected back within three times this. */
const FIRST_PAUSE_MS = 100

/** Turns of the event loop in which nobody comes; longest that they are waited for. */
const QUIET_TURNS = 3
const LET_IN_MS = 1000

export interface GracefulShutdown {
  /** Whether this request asks if the server is there for more, when it is about to end. */
  isLateProbe(request: Request): boolean
  /** No new connections once balancers know; what is in flight finishes. */
  close(): Promise<void>
}

/** Resolves once nobody waits to be let in: who still did when the door closes would be thrown out instead of refused. */
async function backlogAccepted(server: Server): Promise<void> {
  const deadline = performance.now() + LET_IN_MS
  let came = 0
  server.on('connection', () => {
    came += 1
  })
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < deadline; quiet += 1) {
    const before = came
    await nextTurn()
    if (came > before) quiet = 0
  }
}

/** Resolves once the last connection is closed. */
function stopListening(server: Server): Promise<unknown> {
  const closed = once(server, 'close')
  // Not the server's own `close`, which ends idle connections at once.
  SocketServer.prototype.close.call(server)
  return closed
}

/** When each open connection was last asked something. */
function requestIntervals(server: Server): Map<unknown, RequestInterval> {
  const open = new Map<unknown, RequestInterval>()
  server.on('connection', (socket) => {
    open.set(socket, trackInterval(FIRST_PAUSE_MS))
    socket.once('close', () => open.delete(socket))
  })
  return open
}

/** Waits until whoever asks the probe regularly, and not too seldom to wait for, has heard that this is the end. */
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
