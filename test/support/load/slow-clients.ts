/** Clients that take their time: sockets over which a request comes byte by byte and never ends. */
import { connect, type Socket } from 'node:net'

export interface SlowClients extends AsyncDisposable {
  /** Those that the server has not ended. */
  open(): number
  /** What the server said to those that it ended, each answer once. */
  heard(): readonly string[]
  /** Leaves, all of them. */
  leave(): void
}

const DRIP_MS = 1000

/** Opens so many sockets; each sends `start` at once, then `drop` every second. */
export async function slowClients(
  url: string,
  count: number,
  { start, drop }: { readonly start: string | Uint8Array; readonly drop: string },
): Promise<SlowClients> {
  const { hostname, port } = new URL(url)
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const opened = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname)
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => heard.push(bytes.toString('latin1').split('\r\n', 1)[0] ?? ''))
    socket.on('close', () => sockets.delete(socket))
    return new Promise<void>((resolve) => {
      socket.once('close', resolve)
      socket.once('connect', () => {
        socket.write(start)
        resolve()
      })
    })
  })
  await Promise.all(opened)
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(drop)
  }, DRIP_MS)
  const leave = (): void => {
    clearInterval(dripping)
    for (const socket of sockets) socket.destroy()
  }
  return {
    open: () => sockets.size,
    heard: () => heard,
    leave,
    [Symbol.asyncDispose]: async () => leave(),
  }
}
