import { expect, test } from 'vitest'
import { addedDictation, addedLearner } from '../../../test/support/people/class-work.ts'
import { claire } from '../../../test/support/people/people.ts'
import { REVIEW } from '../../../test/support/people/reviewed-copy.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'

type Copy = Pick<BodyInputOf<typeof routes.saveCorrection>, 'part' | 'content' | 'review'>

/** «L'écureuil mange une noisette. Il dort dans l'arbre.», whose words are écureuil and noisette. */
async function household() {
  const app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const dictation = await addedDictation(parent)
  const save = (copy: Copy) =>
    parent.send(routes.saveCorrection, {
      body: { learner_id: learner.id, dictation_id: dictation.id, ...copy },
    })
  return { app, parent, dictation, save }
}

const FIRST = "L'écureuil mange une noisete."

test('PAG-05 a copy up to a stopping point is compared with the text up to there', async () => {
  const { app, parent, save, dictation } = await household()
  await using _ = app
  const { status, body } = await save({ part: 'short', content: FIRST })
  expect([status, body.word_count, body.error_count]).toEqual([201, 4, 1])
  const detail = await parent.send(routes.getCorrection, { params: body })
  expect([detail.body.part, detail.body.dictation_content]).toEqual([
    'short',
    "L'écureuil mange une noisette.",
  ])
  const copies = await parent.send(routes.listDictationCopies, { params: dictation })
  expect(copies.body).toMatchObject([{ part: 'short', missed: ['noisette'], same_text: true }])
})

test('PAG-05 a review of another part than the one that was given is refused', async () => {
  const { app, save } = await household()
  await using _ = app
  const original = "L'écureuil mange une noisette."
  const review = { ...REVIEW, original }
  expect((await save({ part: 'short', content: FIRST, review })).status).toBe(201)
  expect((await save({ part: 'whole', content: FIRST, review })).status).toBe(409)
})

test('PAG-05 of a text with gaps only the gaps count', async () => {
  const { app, save } = await household()
  await using _ = app
  const { status, body } = await save({ part: 'cloze', content: 'écureuil\nnoisete' })
  expect([status, body.word_count, body.error_count, body.score]).toEqual([201, 2, 1, 50])
})
