import { expect, test } from 'vitest'
import { isNotDictation } from './prose-checks.ts'

test.each([
  ['Le mot «\u00a0chat\u00a0» est court.', false],
  ['Le mot "chat" se lit plus vite que le mot "chien".', false],
  ['«\u00a0Viens\u00a0!\u00a0» dit Paul.', true],
  ['Paul dit\u00a0: "il faut partir tout de suite".', true],
])('GEN-09 «%s» holds a dialogue: %s', (sentence, dialogue) => {
  expect(isNotDictation(sentence)).toBe(dialogue)
})

test('GEN-09 ten thousand characters of open quotation marks are judged', () => {
  expect(isNotDictation(`${'ab « '.repeat(2000)}.`)).toBe(false)
  expect(isNotDictation(`${'ab « '.repeat(2000)}ab ».`)).toBe(false)
  expect(isNotDictation(`${'ab « '.repeat(2000)} un deux trois quatre ».`)).toBe(true)
})
