import { expect, test } from 'vitest'
import { refusalSentence } from './refusals.ts'

test.each([
  [0, 'Passez à un plan supérieur pour ajouter des apprenants'],
  [1, 'Votre plan est limité à 1 apprenant'],
  [3, 'Votre plan est limité à 3 apprenants'],
])('LEA-06 a plan of %i learners says so, and never «0 apprenants»', (maximum, sentence) => {
  expect(refusalSentence({ kind: 'learner-limit', maximum })).toBe(sentence)
})
