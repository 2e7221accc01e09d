import { expect, test } from 'vitest'
import { addedLearner, NO_ID } from '../../../test/support/people/class-work.ts'
import { learnableFacts } from '../../../test/support/people/learnable-facts.ts'
import { claire, hugo, marc } from '../../../test/support/people/people.ts'
import { type SignedInCaller, testApp } from '../../../test/support/product/test-app.ts'
import type { Learner } from '../../contract/learners.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'
import { BEST_NAMES } from '../../domain/calculation/best.ts'
import { MAX_FACTS } from '../../domain/calculation/fact-review.ts'
import { daysAfter } from '../../domain/calendar-date.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { sql } from '../db/database.ts'

type Session = BodyInputOf<typeof routes.addPractice>

const NOTHING: Session = { answers: [], badges: [], bests: [] }

const SESSION: Session = {
  answers: [
    { fact: '4x7', right: false },
    { fact: '8+7', right: true },
    { fact: 'halves/h40', right: false },
    { fact: '4x7', right: true },
  ],
  badges: ['first-steps', 'second-chance'],
  bests: [
    { best: 'streak', value: 12 },
    { best: 'points-CE1-60', value: 240 },
  ],
}

function add(adult: SignedInCaller, learner: Learner, body: Session, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return adult.send(routes.addPractice, { params: learner, body, headers })
}

test('CAL-09 missed facts, badges and bests are kept for the learner who was chosen', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const brother = await addedLearner(parent, hugo())
  expect((await parent.send(routes.getPractice, { params: learner })).body).toEqual({
    facts: [],
    known: [],
    badges: [],
    bests: [],
  })
  const today = dayInParis(Date.now())
  const kept = {
    facts: [
      { fact: 'halves/h40', box: 1, due: today },
      { fact: '4x7', box: 2, due: daysAfter(today, 1) },
    ],
    known: ['7+8'],
    badges: ['first-steps', 'second-chance'],
    bests: [
      { best: 'points-CE1-60', value: 240 },
      { best: 'streak', value: 12 },
    ],
  }
  expect(await add(parent, learner, SESSION)).toMatchObject({ status: 200, body: kept })
  expect((await parent.send(routes.getPractice, { params: learner })).body).toEqual(kept)
  expect((await parent.send(routes.getPractice, { params: brother })).body.facts).toEqual([])
})

test('CAL-15 what is right the last time and in no box is known, whatever its wording', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const answer = (fact: string, right: boolean) => ({ fact, right })
  const first = await add(parent, learner, {
    ...NOTHING,
    answers: [
      answer('addition-facts/?7+5', true),
      answer('doubles/d8', true),
      answer('multiplication-facts/4x?7', true),
      answer('763+39', false),
      answer('763+39', true),
    ],
  })
  expect(first.body).toMatchObject({ facts: [], known: ['4x7', '5+7', '8+8'] })
  const second = await add(parent, learner, {
    ...NOTHING,
    answers: [answer('5+7', false), answer('4x7', true)],
  })
  expect(second.body.facts.map(({ fact }) => fact)).toEqual(['5+7'])
  expect(second.body.known).toEqual(['4x7', '8+8'])
  await app.asOwner((run) =>
    run(sql`update learner_facts set box = 4, due = '2026-01-05' where fact = '5+7'`),
  )
  const third = await add(parent, learner, { ...NOTHING, answers: [answer('5+7', true)] })
  expect(third.body).toMatchObject({ facts: [], known: ['4x7', '5+7', '8+8'] })
})

test('CAL-15 beside a server of before, every fact has its box and a known one may be missed', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  await add(parent, learner, SESSION)
  const boxes = sql`select fact, box, due from learner_facts order by fact`
  const before = await app.asOwner((run) => run<{ fact: string; box: number }>(boxes))
  expect(before.map(({ fact, box }) => [fact, box])).toEqual([
    ['4x7', 2],
    ['halves/h40', 1],
  ])
  // What that server says when «8 + 7» is missed.
  await app.asOwner((run) =>
    run(sql`
      insert into learner_facts (user_id, learner_id, fact, box, due)
      select user_id, id, '7+8', 1, '2026-01-05' from learners where id = ${learner.id}
      on conflict (user_id, learner_id, fact) do update set box = excluded.box, due = excluded.due`),
  )
  const after = await add(parent, learner, { ...NOTHING, answers: [{ fact: '4x7', right: true }] })
  expect(after.body.facts.map(({ fact }) => fact)).toContain('7+8')
  expect(after.body.known).not.toContain('7+8')
})

