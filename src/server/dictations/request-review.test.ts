import { expect, test } from 'vitest'
import { claire, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { writes } from '../../../test/support/services/ai-server.ts'
import { appWithWriter, SQUIRREL } from '../../../test/support/services/app-with-writer.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'

const ASKED: BodyInputOf<typeof routes.reviewRequest> = {
  words: ['elefant', 'maison', 'Kylian'],
  level: 'CE1',
  length: 5,
  theme: "Quand j'étais petit",
  pedagogicalGoals: ['imparfait', 'la virgule flottante'],
}

test('TXT-04 TXT-05 words, theme and goals that are not understood are asked back', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { status, body } = await parent.send(routes.reviewRequest, { body: ASKED })
  expect(status).toBe(200)
  expect(body).toEqual({
    words: [{ word: 'elefant', suggestion: 'éléphant' }],
    theme: 'unknown',
    goals: ['la virgule flottante'],
  })
})

test('TXT-04 on a plan without theme and goals nothing is asked of them', async () => {
  await using app = await testApp()
  const free = await app.as(paul)
  const { body } = await free.send(routes.reviewRequest, { body: ASKED })
  expect([body.words.length, body.theme, body.goals]).toEqual([1, 'understood', []])
})

test('TXT-04 a provider knows every theme and is given every goal', async () => {
  await using at = await appWithWriter([writes(...SQUIRREL)])
  const parent = await at.app.as(claire)
  const { body } = await parent.send(routes.reviewRequest, { body: ASKED })
  expect([body.words.length, body.theme, body.goals]).toEqual([1, 'understood', []])
  expect(at.server.calls).toHaveLength(0)
})
