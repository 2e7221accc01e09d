import { expect, test } from 'vitest'
import {
  type Caller,
  callerOf,
  type TestApp,
  testApp,
} from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { MAX_WAITING_LIST_ATTEMPTS_PER_HOUR as LIMIT } from '../../domain/account/account-limits.ts'
import { sql } from '../db/database.ts'

function from(app: TestApp, address: string): Caller {
  const environment = { incoming: { socket: { remoteAddress: address } } }
  return callerOf({ fetch: (request) => app.served.fetch(request, environment) })
}

function join(caller: Caller, email: string) {
  return caller.send(routes.joinWaitingList, { body: { email } })
}

test('PUB-03 an address joins the waiting list once, in whatever case', async () => {
  await using app = await testApp()
  const first = await join(app, '  Nina.Blanc@Exemple.FR ')
  expect([first.status, first.body]).toEqual([201, { email: 'nina.blanc@exemple.fr' }])
  const again = await join(app, 'NINA.blanc@exemple.fr')
  expect(again.status).toBe(409)
  expect(again.problem).toEqual({
    error: 'Cette adresse email est déjà enregistrée.',
    code: 'already-registered',
  })
  const rows = await app.asOwner((run) => run(sql`select email from early_access`))
  expect(rows).toEqual([{ email: 'nina.blanc@exemple.fr' }])
})

test('PUB-03 A9 what is no address is refused by name', async () => {
  await using app = await testApp()
  const addresses = [
    '',
    'nina',
    'nina＠exemple.fr',
    'nina@exemple',
    'a@b.fr\u0000',
    `${'n'.repeat(320)}@exemple.fr`,
  ]
  for (const email of addresses) {
    const { status, problem } = await join(app, email)
    expect(status, email).toBe(400)
    expect(problem.fields?.email, email).toMatch(/\S/u)
  }
  expect(await app.asOwner((run) => run(sql`select from early_access`))).toEqual([])
})

test('A9 after its tries of an hour an address of the network waits, others do not', async () => {
  await using app = await testApp()
  const spying = from(app, '203.0.113.9')
  const tries = await Promise.all(
    Array.from({ length: LIMIT + 7 }, (_, i) => join(spying, `nina-${i}@exemple.fr`)),
  )
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(LIMIT)
  const refused = tries.find(({ status }) => status === 429)
  expect(refused?.problem.code).toBe('too-many-attempts')
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect((await join(from(app, '203.0.113.10'), 'omar@exemple.fr')).status).toBe(201)
  app.clock.advance(61 * 60_000)
  const next: number[] = []
  for (let i = 90; i <= 90 + LIMIT; i += 1) {
    next.push((await join(spying, `nina-${i}@exemple.fr`)).status)
  }
  expect(next).toEqual([...Array<number>(LIMIT).fill(201), 429])
})

test('an address of the waiting list is in no log', async () => {
  await using app = await testApp()
  await join(app, 'nina@exemple.fr')
  expect(app.logged.join()).not.toContain('nina')
})
