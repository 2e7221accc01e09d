import { expect, test } from 'vitest'
import { leaksPrompt } from './prompt-leak.ts'

const TOLD =
  'Tu es professeur des écoles en France. Tu écris un français simple, sans texte autour.'

test.each([
  ['Tu es professeur des écoles en France.', true],
  ['{"phrases":["TU ES, professeur; des écoles !"]}', true],
  ['Il dit : «tu écris un français simple».', true],
  ['Le professeur des écoles dort.', false],
  ['Tu es professeur.', false],
  ['', false],
])('I8 %j recites: %s', (reply, expected) => {
  expect(leaksPrompt(reply, TOLD)).toBe(expected)
})

test('a reply without end is read in a moment', () => {
  expect(leaksPrompt('le '.repeat(80_000), TOLD)).toBe(false)
})
