import { expect, test } from 'vitest'
import { claire, madameRoy, paul } from '../../../test/support/people/people.ts'
import { callerOf, testApp } from '../../../test/support/product/test-app.ts'
import type { BodyInputOf } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'

const ASKED: BodyInputOf<typeof routes.generateDictation> = {
  words: ['écureuil', ' noisette', 'forêt', 'écureuil', ''],
  level: 'CE1',
  length: 5,
  theme: '',
  pedagogicalGoals: [],
}

function keys(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({ key }) => key.split("'")))
}

test('GEN-09 a dictation is written with the given words and said to come from the engine', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { status, body } = await parent.send(routes.generateDictation, { body: ASKED })
  expect(status).toBe(200)
  expect(body.source).toBe('engine')
  expect(body.missing).toEqual([])
  expect(body.content.match(/[.!?…]+(?=\s|$)/gu)).toHaveLength(5)
  // A lemma may be inflected: «des noisettes».
  const written = [...keys(body.content)].map((key) => key.replace(/s$/u, ''))
  for (const word of ['ecureuil', 'noisette', 'foret']) expect(written).toContain(word)
})

test('TXT-02 words that no text can hold together come back as sentences, a line each', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const words = ['fusée', 'camembert', 'parlement', 'schtroumpfolage', 'zigoulette']
  const { body } = await parent.send(routes.generateDictation, { body: { ...ASKED, words } })
  expect(body.form).toBe('sentences')
  expect(body.content.split('\n')).toHaveLength(ASKED.length)
})

test('TXT-06 the same words asked again give another story, as long as there is one', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const body = { ...ASKED, words: ['dans', 'enfin', 'le', 'un'], length: 6 }
  const stories: string[] = []
  // Which story comes is drawn: some rounds find none that is left and holds the words.
  for (let round = 0; round < 6; round += 1) {
    const { body: written } = await teacher.send(routes.generateDictation, { body })
    const { content, form, story } = written
    expect(stories).not.toContain(story)
    expect(written.knownStories.toSorted()).toEqual(stories.toSorted())
    if (story !== null) stories.push(story)
    await teacher.send(routes.addDictation, { body: { content, form, story, level: 'CE1' } })
  }
  expect(stories.length).toBeGreaterThan(1)
  // Somebody else's stories are nobody's business.
  const { body: other } = await (await app.as(claire)).send(routes.generateDictation, { body })
  expect(other.knownStories).toEqual([])
})

test('TXT-06 a story that the request names is told again only where no other holds the words', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const body = { ...ASKED, words: ['dans', 'enfin', 'le', 'un'], length: 6 }
  const { story } = (await teacher.send(routes.generateDictation, { body })).body
  const again = { ...body, knownStories: [story ?? ''] }
  const { body: second } = await teacher.send(routes.generateDictation, { body: again })
  const saysSo = second.warnings.some((warning) =>
    /^Une seule histoire tient ces mots/u.test(warning),
  )
  expect(saysSo).toBe(story !== null && second.story === story)
})

test('GEN-09 a bearer token is enough, and another try gives another text', async () => {
  await using app = await testApp()
  const { token } = await app.as(claire)
  const bearer = callerOf(app.served, { authorization: `Bearer ${token}` })
  const texts = new Set<string>()
  for (let round = 0; round < 5; round += 1) {
    texts.add((await bearer.send(routes.generateDictation, { body: ASKED })).body.content)
  }
  expect(texts.size).toBeGreaterThan(1)
  expect((await callerOf(app.served).send(routes.generateDictation, { body: ASKED })).status).toBe(
    401,
  )
})

test('GEN-02 without a word there is no dictation', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { status, problem } = await parent.send(routes.generateDictation, {
    body: { ...ASKED, words: [' ', ',', ''] },
  })
  expect([status, problem]).toEqual([
    400,
    { error: 'Veuillez entrer au moins un mot', code: 'no-words' },
  ])
})

test('GEN-03 GEN-04 the plan decides on level and length', async () => {
  await using app = await testApp()
  const free = await app.as(paul)
  const level = await free.send(routes.generateDictation, { body: { ...ASKED, level: 'CE2' } })
  expect([level.status, level.problem.error]).toEqual([
    403,
    "Le niveau CE2 n'est pas disponible dans votre plan",
  ])
  const length = await free.send(routes.generateDictation, { body: { ...ASKED, length: 6 } })
  expect([length.status, length.problem.error]).toEqual([
    403,
    'Votre plan est limité à 5 phrases maximum',
  ])
})

test('GEN-05 the free plan has neither theme nor goals, so nothing is said of them', async () => {
  await using app = await testApp()
  const body = {
    ...ASKED,
    theme: 'Les galaxies lointaines',
    pedagogicalGoals: ['la virgule flottante'],
  }
  const free = await (await app.as(paul)).send(routes.generateDictation, { body })
  expect(free.body.warnings).toEqual([])
  const paid = await (await app.as(claire)).send(routes.generateDictation, { body })
  expect(paid.body.warnings).toEqual([
    "Le thème «\u00a0Les galaxies lointaines\u00a0» n'est pas connu\u00a0: les phrases restent générales.",
    "L'objectif «\u00a0la virgule flottante\u00a0» ne peut pas être vérifié\u00a0: le texte n'en tient pas compte.",
  ])
})

test('GEN-09 an unknown word is there, and the sentence that quotes it is pointed at', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { body } = await parent.send(routes.generateDictation, {
    body: { ...ASKED, words: ['schtroumpfolage'] },
  })
  expect(body.content).toContain('schtroumpfolage')
  expect(body.forced).toEqual([
    {
      word: 'schtroumpfolage',
      sentence: expect.any(Number),
      reason: "L'Encrier ne connaît pas ce mot, la phrase le cite sans rien accorder avec lui",
    },
  ])
})

test.each([
  [{ length: 0 }],
  [{ length: 31 }],
  [{ length: 2.5 }],
  [{ length: '5' }],
  [{ words: 'écureuil' }],
  [{ words: [1] }],
  [{ words: Array.from({ length: 401 }, (_, i) => `mot${i}`) }],
  [{ words: ['x'.repeat(41)] }],
  [{ level: 'CM3' }],
  [{ theme: 3 }],
])('GEN-09 what no form could send is refused: %j', async (wrong) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const response = await parent.fetch('/functions/v1/generate-dictation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ASKED, ...wrong }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: expect.any(String),
    code: expect.any(String),
  })
})
