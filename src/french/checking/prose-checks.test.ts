import { expect, test } from 'vitest'
import { isNotDictation } from './prose-checks.ts'

test.each([
  ['Le mot «\u00a0chat\u00a0» est court.', false],
  ['«\u00a0Viens\u00a0!\u00a0» dit Paul.', false],
  ['Paul dit\u00a0: «\u00a0Il faut partir tout de suite.\u00a0»', false],
  ['– Viens, dit Paul.', true],
  ['Voici la dictée demandée.', true],
])('GEN-09 «%s» is not prose of a dictation: %s', (sentence, refused) => {
  expect(isNotDictation(sentence)).toBe(refused)
})

test('GEN-09 ten thousand characters of open quotation marks are judged', () => {
  expect(isNotDictation(`${'ab « '.repeat(2000)}.`)).toBe(false)
  expect(isNotDictation(`${'ab « '.repeat(2000)} un deux trois quatre ».`)).toBe(false)
})
