import { expect, test } from 'vitest'
import { SECRET } from '../../../../test/support/database/database.ts'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import { PUBLIC_URL, testApp } from '../../../../test/support/product/test-app.ts'
import { openedSession } from '../../../contract/account/account.ts'
import { routes } from '../../../contract/routes.ts'
import { createDatabase, sql } from '../../db/database.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { createAuthenticator } from './authenticator.ts'
import { hashToken, sessionCookie, signToken } from './session-token.ts'

const MINUTE = 60_000

test('AUT-04 sign-in opens a session for cookie and bearer alike, sign-out closes it for both', async () => {
  await using app = await testApp()
  await app.as(claire)
  const opened = await app.send(routes.signIn, {
    body: { email: 'Claire@Exemple.FR', password: PASSWORD },
  })
  expect(opened.status).toBe(200)
  const { token, user } = openedSession.parse(opened.body)
  expect(user).toMatchObject({ email: claire.email, name: claire.name })
  const [set] = opened.headers.getSetCookie()
  expect(set).toMatch(/^encrier\.session=\S+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
  const cookie = { cookie: set?.split(';')[0] ?? '' }
  const bearer = { authorization: `Bearer ${token}` }
  for (const headers of [cookie, bearer]) {
    const { body } = await app.send(routes.getSession, { headers })
    expect(body).toEqual({ expires_at: expect.any(String), user })
    expect((await app.send(routes.listLearners, { headers })).status).toBe(200)
  }
  const closed = await app.send(routes.signOut, { headers: cookie })
  expect(closed.headers.getSetCookie()).toEqual([
    'encrier.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
  for (const headers of [cookie, bearer]) {
    expect((await app.send(routes.getSession, { headers })).body).toBeNull()
    expect((await app.send(routes.listLearners, { headers })).status).toBe(401)
  }
})

test('AUT-02 each session is closed alone', async () => {
  await using app = await testApp()
  const [one, two] = [await app.as(claire), await app.as(claire)]
  await one.send(routes.signOut)
  expect((await one.send(routes.getSession)).body).toBeNull()
  expect((await two.send(routes.getSession)).body).toMatchObject({ user: { id: two.id } })
})

test('AUT-03 every session route answers 401 without a session, with a false one and with an ended one', async () => {
  await using app = await testApp()
  const late = await app.as(claire)
  app.clock.advance(3600_000)
  // A living one: what is wrong below is how it is shown, and nothing else.
  const { token } = await app.as(marc)
  const sessions = [
    {},
    { cookie: late.cookie },
    { authorization: `Bearer ${late.token}` },
    { authorization: `Bearer ${'a'.repeat(32)}` },
    { authorization: 'Bearer ' },
    { authorization: `Basic ${token}` },
    { cookie: `encrier.session=${token}` },
    { cookie: `encrier.session=${signToken(token, `${SECRET}, not this one`)}` },
    { cookie: 'encrier.session=%E0%A4%A' },
  ]
  for (const headers of sessions) {
    for (const route of Object.values(routes).filter((one) => one.access === 'session')) {
      const { status, problem } = await app.send(route, { headers })
      expect(status, `${route.path} ${JSON.stringify(headers)}`).toBe(401)
      expect(problem).toEqual({ error: 'Session expirée', code: 'session-expired' })
    }
  }
})

test('AUT-01 a session with more than 300 s to live stays as it is', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const before = await caller.send(routes.getSession)
  app.clock.advance(54 * MINUTE)
  const after = await caller.send(routes.getSession)
  expect(after.body).toEqual(before.body)
  expect(after.headers.getSetCookie()).toEqual([])
})

test('AUT-01 within 300 s of its end a session is prolonged, row and cookie, by whatever is asked', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  for (const route of [routes.getSession, routes.listLearners]) {
    app.clock.advance(56 * MINUTE)
    const now = app.clock.read().getTime()
    const { status, headers } = await caller.send(route)
    expect(status).toBe(200)
    expect(headers.getSetCookie()).toEqual([
      `${caller.cookie}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`,
    ])
    const { body } = await caller.send(routes.getSession)
    expect(Date.parse(body?.expires_at ?? '') - now).toBeGreaterThanOrEqual(3600_000)
  }
})

test('AUT-01 a refused request carries the prolonged cookie too', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  app.clock.advance(56 * MINUTE)
  const { status, headers } = await caller.fetch('/api/learners', { method: 'POST', body: '{' })
  expect(status).toBe(415)
  expect(headers.getSetCookie()).toHaveLength(1)
})

