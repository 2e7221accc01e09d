/** The tables of calculation practice, below every route: who sees what, what cannot be stored. */
import { expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/support/database/database.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { BADGES } from '../../domain/calculation/badge.ts'
import { BEST_NAMES, MAX_BEST } from '../../domain/calculation/best.ts'
import { MAX_FACT_LENGTH } from '../../domain/calculation/fact.ts'
import {
  automatismsOf,
  drawAutomatism,
  makeProgrammeFact,
} from '../../domain/calculation/programme.ts'
import { LEITNER_BOXES } from '../../domain/leitner.ts'
import { LEVELS } from '../../domain/level.ts'
import { newRandom } from '../../domain/random.ts'
import { asOwnerId } from '../account/sessions/authenticator.ts'
import { type Statement, sql } from './database.ts'

interface Child {
  readonly owner: OwnerId
  readonly learner: string
}

async function childOf({ database }: TestDatabase, email: string): Promise<Child> {
  const [user] = await database.anonymous.query<{ id: string }>(sql`
    insert into auth.users (name, email, email_verified) values ('', ${email}, true) returning id`)
  const owner = asOwnerId(user?.id ?? '')
  const [learner] = await database.query<{ id: string }>(
    owner,
    sql`
    insert into learners (user_id, first_name, last_name, birth_date, level)
    values (${owner}, 'Léa', 'Martin', '2018-02-23', 'CE1') returning id`,
  )
  return { owner, learner: learner?.id ?? '' }
}

function fact(learner: string, text: unknown, box: unknown = 1): Statement {
  return sql`insert into learner_facts (learner_id, fact, box, due)
    values (${learner}, ${text}, ${box}, '2026-11-23')`
}

function known(learner: string, text: string): Statement {
  return sql`insert into learner_known_facts (learner_id, fact, known_on)
    values (${learner}, ${text}, '2026-11-23')`
}

function badge(learner: string, name: string): Statement {
  return sql`insert into learner_badges (learner_id, badge) values (${learner}, ${name})`
}

function best(learner: string, name: string, value = 1): Statement {
  return sql`insert into learner_bests (learner_id, best, value) values (${learner}, ${name}, ${value})`
}

const COUNTS = sql`
  select (select count(*) from learner_facts)::int as facts,
    (select count(*) from learner_known_facts)::int as known,
    (select count(*) from learner_badges)::int as badges,
    (select count(*) from learner_bests)::int as bests`

async function practised(base: TestDatabase, { owner, learner }: Child): Promise<void> {
  await base.database.queries(owner, [
    fact(learner, '4x7'),
    known(learner, '5+7'),
    badge(learner, 'climber'),
    best(learner, 'streak'),
  ])
}

test('I7 CAL-15 a fact in a box is due, and a known one is a cell with its day', async () => {
  await using base = await testDatabase()
  const { owner, learner } = await childOf(base, 'claire@exemple.fr')
  const boxed = (box: number | null, due: string | null): Statement =>
    sql`insert into learner_facts (learner_id, fact, box, due) values (${learner}, '5+7', ${box}, ${due})`
  for (const statement of [boxed(null, null), boxed(1, null), known(learner, 'Léa')]) {
    await expect(base.database.query(owner, statement)).rejects.toMatchObject({ code: '23514' })
  }
  await base.database.queries(owner, [boxed(1, '2026-11-23'), known(learner, '5+7')])
})

test('DAT-02 practice of somebody else is neither seen, changed, deleted nor made', async () => {
  await using base = await testDatabase()
  const hers = await childOf(base, 'claire@exemple.fr')
  const his = await childOf(base, 'marc@exemple.fr')
  await practised(base, hers)
  expect(await base.database.query(his.owner, COUNTS)).toEqual([
    { facts: 0, known: 0, badges: 0, bests: 0 },
  ])
  for (const statement of [
    sql`update learner_facts set box = 2 returning fact`,
    sql`delete from learner_known_facts returning fact`,
    sql`delete from learner_badges returning badge`,
    sql`update learner_bests set value = 9 returning best`,
  ]) {
    expect(await base.database.query(his.owner, statement)).toEqual([])
  }
  for (const statement of [
    fact(hers.learner, '4x7'),
    known(hers.learner, '5+7'),
    badge(hers.learner, 'climber'),
    best(hers.learner, 'streak'),
  ]) {
    await expect(base.database.query(his.owner, statement)).rejects.toMatchObject({ code: '23503' })
  }
  expect(await base.database.query(hers.owner, COUNTS)).toEqual([
    { facts: 1, known: 1, badges: 1, bests: 1 },
  ])
})

test('DAT-01 without a user there is no row of practice', async () => {
  await using base = await testDatabase()
  await practised(base, await childOf(base, 'claire@exemple.fr'))
  const { rows } = await base.pools.requests.query(COUNTS.text)
  expect(rows).toEqual([{ facts: 0, known: 0, badges: 0, bests: 0 }])
})

test('a deleted user takes the practice of his learners along', async () => {
  await using base = await testDatabase()
  const child = await childOf(base, 'claire@exemple.fr')
  await practised(base, child)
  await base.database.anonymous.query(sql`delete from auth.users where id = ${child.owner}`)
  expect(await base.asOwner((run) => run(COUNTS))).toEqual([
    { facts: 0, known: 0, badges: 0, bests: 0 },
  ])
})

test('I7 what no session sends, no table stores', async () => {
  await using base = await testDatabase()
  const { owner, learner } = await childOf(base, 'claire@exemple.fr')
  for (const statement of [
    fact(learner, ''),
    fact(learner, 'Léa'),
    fact(learner, '1'.repeat(MAX_FACT_LENGTH + 1)),
    fact(learner, '4x7', 0),
    fact(learner, '4x7', Math.max(...LEITNER_BOXES) + 1),
    badge(learner, 'champion'),
    best(learner, 'points'),
    best(learner, 'streak', 0),
    best(learner, 'streak', MAX_BEST + 1),
  ]) {
    const made = base.database.query(owner, statement)
    await expect(made, JSON.stringify(statement.values)).rejects.toMatchObject({ code: '23514' })
  }
})

test('I7 every badge, every best and every kind of fact can be stored', async () => {
  await using base = await testDatabase()
  const { owner, learner } = await childOf(base, 'claire@exemple.fr')
  const random = newRandom(6)
  const programme = LEVELS.flatMap((level) =>
    automatismsOf(level).map((id) => makeProgrammeFact(drawAutomatism(level, [id], random))),
  )
  const facts = [...new Set(['4x7', '12-5', '56:8', '100000+100000', ...programme])]
  await base.database.queries(owner, [
    ...facts.map((text) => fact(learner, text)),
    ...BADGES.map((name) => badge(learner, name)),
    ...BEST_NAMES.map((name) => best(learner, name, MAX_BEST)),
  ])
  expect(await base.database.query(owner, COUNTS)).toEqual([
    { facts: facts.length, known: 0, badges: BADGES.length, bests: BEST_NAMES.length },
  ])
})
