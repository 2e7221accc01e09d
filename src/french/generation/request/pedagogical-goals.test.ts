import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { parsePedagogicalGoals } from './pedagogical-goals.ts'
import { readRequest } from './request-reading.ts'

test.each([
  ['imparfait', ['imparfait']],
  ["L'imparfait des verbes du premier groupe", ['imparfait']],
  ['Passé composé', ['passé composé']],
  ['passe simple', ['passé simple']],
  ['plus-que-parfait', ['plus-que-parfait']],
  ['le futur', ['futur']],
  ['présent', ['présent']],
])('«%s» asks for %s', (goal, tenses) => {
  expect(parsePedagogicalGoals([goal])).toMatchObject({ tenses, unknown: [] })
})

test("«pluriel» puts nouns in the plural, «accord de l'adjectif» adds adjectives", () => {
  expect(parsePedagogicalGoals(['pluriel des noms en -ou']).plural).toBe(true)
  expect(parsePedagogicalGoals(["accord de l'adjectif"]).adjectives).toBe(true)
  expect(parsePedagogicalGoals(['accord sujet-verbe'])).toMatchObject({
    plural: false,
    unknown: [],
  })
})

test('«m devant m, b, p» prefers sentences that show it', () => {
  const [pattern] = parsePedagogicalGoals(['m devant m, b, p']).preferred
  expect(pattern?.test('Il compte les lampes.')).toBe(true)
  expect(pattern?.test('Il voit un chat.')).toBe(false)
})

test.each([
  [['m devant m', 'b', 'p']],
  [['a', 'à']],
  [['leur', 'leurs']],
  [['les verbes aller', 'faire', 'et dire']],
])('%j was one goal before the comma of the form parted it', (goals) => {
  const { asked, unknown } = parsePedagogicalGoals(goals)
  expect(asked).toHaveLength(1)
  expect(unknown).toEqual([])
})

test('two goals that a comma parts stay two', () => {
  expect(parsePedagogicalGoals(['imparfait', 'et/est']).asked.map(({ goal }) => goal)).toEqual([
    'imparfait',
    'et/est',
  ])
})

test('a goal that nothing understands is said', () => {
  expect(parsePedagogicalGoals(['imparfait', 'blabla']).unknown).toEqual(['blabla'])
})

test.each([
  ['pluriel des noms en -al', ['journal', 'animal', 'canal', 'bocal']],
  ['accord sujet-verbe', ['rivière', 'pont', 'barque']],
])('TXT-02 «%s» adds no word to a list that shows it: %j', (goal, words) => {
  const language = loadLanguage()
  const request = { words, level: 'CE2', length: 6, theme: '', pedagogicalGoals: [goal] } as const
  expect(readRequest({ request, language, seed: 1 }).added).toEqual([])
})
