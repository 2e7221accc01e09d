import { expect, test } from 'vitest'
import { claire, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import { callerAt } from '../../../../test/support/product/caller-at.ts'
import { type Caller, testApp } from '../../../../test/support/product/test-app.ts'
import { routes } from '../../../contract/routes.ts'
import { MAX_ENTRIES_PER_HOUR } from '../../../domain/account/account-limits.ts'
import { sql } from '../../db/database.ts'

const MINUTE = 60_000
const WRONG = 'trois tulipes rouges'

async function statusOf(caller: Caller, email: string, password: string): Promise<number> {
  return (await caller.send(routes.signIn, { body: { email, password } })).status
}

test('PUB-06 A3 a wrong password and an unknown address get one and the same answer', async () => {
  await using app = await testApp()
  await app.as(claire)
  const wrong = await app.send(routes.signIn, { body: { email: claire.email, password: WRONG } })
  const unknown = await app.send(routes.signIn, {
    body: { email: 'personne@exemple.fr', password: WRONG },
  })
  expect(wrong.status).toBe(401)
  expect(wrong.problem).toEqual({
    error: 'Email ou mot de passe incorrect.',
    code: 'invalid-credentials',
  })
  expect(unknown.status).toBe(wrong.status)
  expect(unknown.problem).toEqual(wrong.problem)
  expect([...unknown.headers]).toEqual([...wrong.headers])
})

test('A2 passwords are stored as argon2id', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  await caller.send(routes.changePassword, {
    body: { currentPassword: PASSWORD, newPassword: 'quatre tulipes bleues' },
  })
  const rows = await app.asOwner((run) =>
    run<{ password: string }>(sql`select password from auth.accounts`),
  )
  expect(rows.map((row) => row.password.replace(/\$[^$]*\$[^$]*$/, ''))).toEqual([
    '$argon2id$v=19$m=19456,t=2,p=1',
  ])
})

test('A5 thirty teachers of one school sign in within a minute, some after a mistake', async () => {
  await using app = await testApp()
  const teachers = Array.from({ length: 30 }, (_, i) => ({
    ...claire,
    email: `enseignante-${i}@ecole.exemple.fr`,
  }))
  for (const teacher of teachers) await app.as(teacher)
  const school = callerAt(app, '198.51.100.7')
  const statuses = await Promise.all(
    teachers.map(async (teacher, i) => {
      if (i % 10 === 0) await statusOf(school, teacher.email, WRONG)
      return statusOf(school, teacher.email, PASSWORD)
    }),
  )
  expect(statuses).toEqual(Array(30).fill(200))
})

test('nothing of who tried can be read in the database or in the log', async () => {
  await using app = await testApp()
  await app.as(claire)
  await statusOf(callerAt(app, '203.0.113.77'), claire.email, WRONG)
  const rows = await app.asOwner((run) => run(sql`select throttle::text from auth.throttle`))
  for (const text of [JSON.stringify(rows), app.logged.join()]) {
    expect(text).not.toContain('claire')
    expect(text).not.toContain('203.0.113.77')
    expect(text).not.toContain('tulipes')
  }
})

test('A7 AUT-05 a changed password closes the other sessions and opens a new one', async () => {
  await using app = await testApp()
  const [here, elsewhere] = [await app.as(claire), await app.as(claire)]
  const other = await app.as(marc)
  const newPassword = 'quatre tulipes bleues'
  const wrong = await here.send(routes.changePassword, {
    body: { currentPassword: WRONG, newPassword },
  })
  expect(wrong.status).toBe(400)
  expect(wrong.problem).toMatchObject({
    code: 'wrong-password',
    fields: { currentPassword: 'Le mot de passe actuel est incorrect' },
  })
  const weak = await here.send(routes.changePassword, {
    body: { currentPassword: PASSWORD, newPassword: 'claire123456' },
  })
  expect(weak.problem).toMatchObject({
    code: 'weak-password',
    fields: { newPassword: 'Ce mot de passe est trop facile à deviner' },
  })
  const changed = await here.send(routes.changePassword, {
    body: { currentPassword: PASSWORD, newPassword },
  })
  expect(changed.status).toBe(200)
  for (const caller of [here, elsewhere]) {
    expect((await caller.send(routes.listLearners)).status).toBe(401)
  }
  const cookie = changed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const bearer = { authorization: `Bearer ${changed.body.token}` }
  expect((await app.send(routes.listLearners, { headers: { cookie } })).status).toBe(200)
  expect((await app.send(routes.listLearners, { headers: bearer })).status).toBe(200)
  expect((await other.send(routes.listLearners)).status).toBe(200)
  expect(await statusOf(app, claire.email, PASSWORD)).toBe(401)
  expect(await statusOf(app, claire.email, newPassword)).toBe(200)
})

test('a bearer changes the password too, and guessing the old one is throttled', async () => {
  await using app = await testApp()
  const { token } = await app.as(claire)
  const headers = { authorization: `Bearer ${token}` }
  const change = (currentPassword: string) =>
    app.send(routes.changePassword, {
      headers,
      body: { currentPassword, newPassword: 'quatre tulipes bleues' },
    })
  for (let i = 0; i < 10; i += 1) expect((await change(WRONG)).status).toBe(400)
  expect((await change(PASSWORD)).status).toBe(429)
  app.clock.advance(2 * MINUTE)
  expect((await change(PASSWORD)).status).toBe(200)
})

test('A1 a password is the same with accents typed in one or in two characters', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const newPassword = 'étés à Évian, chaque année'
  await caller.send(routes.changePassword, {
    body: { currentPassword: PASSWORD, newPassword: newPassword.normalize('NFC') },
  })
  expect(await statusOf(app, claire.email, newPassword.normalize('NFD'))).toBe(200)
})

test('O12 there is an end to the sessions that a right password opens in an hour', async () => {
  await using app = await testApp()
  await app.as(claire)
  const enter = async () =>
    (await app.send(routes.signIn, { body: { email: claire.email, password: PASSWORD } })).status
  expect(await enter()).toBe(200)
  await app.asOwner((run) =>
    run(sql`update auth.throttle set failures = ${MAX_ENTRIES_PER_HOUR - 1} where failures = 1`),
  )
  expect([await enter(), await enter()]).toEqual([200, 429])
})
