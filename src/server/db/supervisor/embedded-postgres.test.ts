import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { postmasterOf, testFolder } from '../../../../test/support/product/data-dir.ts'
import { initialisedFolder } from '../../../../test/support/product/initialised-data-dir.ts'
import { startPostgresProcess } from '../../../../test/support/product/postgres-process.ts'
import { SILENT_LOG } from '../../log.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { SocketConnection } from './lease.ts'

async function start(dataDir: string): Promise<EmbeddedPostgres & AsyncDisposable> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG })
  return { ...postgres, [Symbol.asyncDispose]: () => postgres.stop() }
}

async function ask(connection: SocketConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('a first start makes a cluster with durable settings, owned by a role that is no superuser', async () => {
  await using folder = await testFolder()
  await using postgres = await start(folder.path)
  const settings = await ask(
    postgres.connection,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
      current_setting('synchronous_commit') as commit, current_setting('data_checksums') as checksums,
      current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
      current_setting('listen_addresses') as addresses, rolsuper as superuser
      from pg_roles where rolname = current_user`,
  )
  expect(settings).toEqual([
    {
      fsync: 'on',
      pages: 'on',
      commit: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      zone: 'UTC',
      addresses: '',
      superuser: false,
    },
  ])
})

test('French names can be put in French order whatever the locale of the machine', async () => {
  await using folder = await initialisedFolder()
  await using postgres = await start(folder.path)
  const [row] = await ask(
    postgres.connection,
    `select string_agg(name, ' ' order by name collate "fr-x-icu") as names
      from unnest(array['zoé', 'éric', 'Emma', 'Adam', 'Éloïse']) as name`,
  )
  expect(row).toEqual({ names: 'Adam Éloïse Emma éric zoé' })
})

test('only the private socket leads in, and only with the password', async () => {
  await using folder = await initialisedFolder()
  await using postgres = await start(folder.path)
  const { connection } = postgres
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder.path, 'secrets'))).mode & 0o777).toBe(0o700)
  const secret = await stat(join(folder.path, 'secrets/database-password'))
  expect(secret.mode & 0o777).toBe(0o600)
  await expect(ask({ ...connection, password: 'autre' }, 'select 1')).rejects.toMatchObject({
    code: '28P01',
  })
  await expect(ask({ ...connection, password: '' }, 'select 1')).rejects.toThrow('password')
})

test('a stop leaves no process, no socket and no half-made cluster; it can be asked twice', async () => {
  await using folder = await initialisedFolder()
  const postgres = await start(folder.path)
  await Promise.all([postgres.stop(), postgres.stop()])
  expect(await postmasterOf(folder.path)).toBeUndefined()
  await expect(stat(postgres.connection.host)).rejects.toMatchObject({ code: 'ENOENT' })
  expect((await readdir(folder.path)).sort()).toEqual(['postgres', 'postgres.log', 'secrets'])
})

test('what was stored is there after a stop and a start', async () => {
  await using folder = await initialisedFolder()
  const first = await start(folder.path)
  await ask(first.connection, `create table kept as select 'Léa' as name`)
  await first.stop()
  await using second = await start(folder.path)
  expect(await ask(second.connection, 'select name from kept')).toEqual([{ name: 'Léa' }])
})

test('a data folder with a long path works, and its settings come from nowhere else', async () => {
  await using folder = await testFolder()
  const deep = join(folder.path, 'un-dossier-au-nom-assez-long-pour-depasser'.repeat(3))
  await using holder = startPostgresProcess(deep, {
    env: {
      PGDATA: '/nowhere',
      PGPORT: '1',
      PGHOST: '192.0.2.1',
      PGSSLMODE: 'require',
      LC_ALL: 'xx',
    },
  })
  expect(await holder.answer()).toMatchObject({ ready: { user: 'encrier' } })
})

test('several processes share one server, and the last to leave stops it', async () => {
  await using folder = await initialisedFolder()
  await using first = startPostgresProcess(folder.path)
  const { ready } = await first.answer()
  await using second = await start(folder.path)
  expect(second.connection).toEqual(ready)
  expect(await first.end('SIGTERM')).toBe(0)
  expect(await ask(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(await postmasterOf(folder.path)).toBeUndefined()
})

test('three starts at once on an empty folder make one cluster and all come up', async () => {
  await using folder = await testFolder()
  const holders = Array.from({ length: 3 }, () => startPostgresProcess(folder.path))
  const answers = await Promise.all(holders.map((holder) => holder.answer()))
  expect(answers[0]).toMatchObject({ ready: { database: 'encrier' } })
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  const ends = await Promise.all(holders.map((holder) => holder.end('SIGTERM')))
  expect(ends).toEqual([0, 0, 0])
  expect(await postmasterOf(folder.path)).toBeUndefined()
  expect((await readdir(folder.path)).sort()).toEqual(['postgres', 'postgres.log', 'secrets'])
})

test('cut connections and a crashed backend are survived; nobody takes them for the end', async () => {
  await using folder = await initialisedFolder()
  await using postgres = await start(folder.path)
  let hasExited = false
  void postgres.exited.then(() => {
    hasExited = true
  })
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and usename = current_user`
  await ask(postgres.connection, cut)
  const [backend] = await ask(
    postgres.connection,
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  process.kill(Number(backend?.pid), 'SIGKILL')
  const present = `select 1 from pg_stat_activity where application_name = 'encrier-presence'`
  await expect
    .poll(() => ask(postgres.connection, present).catch(() => []), { timeout: 20_000 })
    .toHaveLength(1)
  expect(hasExited).toBe(false)
})

test('what PostgreSQL logs never holds a statement, a value or a row', async () => {
  await using folder = await initialisedFolder()
  await using postgres = await start(folder.path)
  const fails = [
    `create table learner (name text primary key check (name <> 'Inès'), born date)`,
    `insert into learner values ('Éléonore', null)`,
    `insert into learner values ('Éléonore', null)`,
    `insert into learner values ('Inès', null)`,
    `insert into learner values ('Zoé', 'hier')`,
    `select 'Balthazar' from nowhere`,
  ]
  for (const sql of fails) await ask(postgres.connection, sql).catch(() => undefined)
  const log = await readFile(join(folder.path, 'postgres.log'), 'utf8')
  expect(log).toContain('database system is ready')
  expect(log).not.toMatch(/Éléonore|Inès|Zoé|hier|Balthazar|learner/)
})
