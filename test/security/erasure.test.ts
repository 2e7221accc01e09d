/** P5: of a learner, and of an adult, that were erased no word is left in any table; nobody else has lost a byte. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { sql } from '../../src/server/db/database.ts'
import { allRows, rowsWith } from '../support/database/all-rows.ts'
import {
  type CompleteAccount,
  completeAccountOf,
  type Written,
} from '../support/people/complete-account.ts'
import { claire, marc, PASSWORD } from '../support/people/people.ts'
import { type SignedInCaller, type TestApp, testApp } from '../support/product/test-app.ts'
import { codeFor } from '../support/services/authenticator.ts'
import { mailServer } from '../support/services/mail-server.ts'

const WRITTEN: Written = {
  first_name: 'Zéphyrinexq',
  last_name: 'Bourdoncleqx',
  title: 'Le titrexqa',
  noun: 'castorxqb',
  misspelt: 'kastorxqc',
  theme: 'thèmexqd',
  goal: 'objectifxqe',
}

/** Address, other address, name of the adult; also in capitals, as people type. */
const CLAIRE = { ...claire, email: 'clairexqf@exemple.fr', name: 'Clairexqg Martin' }
const OTHER_EMAIL = 'nouvellexqh@exemple.fr'

/** Everything that an account can leave: a second step, tokens of mails, an address that waits, tries that were counted. */
async function livedIn(app: TestApp, caller: SignedInCaller): Promise<CompleteAccount> {
  const household = await completeAccountOf(caller, WRITTEN)
  await app.as(CLAIRE)
  await app.send(routes.joinWaitingList, { body: { email: CLAIRE.email.toUpperCase() } })
  await app.send(routes.requestPasswordReset, { body: { email: CLAIRE.email } })
  await app.send(routes.sendOneTimeCode, { body: { email: CLAIRE.email } })
  await app.send(routes.signUp, { body: { email: CLAIRE.email, password: PASSWORD } })
  await caller.send(routes.changeEmail, { body: { password: PASSWORD, newEmail: OTHER_EMAIL } })
  await caller.send(routes.attest, { body: { attested_as: 'parent' } })
  await app.send(routes.signIn, { body: { email: CLAIRE.email, password: 'trois tulipes rouges' } })
  const { body } = await caller.send(routes.enableTwoFactor, { body: { password: PASSWORD } })
  const confirmed = await caller.send(routes.confirmTwoFactor, {
    body: { code: codeFor(body.secret) },
  })
  expect(confirmed.status).toBe(200)
  await app.asOwner((run) =>
    run(sql`insert into ai_calls (user_id, day, calls) values (${caller.id}, '2026-11-20', 3)`),
  )
  return household
}

function idsOf({
  learner,
  dictation,
  correction,
  calculation,
  grammar,
}: CompleteAccount): readonly string[] {
  return [learner.id, dictation.id, correction.id, calculation, grammar]
}

test('P5 of an erased learner nothing is left in any table, and his dictations stay', async () => {
  await using app = await testApp()
  const [her, him] = [await app.as(CLAIRE), await app.as(marc)]
  const household = await completeAccountOf(her, WRITTEN)
  await completeAccountOf(him)
  const before = await app.asOwner(allRows)
  const { learner, correction, calculation, grammar } = household
  const born = learner.birth_date ?? ''
  const words = [WRITTEN.first_name, WRITTEN.last_name, WRITTEN.misspelt, born]
  const gone = [
    WRITTEN.first_name,
    WRITTEN.last_name,
    WRITTEN.misspelt,
    learner.id,
    correction.id,
    calculation,
    grammar,
  ]
  for (const word of [...words, ...gone]) expect(rowsWith(before, word), word).not.toEqual([])

  expect((await her.send(routes.deleteLearner, { params: learner })).status).toBe(204)

  const after = await app.asOwner(allRows)
  for (const word of gone) expect(rowsWith(after, word), word).toEqual([])
  expect(rowsWith(after, born).every(({ text }) => text.includes(him.id))).toBe(true)
  expect(rowsWith(after, WRITTEN.noun)).not.toEqual([])
  expect(rowsWith(after, him.id)).toEqual(rowsWith(before, him.id))
})

test('P5 of an erased account no word, address, identifier or proof is left in any table', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer, registration: 'open' })
  const [her, him] = [await app.as(CLAIRE), await app.as(marc)]
  const household = await livedIn(app, her)
  await mail.mails()
  const his = await completeAccountOf(him)
  const before = await app.asOwner(allRows)
  const canaries = [
    ...Object.values(WRITTEN),
    'clairexqf',
    'Clairexqg',
    'nouvellexqh',
    her.id,
    ...idsOf(household),
  ]
  for (const word of canaries) expect(rowsWith(before, word), word).not.toEqual([])
  const tables = new Set(rowsWith(before, her.id).map(({ table }) => table))
  expect(tables.size).toBeGreaterThanOrEqual(17)

  const erased = await her.send(routes.eraseAccount, { body: { password: PASSWORD } })
  expect(erased.status).toBe(204)
  expect((await her.send(routes.listLearners)).status).toBe(401)

  const after = await app.asOwner(allRows)
  for (const word of canaries) {
    for (const spelling of new Set([word, word.toLowerCase(), word.toUpperCase()])) {
      expect(rowsWith(after, spelling), spelling).toEqual([])
    }
  }
  expect(rowsWith(after, him.id)).toEqual(rowsWith(before, him.id))
  expect((await him.send(routes.listResults, { params: his.learner })).status).toBe(200)
  const body = { email: CLAIRE.email, password: PASSWORD }
  expect((await app.send(routes.signIn, { body })).status).toBe(401)
  await mail.mails()
  const late = await app.asOwner(allRows)
  for (const word of ['clairexqf', 'nouvellexqh']) expect(rowsWith(late, word), word).toEqual([])
})

test('P5 every table that has an owner is in what an erasure reaches', async () => {
  await using app = await testApp()
  const unreached = await app.asOwner((run) =>
    run<{ name: string }>(sql`
      select columns.table_schema || '.' || columns.table_name as name
      from information_schema.columns
      where column_name = 'user_id' and table_schema in ('public', 'auth')
        and not exists (
          select from pg_constraint
          where contype = 'f' and confrelid = 'auth.users'::regclass and confdeltype = 'c'
            and conrelid = format('%I.%I', columns.table_schema, columns.table_name)::regclass)`),
  )
  expect(unreached).toEqual([])
})