test('CAL-09 a best never falls, a badge is earned once, a fact that is known is forgotten', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  await add(parent, learner, SESSION)
  await app.asOwner((run) =>
    run(sql`update learner_facts set box = 4, due = '2026-01-05' where known_on is null`),
  )
  const { body } = await add(parent, learner, {
    answers: [{ fact: '4x7', right: true }],
    badges: ['first-steps', 'climber'],
    bests: [
      { best: 'streak', value: 3 },
      { best: 'points-CE1-60', value: 250 },
      { best: 'points-CE1-60', value: 245 },
    ],
  })
  expect(body.facts.map(({ fact }) => fact)).toEqual(['halves/h40'])
  expect(body.badges.toSorted()).toEqual(['climber', 'first-steps', 'second-chance'])
  expect(body.bests).toEqual([
    { best: 'points-CE1-60', value: 250 },
    { best: 'streak', value: 12 },
  ])
})

test('D1 a session sent again under its key is counted once', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => add(parent, learner, SESSION, 'seance-1')),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('D3 sessions that end at once lose nothing of each other', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const facts = ['2x3', '4x7', '6x8', '7x9', '12-5', '8+7', '56:8', '9x9']
  await Promise.all(
    facts.map((fact, i) =>
      add(parent, learner, {
        ...NOTHING,
        answers: [{ fact, right: false }],
        bests: [{ best: 'streak', value: i + 1 }],
      }),
    ),
  )
  const { body } = await parent.send(routes.getPractice, { params: learner })
  expect(body.facts.map(({ fact }) => fact).toSorted()).toEqual(facts.toSorted())
  expect(body.bests).toEqual([{ best: 'streak', value: facts.length }])
})

test('a learner keeps no more facts than can be revised', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const facts = learnableFacts(MAX_FACTS + 100)
  for (let start = 0; start < facts.length; start += 100) {
    const answers = facts.slice(start, start + 100).map((fact) => ({ fact, right: false }))
    expect((await add(parent, learner, { ...NOTHING, answers })).status).toBe(200)
  }
  const { body } = await parent.send(routes.getPractice, { params: learner })
  expect(body.facts).toHaveLength(MAX_FACTS)
})

test('every best has its place', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const bests = BEST_NAMES.map((best) => ({ best, value: 1 }))
  const { body } = await add(parent, learner, { ...NOTHING, bests })
  expect(body.bests).toHaveLength(BEST_NAMES.length)
})

test.each<[Record<string, unknown>, string]>([
  [{ answers: [{ fact: 'zut', right: true }] }, 'answers'],
  [{ answers: [{ fact: '7:0', right: true }] }, 'answers'],
  [{ answers: [{ fact: '4x7' }] }, 'answers'],
  [{ answers: Array(101).fill({ fact: '4x7', right: true }) }, 'answers'],
  [{ badges: ['champion'] }, 'badges'],
  [{ bests: [{ best: 'points-CE1-61', value: 10 }] }, 'bests'],
  [{ bests: [{ best: 'streak', value: 0 }] }, 'bests'],
  [{ bests: [{ best: 'streak', value: 1e9 }] }, 'bests'],
])('Z6 a session that cannot be is refused: %j', async (wrong, field) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const response = await parent.fetch(`/api/learners/${learner.id}/calculation-practice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...NOTHING, ...wrong }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
})

test('DAT-02 the practice of the learner of somebody else does not exist', async () => {
  await using app = await testApp()
  const theirs = await addedLearner(await app.as(marc))
  const parent = await app.as(claire)
  for (const id of [theirs.id, NO_ID]) {
    const read = await parent.send(routes.getPractice, { params: { id } })
    const write = await parent.send(routes.addPractice, { params: { id }, body: SESSION })
    expect([read.status, write.status]).toEqual([404, 404])
  }
  const [row] = await app.asOwner((run) =>
    run<{ count: number }>(sql`select count(*)::int as count from learner_facts`),
  )
  expect(row).toEqual({ count: 0 })
})

test('DAT-01 a deleted learner takes facts, badges and bests along', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  await add(parent, learner, SESSION)
  await parent.send(routes.deleteLearner, { params: learner })
  const [row] = await app.asOwner((run) =>
    run<{ left: number }>(sql`
      select ((select count(*) from learner_facts) + (select count(*) from learner_badges)
        + (select count(*) from learner_bests))::int as left`),
  )
  expect(row).toEqual({ left: 0 })
})