test('AUT-01 an answer that sets the cookie itself has the last word: a new session stays open, a closed one closed', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  app.clock.advance(56 * MINUTE)
  const changed = await caller.send(routes.changePassword, {
    body: { currentPassword: PASSWORD, newPassword: 'six renards blancs' },
  })
  const cookies = changed.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    'encrier.session',
    'encrier.browser',
  ])
  const headers = { cookie: cookies[0]?.split(';')[0] ?? '' }
  expect((await app.send(routes.listLearners, { headers })).status).toBe(200)
  app.clock.advance(56 * MINUTE)
  const closed = await app.send(routes.eraseAccount, {
    headers,
    body: { password: 'six renards blancs' },
  })
  expect(closed.headers.getSetCookie()).toEqual([
    'encrier.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('O4 while the database only reads, a session near its end and an account not seen for long go on reading', async () => {
  await using app = await testApp()
  const { id, token, cookie } = await app.as(claire)
  await app.asOwner((run) =>
    run(sql`update auth.users set last_seen_at = now() - interval '2 days' where id = ${id}`),
  )
  app.clock.advance(56 * MINUTE)
  const rules = { cookie: sessionCookie(PUBLIC_URL), secret: SECRET, ttlS: 3600 }
  const request = new Request(PUBLIC_URL, { headers: { cookie } })
  let isShort = true
  const database = createDatabase(app.pools, () => (isShort ? 'none' : 'enough'))
  const findUser = createAuthenticator(database, rules, app.clock.read)
  const [stored] = await app.asOwner((run) =>
    run<{ expires_at: string }>(sql`select expires_at from auth.sessions`),
  )
  expect(await findUser(request)).toMatchObject({
    user: { id },
    expiresAt: new Date(stored?.expires_at ?? ''),
    cookies: [],
  })
  // What cannot be written for another reason is said as before.
  isShort = false
  await app.asOwner(async (run) => {
    await run(sql`select from auth.sessions where token = ${hashToken(token)} for update`)
    await expect(findUser(request)).rejects.toBeInstanceOf(DatabaseUnavailable)
  })
  expect((await findUser(request))?.cookies).toHaveLength(1)
})

test('AUT-01 a bearer session is prolonged in the database alone', async () => {
  await using app = await testApp()
  const { token } = await app.as(claire)
  const headers = { authorization: `Bearer ${token}` }
  app.clock.advance(56 * MINUTE)
  const answer = await app.send(routes.listLearners, { headers })
  expect(answer.headers.getSetCookie()).toEqual([])
  app.clock.advance(50 * MINUTE)
  expect((await app.send(routes.listLearners, { headers })).status).toBe(200)
})

test('A7 a session in constant use ends after thirty days', async () => {
  await using app = await testApp({ sessionTtlS: 86_400 })
  const caller = await app.as(claire)
  let days = 0
  while ((await caller.send(routes.listLearners)).status === 200) {
    app.clock.advance(86_400_000 - 2 * MINUTE)
    days += 1
    expect(days).toBeLessThan(40)
  }
  expect(days).toBe(31)
})

test('A7 the database holds no token, and a new one is made at each sign-in', async () => {
  await using app = await testApp()
  const planted = await app.as(claire)
  const newToken = async () => {
    const body = { email: claire.email, password: PASSWORD }
    return openedSession.parse((await planted.send(routes.signIn, { body })).body).token
  }
  const tokens = [await newToken(), await newToken(), planted.token]
  expect(new Set(tokens).size).toBe(3)
  const stored = await app.asOwner((run) =>
    run<{ row: string }>(sql`select sessions::text as row from auth.sessions`),
  )
  expect(stored).toHaveLength(3)
  for (const token of tokens) expect(JSON.stringify(stored)).not.toContain(token)
})

test('A7 the sessions of a deleted user are closed', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  await app.asOwner((run) => run(sql`delete from auth.users where id = ${caller.id}`))
  expect((await caller.send(routes.listLearners)).status).toBe(401)
  expect((await caller.send(routes.getSession)).body).toBeNull()
})

test('A10 behind https the cookie can only be ours', async () => {
  await using app = await testApp({ publicUrl: 'https://dictees.exemple.fr' })
  await app.as(claire)
  const { headers } = await app.send(routes.signIn, {
    body: { email: claire.email, password: PASSWORD },
  })
  expect(headers.getSetCookie()[0]).toMatch(
    /^__Host-encrier\.session=\S+; Max-Age=3600; Path=\/; HttpOnly; (SameSite=Lax; Secure|Secure; SameSite=Lax)$/,
  )
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
})

test('the name of a user can be changed', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const { body } = await caller.send(routes.updateUser, { body: { name: '  Claire M.  ' } })
  expect(body).toEqual({
    id: caller.id,
    email: claire.email,
    name: 'Claire M.',
    email_verified: true,
    two_factor: false,
    attested_as: null,
  })
  expect((await caller.send(routes.getSession)).body?.user).toEqual(body)
})
