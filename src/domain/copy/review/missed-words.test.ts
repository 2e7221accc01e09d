import { expect, test } from 'vitest'
import { missedWords, wordsMissingFrom } from './missed-words.ts'

const ORIGINAL = 'Le chat mange. Le chien dort à midi.'

test('PAG-01 the missed words are those that the adult said were wrong, each once', () => {
  const faults = [
    { index: 1, kind: 'written', text: 'cha' },
    { index: 3, kind: 'forgotten' },
    { index: 5, kind: 'illegible' },
    { index: 6, kind: 'written', text: 'a' },
  ] as const
  const copy = { original: ORIGINAL, faults, extras: [], signs: [], order: [] }
  expect(missedWords(copy)).toEqual(['chat', 'le', 'a'])
  expect(missedWords({ ...copy, faults: [{ index: 99, kind: 'forgotten' }] })).toEqual([])
})

test('PAG-01 of a text alone, the missed words are those that it has nowhere', () => {
  expect(wordsMissingFrom(ORIGINAL, 'le chat dort à midi')).toEqual(['mange', 'chien'])
})
