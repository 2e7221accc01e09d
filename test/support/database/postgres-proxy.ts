/** A wire to a PostgreSQL that a test can freeze, slow down and cut. */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '../../../src/server/db/pool.ts'

export interface PostgresProxy extends AsyncDisposable {
  /** Folder of its socket. */
  readonly folder: string
  /** The same database through the wire. */
  through(connection: Connection): Connection
  /** Nothing gets through any more, in either direction; what was sent waits. */
  freeze(): void
  thaw(): void
  /** From now on each answer of PostgreSQL comes so many milliseconds later; 0: at once. */
  slow(ms: number): void
  /** Ends all connections that are open now. */
  cut(): void
}

export async function postgresProxy(target: Connection): Promise<PostgresProxy> {
  if (!('host' in target)) throw new Error('a socket folder is needed')
  const folder = await mkdtemp(join(tmpdir(), 'encrier-proxy-'))
  const open = new Set<Socket>()
  let isFrozen = false
  let delayMs = 0
  /** Passes answers on, late but in their order. */
  const answerer = (to: Socket): ((data: Buffer) => void) => {
    let dueAt = 0
    return (data) => {
      const now = performance.now()
      dueAt = Math.max(dueAt, now + delayMs)
      if (dueAt <= now) to.write(data)
      else setTimeout(() => to.write(data), dueAt - now)
    }
  }
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    if (isFrozen) socket.pause()
    return socket
  }
  const server = createServer((incoming) => {
    const outgoing = connect(join(target.host, `.s.PGSQL.${target.port}`))
    keep(incoming).on('data', (data) => outgoing.write(data))
    keep(outgoing).on('data', answerer(incoming))
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
    if (isFrozen) for (const socket of [incoming, outgoing]) socket.pause()
  })
  await new Promise<void>((resolve) =>
    server.listen(join(folder, `.s.PGSQL.${target.port}`), resolve),
  )
  const cut = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    folder,
    through: (connection) => ('host' in connection ? { ...connection, host: folder } : connection),
    freeze: () => {
      isFrozen = true
      for (const socket of open) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of open) socket.resume()
    },
    slow: (ms) => {
      delayMs = ms
    },
    cut,
    [Symbol.asyncDispose]: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
