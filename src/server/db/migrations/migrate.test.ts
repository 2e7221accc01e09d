import { readdirSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { blankDatabase, SECRET, testDatabase } from '../../../../test/support/database/database.ts'
import { OperatorError } from '../../errors.ts'
import { createLog, SILENT_LOG } from '../../log.ts'
import { sql } from '../database.ts'
import { type Connection, createPool } from '../pool.ts'
import { migrate } from './migrate.ts'

async function rows(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('three servers that start at once migrate once', async () => {
  await using blank = await blankDatabase()
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const start = () => migrate({ connection: blank.owner, secret: SECRET, log })
  const [one, two, three] = await Promise.all([start(), start(), start()])
  const files = readdirSync(new URL('../../../../db/migrations/', import.meta.url)).sort()
  expect(files.length).toBeGreaterThan(1)
  // Each server tells of its own once the next one may go on.
  expect(lines.map((line) => JSON.parse(line).name).sort()).toEqual(files)
  expect(two).toEqual(one)
  expect(three).toEqual(one)
  expect(await rows(one.requests, 'select count(*)::int as n from learners')).toEqual([{ n: 0 }])
})

test('a second start changes nothing', async () => {
  await using base = await testDatabase()
  const done = 'select name, hash, at from migrations.done order by name'
  // The first start with roles of its own: those of the template are not this database's.
  await migrate({ connection: base.owner, secret: SECRET, log: SILENT_LOG })
  const before = await rows(base.owner, done)
  await migrate({ connection: base.owner, secret: SECRET, log: SILENT_LOG })
  expect(await rows(base.owner, done)).toEqual(before)
})

test('another secret gives the roles other passwords', async () => {
  await using base = await testDatabase()
  const other = `${SECRET}, another one`
  const options = { connection: base.owner, log: SILENT_LOG }
  const before = await migrate({ ...options, secret: SECRET })
  const after = await migrate({ ...options, secret: other })
  await expect(rows(before.requests, 'select 1')).rejects.toThrow('password authentication failed')
  expect(await rows(after.requests, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a migration that is not the one that was applied stops the start', async () => {
  await using base = await testDatabase()
  await rows(base.owner, `update migrations.done set hash = 'x' where name like '0002%'`)
  await expect(
    migrate({ connection: base.owner, secret: SECRET, log: SILENT_LOG }),
  ).rejects.toThrow('0002-owned-tables.sql is not the one that was applied')
})

test('a database that can not be reached, or not be changed, is said in a sentence', async () => {
  const nowhere = { host: '/nowhere', port: 5432, user: 'x', password: 'x', database: 'x' }
  const unreachable = migrate({ connection: nowhere, secret: SECRET, log: SILENT_LOG })
  await expect(unreachable).rejects.toBeInstanceOf(OperatorError)
  await using base = await testDatabase()
  const { accounts } = await migrate({ connection: base.owner, secret: SECRET, log: SILENT_LOG })
  const powerless = migrate({ connection: accounts, secret: SECRET, log: SILENT_LOG })
  await expect(powerless).rejects.toBeInstanceOf(OperatorError)
})

test('a database address is given the name and the password of the role', async () => {
  const { connectionsOf, rolesOf } = await import('./roles.ts')
  const owner = {
    connectionString: 'postgres://own%40er:p%2Fw@db.exemple.fr:5433/encrier?sslmode=require',
  }
  const roles = rolesOf('encrier', SECRET)
  const { requests } = connectionsOf(owner, roles)
  expect(requests).toEqual({
    connectionString: `postgres://encrier_requests:${roles.requests.password}@db.exemple.fr:5433/encrier?sslmode=require`,
  })
})

test('Z5 the roles of the server own nothing and bypass nothing', async () => {
  await using base = await testDatabase()
  await migrate({ connection: base.owner, secret: SECRET, log: SILENT_LOG })
  const roles = await rows(
    base.owner,
    `select rolname like '%_requests' as requests, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
       rolinherit, rolreplication,
       exists (select from pg_class where relowner = pg_roles.oid) as owns,
       exists (select from pg_auth_members where member = pg_roles.oid) as is_member
     from pg_roles where rolname like current_database() || '\\_%' order by rolname`,
  )
  const powerless = {
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolinherit: false,
    rolreplication: false,
    owns: false,
    is_member: false,
  }
  expect(roles).toEqual([
    { requests: false, ...powerless },
    { requests: true, ...powerless },
  ])
})

test('Z5 row security is enabled and forced on every table that has an owner', async () => {
  await using base = await testDatabase()
  const tables = await rows(
    base.owner,
    `select relname, relrowsecurity, relforcerowsecurity,
       (select count(*)::int from pg_policy where polrelid = pg_class.oid) as policies
     from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'user_id'
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  expect(tables.map((table) => table.relname)).toEqual([
    'ai_calls',
    'dictation_absences',
    'dictations',
    'french_dictation_results',
    'french_grammar_results',
    'idempotency_keys',
    'learner_badges',
    'learner_bests',
    'learner_facts',
    'learner_grammar_questions',
    'learner_group_members',
    'learner_groups',
    'learner_known_facts',
    'learner_problem_weeks',
    'learner_weekly_series',
    'learner_word_answers',
    'learners',
    'listening_links',
    'math_calculation_results',
    'recordings',
    'results',
    'subscriptions',
  ])
  for (const table of tables) {
    expect(table).toMatchObject({ relrowsecurity: true, relforcerowsecurity: true, policies: 2 })
  }
})

test('S5 the role of the requests can neither change a table nor lift its security', async () => {
  await using base = await testDatabase()
  const { requests } = await migrate({ connection: base.owner, secret: SECRET, log: SILENT_LOG })
  const pool = createPool({ connection: requests, name: 'test', max: 1, log: SILENT_LOG })
  for (const text of [
    'create table more (id int)',
    'alter table learners disable row level security',
    'drop policy owned on learners',
    'truncate learners',
    `update subscriptions set plan = 'teacher'`,
    `insert into subscriptions (plan) values ('teacher')`,
    'select password from auth.accounts',
    'select token from auth.sessions',
    'select * from migrations.done',
    'set role postgres',
    'set session authorization postgres',
    'create role more',
  ]) {
    await expect(pool.query(text), text).rejects.toThrow(/permission denied|must be/)
  }
  await pool.query('set row_security = off')
  await expect(pool.query('select * from learners')).rejects.toThrow('row-level security')
  await pool.end()
})

test('the role of the accounts knows nothing of learners', async () => {
  await using base = await testDatabase()
  for (const table of ['learners', 'dictations', 'results', 'idempotency_keys', 'ai_calls']) {
    const reading = base.database.anonymous.query({
      text: `select * from public.${table}`,
      values: [],
    })
    await expect(reading, table).rejects.toThrow('permission denied')
  }
  expect(await base.database.anonymous.query(sql`select * from auth.users`)).toEqual([])
})

test('the role of the accounts sees and writes the subscription of one owner at a time', async () => {
  await using base = await testDatabase()
  const { anonymous } = base.database
  const [hers, his] = await base.asOwner((run) =>
    run<{ id: string }>(sql`
      insert into auth.users (name, email, email_verified)
      values ('Claire', 'claire@exemple.fr', true), ('Marc', 'marc@exemple.fr', true)
      returning id`),
  )
  await base.asOwner((run) =>
    run(sql`
      insert into subscriptions (user_id, plan)
      values (${hers?.id}, 'parent'), (${his?.id}, 'parent')`),
  )
  expect(await anonymous.query(sql`select plan from public.subscriptions`)).toEqual([])
  const seen = await anonymous.transaction(async (run) => {
    await run(sql`select set_config('app.user_id', ${hers?.id}, true)`)
    await run(sql`update public.subscriptions set plan = 'teacher'`)
    return run(sql`select user_id, plan from public.subscriptions`)
  })
  expect(seen).toEqual([{ user_id: hers?.id, plan: 'teacher' }])
  const foreign = anonymous.transaction(async (run) => {
    await run(sql`select set_config('app.user_id', ${hers?.id}, true)`)
    await run(sql`update public.subscriptions set user_id = ${his?.id}`)
  })
  await expect(foreign).rejects.toThrow(/row-level security|duplicate/u)
  const rows = await base.asOwner((run) => run(sql`select plan from subscriptions order by plan`))
  expect(rows).toEqual([{ plan: 'parent' }, { plan: 'teacher' }])
})
