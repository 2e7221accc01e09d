import { expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database/database.ts'
import { someone } from '../../../test/support/people/owned-rows.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { lockOwner, type QueryRunner, type Statement, sql } from './database.ts'

function insertion(firstName: string) {
  return sql`insert into learners (first_name, last_name, birth_date, level)
    values (${firstName}, 'Martin', '2018-02-23', 'CE1') returning first_name, user_id`
}

const ALL = sql`select first_name from learners order by first_name`

test('values are sent as parameters', async () => {
  expect(sql`select ${1} where ${"'; drop table learners"} = ${null}`).toMatchObject({
    text: 'select $1 where $2 = $3',
    values: [1, "'; drop table learners", null],
  })
})

test('an owner is given to rows by default and sees his own only', async () => {
  await using base = await testDatabase()
  const [claire, marc] = [
    await someone(base, 'claire@exemple.fr'),
    await someone(base, 'marc@exemple.fr'),
  ]
  expect(await base.database.query(claire, insertion('Léa'))).toEqual([
    { first_name: 'Léa', user_id: claire },
  ])
  expect(await base.database.query(marc, ALL)).toEqual([])
  expect(await base.database.query(claire, ALL)).toEqual([{ first_name: 'Léa' }])
})

test('D9 dates are read as they were written, instants in UTC with milliseconds, counts as numbers', async () => {
  await using base = await testDatabase()
  const owner = await someone(base, 'claire@exemple.fr')
  const [row] = await base.database.query(
    owner,
    sql`select date '2018-02-23' as day, timestamptz '2026-03-29 03:30:00.1234+02' as instant,
      count(*) as count from learners`,
  )
  expect(row).toEqual({ day: '2018-02-23', instant: '2026-03-29T01:30:00.123Z', count: 0 })
})

test('statements of one flight are one transaction', async () => {
  await using base = await testDatabase()
  const owner = await someone(base, 'claire@exemple.fr')
  const flight = base.database.queries(owner, [insertion('Léa'), sql`select 1 / 0`])
  await expect(flight).rejects.toThrow('division by zero')
  expect(await base.database.query(owner, ALL)).toEqual([])
})

test('a transaction is rolled back by an exception and by a refusal', async () => {
  await using base = await testDatabase()
  const owner = await someone(base, 'claire@exemple.fr')
  const thrown = base.database.transaction(owner, async (run) => {
    await run(insertion('Léa'))
    throw new Error('no')
  })
  await expect(thrown).rejects.toThrow('no')
  const refused = await base.database.transaction(owner, async (run) => {
    await run(insertion('Léa'))
    return { ok: false }
  })
  expect(refused).toEqual({ ok: false })
  expect(await base.database.query(owner, ALL)).toEqual([])
  expect(await base.database.transaction(owner, (run) => run(insertion('Hugo')))).toHaveLength(1)
  expect(await base.database.query(owner, ALL)).toEqual([{ first_name: 'Hugo' }])
})

test('connections go back to the pool between transactions, failed ones too', async () => {
  await using base = await testDatabase()
  const owner = await someone(base, 'claire@exemple.fr')
  const backend = sql`select pg_backend_pid() as pid`
  const [before] = await base.database.query<{ pid: number }>(owner, backend)
  await base.database.query(owner, sql`select 1 / 0`).catch(() => undefined)
  await base.database.transaction(owner, (run) => run(sql`select 1 / 0`)).catch(() => undefined)
  const [after] = await base.database.query<{ pid: number }>(owner, backend)
  expect(after).toEqual(before)
})

test('transactions that wait for each other are run again', async () => {
  await using base = await testDatabase()
  const owner = await someone(base, 'claire@exemple.fr')
  await base.database.queries(owner, [insertion('Hugo'), insertion('Léa')])
  const raise = (name: string) =>
    sql`update learners set last_name = last_name || '!' where first_name = ${name}`
  let met = 0
  let open: (() => void) | undefined
  const both = new Promise<void>((resolve) => {
    open = resolve
  })
  const crossing = (first: string, second: string): Promise<unknown> =>
    base.database.transaction(owner, async (run) => {
      await run(raise(first))
      met += 1
      if (met >= 2) open?.()
      await both
      await run(raise(second))
    })
  await Promise.all([crossing('Hugo', 'Léa'), crossing('Léa', 'Hugo')])
  // One of them was run again; on a busy machine, once more.
  expect(met).toBeGreaterThanOrEqual(3)
  expect(await base.database.query(owner, sql`select last_name from learners`)).toEqual([
    { last_name: 'Martin!!' },
    { last_name: 'Martin!!' },
  ])
})

interface Crossing {
  readonly transaction: (work: (run: QueryRunner) => Promise<void>) => Promise<void>
  readonly rows: readonly [Statement, Statement]
  /** Takes the first row, then the second. */
  readonly flight: () => Promise<unknown>
}

/** Holds the second row while a flight waits for it with the first, then asks for that one: they wait for each other. */
async function crossed({ asOwner }: TestDatabase, crossing: Crossing): Promise<void> {
  const { rows, transaction, flight } = crossing
  const waiting = () =>
    asOwner((run) =>
      run(sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`),
    )
  let flying: Promise<unknown> | undefined
  await transaction(async (run) => {
    await run(rows[1])
    if (flying === undefined) {
      flying = flight()
      flying.catch(() => undefined)
      // Soon: the statement that waits has two seconds and a half, of which a deadlock is looked for after one.
      await expect.poll(waiting, { interval: 20, timeout: 5000 }).toHaveLength(1)
    }
    await run(rows[0])
  })
  await flying
}

test('statements of one flight that collide with a transaction are run again, of an owner and before one', async () => {
  await using base = await testDatabase()
  const { database } = base
  const owner = await someone(base, 'claire@exemple.fr')
  const other = await someone(base, 'marc@exemple.fr')
  await database.queries(owner, [insertion('Hugo'), insertion('Léa')])
  const raise = (name: string) =>
    sql`update learners set last_name = last_name || '!' where first_name = ${name}`
  await crossed(base, {
    transaction: (work) => database.transaction(owner, work),
    rows: [raise('Hugo'), raise('Léa')],
    flight: () => database.queries(owner, [raise('Hugo'), raise('Léa')]),
  })
  expect(await database.query(owner, sql`select last_name from learners`)).toEqual([
    { last_name: 'Martin!!' },
    { last_name: 'Martin!!' },
  ])
  const call = (id: OwnerId) => sql`update auth.users set name = name || '!' where id = ${id}`
  await crossed(base, {
    transaction: database.anonymous.transaction,
    rows: [call(owner), call(other)],
    flight: () =>
      database.anonymous.query(sql`
        with first as (
          update auth.users set name = name || '!' where id = ${owner} returning true
        )
        update auth.users set name = name || '!' from first where id = ${other}`),
  })
  expect(await database.anonymous.query(sql`select name from auth.users`)).toEqual([
    { name: '!!' },
    { name: '!!' },
  ])
})

test('the lock of an owner makes one addition wait for the other', async () => {
  await using base = await testDatabase()
  const owner = await someone(base, 'claire@exemple.fr')
  const addUpTo = (maximum: number): Promise<boolean> =>
    base.database.transaction(owner, async (run) => {
      await lockOwner(owner, run)
      const [stored] = await run<{ count: number }>(sql`select count(*) as count from learners`)
      if ((stored?.count ?? 0) >= maximum) return false
      await run(insertion('Léa'))
      return true
    })
  const added = await Promise.all(Array.from({ length: 30 }, () => addUpTo(6)))
  expect(added.filter((was) => was)).toHaveLength(6)
})

test('D6 limits and durability hold as seen from the connection of the requests', async () => {
  await using base = await testDatabase()
  const owner = await someone(base, 'claire@exemple.fr')
  const [settings] = await base.database.query(
    owner,
    sql`select current_setting('synchronous_commit') as durable, current_setting('fsync') as fsync,
      current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums,
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  expect(settings).toEqual({
    durable: 'on',
    fsync: 'on',
    pages: 'on',
    checksums: 'on',
    statement: '2500ms',
    idle: '10s',
  })
})
