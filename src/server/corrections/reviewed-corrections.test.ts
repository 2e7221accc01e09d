/** Corrections stored with their review: opened again as they were, corrected anew, never trusted. */
import { expect, test } from 'vitest'
import { savedCorrection } from '../../../test/support/people/class-work.ts'
import { claire } from '../../../test/support/people/people.ts'
import {
  ORIGINAL,
  REVIEW,
  type Review,
  save,
  workOf,
} from '../../../test/support/people/reviewed-copy.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { CORRECTION_RULES_VERSION } from '../../domain/copy/review/error-class.ts'
import { sql } from '../db/database.ts'

test('COR-05 a correction opens again as it was: marks, classes, reasons and rules', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const review: Review = {
    ...REVIEW,
    extras: [{ after: 1, text: 'bien' }],
    signs: [{ after: 7, expected: '.', written: '' }],
    choices: [{ first: 3, last: 3, code: 'muette', silent: true }],
    scale: 'points',
    switches: { accents: true, capitals: false, punctuation: true },
  }
  const content = "L'écureuil mange bien une noisete. Il dort dans l'arbre"
  const saved = await parent.send(routes.saveCorrection, {
    body: { learner_id: work.learner.id, dictation_id: work.dictation.id, content, review },
  })
  expect([saved.status, saved.body.score, saved.body.error_count]).toEqual([201, 88, 1])
  const { status, body } = await parent.send(routes.getCorrection, { params: saved.body })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...saved.body,
    learner: {
      first_name: work.learner.first_name,
      last_name: work.learner.last_name,
      level: work.learner.level,
    },
    part: 'whole',
    dictation_content: ORIGINAL,
    review: {
      ...review,
      named: {
        rules: CORRECTION_RULES_VERSION,
        errors: [
          {
            first: 3,
            last: 3,
            classes: [{ code: 'graphie', explanation: expect.stringContaining('noisette') }],
          },
        ],
        nominal: [],
        verbal: [1, 5],
      },
    },
  })
})

test('COR-05 what opens it again outlives the dictation, and a changed text of it', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const { body: saved } = await save(parent, work)
  const { updated_at } = work.dictation
  await parent.send(routes.changeDictation, {
    params: work.dictation,
    body: { content: 'Un autre texte.', updated_at },
  })
  const changed = await parent.send(routes.getCorrection, { params: saved })
  expect(changed.body.review?.original).toBe(ORIGINAL)
  expect(changed.body.dictation_content).toBe('Un autre texte.')
  await parent.send(routes.deleteDictation, { params: work.dictation })
  const left = await parent.send(routes.getCorrection, { params: saved })
  expect([left.body.dictation_id, left.body.dictation_content]).toEqual([null, null])
  expect(left.body.review).toEqual(changed.body.review)
  expect(left.body.updated_at).toBe(saved.updated_at)
  // The copy is still compared with the text that was dictated.
  const again = await parent.send(routes.changeCorrection, {
    params: saved,
    body: { review: { ...REVIEW, faults: [] }, updated_at: left.body.updated_at },
  })
  expect([again.status, again.body.score, again.body.content]).toEqual([200, 100, ORIGINAL])
})

test('COR-04 DAT-04 corrected anew, the same result takes the new score in both its rows', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const { body: saved } = await save(parent, work)
  const review: Review = {
    ...REVIEW,
    faults: [
      { index: 3, kind: 'written', text: 'noisete' },
      { index: 4, kind: 'written', text: 'Ildort' },
      { index: 5, kind: 'joined' },
      { index: 6, kind: 'forgotten', crossed: true },
    ],
  }
  const { status, body } = await parent.send(routes.changeCorrection, {
    params: saved,
    body: { review, updated_at: saved.updated_at },
  })
  expect([status, body.id, body.error_count, body.score]).toEqual([200, saved.id, 4, 50])
  expect(body.content).toBe("L'écureuil mange une noisete. Ildort l'arbre.")
  expect(body.created_at).toBe(saved.created_at)
  expect(body.updated_at > saved.updated_at).toBe(true)
  const { body: results } = await parent.send(routes.listResults, { params: work.learner })
  expect(results.french_dictation.map(({ score }) => score)).toEqual([50])
  expect(results.results.map(({ score }) => score)).toEqual([50])
})

