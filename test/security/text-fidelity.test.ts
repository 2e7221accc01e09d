/** D10: names and texts of every script come back as they were written, in NFC, and stand where a French reader looks for them. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { sql } from '../../src/server/db/database.ts'
import { eloise, madameRoy, PASSWORD } from '../support/people/people.ts'
import { testApp } from '../support/product/test-app.ts'

/** First names and pieces of text; both forms of accents are tried. */
const TEXTS = [
  'Zoé',
  'Éloïse-Angèle',
  'Œuvre d’été',
  "L'été à Évian",
  'Noël\u00a0: «\u00a0déjà\u00a0!\u00a0»',
  'ÇA, Æsop, Ÿves',
  'Nguyễn Thị Ánh',
  'Łukasz Ščerba ğ ı İ ß',
  'Ἑλένη Ωμέγα',
  'Йоханна Ё',
  'אביגיל',
  'مريم الزهراء',
  'अनुष्का',
  '小明',
  '한글 이름',
  '👩🏽‍🚒 🐣 🏳️‍🌈',
  'e\u0301\u0323 o\u0302\u0301',
  '\u202bאב\u202c et \u200f',
  'ﬁn ① ²',
  "O'Brien; -- <b>&amp;</b> \\n %s $1",
]

test('D10 every text comes back byte for byte in NFC, from the list, the database and the export', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  for (const text of TEXTS) {
    for (const form of ['NFC', 'NFD'] as const) {
      const sent = text.normalize(form)
      const kept = text.normalize('NFC')
      const learner = await teacher.send(routes.addLearner, {
        body: { ...eloise(), first_name: sent, last_name: sent },
      })
      const dictation = await teacher.send(routes.addDictation, {
        body: { title: sent, content: sent, level: 'CE1', theme: sent, goals: [sent] },
      })
      expect([learner.status, dictation.status], text).toEqual([201, 201])
      expect([learner.body.first_name, learner.body.last_name]).toEqual([kept, kept])
      const { title, content, theme, goals } = dictation.body
      expect([title, content, theme, goals]).toEqual([kept, kept, kept, [kept]])
      const read = await teacher.send(routes.getDictation, { params: dictation.body })
      expect(read.body).toEqual(dictation.body)
      const [row] = await app.asOwner((run) =>
        run(sql`
          select encode(convert_to(first_name, 'UTF8'), 'hex') as bytes
          from learners where id = ${learner.body.id}`),
      )
      expect(row).toEqual({ bytes: Buffer.from(kept).toString('hex') })
      await teacher.send(routes.deleteLearner, { params: learner.body })
    }
  }
  const exported = await teacher.send(routes.exportAccount, { body: { password: PASSWORD } })
  const stored = JSON.stringify(exported.body)
  for (const text of TEXTS) expect(stored).toContain(JSON.stringify(text.normalize('NFC')))
})

test('D10 LEA-01 accents, ligatures and capitals change no place in the list', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const sorted = [
    'adam',
    'Àdrien',
    'Æsop',
    'Anaïs',
    'Eddy',
    'Édith',
    'Élie',
    'elise',
    'Éloïse',
    'Eva',
    'Ève',
    'Fanny',
    'Noé',
    'noël',
    'Noémie',
    'Œdipe',
    'Oscar',
    'Zoé',
    'Йоханна',
    'אביגיל',
  ]
  for (const first_name of sorted.toReversed()) {
    const sent = first_name.normalize(first_name.length % 2 === 0 ? 'NFD' : 'NFC')
    await teacher.send(routes.addLearner, { body: { ...eloise(), first_name: sent } })
  }
  const { body } = await teacher.send(routes.listLearners)
  expect(body.map(({ first_name }) => first_name)).toEqual(sorted)
})

test('D10 COR-02 a copy is the same in both forms of accents, and another word is not', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const learner = (await teacher.send(routes.addLearner, { body: eloise() })).body
  const content = "Zoé a vu l'œuf à Noël."
  const dictation = (await teacher.send(routes.addDictation, { body: { content, level: 'CE1' } }))
    .body
  const scoreOf = async (copy: string): Promise<number> => {
    const body = { learner_id: learner.id, dictation_id: dictation.id, content: copy }
    return (await teacher.send(routes.saveCorrection, { body })).body.score
  }
  expect(await scoreOf(content.normalize('NFD'))).toBe(100)
  expect(await scoreOf(content.replace("'", '’'))).toBe(100)
  expect(await scoreOf(content.replace('vu', 'va'))).toBeLessThan(100)
})
