/** Z3: fields that are not in the contract change nothing, in whatever object of whatever body they stand. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { sql } from '../../src/server/db/database.ts'
import { allRows, rowsWith } from '../support/database/all-rows.ts'
import {
  bodySchema,
  type JsonSchema,
  placesIn,
  ROUTES,
  type RouteName,
  replySchema,
  undocumented,
  withAt,
} from '../support/house/route-schemas.ts'
import { type CompleteAccount, completeAccountOf } from '../support/people/complete-account.ts'
import { claire, marc } from '../support/people/people.ts'
import {
  MANY_REQUESTS_MS,
  sendCall,
  type ValidCall,
  validCalls,
} from '../support/people/valid-calls.ts'
import { type SignedInCaller, type TestApp, testApp } from '../support/product/test-app.ts'
import { stripeServer } from '../support/services/stripe-server.ts'

const EVIL = 'eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee'

/** What a sender would like to decide; `hers`: rows that he would like to have. */
function wished(hers: CompleteAccount): Readonly<Record<string, unknown>> {
  return {
    id: hers.learner.id,
    user_id: hers.learner.user_id,
    owner: hers.learner.user_id,
    learner: { id: hers.learner.id, user_id: hers.learner.user_id },
    uuid: EVIL,
    created_at: '2001-02-03T04:05:06.000Z',
    trial_ends_at: '2101-02-03T04:05:06.000Z',
    score: 99,
    word_count: 999,
    error_count: 0,
    status: 'comped',
    is_active: true,
    effective_plan: 'teacher',
    role: 'comped',
    is_admin: true,
    max_learners: 987_654,
    has_corrections: true,
    email_verified: true,
    emailVerified: true,
    two_factor: false,
    dictation_title: 'comped',
    named: { rules: 'comped', errors: [], nominal: [], verbal: [] },
  }
}

function valueAt(value: unknown, place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>((inner, key) => Object(inner)[key], value)
}

/** The body with the wishes in each of its objects, and in a prototype. */
function wishing(body: unknown, schema: JsonSchema, hers: CompleteAccount): string {
  const extra = wished(hers)
  const objects = placesIn(schema).filter(
    ([place, { properties }]) => properties && typeof valueAt(body, place) === 'object',
  )
  const filled = objects.reduce<unknown>((whole, [place, { properties = {} }]) => {
    const unknown = Object.entries(extra).filter(([name]) => !(name in properties))
    const own = Object(valueAt(whole, place))
    return withAt(whole, place, { ...Object.fromEntries(unknown), ...own })
  }, body)
  const text = JSON.stringify(filled)
  return text.replace(
    '{',
    `{"__proto__":${JSON.stringify(extra)},"constructor":{"prototype":{"role":1}},`,
  )
}

const WRITING = ROUTES.filter(([, { body }]) => body !== undefined)

/** Routes whose answer is no success without a mail, an application, a passkey or the free plan, which make no row. */
const REFUSED: readonly RouteName[] = [
  'addPasskey',
  'changeEmail',
  'confirmTwoFactor',
  'processImage',
  'renewRecoveryCodes',
  'requestPasswordReset',
  'resetPassword',
  'sendOneTimeCode',
  'sendVerification',
  'signInByCode',
  'signInByPasskey',
  'startTrial',
  'undoSecurityChange',
  'verifyEmail',
  'verifyPasskey',
  'verifyRecoveryCode',
  'verifyTotp',
]

async function writeAs(caller: SignedInCaller, name: RouteName, call: ValidCall, body: string) {
  const { method, path } = routes[name]
  const response = await caller.fetch(path.replace(':id', call.id ?? ''), {
    method,
    headers: { 'content-type': 'application/json', ...call.headers },
    body,
  })
  return { status: response.status, text: await response.text() }
}

/** Scores that the household earned, or the copy of its form does: four of five, each time. */
async function storedScores(app: TestApp): Promise<readonly number[]> {
  const rows = await app.asOwner((run) =>
    run<{ score: number }>(sql`
      select score from results union select score from french_dictation_results
      union select score from math_calculation_results union select score from french_grammar_results`),
  )
  return rows.map(({ score }) => score)
}

test('Z3 a sender decides nothing but what the contract lets him, on every route', {
  timeout: MANY_REQUESTS_MS,
}, async () => {
  await using stripe = await stripeServer()
  await using app = await testApp({ registration: 'open', stripe: stripe.settings })
  const her = await app.as(claire)
  const hers = await completeAccountOf(her)
  const before = rowsWith(await app.asOwner(allRows), her.id)
  for (const [i, [name, route]] of WRITING.entries()) {
    const adult = await app.as({ ...marc, email: `marc-${i}@exemple.fr` })
    const call = validCalls(await completeAccountOf(adult), `nina-${i}@exemple.fr`)[name]
    const body = wishing(call.body, bodySchema(route) ?? {}, hers)
    const { status, text } = await writeAs(adult, name, call, body)
    const expected = REFUSED.includes(name) ? expect.toBeOneOf([400, 401, 409, 503]) : route.status
    expect(status, `${name}: ${text}`).toEqual(name === 'signIn' ? 401 : expected)
    const reply = replySchema(route)
    if (status < 400 && reply) expect(undocumented(JSON.parse(text), reply), name).toEqual([])
  }
  const after = await app.asOwner(allRows)
  expect(rowsWith(after, her.id)).toEqual(before)
  for (const wish of [EVIL, '2001-02-03', '2101-02-03', '987654', 'comped']) {
    expect(rowsWith(after, wish), wish).toEqual([])
  }
  expect(rowsWith(after, '"plan": "teacher"')).toEqual([])
  expect(await storedScores(app)).toEqual([80])
  expect(Object(Object.prototype)).not.toHaveProperty('role')
})

test('Z3 a new account is unconfirmed and has no more than its trial, whatever its sender says', async () => {
  await using app = await testApp({ registration: 'open' })
  const her = await app.as(claire)
  const hers = await completeAccountOf(her)
  const { body } = validCalls(hers, 'nina@exemple.fr').signUp
  const text = wishing(body, bodySchema(routes.signUp) ?? {}, hers)
  expect((await writeAs(her, 'signUp', {}, text)).status).toBe(200)
  const [account] = await app.asOwner((run) =>
    run(sql`
      select users.email_verified, users.two_factor_enabled, plan, status,
        trial_ends_at < now() + interval '40 days' as is_trial_short
      from auth.users join subscriptions on user_id = users.id where email = 'nina@exemple.fr'`),
  )
  expect(account).toMatchObject({
    email_verified: false,
    two_factor_enabled: false,
    plan: 'parent',
    is_trial_short: true,
  })
})

test('Z3 every answer holds the fields of the contract and no other', async () => {
  await using stripe = await stripeServer()
  await using app = await testApp({ registration: 'open', stripe: stripe.settings })
  const caller = await app.as(marc)
  const calls = validCalls(await completeAccountOf(caller))
  let compared = 0
  for (const [name, route] of ROUTES) {
    const reply = replySchema(route)
    if (!reply || ['signOut', 'changePassword'].includes(name)) continue
    const { status, text } = await sendCall(caller, route, calls[name])
    if (status >= 400) continue
    expect(undocumented(JSON.parse(text), reply), name).toEqual([])
    compared += 1
  }
  expect(compared).toBeGreaterThan(25)
})
