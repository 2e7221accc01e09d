/** I10: whatever headers nobody sends to whatever route, the answer is no failure of ours. */
import fc from 'fast-check'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { ROUTES } from '../../../test/support/house/route-schemas.ts'
import { onSocket, raw, statusOf } from '../../../test/support/load/raw-http.ts'
import { withStripe } from '../../../test/support/people/paying-customer.ts'
import { claire } from '../../../test/support/people/people.ts'
import { MANY_REQUESTS_MS } from '../../../test/support/people/valid-calls.ts'
import { NO_ID, type TestApp, testApp } from '../../../test/support/product/test-app.ts'
import { stripeServer } from '../../../test/support/services/stripe-server.ts'
import { routes } from '../../contract/routes.ts'

/** The same requests at every run. */
const SEED = 20_261_123

/** What parsers of headers stumble over. Sent as Latin-1, as a header may be. */
const AWKWARD = [
  '',
  ' ',
  ',',
  ';',
  '=',
  '%',
  '%E0%A4%A',
  '%00',
  '\u00ff\u00fe',
  '-1',
  '1e3',
  '+1',
  '0x10',
  '999999999999999999999',
  'NaN',
  '__proto__',
  'null',
  '[::1',
  'http://[',
  'x'.repeat(4000),
  'a=b; a=c; =; ;;',
  '"',
  '*/*;q=zz',
  'bytes=9-1',
  't=1,v1=',
]

/** Of every header that the server or one of its libraries reads. */
const NAMES = [
  'Host',
  'Content-Length',
  'Content-Type',
  'Content-Encoding',
  'Transfer-Encoding',
  'Cookie',
  'Authorization',
  'Origin',
  'Sec-Fetch-Site',
  'X-Forwarded-For',
  'Idempotency-Key',
  'If-None-Match',
  'Accept',
  'Accept-Encoding',
  'Range',
  'Upgrade',
  'Stripe-Signature',
  'X-Password',
]

const header = fc
  .tuple(
    fc.constantFrom(...NAMES),
    fc.oneof(
      fc.constantFrom(...AWKWARD),
      fc.string({
        unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)),
      }),
    ),
  )
  .map(([name, value]) => `${name}: ${value}\r\n`)

/** A session's cookie among them, so that the rest of the request is read too. */
function headLines(cookies: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom('Host: x\r\n', 'Host: x\r\nHost: y\r\n', ''),
      fc.constantFrom('', ...cookies.map((cookie) => `Cookie: ${cookie}\r\n`)),
      fc.constantFrom('', 'Content-Type: application/json\r\nContent-Length: 2\r\n'),
      fc.array(header, { maxLength: 4 }),
    )
    .map((lines) => lines.flat().join(''))
}

const RUNS = 25

test(
  `I10 no header sent to any route, ${RUNS} times each, makes the server fail`,
  async () => {
    await using stripe = await stripeServer()
    await using app = await withStripe(stripe)
    await using server = await onSocket(app)
    const { cookie } = await app.as(claire)
    for (const [name, route] of ROUTES) {
      const path = route.path.replace(/:\w+/g, NO_ID)
      await fc.assert(
        fc.asyncProperty(headLines([cookie, 'encrier.session=%E0%A4%A']), async (head) => {
          const start = `${route.method} ${path} HTTP/1.1\r\nConnection: close\r\n`
          const answer = await raw(server.address, Buffer.from(`${start}${head}\r\n{}`, 'latin1'))
          expect(statusOf(answer), `${name} ${answer}`).toBeLessThan(500)
        }),
        { seed: SEED, numRuns: RUNS },
      )
    }
    expect(app.logged.join()).not.toContain('"level":"error"')
  },
  MANY_REQUESTS_MS,
)

function signed(payload: string): string {
  const { webhooks } = new Stripe('sk_test_tests')
  return webhooks.generateTestHeaderString({ payload, secret: 'whsec_tests' })
}

async function webhookStatus(app: TestApp, body: BodyInit, signature?: string): Promise<number> {
  const response = await app.fetch(routes.stripeWebhook.path, {
    method: 'POST',
    ...(signature !== undefined && { headers: { 'stripe-signature': signature } }),
    body,
  })
  return response.status
}

test('I10 an event that nobody signed, or that is no event, is refused', async () => {
  await using stripe = await stripeServer()
  await using app = await withStripe(stripe)
  const event = stripe.event('customer.updated', {}).body
  const now = Math.floor(Date.now() / 1000)
  const signatures = ['', ',', '=', 't=,v1=', `t=${now},v1=`, `t=${now}`, 'v1=a', `t=${now},v1=é`]
  for (const signature of [undefined, ...signatures]) {
    expect(await webhookStatus(app, event, signature), signature).toBe(400)
  }
  const bodies = ['', '{', 'null', '[]', '1', '"text"', '{}', '{"data":null}', '{"data":{}}']
  for (const body of [...bodies, '{"data":{"object":null}}', '{"data":{"object":1}}']) {
    expect(await webhookStatus(app, body, signed(body)), body).toBe(400)
  }
  expect(await webhookStatus(app, Buffer.from([0xff, 0xfe]), signed('\ufffd\ufffd'))).toBe(400)
  expect(await webhookStatus(app, event, signed(event))).toBe(200)
  expect(app.logged.join()).not.toContain('"level":"error"')
})

test('I10 two hosts, or lengths that disagree, are refused before they are read', async () => {
  await using app = await testApp()
  await using server = await onSocket(app)
  const send = async (head: string, body = '{}'): Promise<number> =>
    statusOf(
      await raw(
        server.address,
        `POST ${routes.signIn.path} HTTP/1.1\r\nConnection: close\r\n${head}\r\n${body}`,
      ),
    )
  const json = 'Content-Type: application/json\r\n'
  for (const head of [
    `Host: x\r\nHost: y\r\n${json}Content-Length: 2\r\n`,
    `Host: x\r\n${json}Content-Length: 2\r\nContent-Length: 3\r\n`,
    `Host: x\r\n${json}Content-Length: 2, 2\r\n`,
    `Host: x\r\n${json}Content-Length: -2\r\n`,
    `Host: x\r\n${json}Content-Length: 0x2\r\n`,
    `Host: x\r\n${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`,
    `Host: [::1\r\n${json}Content-Length: 2\r\n`,
    `${json}Content-Length: 2\r\n`,
  ]) {
    expect(await send(head), head).toBe(400)
  }
})
