/** Guesses of strangers: how many are looked at, and that they close nobody's door. */
import { expect, test } from 'vitest'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import { callerAt } from '../../../../test/support/product/caller-at.ts'
import { type Caller, type TestApp, testApp } from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import { MAX_WAITING_LIST_ATTEMPTS_PER_HOUR } from '../../../domain/account/account-limits.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WRONG = 'trois tulipes rouges'
const STRANGER = '203.0.113.9'
const ELSEWHERE = '198.51.100.7'

async function statusOf(caller: Caller, email: string, password: string): Promise<number> {
  return (await caller.send(routes.signIn, { body: { email, password } })).status
}

async function accounts(app: TestApp, count: number): Promise<readonly string[]> {
  const emails = Array.from({ length: count }, (_, i) => `parent-${i}@exemple.fr`)
  for (const email of emails) await app.as({ ...claire, email })
  return emails
}

/** A browser that has just signed in, at another address since. */
async function knownBrowserOf(app: TestApp, email: string, address: string): Promise<Caller> {
  const { headers } = await callerAt(app, ELSEWHERE).send(routes.signIn, {
    body: { email, password: PASSWORD },
  })
  const browser = headers.getSetCookie().find((cookie) => cookie.startsWith('encrier.browser='))
  expect(browser).toMatch(/; HttpOnly; SameSite=Lax$/u)
  return callerAt(app, address, { cookie: browser?.split(';')[0] ?? '' })
}

test('A4 ten wrong passwords close an account to guessing for a while that grows, whatever the address', async () => {
  await using app = await testApp({ trustedProxies: ['10.0.0.0/8'] })
  await app.as(claire)
  const guess = async (i: number): Promise<number> =>
    statusOf(
      callerAt(app, '10.0.0.1', { 'x-forwarded-for': `203.0.113.${i}` }),
      claire.email,
      WRONG,
    )
  const statuses = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(i)))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)

  const blocked = await app.send(routes.signIn, {
    body: { email: claire.email, password: PASSWORD },
  })
  expect(blocked.status).toBe(429)
  expect(blocked.problem.code).toBe('too-many-attempts')
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(Number(blocked.headers.get('retry-after'))).toBeLessThanOrEqual(120)

  app.clock.advance(2 * MINUTE)
  expect(await guess(100)).toBe(401)
  app.clock.advance(2 * MINUTE)
  expect(await guess(101)).toBe(429)
  app.clock.advance(2 * MINUTE)
  expect(await statusOf(app, claire.email, PASSWORD)).toBe(200)
  expect(await guess(102)).toBe(401)
})

test('A4 in a day at most thirty guesses of all strangers are looked at', async () => {
  await using app = await testApp()
  await app.as(claire)
  let evaluated = 0
  for (let minute = 0; minute < 24 * 60; minute += 2) {
    const guesses = minute === 0 ? 12 : 1
    for (let i = 0; i < guesses; i += 1) {
      const at = callerAt(app, `203.0.113.${(minute + i) % 200}`)
      if ((await statusOf(at, claire.email, WRONG)) === 401) evaluated += 1
    }
    app.clock.advance(2 * MINUTE)
  }
  expect(evaluated).toBeLessThanOrEqual(30)
  app.clock.advance(4 * HOUR)
  expect(await statusOf(app, claire.email, PASSWORD)).toBe(200)
})

test('A4 the pause grows up to four hours, and quiet days forget it', async () => {
  await using app = await testApp()
  await app.as(claire)
  const waits: number[] = []
  for (let tries = 0; tries < 40; tries += 1) {
    const { status, headers } = await callerAt(app, `203.0.113.${tries}`).send(routes.signIn, {
      body: { email: claire.email, password: WRONG },
    })
    if (status === 401) continue
    waits.push(Number(headers.get('retry-after')) / 60)
    app.clock.advance(Number(headers.get('retry-after')) * 1000)
  }
  expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16])
  expect(Math.max(...waits)).toBeGreaterThan(60)
  expect(Math.max(...waits)).toBeLessThanOrEqual(240)
  app.clock.advance(48 * HOUR)
  const next = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      statusOf(callerAt(app, `198.51.100.${i}`), claire.email, WRONG),
    ),
  )
  expect(next.filter((status) => status === 401)).toHaveLength(10)
})

test('A11 a stranger who tries all accounts at once shuts nobody out, nor does one who tries for a day', async () => {
  await using app = await testApp()
  const emails = await accounts(app, 25)
  const stranger = callerAt(app, STRANGER)
  await Promise.all(
    emails.flatMap((email) => Array.from({ length: 10 }, () => statusOf(stranger, email, WRONG))),
  )
  const owners: number[] = []
  for (const [i, email] of emails.entries()) {
    owners.push(await statusOf(callerAt(app, `198.51.100.${i}`), email, PASSWORD))
  }
  expect(owners).toEqual(Array(25).fill(200))

  const [email = ''] = emails
  const daily: number[] = []
  // Whoever tries more often is refused more often: the door looks at no more of his tries.
  for (let tries = 0; tries < 24 * 12; tries += 1) {
    await statusOf(stranger, email, WRONG)
    app.clock.advance(5 * MINUTE)
    if (tries % 6 === 0) daily.push(await statusOf(callerAt(app, ELSEWHERE), email, PASSWORD))
  }
  expect(daily).toEqual(Array(48).fill(200))
})

