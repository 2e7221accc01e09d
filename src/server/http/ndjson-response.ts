/** An answer that comes line by line, each a JSON value: for work whose progress is worth seeing. */

const NDJSON = 'application/x-ndjson'

export interface NdjsonResponse {
  readonly response: Response
  /** Lines sent before anybody reads wait for the reader. */
  readonly send: (value: object) => void
  readonly end: (value: object) => void
}

export function acceptsNdjson(request: Request): boolean {
  return request.headers.get('accept')?.includes(NDJSON) ?? false
}

/** `onLeave` is called when the client goes away before the last line. */
export function createNdjsonResponse(onLeave: () => void): NdjsonResponse {
  const encoder = new TextEncoder()
  let open = true
  const lines = new TransformStream<object, Uint8Array>({
    transform: (value, controller) =>
      controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`)),
  })
  const writer = lines.writable.getWriter()
  writer.closed.catch(() => {
    open = false
    onLeave()
  })
  const send = (value: object): void => {
    // Rejects once the client has gone, which `closed` above has reported.
    if (open) writer.write(value).catch(() => undefined)
  }
  return {
    response: new Response(lines.readable, { headers: { 'content-type': NDJSON } }),
    send,
    end: (value) => {
      send(value)
      writer.close().catch(() => undefined)
    },
  }
}
