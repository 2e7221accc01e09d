/** A client at an address of the network. */
import { type Caller, callerOf, type TestApp } from './test-app.ts'

/** The app as a client at this address sees it; `headers` are those that this client always sends. */
export function callerAt(
  { served }: Pick<TestApp, 'served'>,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Caller {
  const environment = { incoming: { socket: { remoteAddress: address } } }
  return callerOf({ fetch: (request) => served.fetch(request, environment) }, headers)
}
