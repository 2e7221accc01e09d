import { expect, test } from 'vitest'
import { readGoals } from './goals.ts'

test.each([
  ['imparfait', ['imparfait']],
  ["L'imparfait des verbes du premier groupe", ['imparfait']],
  ['Passé composé', ['passé composé']],
  ['passe simple', ['passé simple']],
  ['plus-que-parfait', ['plus-que-parfait']],
  ['le futur', ['futur']],
  ['présent', ['présent']],
])('«%s» asks for %s', (goal, tenses) => {
  expect(readGoals([goal])).toMatchObject({ tenses, unknown: [] })
})

test("«pluriel» puts nouns in the plural, «accord de l'adjectif» adds adjectives", () => {
  expect(readGoals(['pluriel des noms en -ou']).plural).toBe(true)
  expect(readGoals(["accord de l'adjectif"]).adjectives).toBe(true)
  expect(readGoals(['accord sujet-verbe'])).toMatchObject({ plural: false, unknown: [] })
})

test('«m devant m, b, p» prefers sentences that show it', () => {
  const [pattern] = readGoals(['m devant m, b, p']).wanted
  expect(pattern?.test('Il compte les lampes.')).toBe(true)
  expect(pattern?.test('Il voit un chat.')).toBe(false)
})

test.each([
  [['m devant m', 'b', 'p']],
  [['a', 'à']],
  [['leur', 'leurs']],
  [['les verbes aller', 'faire', 'et dire']],
])('%j was one goal before the comma of the form parted it', (goals) => {
  const { asked, unknown } = readGoals(goals)
  expect(asked).toHaveLength(1)
  expect(unknown).toEqual([])
})

test('two goals that a comma parts stay two', () => {
  expect(readGoals(['imparfait', 'et/est']).asked.map(({ goal }) => goal)).toEqual([
    'imparfait',
    'et/est',
  ])
})

test('a goal that nothing understands is said', () => {
  expect(readGoals(['imparfait', 'blabla']).unknown).toEqual(['blabla'])
})
