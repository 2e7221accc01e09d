import { expect, test } from 'vitest'
import { SECRET } from '../../../test/support/database/database.ts'
import { callerOf, type TestApp, testApp } from '../../../test/support/product/test-app.ts'
import { openedSession } from '../../contract/account/account.ts'
import type { Learner } from '../../contract/learners.ts'
import { routes } from '../../contract/routes.ts'
import { passwordProblem } from '../../domain/account/password.ts'
import { scoreCorrection } from '../../domain/copy/text/dictation-score.ts'
import { LEVELS } from '../../domain/level.ts'
import { trendOf } from '../../domain/results/results.ts'
import { sql } from '../db/database.ts'
import { inProcessLanguage } from '../language-worker/in-process-language.ts'
import { loadLanguage } from '../language-worker/load-language.ts'
import { SILENT_LOG } from '../log.ts'
import { deleteAccount } from '../operator/operator-accounts.ts'
import { type DemoAccount, demoPassword, openDemoAccount } from './demo-account.ts'
import { loadDemoData } from './demo-data.ts'

function opened({ owner }: TestApp, secret: string = SECRET): Promise<DemoAccount | undefined> {
  const french = inProcessLanguage(loadLanguage)
  return openDemoAccount({ connection: owner, secret, now: new Date(), log: SILENT_LOG, french })
}

/** A caller with the session that the demo's password opens. */
async function signedIn(app: TestApp, account: DemoAccount | undefined) {
  if (!account) throw new Error('there is no demo')
  const { status, body } = await app.send(routes.signIn, { body: account })
  expect(status).toBe(200)
  return callerOf(app.served, { authorization: `Bearer ${openedSession.parse(body).token}` })
}

test('the corrections of the demo open again with their errors named', async () => {
  await using app = await testApp()
  const teacher = await signedIn(app, await opened(app))
  const { body: learners } = await teacher.send(routes.listLearners)
  for (const learner of learners) {
    const { body: results } = await teacher.send(routes.listResults, { params: learner })
    for (const params of results.french_dictation) {
      const { body } = await teacher.send(routes.getCorrection, { params })
      expect(body.review?.original).toBe(body.dictation_content)
      expect(body.review?.named.errors.length).toBeGreaterThan(0)
      expect(body.review?.named.errors.flatMap(({ classes }) => classes)).not.toEqual([])
      const { named: _, ...review } = body.review ?? { named: undefined }
      const changed = await teacher.send(routes.changeCorrection, {
        params,
        body: routes.changeCorrection.body.parse({ updated_at: body.updated_at, review }),
      })
      expect([changed.status, changed.body.score]).toEqual([200, body.score])
    }
  }
})

test('what the copies of the demo show is met on the other screens: words return, a class needs something', async () => {
  await using app = await testApp()
  const teacher = await signedIn(app, await opened(app))
  const { body: learners } = await teacher.send(routes.listLearners)
  for (const params of learners) {
    const { body } = await teacher.send(routes.getWordReview, { params })
    expect(body.words.length).toBeGreaterThan(0)
  }
  const { body: results } = await teacher.send(routes.getClassResults)
  for (const { copies, missed } of results.pupils) {
    if (copies > 0) expect(missed.length).toBeGreaterThan(0)
  }
})

async function countUsers({ asOwner }: TestApp): Promise<number | undefined> {
  const [row] = await asOwner((run) =>
    run<{ count: number }>(sql`select count(*) as count from auth.users`),
  )
  return row?.count
}

test('the demo opens with its password on a class that has worked for a month', async () => {
  await using app = await testApp()
  const teacher = await signedIn(app, await opened(app))
  expect((await teacher.send(routes.getSubscription)).body.effective_plan).toBe('teacher')
  const { body: learners } = await teacher.send(routes.listLearners)
  expect(learners.map(({ first_name }) => first_name)).toEqual([
    'Adam',
    'Éloïse',
    'Gabriel',
    'Inès',
    'Noé',
    'Zoé',
  ])
  expect(new Set(learners.map(({ level }) => level))).toEqual(new Set(LEVELS))
  const { body: dictations } = await teacher.send(routes.listDictations)
  expect(dictations).toHaveLength(11)
  const results = await Promise.all(
    learners.map(
      async (params: Learner) => (await teacher.send(routes.listResults, { params })).body,
    ),
  )
  for (const { french_dictation, math_calculation, results: generic } of results) {
    expect(french_dictation.length).toBeGreaterThan(3)
    expect(math_calculation.length).toBeGreaterThan(3)
    expect(generic).toHaveLength(french_dictation.length + math_calculation.length)
    for (const { dictation_id, content, ...stored } of french_dictation) {
      const original = dictations.find(({ id }) => id === dictation_id)?.content ?? ''
      expect(stored).toMatchObject(scoreCorrection(original, content))
    }
  }
  expect(new Set(results.map(({ french_dictation }) => trendOf(french_dictation)))).toEqual(
    new Set(['up', 'flat']),
  )
})

test('the demo is made once, also by several servers at once', async () => {
  await using app = await testApp()
  const accounts = await Promise.all([opened(app), opened(app), opened(app)])
  expect(new Set(accounts.map((account) => account?.password)).size).toBe(1)
  expect(await countUsers(app)).toBe(1)
  const teacher = await signedIn(app, await opened(app))
  const { body } = await teacher.send(routes.listLearners)
  expect(body).toHaveLength(6)
  for (const params of body) await teacher.send(routes.deleteLearner, { params })
  expect(await opened(app)).toEqual(accounts[0])
  expect((await teacher.send(routes.listLearners)).body).toEqual([])
})

test('a deleted demo never comes back', async () => {
  await using app = await testApp()
  const account = await opened(app)
  const trial = { key: Buffer.alloc(32), now: app.clock.read() }
  await app.asOwner((run) => deleteAccount(run, account?.email ?? '', trial))
  expect(await opened(app)).toBeUndefined()
  expect(await countUsers(app)).toBe(0)
})

test('a password that no longer opens the demo is not announced', async () => {
  await using app = await testApp()
  await opened(app)
  // The server's secret was replaced: another password follows from it.
  expect(await opened(app, 'another secret of the tests')).toBeUndefined()
  await app.asOwner((run) =>
    run(sql`update auth.accounts set password = '$argon2id$chosen by its user'`),
  )
  expect(await opened(app)).toBeUndefined()
})

test('A1 the password of a demo is its own, strong enough and easy to type', async () => {
  const { account } = await loadDemoData()
  const passwords = Array.from({ length: 500 }, (_, place) =>
    demoPassword(`secret ${place}`, account.password_words),
  )
  expect(new Set(passwords).size).toBe(500)
  for (const password of passwords) {
    expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d{4}$/u)
    expect(passwordProblem(password, account.email)).toBeUndefined()
  }
})
