/** Bodies that are poured into a server until it says stop. */
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Poured {
  readonly status: number
  readonly problem: unknown
  /** From the first byte to the answer. */
  readonly ms: number
  /** Bytes that were given to the socket before the answer. */
  readonly sent: number
}

export interface Pouring {
  readonly bytes: number
  readonly headers: Readonly<Record<string, string>>
}

const PIECE = Buffer.alloc(2 ** 16, 0x41)

/** Pours so many bytes, as fast as they are taken, and resolves with the answer, which may come long before the end. */
export function pour(url: URL, { bytes, headers }: Pouring): Promise<Poured> {
  const from = performance.now()
  const outgoing = request(url, { method: 'POST', headers })
  let sent = 0
  const write = (): void => {
    while (sent < bytes && !outgoing.destroyed) {
      sent += PIECE.length
      if (!outgoing.write(PIECE)) {
        outgoing.once('drain', write)
        return
      }
    }
    outgoing.end()
  }
  return new Promise((resolve, reject) => {
    outgoing.once('response', (response) => {
      const [ms, taken] = [performance.now() - from, sent]
      // What the server does not read any more breaks the connection: the answer is there already.
      outgoing.on('error', () => undefined)
      text(response).then((body) => {
        outgoing.destroy()
        resolve({ status: response.statusCode ?? 0, problem: JSON.parse(body), ms, sent: taken })
      }, reject)
    })
    outgoing.once('error', reject)
    write()
  })
}
