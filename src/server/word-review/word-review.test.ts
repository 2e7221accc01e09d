/** Words that return, from the copies that are saved, changed and deleted and from the exercises on the screen. */
import { expect, test } from 'vitest'
import { addedDictation, addedLearner, NO_ID } from '../../../test/support/people/class-work.ts'
import { claire, hugo, marc } from '../../../test/support/people/people.ts'
import {
  CONTENT,
  ORIGINAL,
  REVIEW,
  type Review,
  save,
  workOf,
} from '../../../test/support/people/reviewed-copy.ts'
import {
  type SignedInCaller,
  type TestApp,
  testApp,
} from '../../../test/support/product/test-app.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'
import { daysAfter } from '../../domain/calendar-date.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { sql } from '../db/database.ts'

type Faults = Review['faults']

const RIGHT: Faults = []
const HAZELNUT = REVIEW.faults
const SQUIRREL: Faults = [{ index: 0, kind: 'written', text: "L'écureil" }]

const TODAY = dayInParis(Date.now())

/** Stored rows are moved back, as if the days had passed. */
async function daysPass(app: TestApp, days: number): Promise<void> {
  await app.asOwner(async (run) => {
    await run(sql`update learner_word_answers set day = day - ${days}::integer`)
    await run(sql`
      update french_dictation_results set created_at = created_at - make_interval(days => ${days})`)
  })
}

async function wordsOf(adult: SignedInCaller, learner: { readonly id: string }) {
  const { status, body } = await adult.send(routes.getWordReview, { params: { id: learner.id } })
  expect(status).toBe(200)
  return body.words
}

function practise(
  adult: SignedInCaller,
  learner: { readonly id: string },
  answers: BodyInputOf<typeof routes.addWordPractice>['answers'],
) {
  return adult.send(routes.addWordPractice, { params: { id: learner.id }, body: { answers } })
}

function saveCopy(adult: SignedInCaller, work: Awaited<ReturnType<typeof workOf>>, faults: Faults) {
  const content = faults === RIGHT ? ORIGINAL : faults === HAZELNUT ? CONTENT : undefined
  const body = {
    learner_id: work.learner.id,
    dictation_id: work.dictation.id,
    content: content ?? ORIGINAL.replace('écureuil', 'écureil'),
    review: { ...REVIEW, faults },
  }
  return adult.send(routes.saveCorrection, { body })
}

test('REV-01 a word missed on a confirmed copy returns with lemma, kind of error, sentence, box and day', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const brother = await addedLearner(parent, hugo())
  expect(await wordsOf(parent, work.learner)).toEqual([])
  await save(parent, work)
  expect(await wordsOf(parent, work.learner)).toEqual([
    {
      word: 'noisette',
      lemma: 'noisette',
      form: 'noisette',
      sentence: "L'écureuil mange une noisette.",
      error: 'graphie',
      box: 1,
      due: daysAfter(TODAY, 1),
      successes: 0,
      misses: 1,
      missedOn: TODAY,
    },
  ])
  expect(await wordsOf(parent, brother)).toEqual([])
  const stored = await app.asOwner((run) => run(sql`select * from learner_word_answers`))
  expect(JSON.stringify(stored)).not.toContain('noisete"')
})

test('REV-01 right again on a later copy a word moves up, on the same day it stays', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  await saveCopy(parent, work, HAZELNUT)
  await saveCopy(parent, work, RIGHT)
  expect(await wordsOf(parent, work.learner)).toMatchObject([{ box: 1, misses: 1 }])
  await daysPass(app, 1)
  await saveCopy(parent, work, RIGHT)
  expect(await wordsOf(parent, work.learner)).toMatchObject([
    { box: 2, due: daysAfter(TODAY, 3), successes: 1 },
  ])
  await daysPass(app, 3)
  await saveCopy(parent, work, HAZELNUT)
  expect(await wordsOf(parent, work.learner)).toMatchObject([
    { box: 1, due: daysAfter(TODAY, 1), successes: 0, misses: 2 },
  ])
})

test('REV-01 three right days acquire a word, on the screen or on paper', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  await saveCopy(parent, work, HAZELNUT)
  await daysPass(app, 1)
  const answers = [{ word: 'noisette', right: true }]
  expect((await practise(parent, work.learner, answers)).body.words).toMatchObject([{ box: 2 }])
  await daysPass(app, 3)
  await saveCopy(parent, work, RIGHT)
  await daysPass(app, 7)
  expect((await practise(parent, work.learner, answers)).body.words).toMatchObject([
    { box: 4, successes: 3, due: daysAfter(TODAY, 21) },
  ])
})

