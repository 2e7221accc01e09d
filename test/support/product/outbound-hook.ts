/** Loaded into a server before its own code (`--import`): writes every address that it connects to into the file OUTBOUND. */
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

const file = process.env.OUTBOUND

function note(line: string): void {
  if (file !== undefined) appendFileSync(file, `${line}\n`)
}

function parseSocket(message: unknown): Socket | undefined {
  const { socket } = message as { socket?: unknown }
  return socket instanceof Socket ? socket : undefined
}

note('loaded')
subscribe('net.client.socket', (message) => {
  const socket = parseSocket(message)
  socket?.on('lookup', (_error, address, _family, host) => note(`lookup ${host} ${address}`))
  // A socket of this machine's files has a path and no port.
  socket?.on('connectionAttempt', (address, port) => {
    if (typeof port === 'number') note(`connect ${address}:${port}`)
  })
})
