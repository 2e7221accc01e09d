import { expect, test } from 'vitest'
import { claire, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import type { GeneratedDictation } from '../../contract/generation.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'

const ASKED: BodyInputOf<typeof routes.generateDictation> = {
  words: ['écureuil', 'fusée', 'parlement', 'camembert', 'neige'],
  level: 'CE1',
  length: 5,
  theme: '',
  pedagogicalGoals: [],
}

function proposalFor(written: GeneratedDictation, at: number) {
  const texts = written.sentences.map(({ text }) => text)
  return {
    ...ASKED,
    form: written.form,
    story: written.story,
    seed: written.seed,
    before: texts.slice(0, at),
    sentence: texts[at] ?? '',
    after: texts.slice(at + 1),
    refused: texts.slice(at, at + 1),
  }
}

test('TXT-03 another sentence comes for the same words, with the form that each has there', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const written = (await parent.send(routes.generateDictation, { body: ASKED })).body
  const at = written.sentences.findIndex(({ words }) => words.some(({ word }) => word === 'fusée'))
  const body = proposalFor(written, at)
  const { status, body: reply } = await parent.send(routes.proposeSentence, { body })
  expect(status).toBe(200)
  expect(reply.sentence?.text).not.toBe(body.sentence)
  expect(reply.sentence?.text).toMatch(/fusée/u)
  expect(reply.sentence?.words.map(({ word }) => word)).toContain('fusée')
  // Nothing is drawn: the same question has the same answer.
  const again = await parent.send(routes.proposeSentence, { body })
  expect(again.body).toEqual(reply)
})

test('TXT-05 a text says which sentence holds each word, and in which form', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { body } = await parent.send(routes.generateDictation, { body: ASKED })
  expect(body.sentences).toHaveLength(ASKED.length)
  const held = body.sentences.flatMap(({ words }) => words)
  for (const word of ASKED.words) expect(held.map((one) => one.word)).toContain(word)
  for (const { text, words } of body.sentences) {
    for (const { form } of words) expect(text).toContain(form)
  }
})

test('TXT-03 the plan decides on it as on a text, and it is no generation: nothing is stored', async () => {
  await using app = await testApp()
  const written = (await (await app.as(claire)).send(routes.generateDictation, { body: ASKED }))
    .body
  const free = await app.as(paul)
  const body = { ...proposalFor(written, 0), level: 'CM1' as const }
  const { status, problem } = await free.send(routes.proposeSentence, { body })
  expect([status, problem.code]).toEqual([403, 'level-not-in-plan'])
  expect((await free.send(routes.listDictations)).body).toEqual([])
})

test.each([
  [{ sentence: '' }],
  [{ seed: -1 }],
  [{ refused: Array.from({ length: 7 }, (_, i) => `Phrase ${i}.`) }],
  [{ before: Array.from({ length: 61 }, (_, i) => `Phrase ${i}.`) }],
  [{ before: Array.from({ length: 3 }, () => 'x'.repeat(9_000)) }],
  [{ form: 'poème' }],
])('TXT-03 what no preview could send is refused: %j', async (wrong) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const sentence = { form: 'sentences', story: null, seed: 1, before: [], after: [], refused: [] }
  const response = await parent.fetch('/functions/v1/propose-sentence', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ASKED, ...sentence, sentence: 'La fusée part.', ...wrong }),
  })
  expect(response.status).toBe(400)
})
