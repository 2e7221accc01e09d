import { expect, test } from 'vitest'
import { contentOf, formOf } from './dictation-form.ts'

test('TXT-02 the sentences of a text follow each other, independent ones stand on a line each', () => {
  const sentences = ['Le chat dort.', 'La pluie tombe.']
  expect(contentOf('text', sentences)).toBe('Le chat dort. La pluie tombe.')
  expect(contentOf('sentences', sentences)).toBe('Le chat dort.\nLa pluie tombe.')
})

test.each([
  ['la-cabane', 5, 'text'],
  [null, 5, 'sentences'],
  [null, 1, 'text'],
] as const)('TXT-02 told by %s in %i sentences, it is of the form «%s»', (story, count, form) => {
  expect(formOf({ story, sentences: Array.from({ length: count }) })).toBe(form)
})