test('A11 whoever knocks by the hundred at once waits behind himself: others come in meanwhile', async () => {
  await using app = await testApp()
  const [email = '', ...others] = await accounts(app, 4)
  const stranger = callerAt(app, STRANGER)
  const knocks = Array.from({ length: 500 }, () => statusOf(stranger, email, WRONG))
  const owners = others.map((other, i) => statusOf(callerAt(app, `192.0.2.${i}`), other, PASSWORD))
  expect(await Promise.all(owners)).toEqual([200, 200, 200])
  expect(new Set(await Promise.all(knocks))).toEqual(new Set([401, 429, 503]))
})

test('A11 from a browser that signed in before its owner gets in, however many addresses guess, and from theirs too', async () => {
  await using app = await testApp()
  const [email = '', other = ''] = await accounts(app, 2)
  const known = await knownBrowserOf(app, email, STRANGER)
  for (let i = 0; i < 40; i += 1) await statusOf(callerAt(app, `203.0.113.${i}`), email, WRONG)
  for (let i = 0; i < 8; i += 1) await statusOf(callerAt(app, STRANGER), email, WRONG)
  expect(await statusOf(callerAt(app, '192.0.2.1'), email, PASSWORD)).toBe(429)
  expect(await statusOf(known, email, PASSWORD)).toBe(200)
  // Its own guesses have an end, and it is known to its own account alone.
  const guesses = []
  for (let i = 0; i < 12; i += 1) guesses.push(await statusOf(known, email, WRONG))
  expect(guesses.filter((status) => status === 401)).toHaveLength(10)
  const strange = []
  for (let i = 0; i < 8; i += 1) strange.push(await statusOf(known, other, WRONG))
  expect(strange.filter((status) => status === 401)).toHaveLength(5)
})

test('A11 a cookie that we did not sign, or of before a new password, makes no browser known', async () => {
  await using app = await testApp()
  const [email = ''] = await accounts(app, 1)
  const known = await knownBrowserOf(app, email, '192.0.2.1')
  const forged = callerAt(app, '192.0.2.2', { cookie: `encrier.browser=${'0'.repeat(32)}.AAAA` })
  await app.asOwner((run) => run({ text: 'delete from auth.known_browsers', values: [] }))
  for (let i = 0; i < 40; i += 1) await statusOf(callerAt(app, `203.0.113.${i}`), email, WRONG)
  expect(await statusOf(forged, email, PASSWORD)).toBe(429)
  expect(await statusOf(known, email, PASSWORD)).toBe(429)
})

// A refusal leaves at a multiple of 100 ms: these wait for hundreds, side by side.
test.concurrent('A12 sixty wrong tries of a pupil, at one account or at many, leave the thirty teachers of his school their door', async () => {
  await using app = await testApp()
  const teachers = await accounts(app, 30)
  await app.as(marc)
  const school = callerAt(app, ELSEWHERE)
  for (let i = 0; i < 60; i += 1) {
    await statusOf(school, i % 2 === 0 ? marc.email : `eleve-${i}@exemple.fr`, WRONG)
  }
  const statuses: number[] = []
  for (const email of teachers) statuses.push(await statusOf(school, email, PASSWORD))
  expect(statuses).toEqual(Array(30).fill(200))
})

test.concurrent('A12 an address that tries hundreds of accounts is slowed down, others are not', async () => {
  await using app = await testApp()
  await app.as(claire)
  // The door tells nobody which of them exist.
  const emails = Array.from({ length: 160 }, (_, i) => `adulte-${i}@exemple.fr`)
  const spraying = callerAt(app, STRANGER)
  const statuses: number[] = []
  for (const email of emails) statuses.push(await statusOf(spraying, email, WRONG))
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(155)
  expect(statuses.at(-1)).toBe(429)
  expect(await statusOf(callerAt(app, '203.0.113.10'), claire.email, PASSWORD)).toBe(200)
  app.clock.advance(MINUTE)
  expect(await statusOf(spraying, claire.email, PASSWORD)).toBe(200)
})

test.concurrent('M5 a clock that jumps a year ahead and back locks nobody out', async () => {
  await using app = await testApp()
  const [email = '', ...others] = await accounts(app, 3)
  const year = 365 * 24 * HOUR
  const asked = (): Promise<{ status: number }> =>
    app.send(routes.joinWaitingList, { body: { email: `${crypto.randomUUID()}@exemple.fr` } })
  for (const jump of [year, -year, 2 * HOUR, -2 * HOUR]) {
    for (let i = 0; i < 20; i += 1) await statusOf(callerAt(app, `203.0.113.${i}`), email, WRONG)
    for (const one of others) await statusOf(app, one, WRONG)
    for (let i = 0; i <= MAX_WAITING_LIST_ATTEMPTS_PER_HOUR; i += 1) await asked()
    app.clock.advance(jump)
  }
  for (const one of others) {
    expect(await statusOf(app, one, WRONG)).toBe(401)
    expect(await statusOf(app, one, PASSWORD)).toBe(200)
  }
  app.clock.advance(-year)
  expect(await statusOf(app, email, PASSWORD)).toBe(200)
  expect((await asked()).status).toBe(201)
})
