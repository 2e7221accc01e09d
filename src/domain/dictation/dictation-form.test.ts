import { expect, test } from 'vitest'
import { contentOf } from './dictation-form.ts'

test('TXT-02 the sentences of a text follow each other, independent ones stand on a line each', () => {
  const sentences = ['Le chat dort.', 'La pluie tombe.']
  expect(contentOf('text', sentences)).toBe('Le chat dort. La pluie tombe.')
  expect(contentOf('sentences', sentences)).toBe('Le chat dort.\nLa pluie tombe.')
})
