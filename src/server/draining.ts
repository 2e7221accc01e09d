/**
 * How a server ends under work without failing anybody: it tells balancers first, and each client with its last answer; only
 * then does it close what is idle. What a client of a kept connection sends in the very moment would be lost otherwise.
 */
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** What is in flight may take so long; then it is cut. */
const DRAIN_MS = 10_000
const SWEEP_MS = 50

/** A client at work comes back on its connection within this, and is told to close it. */
const AT_WORK_MS = 300

/** Turns of the event loop in which nobody comes. */
const CALM = 3

/** Longest that a balancer is waited for. */
const BALANCER_MAX_MS = 10_000

/** What balancers ask. */
const PROBE = '/readyz'

export interface Draining {
  /** Whether this request asks if the server is there for more, when it is about to end. */
  isLateProbe(request: Request): boolean
  /** No new connections once balancers know; what is in flight finishes. */
  close(): Promise<void>
}

/** When something last happened, and how long after the time before. */
interface Rhythm {
  last: number
  between: number
}

function beat(rhythm: Rhythm): void {
  const now = performance.now()
  rhythm.between = now - rhythm.last
  rhythm.last = now
}

/** Time in which whoever asks the probe regularly has asked it once more, whatever moment it is; 0 when nobody does. */
function balancerMs({ last, between }: Rhythm): number {
  const period = 2 * between
  const isRegular = period <= BALANCER_MAX_MS && performance.now() - last < period
  return isRegular ? period : 0
}

/** Resolves once nobody waits to be let in: who still did when the door closes would be thrown out instead of refused. */
async function letIn(server: Server): Promise<void> {
  const deadline = performance.now() + AT_WORK_MS
  let came = 0
  server.on('connection', () => {
    came += 1
  })
  for (let calm = 0; calm < CALM && performance.now() < deadline; calm += 1) {
    const before = came
    await nextTurn()
    if (came > before) calm = 0
  }
}

/** Resolves once the last connection is closed. */
function stopListening(server: Server): Promise<unknown> {
  const closed = once(server, 'close')
  // Not the server's own `close`, which ends idle connections at once.
  SocketServer.prototype.close.call(server)
  return closed
}

export function drainable(server: Server): Draining {
  const probes: Rhythm = { last: Number.NEGATIVE_INFINITY, between: Number.POSITIVE_INFINITY }
  const requests: Rhythm = { ...probes }
  let isClosing = false
  let isLastAnswer = false
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    beat(requests)
    if (request.url === PROBE) beat(probes)
    if (isLastAnswer) response.setHeader('connection', 'close')
  })
  return {
    isLateProbe: ({ url }) => isClosing && new URL(url).pathname === PROBE,
    close: async () => {
      isClosing = true
      const noticeMs = balancerMs(probes)
      if (noticeMs > 0) await wait(noticeMs)
      await letIn(server)
      const closed = stopListening(server)
      isLastAnswer = true
      if (performance.now() - requests.last < AT_WORK_MS) await wait(AT_WORK_MS)
      server.closeIdleConnections()
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      await closed
      clearInterval(sweep)
      clearTimeout(deadline)
    },
  }
}
