/** Reviews that are refused, and corrections of somebody else. */
import { expect, test } from 'vitest'
import { NO_ID } from '../../../test/support/people/class-work.ts'
import { claire, marc } from '../../../test/support/people/people.ts'
import {
  CONTENT,
  REVIEW,
  type Review,
  save,
  workOf,
} from '../../../test/support/people/reviewed-copy.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

test('Z6 a review that does not agree with its copy, its dictation or itself is refused', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const work = await workOf(parent)
  const disagreeing: Review[] = [
    { ...REVIEW, faults: [] },
    { ...REVIEW, faults: [{ index: 3, kind: 'forgotten' }] },
    { ...REVIEW, faults: [...REVIEW.faults, { index: 3, kind: 'forgotten' }] },
    { ...REVIEW, faults: [...REVIEW.faults, { index: 9, kind: 'forgotten' }] },
    { ...REVIEW, faults: [...REVIEW.faults, { index: 5, kind: 'joined' }] },
    { ...REVIEW, faults: [{ index: 3, kind: 'written', text: '...' }] },
    { ...REVIEW, extras: [{ after: 8, text: 'bien' }] },
    { ...REVIEW, signs: [{ after: 8, expected: '', written: ',' }] },
    { ...REVIEW, choices: [{ first: 0, last: 0, code: 'accent', silent: false }] },
  ]
  for (const review of disagreeing) {
    const { status, problem } = await save(parent, work, review)
    expect([status, problem.code], JSON.stringify(review)).toEqual([400, 'review-disagrees'])
  }
  const other = await save(parent, work, { ...REVIEW, original: 'Le chat mange une noisette.' })
  expect([other.status, other.problem.code]).toEqual([409, 'dictation-changed'])
  const [stored] = await app.asOwner((run) =>
    run<{ count: number }>(sql`select count(*) as count from results`),
  )
  expect(stored?.count).toBe(0)
})

test('Z6 a review whose pieces make a copy longer than any copy is refused, and nothing is changed', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { body: saved } = await save(parent, await workOf(parent))
  const extras = Array.from({ length: 60 }, () => ({ after: 1, text: 'a'.repeat(200) }))
  const { status, problem } = await parent.send(routes.changeCorrection, {
    params: saved,
    body: { review: { ...REVIEW, extras }, updated_at: saved.updated_at },
  })
  expect([status, problem.code]).toEqual([400, 'review-disagrees'])
  const { body } = await parent.send(routes.getCorrection, { params: saved })
  expect(body.content).toBe(CONTENT)
})

test('DAT-02 a correction of somebody else can neither be opened nor changed', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const other = await app.as(marc)
  const { body: theirs } = await save(other, await workOf(other))
  for (const id of [theirs.id, NO_ID]) {
    const opened = await parent.send(routes.getCorrection, { params: { id } })
    expect([opened.status, opened.problem.code]).toEqual([404, 'not-found'])
    const changed = await parent.send(routes.changeCorrection, {
      params: { id },
      body: { review: REVIEW, updated_at: theirs.updated_at },
    })
    expect([changed.status, changed.problem.code]).toEqual([404, 'not-found'])
  }
})
