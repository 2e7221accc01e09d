/** A wire to the PostgreSQL of the run that a test can freeze and cut. */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '../../src/server/db/pool.ts'

export interface PostgresProxy extends AsyncDisposable {
  /** The same database through the wire. */
  through(connection: Connection): Connection
  /** Nothing gets through any more, in either direction; what was sent waits. */
  freeze(): void
  thaw(): void
  /** Ends all connections that are open now. */
  cut(): void
}

export async function postgresProxy(target: Connection): Promise<PostgresProxy> {
  if (!('host' in target)) throw new Error('a socket folder is needed')
  const folder = await mkdtemp(join(tmpdir(), 'encrier-proxy-'))
  const open = new Set<Socket>()
  let isFrozen = false
  const keep = (socket: Socket): Socket => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    if (isFrozen) socket.pause()
    return socket
  }
  const server = createServer((incoming) => {
    const outgoing = connect(join(target.host, `.s.PGSQL.${target.port}`))
    for (const [from, to] of [
      [keep(incoming), outgoing],
      [keep(outgoing), incoming],
    ] as const) {
      from.on('data', (data) => to.write(data)).on('close', () => to.destroy())
      if (isFrozen) from.pause()
    }
  })
  await new Promise<void>((resolve) =>
    server.listen(join(folder, `.s.PGSQL.${target.port}`), resolve),
  )
  const cut = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    through: (connection) => ('host' in connection ? { ...connection, host: folder } : connection),
    freeze: () => {
      isFrozen = true
      for (const socket of open) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of open) socket.resume()
    },
    cut,
    [Symbol.asyncDispose]: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
