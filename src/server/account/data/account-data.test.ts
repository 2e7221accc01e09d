import { expect, test } from 'vitest'
import { MISSED_GAP } from '../../../../test/support/people/class-work.ts'
import { claire, lea, marc, PASSWORD } from '../../../../test/support/people/people.ts'
import { recordAndOpen } from '../../../../test/support/people/recorded-voice.ts'
import { REVIEW } from '../../../../test/support/people/reviewed-copy.ts'
import {
  type SignedInCaller,
  type TestApp,
  testApp,
} from '../../../../test/support/product/test-app.ts'
import { mailServer } from '../../../../test/support/services/mail-server.ts'
import { routes } from '../../../contract/routes.ts'
import { type QueryRunner, sql } from '../../db/database.ts'

const WRONG = 'trois tulipes rouges'

/** One row in every table that belongs to a user, each with a word of its own to be found again. */
async function livedIn(app: TestApp, caller: SignedInCaller): Promise<void> {
  const learner = (await caller.send(routes.addLearner, { body: lea() })).body
  const dictation = (
    await caller.send(routes.addDictation, {
      body: {
        title: '=1+1',
        content: 'Le castor ronge.',
        level: 'CE1',
        theme: 'castors',
        goals: ['accents'],
      },
      headers: { 'idempotency-key': 'castor' },
    })
  ).body
  const learner_id = learner.id
  await caller.send(routes.saveCorrection, {
    body: {
      learner_id,
      dictation_id: dictation.id,
      content: 'Le castor ronje.',
      review: {
        ...REVIEW,
        original: 'Le castor ronge.',
        faults: [{ index: 2, kind: 'written', text: 'ronje' }],
      },
    },
  })
  await caller.send(routes.saveCalculation, {
    body: {
      learner_id,
      operation: ['addition'],
      level: 'CE1',
      questions_count: 10,
      correct_answers: 8,
      total_time: 60_000,
      average_time: 6000,
    },
  })
  await caller.send(routes.saveGrammar, {
    body: {
      learner_id,
      level: 'CE1',
      exercise_type: 'fill',
      questions_count: 5,
      answers_count: 5,
      correct_answers: 4,
      total_time: 60_000,
    },
  })
  await caller.send(routes.addPractice, {
    params: { id: learner_id },
    body: {
      answers: [
        { fact: '4x7', right: false },
        { fact: '5+7', right: true },
      ],
      badges: ['first-steps'],
      bests: [{ best: 'streak', value: 12 }],
    },
  })
  const { body: problems } = await caller.send(routes.getProblemWeek, {
    params: { id: learner_id },
  })
  await caller.send(routes.answerProblem, {
    params: { id: learner_id },
    body: { week: problems.week, rank: 0, outcome: 'first', time_spent: 30_000 },
  })
  await caller.send(routes.addGrammarReview, {
    params: { id: learner_id },
    body: { level: 'CE1', answers: [{ exercise: MISSED_GAP, right: false }] },
  })
  await caller.send(routes.giveWeeklySeries, {
    body: { learner_ids: [learner_id], series: 'niveau=CE1&nombre=12' },
  })
  await caller.send(routes.addGroup, { body: { name: 'Lecture', learner_ids: [learner_id] } })
  await caller.send(routes.noteAbsences, {
    params: dictation,
    body: { learner_ids: [learner_id], absent: true },
  })
  await recordAndOpen(caller, dictation.id)
  await app.asOwner((run) =>
    run(sql`insert into ai_calls (user_id, day, calls) values (${caller.id}, '2026-11-20', 3)`),
  )
}

interface Column {
  readonly table: string
  readonly column: string
}

/** Every column of every table that has an owner, by the catalogue of the database itself. */
function ownedColumns(run: QueryRunner): Promise<Column[]> {
  return run<Column>(sql`
    select columns.table_name as "table", columns.column_name as "column"
    from information_schema.columns
    where table_schema = 'public' and column_name <> 'user_id' and table_name in (
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id')`)
}

/** Hashes and sealed answers: nobody can read them, and they are not about anybody. */
const UNREADABLE = ['key_hash', 'content_hash', 'reply', 'text_hash', 'token_hash']

type Exported = Record<string, Record<string, unknown>[]>

function parseExported(body: unknown): Exported {
  return body as Exported
}

