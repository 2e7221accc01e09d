/** A balancer as an operator puts before several servers: asks who is ready, and tries the next server when a connection is refused. */
import { once } from 'node:events'
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

const PROBE_MS = 200
const PROBE_LIMIT_MS = 5000

interface Backend {
  readonly url: string
  readonly agent: Agent
  isReady: boolean
}

export interface Balancer extends AsyncDisposable {
  readonly url: string
  /** Whether the server at this address gets requests at the moment. */
  isUsed(url: string): boolean
}

interface Relayed {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Resolves with the head of the answer; rejects with what the connection met. */
function relay(
  { url, agent }: Backend,
  { method, path, headers, body }: Relayed,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { connection: _hop, ...passed } = headers
    httpRequest(new URL(path, url), { agent, method, headers: passed })
      .once('response', resolve)
      .once('error', reject)
      .end(body)
  })
}

async function isReady(url: string): Promise<boolean> {
  const asked = fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PROBE_LIMIT_MS) })
  return asked.then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}

/** Starts on a free port; servers that are not ready yet get no requests. */
export async function balancer(urls: readonly string[]): Promise<Balancer> {
  const backends: Backend[] = urls.map((url) => ({
    url,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
  }))
  const probe = async (): Promise<void> => {
    await Promise.all(
      backends.map(async (backend) => {
        backend.isReady = await isReady(backend.url)
      }),
    )
  }
  await probe()
  const timer = setInterval(probe, PROBE_MS)

  let turn = 0
  const inTurn = (): Backend[] => {
    turn += 1
    const said = backends.filter((backend) => backend.isReady)
    // When none says so, one may have had no time to say it.
    const ready = said.length > 0 ? said : backends
    return [...ready.slice(turn % ready.length), ...ready.slice(0, turn % ready.length)]
  }
  /** What was refused was not received: it may be sent to another one, whatever it is. */
  const answerTo = async (relayed: Relayed): Promise<IncomingMessage | undefined> => {
    for (const backend of inTurn()) {
      try {
        return await relay(backend, relayed)
      } catch (error) {
        if (Reflect.get(Object(error), 'code') !== 'ECONNREFUSED') return undefined
      }
    }
    return undefined
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request
    const answer = await answerTo({ method, path, headers, body: await buffer(request) })
    if (answer === undefined) {
      response.writeHead(502).end('{"error":"no server answered"}')
      return
    }
    const { connection: _hop, 'keep-alive': _span, ...passed } = answer.headers
    response.writeHead(answer.statusCode ?? 502, passed)
    answer.pipe(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    isUsed: (url) => backends.some((backend) => backend.url === url && backend.isReady),
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      for (const { agent } of backends) agent.destroy()
    },
  }
}
