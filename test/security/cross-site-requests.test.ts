/** A10: pages of other sites, with the cookies of a person who is signed in, change nothing by any route of the contract. */
import { expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { allRows } from '../support/database/all-rows.ts'
import { ROUTES } from '../support/house/route-schemas.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { claire } from '../support/people/people.ts'
import { MANY_REQUESTS_MS, type ValidCall, validCalls } from '../support/people/valid-calls.ts'
import { callerOf, PUBLIC_URL, type SignedInCaller, testApp } from '../support/product/test-app.ts'
import { stripeServer } from '../support/services/stripe-server.ts'

const CHANGING = ROUTES.filter(([, { method }]) => method !== 'GET')

/** What browsers say of a page elsewhere, or are made to say. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: `${PUBLIC_URL}.evil.example` },
  { origin: 'http://127.0.0.1:3001' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'none', 'x-forwarded-host': 'evil.example' },
  { origin: 'https://evil.example', 'x-http-method-override': 'GET', 'x-method-override': 'GET' },
]

/** Forms and `fetch` without a preflight send these; undefined: no type at all. */
const TYPES = [
  'application/json',
  'text/plain',
  'text/plain;charset=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
]

function bodyFor({ body }: ValidCall, type: string | undefined): BodyInit {
  const json = JSON.stringify(body ?? {})
  // The trick of a form that looks like JSON: its name holds the object, its value closes it.
  const text = type?.includes('urlencoded') ? `${json.slice(0, -1)},"x":"=1"}` : json
  // A stream gets no type of its own.
  return type === undefined ? new Blob([text]).stream() : text
}

async function sendAs(
  caller: SignedInCaller,
  { method, path }: Route,
  call: ValidCall,
  how: { readonly type: string | undefined; readonly headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const { type, headers } = how
  const init = {
    method,
    headers: { ...call.headers, ...headers, ...(type !== undefined && { 'content-type': type }) },
    body: bodyFor(call, type),
    duplex: 'half',
  }
  return caller.fetch(path.replace(':id', call.id ?? ''), init)
}

test('A10 no route that changes something listens to a page of another site', {
  timeout: MANY_REQUESTS_MS,
}, async () => {
  await using stripe = await stripeServer()
  await using app = await testApp({ registration: 'open', stripe: stripe.settings })
  const caller = await app.as(claire)
  const calls = validCalls(await completeAccountOf(caller), claire.email)
  const before = await app.asOwner(allRows)
  expect(CHANGING.length).toBeGreaterThan(40)
  for (const [name, route] of CHANGING) {
    for (const headers of FOREIGN) {
      for (const type of TYPES) {
        const answer = await sendAs(caller, route, calls[name], { type, headers })
        expect(answer.status, `${name} ${type} ${JSON.stringify(headers)}`).toBe(403)
        expect(await answer.json()).toMatchObject({ code: 'foreign-origin' })
        expect(answer.headers.has('access-control-allow-origin')).toBe(false)
        expect(answer.headers.has('set-cookie')).toBe(false)
      }
    }
    expect(await app.asOwner(allRows), name).toEqual(before)
  }
})

test('A10 a body that a form could send is not read, from wherever it comes', async () => {
  await using app = await testApp({ registration: 'open' })
  const caller = await app.as(claire)
  const calls = validCalls(await completeAccountOf(caller), claire.email)
  const before = await app.asOwner(allRows)
  for (const [name, route] of CHANGING.filter(([, { body }]) => body)) {
    for (const type of TYPES.slice(1)) {
      const answer = await sendAs(caller, route, calls[name], { type, headers: {} })
      expect(answer.status, `${name} ${type}`).toBe(415)
    }
    expect(await app.asOwner(allRows), name).toEqual(before)
  }
})

test('A10 a link changes nothing, whatever method it claims to be', async () => {
  await using app = await testApp({ registration: 'open' })
  const caller = await app.as(claire)
  const calls = validCalls(await completeAccountOf(caller), claire.email)
  const before = await app.asOwner(allRows)
  for (const [name, { method, path }] of CHANGING) {
    const { id = '', body = {} } = calls[name]
    const query = new URLSearchParams({ _method: method, ...body })
    for (const verb of ['GET', 'HEAD', 'OPTIONS']) {
      const answer = await caller.fetch(`${path.replace(':id', id)}?${query}`, {
        method: verb,
        headers: {
          origin: 'https://evil.example',
          'x-http-method-override': method,
          'x-http-method': method,
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type',
        },
      })
      expect([200, 400, 404, 405], `${verb} ${path}`).toContain(answer.status)
      expect(answer.headers.has('access-control-allow-origin'), path).toBe(false)
      expect(answer.headers.has('access-control-allow-methods'), path).toBe(false)
    }
    expect(await app.asOwner(allRows), name).toEqual(before)
  }
})

test('A10 what another site may read of an answer is nothing', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const foreign = callerOf(app.served, { cookie: caller.cookie, origin: 'https://evil.example' })
  for (const [name, { method, path }] of ROUTES) {
    const answer = await foreign.fetch(path, { method })
    expect(answer.headers.get('cross-origin-resource-policy'), name).toBe('same-origin')
    for (const [header] of answer.headers) expect(header).not.toMatch(/^access-control-/u)
  }
})
