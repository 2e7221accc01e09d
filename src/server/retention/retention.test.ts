/** A clock that a test moves, real mails, a real PostgreSQL: who goes, who stays, and that nobody goes unwarned. */
import { expect, test } from 'vitest'
import {
  addedDictation,
  addedLearner,
  savedCalculation,
  savedCorrection,
} from '../../../test/support/people/class-work.ts'
import { claire, madameRoy, marc, type Person } from '../../../test/support/people/people.ts'
import {
  DAY,
  daysLater,
  emails,
  NOTHING,
  partsOf,
  SITE,
} from '../../../test/support/people/retention-days.ts'
import { type TestApp, testApp } from '../../../test/support/product/test-app.ts'
import { mailServer } from '../../../test/support/services/mail-server.ts'
import { stripeServer } from '../../../test/support/services/stripe-server.ts'
import { routes } from '../../contract/routes.ts'
import { type QueryRunner, sql } from '../db/database.ts'
import { createBilling } from '../subscription/billing.ts'
import { eraseUnusedAccount, findUnusedAccounts } from './retention.store.ts'
import { applyRetention } from './retention.ts'

/** Rows of a user in the whole database, by its own catalogue. */
async function rowsOf(run: QueryRunner, id: string): Promise<number> {
  const tables = await run<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.columns
    where column_name = 'user_id' and table_schema in ('public', 'auth')`)
  let rows = 0
  for (const { name } of tables) {
    const text = `select count(*)::int as count from ${name} where user_id = $1`
    rows += (await run<{ count: number }>({ text, values: [id] }))[0]?.count ?? 0
  }
  return rows
}

test('P6 an account that nobody uses is warned after 23 months and a week before the end, and goes with all its rows after 24', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer })
  const parts = partsOf(app, mail)
  const adult = await app.as(claire)
  const learner = await addedLearner(adult)
  await savedCorrection(adult, learner, await addedDictation(adult))
  await savedCalculation(adult, learner)
  await app.send(routes.joinWaitingList, { body: { email: claire.email } })
  expect(await app.asOwner((run) => rowsOf(run, adult.id))).toBeGreaterThan(8)

  expect(await daysLater(app, 698, parts)).toMatchObject({ warned: 0, unwarned: 0 })
  expect(await mail.mails()).toEqual([])
  expect(await daysLater(app, 5, parts)).toMatchObject({ warned: 1, erased: 0 })
  expect(await daysLater(app, 17, parts)).toEqual(NOTHING)
  expect(await daysLater(app, 5, parts)).toEqual({ ...NOTHING, warned: 1 })
  expect(await daysLater(app, 6, parts)).toEqual(NOTHING)
  expect(await emails(app)).toEqual([claire.email])
  expect(await daysLater(app, 2, parts)).toEqual({ ...NOTHING, erased: 1 })

  expect(await emails(app)).toEqual([])
  expect(await app.asOwner((run) => rowsOf(run, adult.id))).toBe(0)
  expect(await app.asOwner((run) => run(sql`select from early_access`))).toEqual([])
  const letters = await mail.mails()
  expect(letters.map(({ to }) => to)).toEqual([[claire.email], [claire.email], [claire.email]])
  expect(letters[0]?.subject).toMatch(/^Votre compte L'Encrier sera effacé le \d{1,2}\D+ \d{4}$/u)
  expect(letters[0]?.text).toContain(`Garder mon compte\n${SITE}/login`)
  expect(letters[1]?.subject).toMatch(/^Dernier rappel/u)
  expect(letters[2]?.subject).toBe("Votre compte L'Encrier est effacé")
  expect(app.logged.join()).not.toMatch(/claire|exemple/u)
})

test('P6 who comes back after the first warning, or after the last, keeps the account and starts afresh', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer })
  const parts = partsOf(app, mail)
  for (const person of [claire, marc]) await app.as(person)
  await daysLater(app, 703, parts)
  const adult = await app.as(claire)
  expect((await adult.send(routes.listLearners)).status).toBe(200)
  await daysLater(app, 22, parts)
  const other = await app.as(marc)
  expect((await other.send(routes.listLearners)).status).toBe(200)
  await daysLater(app, 8, parts)
  expect(await emails(app)).toEqual([claire.email, marc.email])
  expect((await mail.mails()).map(({ to }) => to.join())).toEqual([
    claire.email,
    marc.email,
    marc.email,
  ])
  // All of it again, from the day they came back.
  await daysLater(app, 660, parts)
  expect(await mail.mails()).toHaveLength(3)
  await daysLater(app, 40, parts)
  expect(await mail.mails()).toHaveLength(5)
})

test('P6 signing in is using: the sign-in alone, without another request, counts', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer })
  await app.as(claire)
  app.clock.advance(710 * DAY)
  const body = { email: claire.email, password: 'trois tulipes jaunes' }
  expect((await app.send(routes.signIn, { body })).status).toBe(200)
  expect(await applyRetention(partsOf(app, mail))).toMatchObject({ warned: 0 })
})

const TRIAL = { key: Buffer.alloc(32), now: new Date(0) }

test('P6 who is used while the end comes stays: the last look is in the statement that erases', async () => {
  await using app = await testApp()
  await app.as(claire)
  app.clock.advance(800 * DAY)
  const [account] = await findUnusedAccounts(app.database, app.clock.read())
  if (!account) throw new Error('nobody is unused')
  const adult = await app.as(claire)
  await adult.send(routes.listLearners)
  expect(await eraseUnusedAccount(app.database, account, TRIAL)).toBe(false)
  expect(await emails(app)).toEqual([claire.email])
})

test('P6 who pays while the end comes stays too', async () => {
  await using app = await testApp()
  const { id } = await app.as(claire)
  app.clock.advance(800 * DAY)
  const [account] = await findUnusedAccounts(app.database, app.clock.read())
  if (!account) throw new Error('nobody is unused')
  await app.asOwner((run) => run(sql`insert into auth.stripe_customers values (${id}, 'cus_1')`))
  expect(await eraseUnusedAccount(app.database, account, TRIAL)).toBe(false)
  expect(await emails(app)).toEqual([claire.email])
})

test('P6 an account whose mails are refused is never erased; once they arrive, the whole delay begins', async () => {
  await using mail = await mailServer()
  await using app = await testApp()
  const parts = partsOf(app, mail)
  await app.as(claire)
  for (const months of [24, 48, 72]) {
    mail.refuse(550)
    expect(await daysLater(app, 750, parts), `${months}`).toMatchObject({
      warned: 0,
      erased: 0,
      unwarned: 1,
    })
  }
  expect(app.logged.join()).toContain('"event":"retention-unwarned","accounts":1')
  expect(await daysLater(app, 1, parts)).toMatchObject({ warned: 1 })
  expect(await daysLater(app, 20, parts)).toMatchObject({ warned: 0, erased: 0 })
  mail.refuse(550)
  expect(await daysLater(app, 10, parts)).toMatchObject({ warned: 0, erased: 0, unwarned: 1 })
  expect(await daysLater(app, 1, parts)).toMatchObject({ warned: 1, erased: 0 })
  expect(await daysLater(app, 6, parts)).toMatchObject({ erased: 0 })
  expect(await daysLater(app, 1, parts)).toMatchObject({ erased: 1 })
})

test('P6 without mail nobody is erased, and the log says how many wait for the operator', async () => {
  await using app = await testApp()
  const parts = partsOf(app)
  await app.as(claire)
  await app.as(marc)
  expect(await daysLater(app, 1500, parts)).toMatchObject({ erased: 0, unwarned: 2 })
  expect(await emails(app)).toHaveLength(2)
  expect(app.logged.join()).toContain('"event":"retention-unwarned","accounts":2')
})

test('P6 a mail server that is away is asked five times a day, not once for everybody', async () => {
  await using mail = await mailServer()
  await using app = await testApp()
  await app.asOwner((run) =>
    run(sql`
      insert into auth.users (name, email, email_verified, last_seen_at)
      select '', 'adulte-' || i || '@exemple.fr', true, now() - interval '5 years'
      from generate_series(1, 60) as i`),
  )
  mail.refuse(550, 550, 550, 550, 550)
  expect(await applyRetention(partsOf(app, mail))).toMatchObject({ warned: 0, unwarned: 60 })
  expect(await mail.mails()).toEqual([])
  expect(await daysLater(app, 1, partsOf(app, mail))).toMatchObject({ warned: 60, unwarned: 0 })
  expect(new Set((await mail.mails()).flatMap(({ to }) => to)).size).toBe(60)
})

/** A customer of Stripe, with what he has there. */
async function customer(app: TestApp, person: Person, status: string): Promise<void> {
  const { id } = await app.as(person)
  await app.asOwner(async (run) => {
    await run(sql`insert into auth.stripe_customers values (${id}, ${`cus_${person.plan}`})`)
    await run(sql`update subscriptions set status = ${status} where user_id = ${id}`)
  })
}

test('P6 who pays is kept; who paid once goes, and is forgotten by Stripe first', async () => {
  await using mail = await mailServer()
  await using stripe = await stripeServer()
  await using app = await testApp({ stripe: stripe.settings })
  const parts = partsOf(app, mail)
  const billing = createBilling({ ...parts, settings: stripe.settings })
  const withStripe = { ...parts, billing }
  await customer(app, claire, 'active')
  await customer(app, marc, 'past_due')
  await customer(app, madameRoy, 'canceled')
  expect(await daysLater(app, 705, withStripe)).toMatchObject({ warned: 1 })
  expect(await daysLater(app, 21, withStripe)).toMatchObject({ warned: 1 })
  stripe.fail(500, 500)
  expect(await daysLater(app, 8, withStripe)).toMatchObject({ erased: 0, unforgotten: 1 })
  expect(await emails(app)).toHaveLength(3)
  // Deleted there already, by hand or by a day that was cut short.
  stripe.fail(404)
  expect(await daysLater(app, 1, withStripe)).toMatchObject({ erased: 1, unforgotten: 0 })
  expect(stripe.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/customers/cus_teacher' })
  expect(await emails(app)).toEqual([claire.email, marc.email])
  expect((await mail.mails()).flatMap(({ to }) => to)).not.toContain(claire.email)
})
