import { expect, test } from 'vitest'
import { parsePedagogicalGoals } from '../generation/request/pedagogical-goals.ts'

test.each([
  ['présent des verbes en -er avec tu et ils', ['2s', '3p']],
  ['le futur avec je, nous', ['1s', '1p']],
  ['imparfait à la 3e personne du pluriel', ['3p']],
  ['passé composé, 1re personne du singulier', ['1s']],
  ['le futur', []],
  ['ou / où', []],
  ['on / ont', []],
  ['il, elle, ils et elles', ['3s', '3s', '3p', '3p']],
  ['je / tu', ['1s', '2s']],
])('TXT-04 «%s» asks for the persons %j', (goal, persons) => {
  const asked = parsePedagogicalGoals([goal]).persons
  expect(asked.map(({ person, number }) => `${person}${number}`)).toEqual(persons)
})