test('COR-05 of two changes to one correction the second is told that its row is stale', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { body: saved } = await save(parent, await workOf(parent))
  const body = { review: { ...REVIEW, faults: [] }, updated_at: saved.updated_at }
  const key = { 'idempotency-key': 'second-change-0001' }
  const replies = [
    await parent.send(routes.changeCorrection, { params: saved, body, headers: key }),
    await parent.send(routes.changeCorrection, { params: saved, body, headers: key }),
    await parent.send(routes.changeCorrection, { params: saved, body }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 409])
  expect(replies[1]?.body).toEqual(replies[0]?.body)
  expect(replies[2]?.problem.code).toBe('stale')
})

test('COR-02 a word that nobody can read is neither a word nor an error', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const review: Review = { ...REVIEW, faults: [{ index: 3, kind: 'illegible' }] }
  const { body } = await parent.send(routes.saveCorrection, {
    body: {
      learner_id: work.learner.id,
      dictation_id: work.dictation.id,
      content: ORIGINAL,
      review,
    },
  })
  expect([body.word_count, body.error_count, body.score]).toEqual([7, 0, 100])
})

test('COR-05 a correction stored without review opens, and takes one while its dictation is there', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { learner, dictation } = await workOf(parent)
  const first = await savedCorrection(parent, learner, dictation)
  const second = await savedCorrection(parent, learner, dictation)
  const { body } = await parent.send(routes.getCorrection, { params: first })
  expect([body.review, body.dictation_content]).toEqual([null, ORIGINAL])
  const changed = await parent.send(routes.changeCorrection, {
    params: first,
    body: { review: REVIEW, updated_at: first.updated_at },
  })
  expect([changed.status, changed.body.score]).toEqual([200, 88])
  await parent.send(routes.deleteDictation, { params: dictation })
  const late = await parent.send(routes.changeCorrection, {
    params: second,
    body: { review: REVIEW, updated_at: second.updated_at },
  })
  expect([late.status, late.problem.code]).toEqual([404, 'dictation-not-found'])
})

test('COR-06 a plan that lost its corrections opens what was stored and changes nothing', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { body: saved } = await save(parent, await workOf(parent))
  await app.asOwner((run) =>
    run(sql`update subscriptions set status = 'past_due' where user_id = ${parent.id}`),
  )
  expect((await parent.send(routes.getCorrection, { params: saved })).status).toBe(200)
  const { status, problem } = await parent.send(routes.changeCorrection, {
    params: saved,
    body: { review: { ...REVIEW, faults: [] }, updated_at: saved.updated_at },
  })
  expect([status, problem.code]).toEqual([403, 'corrections-not-in-plan'])
})

test('MAR-05 lists tell the remarks of a stored copy by family, also of one stored before order was kept', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const { body: saved } = await save(parent, work, { ...REVIEW, scale: 'points' })
  const summary = {
    remarks: { grammatical: 0, lexical: 1, presentation: 0 },
    mark: 19.5,
    tallies: null,
  }
  const listed = async () => {
    const { body } = await parent.send(routes.listResults, { params: work.learner })
    return body.french_dictation.map((row) => [row.id, row.summary])
  }
  expect(await listed()).toEqual([[saved.id, summary]])
  await app.asOwner((run) =>
    run(sql`update french_dictation_results set review = review - 'order' - 'signs'`),
  )
  expect(await listed()).toEqual([[saved.id, summary]])
})

test('MAR-01 sentences in another order are stored, scored and opened again as on the sheet', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const review: Review = {
    ...REVIEW,
    faults: [],
    order: [
      { first: 4, last: 7 },
      { first: 0, last: 3 },
    ],
  }
  const content = "Il dort dans l'arbre. L'écureuil mange une noisette."
  const { status, body } = await parent.send(routes.saveCorrection, {
    body: { learner_id: work.learner.id, dictation_id: work.dictation.id, content, review },
  })
  expect([status, body.content, body.score]).toEqual([201, content, 100])
  const opened = await parent.send(routes.getCorrection, { params: body })
  expect(opened.body.review?.order).toEqual(review.order)
})
