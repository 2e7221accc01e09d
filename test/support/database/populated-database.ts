/** A database of an earlier release, full of families' work, and requests as that release sent them. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { createDatabase, type Database, sql } from '../../../src/server/db/database.ts'
import {
  connectionsOf,
  ROLE_KINDS,
  roleStatements,
  rolesOf,
} from '../../../src/server/db/migrations/roles.ts'
import { type Connection, type Connections, openPools } from '../../../src/server/db/pool.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'
import { SECRET } from './database.ts'

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url)

export async function ask<Row extends pg.QueryResultRow>(
  connection: Connection,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ ...connection })
  await client.connect()
  try {
    const result = await client.query<Row>(text)
    return result.rows
  } finally {
    await client.end()
  }
}

/** What a release left whose last migration was `last`, and the connections of its servers. */
export async function migrateUntil(owner: Connection, last: string): Promise<Connections> {
  const names = readdirSync(MIGRATIONS)
    .sort()
    .filter((name) => name <= last)
  const texts = names.map((name) => {
    const text = readFileSync(new URL(name, MIGRATIONS), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    return `${text};\ninsert into migrations.done (name, hash) values ('${name}', '${hash}');`
  })
  const [base] = await ask<{ name: string }>(owner, 'select current_database() as name')
  const roles = rolesOf(base?.name ?? '', SECRET)
  const rights = ROLE_KINDS.flatMap((kind) => {
    const role = pg.escapeIdentifier(roles[kind].name)
    return [
      ...roleStatements(roles[kind], false),
      `grant usage on schema public, app, auth to ${role}`,
      `grant select, insert, update, delete on all tables in schema public, auth to ${role}`,
    ]
  })
  await ask(
    owner,
    `create schema migrations;
     create table migrations.done (name text primary key, hash text not null, at timestamptz not null default now());
     ${texts.join('\n')} ${rights.join(';\n')}`,
  )
  return connectionsOf(owner, roles)
}

export interface Size {
  readonly users: number
  /** A learner has one row in \`results\` and one detail for each. */
  readonly learnersEach: number
  readonly resultsEach: number
}

/** Identifiers that can be computed: user 7, his second learner, that one's third result. */
const UUID = (what: string): string => `md5(${what})::uuid`

const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f'`

/** Fills the tables. References are checked once, at the end: row by row they would take most of the time. */
export async function fill(owner: Connection, size: Size): Promise<void> {
  const { users, learnersEach, resultsEach } = size
  const learners = `generate_series(1, ${users}) u, generate_series(1, ${learnersEach}) l`
  const results = `${learners}, generate_series(1, ${resultsEach}) r`
  const user = UUID(`'u' || u`)
  const learner = UUID(`'l' || u || '-' || l`)
  const result = UUID(`'r' || u || '-' || l || '-' || r`)
  const at = `timestamptz '2026-09-01' + (r || ' hours')::interval`
  const references = await ask<{ drop: string; make: string }>(owner, REFERENCES)
  const all = (statements: readonly string[]): string =>
    statements.map((one) => `${one};`).join('\n')
  await ask(
    owner,
    `${all(references.map(({ drop }) => drop))}
     insert into auth.users (id, name, email, email_verified)
       select ${user}, 'Famille ' || u, 'famille' || u || '@exemple.fr', true from generate_series(1, ${users}) u;
     insert into auth.sessions (user_id, token, expires_at, updated_at)
       select ${user}, encode(sha256(md5('jeton' || u)::bytea), 'hex'), now() + interval '30 days', now()
       from generate_series(1, ${users}) u;
     insert into subscriptions (user_id, plan) select ${user}, 'teacher' from generate_series(1, ${users}) u;
     insert into learners (user_id, id, first_name, last_name, birth_date, level)
       select ${user}, ${learner}, 'Camille ' || l, 'Bernard', '2017-03-12', 'CE2' from ${learners};
     insert into results (user_id, id, learner_id, subject, activity, score, created_at)
       select ${user}, ${result}, ${learner}, case when r % 2 = 0 then 'french' else 'math' end,
         case when r % 2 = 0 then 'dictation' else 'calculation' end, 90, ${at} from ${results};
     insert into french_dictation_results
         (user_id, id, learner_id, dictation_title, dictation_level, content, word_count, error_count, score, created_at)
       select ${user}, ${result}, ${learner}, 'La forêt', 'CE2', repeat('Le renard dort. ', 6), 10, 1, 90, ${at}
       from ${results} where r % 2 = 0;
     insert into math_calculation_results
         (user_id, id, learner_id, operation, level, questions_count, correct_answers, total_time, average_time, score, created_at)
       select ${user}, ${result}, ${learner}, array['addition'], 'CE2', 10, 9, 60000, 6000, 90, ${at}
       from ${results} where r % 2 = 1;
     ${all(references.map(({ make }) => make))}`,
  )
  await ask(owner, 'analyze')
}

/** The token of a user's session. */
export function tokenOf(user: number): string {
  return createHash('md5').update(`jeton${user}`).digest('hex')
}

export interface Traffic {
  readonly sent: number
  readonly failures: readonly string[]
  readonly longestMs: number
}

/** Each in its turn: who is there, then a list, a history, a change or a result. */
async function oneRequest(database: Database, turn: number, size: Size): Promise<void> {
  const u = 1 + (turn % size.users)
  const [session] = await database.anonymous.query<{ user_id: string; learner_id: string }>(sql`
    select sessions.user_id, md5('l' || ${u}::int || '-1')::uuid as learner_id
    from auth.sessions join auth.users on users.id = sessions.user_id
    where sessions.token = encode(sha256(md5('jeton' || ${u}::int)::bytea), 'hex') and sessions.expires_at > now()`)
  if (session === undefined) throw new Error('no session')
  const owner = parseOwner(session.user_id)
  const learner = session.learner_id
  const kinds = [
    () => database.query(owner, sql`select id, first_name from learners where user_id = ${owner}`),
    () =>
      database.queries(owner, [
        sql`select id, score, content from french_dictation_results
            where user_id = ${owner} and learner_id = ${learner} order by created_at desc, id desc`,
        sql`select id, score, total_time from math_calculation_results
            where user_id = ${owner} and learner_id = ${learner} order by created_at desc, id desc`,
      ]),
    () =>
      database.query(
        owner,
        sql`update learners set level = 'CM1' where user_id = ${owner} and id = ${learner} returning id`,
      ),
    () =>
      database.queries(owner, [
        sql`with made as (
              insert into results (learner_id, subject, activity, score)
              values (${learner}, 'math', 'calculation', 90) returning id)
            insert into math_calculation_results
              (id, learner_id, operation, level, questions_count, correct_answers, total_time, average_time, score)
            select id, ${learner}, array['addition'], 'CE2', 10, 9, 60000, 6000, 90 from made`,
      ]),
  ]
  await kinds[turn % kinds.length]?.()
}

function parseOwner(id: string): Parameters<Database['query']>[0] {
  return id as Parameters<Database['query']>[0]
}

/** Sends so many requests a second, whether the last ones were answered or not, until `stop`. */
export function startTraffic(
  connections: Connections,
  { perSecond, size }: { readonly perSecond: number; readonly size: Size },
): { stop(): Promise<Traffic> } {
  const database = createDatabase(openPools(connections, SILENT_LOG))
  const underWay: Promise<void>[] = []
  const failures: string[] = []
  let longestMs = 0
  const send = async (turn: number): Promise<void> => {
    const from = performance.now()
    try {
      await oneRequest(database, turn, size)
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
    longestMs = Math.max(longestMs, performance.now() - from)
  }
  const clock = setInterval(() => underWay.push(send(underWay.length)), 1000 / perSecond)
  return {
    stop: async () => {
      clearInterval(clock)
      await Promise.all(underWay)
      await database.close()
      return { sent: underWay.length, failures, longestMs }
    },
  }
}
