/** The app behind a real socket, and bytes that no client library would send. */
import { connect } from 'node:net'
import { type ListenAddress, listen, pickPort } from '../../../src/server/http/http-server.ts'
import type { TestApp } from '../product/test-app.ts'

export async function onSocket(
  app: TestApp,
): Promise<AsyncDisposable & { readonly address: ListenAddress }> {
  const address = await pickPort({ host: '127.0.0.1', port: 0 })
  const listening = await listen(
    (request, environment) => app.served.fetch(request, environment),
    address,
  )
  return { address, [Symbol.asyncDispose]: listening.close }
}

/** Sends bytes as they are and returns what comes back until the server closes, or cuts what it will not read. */
export function raw({ host, port }: ListenAddress, request: string | Uint8Array): Promise<string> {
  const socket = connect(port, host)
  let answer = ''
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  socket.write(request)
  return new Promise((resolve) => socket.on('close', () => resolve(answer)))
}

/** Status of an answer as it came over the wire; 0 when there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d+)/u.exec(answer)?.[1] ?? 0)
}
