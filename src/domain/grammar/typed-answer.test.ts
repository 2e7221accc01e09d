import { expect, test } from 'vitest'
import { isRightTyped, wrongPart } from './typed-answer.ts'

const FINISH = { text: 'finissons', also: [], subject: 'nous', radical: 'fin', ending: 'issons' }
const GO = {
  text: 'sommes allés',
  also: ['sommes allées'],
  subject: 'nous',
  radical: 'sommes',
  ending: 'allés',
}

test.each([
  ['finissons', FINISH],
  [' Finissons ', FINISH],
  ['sommes  allés', GO],
  ['sommes allées', GO],
])('GRA-17 «%s» is right', (typed, word) => {
  expect(isRightTyped(typed, word)).toBe(true)
})

test.each([
  ['finisson', FINISH, 'ending'],
  ['finons', FINISH, 'ending'],
  ['fnissons', FINISH, 'radical'],
  ['grand', FINISH, 'both'],
  ['avons allés', GO, 'radical'],
  ['sommes aller', GO, 'ending'],
] as const)('GRA-17 «%s» is wrong by its %s', (typed, word, part) => {
  expect(isRightTyped(typed, word)).toBe(false)
  expect(wrongPart(typed, word)).toBe(part)
})
