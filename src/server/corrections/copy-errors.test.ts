import { expect, test } from 'vitest'
import { addedDictation, NO_ID } from '../../../test/support/people/class-work.ts'
import { claire, marc, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { MAX_PIECES } from '../../contract/copy-review.ts'
import { routes } from '../../contract/routes.ts'

// «L'écureuil mange une noisette. Il dort dans l'arbre.»
const NOISETTE = { first: 3, last: 3, expected: 'noisette', written: 'noisete' }
const DORT = { first: 5, last: 5, expected: 'dort', written: 'dor' }

test('COR-03 errors are named with their class and their reason, beside the words that agree', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const params = await addedDictation(parent)
  const pieces = [NOISETTE, DORT, { first: 4, last: 5, expected: 'Il dort', written: 'Ildort' }]
  const { status, body } = await parent.send(routes.nameCopyErrors, { params, body: { pieces } })
  expect(status).toBe(200)
  expect(body.errors.map(({ classes }) => classes)).toEqual([
    [
      {
        code: 'graphie',
        explanation: expect.stringContaining('«\u00a0noisette\u00a0» finit par -ette, avec deux t'),
      },
    ],
    [{ code: 'accord_verbe', explanation: expect.stringContaining('se termine par -t') }],
    [{ code: 'segmentation', explanation: expect.stringContaining('Il dort') }],
  ])
  expect([body.nominal, body.verbal]).toEqual([[], [1, 5]])
})

test('COR-03 a piece that is not what the dictation says is left unnamed', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const params = await addedDictation(parent)
  const pieces = [
    { ...NOISETTE, expected: 'amande' },
    { first: 900, last: 2, expected: '', written: 'x' },
    { first: 3, last: 3, expected: 'noisette', written: 'noisette' },
  ]
  const { body } = await parent.send(routes.nameCopyErrors, { params, body: { pieces } })
  expect(body.errors.map(({ classes }) => classes)).toEqual([[], [], []])
})

test('COR-03 the dictation of somebody else does not exist', async () => {
  await using app = await testApp()
  const theirs = await addedDictation(await app.as(marc))
  const parent = await app.as(claire)
  for (const id of [theirs.id, NO_ID]) {
    const { status, problem } = await parent.send(routes.nameCopyErrors, {
      params: { id },
      body: { pieces: [NOISETTE] },
    })
    expect([status, problem.code]).toEqual([404, 'dictation-not-found'])
  }
})

test('COR-06 a plan without corrections is refused', async () => {
  await using app = await testApp()
  const free = await app.as(paul)
  const params = await addedDictation(free)
  const { status, problem } = await free.send(routes.nameCopyErrors, {
    params,
    body: { pieces: [] },
  })
  expect([status, problem.code]).toEqual([403, 'corrections-not-in-plan'])
})

test('COR-03 more pieces than a copy has are refused', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const params = await addedDictation(parent)
  const pieces = Array.from({ length: MAX_PIECES + 1 }, () => DORT)
  const { status } = await parent.send(routes.nameCopyErrors, { params, body: { pieces } })
  expect(status).toBe(400)
})

test('COR-03 what is no French word is an error with a sentence, never a crash', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const params = await addedDictation(parent)
  const strange = ['1234', '😀🐱', 'القط', 'the', '«»', 'x'.repeat(60), "'", '-']
  const pieces = strange.map((written) => ({ ...DORT, written }))
  const { status, body } = await parent.send(routes.nameCopyErrors, { params, body: { pieces } })
  expect(status).toBe(200)
  expect(body.errors.map(({ classes }) => classes.length > 0)).toEqual(strange.map(() => true))
  expect(body.errors.flatMap(({ classes }) => classes).map((one) => one.explanation)).not.toContain(
    null,
  )
})
