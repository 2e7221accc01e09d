/** A request whose body comes in two halves, and what happens in between: its session was looked at before. */
import type { Route } from '../../../src/contract/route.ts'
import type { Caller } from './test-app.ts'

export async function sendSlowly(
  caller: Caller,
  { path, method }: Route,
  body: object,
  meanwhile: () => Promise<unknown>,
): Promise<Response> {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  const half = Math.floor(bytes.length / 2)
  const pipe = new TransformStream<Uint8Array, Uint8Array>()
  const writer = pipe.writable.getWriter()
  const sending: RequestInit & { readonly duplex: 'half' } = {
    method,
    headers: { 'content-type': 'application/json', 'content-length': String(bytes.length) },
    body: pipe.readable,
    duplex: 'half',
  }
  const answer = caller.fetch(path, sending)
  await writer.write(bytes.subarray(0, half))
  await meanwhile()
  await writer.write(bytes.subarray(half))
  await writer.close()
  return answer
}