test('REV-01 a copy corrected anew or deleted leaves what it would have left from the beginning', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const first = (await saveCopy(parent, work, HAZELNUT)).body
  await daysPass(app, 1)
  const second = (await saveCopy(parent, work, RIGHT)).body
  const change = async (faults: Faults) => {
    const { body } = await parent.send(routes.getCorrection, { params: second })
    const review = { ...REVIEW, faults }
    const { updated_at } = body
    return parent.send(routes.changeCorrection, { params: second, body: { review, updated_at } })
  }
  expect((await change([...SQUIRREL, ...HAZELNUT])).status).toBe(200)
  expect(await wordsOf(parent, work.learner)).toMatchObject([
    { word: 'noisette', box: 1, misses: 2 },
    { word: 'écureuil', box: 1, misses: 1 },
  ])
  await change(RIGHT)
  expect(await wordsOf(parent, work.learner)).toMatchObject([{ word: 'noisette', box: 2 }])
  const stale = await parent.send(routes.changeCorrection, {
    params: second,
    body: { review: REVIEW, updated_at: first.updated_at },
  })
  expect(stale.status).toBe(409)
  expect(await wordsOf(parent, work.learner)).toMatchObject([{ box: 2 }])
  await parent.send(routes.deleteResult, { params: second })
  expect(await wordsOf(parent, work.learner)).toMatchObject([{ box: 1, misses: 1 }])
  await parent.send(routes.deleteResult, { params: first })
  expect(await wordsOf(parent, work.learner)).toEqual([])
})

test('REV-02 the first answer of a day decides, and a word that no copy missed is left aside', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  await saveCopy(parent, work, HAZELNUT)
  await daysPass(app, 1)
  const answers = [
    { word: 'noisette', right: false },
    { word: 'noisette', right: true },
    { word: 'castor', right: false },
  ]
  await practise(parent, work.learner, answers)
  const again = await practise(parent, work.learner, [{ word: 'noisette', right: true }])
  expect(again.body.words).toMatchObject([
    { word: 'noisette', box: 1, due: daysAfter(TODAY, 1), misses: 1 },
  ])
  const rows = await app.asOwner((run) => run(sql`select word from learner_word_answers`))
  expect(rows).toEqual([{ word: 'noisette' }, { word: 'noisette' }])
})

test('REV-03 the same dictation done again is compared with its first day', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  await saveCopy(parent, work, HAZELNUT)
  await daysPass(app, 7)
  await saveCopy(parent, work, SQUIRREL)
  await saveCopy(parent, work, RIGHT)
  await saveCopy(parent, { ...work, dictation: await addedDictation(parent) }, RIGHT)
  const { body } = await parent.send(routes.getWordReview, { params: { id: work.learner.id } })
  expect(body.repeated).toEqual([
    {
      title: work.dictation.title,
      first: { day: expect.any(String), error_count: 1, word_count: 8 },
      last: { day: TODAY, error_count: 0, word_count: 8 },
    },
  ])
})

test('REV-01 two hundred learners with the same missed word keep each their own', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  await saveCopy(parent, work, HAZELNUT)
  await app.asOwner(async (run) => {
    await run(sql`
      insert into learners (user_id, first_name, last_name, birth_date, level)
      select user_id, 'Élève ' || n, 'Martin', birth_date, level
      from learners, generate_series(1, 200) as n`)
    await run(sql`
      insert into learner_word_answers (user_id, learner_id, word, day, is_right)
      select user_id, id, 'noisette', current_date, false from learners where first_name like 'Élève%'`)
  })
  await daysPass(app, 1)
  await practise(parent, work.learner, [{ word: 'noisette', right: true }])
  expect(await wordsOf(parent, work.learner)).toMatchObject([{ box: 2 }])
})

test('DAT-02 words of somebody else neither show nor change', async () => {
  await using app = await testApp()
  const [parent, stranger] = [await app.as(claire), await app.as(marc)]
  const work = await workOf(parent)
  await saveCopy(parent, work, HAZELNUT)
  for (const id of [work.learner.id, NO_ID]) {
    const read = await stranger.send(routes.getWordReview, { params: { id } })
    const written = await practise(stranger, { id }, [{ word: 'noisette', right: true }])
    expect([read.status, written.status]).toEqual([404, 404])
  }
  expect(await wordsOf(parent, work.learner)).toMatchObject([{ box: 1 }])
})
