import { expect, test } from 'vitest'
import { addedDictation, addedLearner, NO_ID } from '../../../test/support/people/class-work.ts'
import { hugo, lea, madameRoy, marc } from '../../../test/support/people/people.ts'
import { CONTENT, REVIEW } from '../../../test/support/people/reviewed-copy.ts'
import { type SignedInCaller, testApp } from '../../../test/support/product/test-app.ts'
import type { ClassResults } from '../../contract/class/class-results.ts'
import type { Dictation } from '../../contract/dictations.ts'
import type { Learner } from '../../contract/learners.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

const ONE_WRONG = { content: CONTENT, review: REVIEW }

const TWO_WRONG = {
  content: CONTENT.replace('dort', 'dore'),
  review: { ...REVIEW, faults: [...REVIEW.faults, { index: 5, kind: 'written', text: 'dore' }] },
} as const

async function save(
  teacher: SignedInCaller,
  { learner, dictation }: { readonly learner: Learner; readonly dictation: Dictation },
  { content, review }: typeof ONE_WRONG | typeof TWO_WRONG,
): Promise<void> {
  const body = {
    learner_id: learner.id,
    dictation_id: dictation.id,
    content,
    review: { ...review, faults: [...review.faults] },
  }
  const { status, problem } = await teacher.send(routes.saveCorrection, { body })
  expect(status, problem.error).toBe(201)
}

async function ask(
  teacher: SignedInCaller,
  query: Record<string, string> = {},
): Promise<{ readonly status: number; readonly body: ClassResults }> {
  const response = await teacher.fetch(
    `${routes.getClassResults.path}?${new URLSearchParams(query)}`,
  )
  return { status: response.status, body: (await response.json()) as ClassResults }
}

async function addedGroup(teacher: SignedInCaller, learner: Learner) {
  const body = { name: 'Lettres doubles', learner_ids: [learner.id] }
  return (await teacher.send(routes.addGroup, { body })).body
}

test('CLA-06 who missed what in the dictation corrected last, and what most pupils missed', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const [first, second, absent] = [
    await addedLearner(teacher, lea()),
    await addedLearner(teacher, hugo()),
    await addedLearner(teacher, { ...hugo(), first_name: 'Ismaël' }),
  ]
  const older = await addedDictation(teacher)
  await save(teacher, { learner: first, dictation: older }, TWO_WRONG)
  const dictation = await addedDictation(teacher)
  await save(teacher, { learner: first, dictation }, TWO_WRONG)
  // Done again: the newest copy of a dictation alone counts.
  await save(teacher, { learner: first, dictation }, ONE_WRONG)
  await save(teacher, { learner: second, dictation }, TWO_WRONG)

  const { body: now } = await ask(teacher)
  expect(now.dictation?.id).toBe(dictation.id)
  expect(now.dictations.map(({ id, copies }) => [id, copies])).toEqual([
    [dictation.id, 2],
    [older.id, 1],
  ])
  expect(now.pupils.map(({ id, copies, error_count }) => [id, copies, error_count])).toEqual([
    [second.id, 1, 2],
    [absent.id, 0, 0],
    [first.id, 1, 1],
  ])
  expect(now.pupils[0]?.missed.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  expect(now.words.map(({ form, pupils }) => [form, pupils])).toEqual([
    ['noisette', 2],
    ['dort', 1],
  ])

  const { body: year } = await ask(teacher, { since: '2020-09-01' })
  expect(year.dictation).toBeNull()
  expect(year.pupils.map(({ copies, error_count }) => [copies, error_count])).toEqual([
    [1, 2],
    [0, 0],
    [2, 3],
  ])
  const { body: later } = await ask(teacher, { since: '2999-09-01' })
  expect(later.words).toEqual([])
})

test('CLA-06 a group of the class, and before the first copy nothing', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const [learner, other] = [await addedLearner(teacher), await addedLearner(teacher, hugo())]
  const empty = await ask(teacher)
  expect([empty.status, empty.body.dictation, empty.body.words]).toEqual([200, null, []])
  const dictation = await addedDictation(teacher)
  await save(teacher, { learner, dictation }, TWO_WRONG)
  await save(teacher, { learner: other, dictation }, ONE_WRONG)
  const group = await addedGroup(teacher, other)
  const { body } = await ask(teacher, { group: group.id })
  expect(body.pupils.map(({ id }) => id)).toEqual([other.id])
  expect(body.words.map(({ form }) => form)).toEqual(['noisette'])
})

test("CLA-06 another's dictation and another's group do not exist", async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const dictation = await addedDictation(teacher)
  const group = await addedGroup(teacher, await addedLearner(teacher))
  const other = await app.as(marc)
  const queries: Record<string, string>[] = [
    { dictation: dictation.id },
    { group: group.id },
    { dictation: NO_ID },
  ]
  for (const query of queries) {
    expect((await ask(other, query)).status).toBe(404)
  }
})

test('CLA-06 the spellings of each disputed word, with what decides, and nobody named', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const [learner, other] = [await addedLearner(teacher), await addedLearner(teacher, hugo())]
  const dictation = await addedDictation(teacher)
  await save(teacher, { learner, dictation }, TWO_WRONG)
  await save(teacher, { learner: other, dictation }, ONE_WRONG)
  const { body } = await teacher.send(routes.listDisputedWords, { params: dictation })
  const text = JSON.stringify(body)
  expect(body.words.map(({ expected, copies }) => [expected, copies])).toEqual([
    ['noisette', 2],
    ['dort', 1],
  ])
  expect(body.words[0]).toMatchObject({
    before: "L'écureuil mange une ",
    after: '.',
    spellings: [{ written: 'noisete', copies: 2 }],
  })
  expect(body.words[0]?.spellings[0]?.reason).toContain('tt')
  for (const { id, first_name, last_name } of [learner, other]) {
    for (const told of [id, first_name, last_name]) expect(text).not.toContain(told)
  }
})

test('REV-02 the words that are due for a class, or for a group of it; a group of somebody else does not exist', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const [learner, other] = [await addedLearner(teacher), await addedLearner(teacher, hugo())]
  const dictation = await addedDictation(teacher)
  await save(teacher, { learner, dictation }, TWO_WRONG)
  await save(teacher, { learner: other, dictation }, ONE_WRONG)
  const group = await addedGroup(teacher, other)
  const due = async (caller: SignedInCaller, query: Record<string, string> = {}) => {
    const response = await caller.fetch(`${routes.listDueWords.path}?${new URLSearchParams(query)}`)
    return { status: response.status, body: await response.json() }
  }
  expect((await due(teacher)).body).toEqual([])
  await app.asOwner((run) => run(sql`update learner_word_answers set day = day - 2`))
  expect((await due(teacher)).body).toEqual([
    { word: 'noisette', learners: 2 },
    { word: 'dort', learners: 1 },
  ])
  expect((await due(teacher, { group: group.id })).body).toEqual([
    { word: 'noisette', learners: 1 },
  ])
  expect((await due(await app.as(marc), { group: group.id })).status).toBe(404)
})