test('P4 the export holds every column of every table of the user, and nothing that opens a door', async () => {
  await using app = await testApp()
  const [caller, other] = [await app.as(claire), await app.as(marc)]
  await livedIn(app, caller)
  await livedIn(app, other)
  const reply = await caller.send(routes.exportAccount, { body: { password: PASSWORD } })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-disposition')).toMatch(
    /^attachment; filename="encrier-\d{4}-\d{2}-\d{2}\.json"$/u,
  )
  const exported = parseExported(reply.body)
  const columns = await app.asOwner(ownedColumns)
  expect(columns.length).toBeGreaterThan(60)
  for (const { table, column } of columns.filter((one) => !UNREADABLE.includes(one.column))) {
    expect(exported[table]?.[0], table).toHaveProperty(column)
  }
  expect(exported.learners).toMatchObject([{ first_name: 'Léa', birth_date: '2018-02-23' }])
  expect(exported.dictations).toMatchObject([{ title: '=1+1', theme: 'castors' }])
  expect(exported.user).toMatchObject({ email: claire.email, name: claire.name })
  expect(exported.sessions).toHaveLength(1)
  const ofAccount = await app.asOwner((run) =>
    run<Column>(sql`
      select columns.table_name as "table", columns.column_name as "column"
      from information_schema.columns
      where table_schema = 'auth' and table_name in ('users', 'sessions')
        and column_name not in ('token', 'user_id')`),
  )
  expect(ofAccount.length).toBeGreaterThan(16)
  for (const { table, column } of ofAccount) {
    expect(table === 'users' ? exported.user : exported.sessions?.[0]).toHaveProperty(column)
  }
  const text = JSON.stringify(exported)
  expect(text).not.toContain('argon2')
  expect(text).not.toContain(caller.token)
  expect(text).not.toContain(other.id)
  expect(text).not.toMatch(/[0-9a-f]{64}/u)
})

test('an export asks the password again, in whatever way it is asked for', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const wrong = await caller.send(routes.exportAccount, { body: { password: WRONG } })
  expect([wrong.status, wrong.problem.code]).toEqual([400, 'wrong-password'])
  const none = await caller.send(routes.readExport)
  expect([none.status, none.problem.fields]).toEqual([
    400,
    { password: 'Ce champ est obligatoire' },
  ])
  const by = (password: string) =>
    caller.send(routes.readExport, { headers: { 'x-password': password } })
  expect((await by('%')).status).toBe(400)
  expect((await by(encodeURIComponent(WRONG))).problem.code).toBe('wrong-password')
  const read = await by(encodeURIComponent(PASSWORD))
  expect(parseExported(read.body).user).toMatchObject({ email: claire.email })
})

/** How much of a user there is in the whole database, and of everybody else. */
async function traces(run: QueryRunner, id: string): Promise<{ hers: number; others: string }> {
  const tables = await run<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.columns
    where column_name = 'user_id' and table_schema in ('public', 'auth')`)
  let hers = 0
  const others: string[] = []
  for (const { schema, name } of [...tables, { schema: 'auth', name: 'users' }]) {
    const key = name === 'users' ? 'id' : 'user_id'
    const text = `select (${key} = $1) as hers, ${name}::text as row from ${schema}.${name} order by 2`
    const rows = await run<{ hers: boolean; row: string }>({ text, values: [id] })
    hers += rows.filter((row) => row.hers).length
    others.push(...rows.filter((row) => !row.hers).map(({ row }) => row))
  }
  return { hers, others: others.join('\n') }
}

test('P5 an erased account leaves no row, closes its sessions at once and touches nobody else', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer })
  const [caller, elsewhere] = [await app.as(claire), await app.as(claire)]
  const other = await app.as(marc)
  await livedIn(app, caller)
  await livedIn(app, other)
  await app.send(routes.joinWaitingList, { body: { email: claire.email } })
  const before = await app.asOwner((run) => traces(run, caller.id))
  expect(before.hers).toBeGreaterThan(12)

  const wrong = await caller.send(routes.eraseAccount, { body: { password: WRONG } })
  expect([wrong.status, wrong.problem.code]).toEqual([400, 'wrong-password'])
  expect((await app.asOwner((run) => traces(run, caller.id))).hers).toBe(before.hers)

  const erased = await caller.send(routes.eraseAccount, { body: { password: PASSWORD } })
  expect(erased.status).toBe(204)
  expect(erased.headers.getSetCookie()[0]).toMatch(/^encrier\.session=; Max-Age=0/u)
  expect(await app.asOwner((run) => traces(run, caller.id))).toEqual({
    hers: 0,
    others: before.others,
  })
  for (const one of [caller, elsewhere]) {
    expect((await one.send(routes.listLearners)).status).toBe(401)
  }
  expect((await other.send(routes.listLearners)).body).toHaveLength(1)
  const body = { email: claire.email, password: PASSWORD }
  expect((await app.send(routes.signIn, { body })).status).toBe(401)
  expect(await app.asOwner((run) => run(sql`select from early_access`))).toEqual([])
  expect((await mail.mails()).at(-1)?.subject).toBe('Votre compte est supprimé')
})

test('guessing the password of an erasure is throttled', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const erase = (password: string) => caller.send(routes.eraseAccount, { body: { password } })
  for (let i = 0; i < 10; i += 1) expect((await erase(WRONG)).status).toBe(400)
  expect((await erase(PASSWORD)).status).toBe(429)
  expect((await caller.send(routes.listLearners)).status).toBe(200)
})
