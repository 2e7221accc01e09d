import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkWordList, makeWordList, mergeWordList, parseWordList } from './word-list.ts'

test.each([
  ['vache, lapin', ['vache', 'lapin']],
  [' vache ,, lapin ,', ['vache', 'lapin']],
  ['vache, Vache, vache', ['vache']],
  ['bonhomme   de neige', ['bonhomme de neige']],
  ['un lapin\nune vache\r\nun pré', ['un lapin', 'une vache', 'un pré']],
  ['', []],
  [' , ;', []],
  ['vache, !!!, -, ..., 12', ['vache', '12']],
  ['e\u0301cole', ['école']],
  ['<b>vache</b>, [la](https://pin)', ['b vache /b', 'la (https pin)']],
  ['va\u200bche, {lapin}\u202e', ['va che', 'lapin']],
])('GEN-02 words of «%s»', (text, words) => {
  expect(parseWordList(text)).toEqual(words)
})

test('GEN-07 words read on a photo are added after those typed, without repeats', () => {
  expect(mergeWordList('vache, lapin', ['Lapin', 'pré', 'le foin'])).toBe(
    'vache, lapin, pré, le foin',
  )
  expect(mergeWordList('', ['pré'])).toBe('pré')
})

test('GEN-02 an empty list is refused', () => {
  expect(checkWordList(['', ' , '])).toEqual({ ok: false, refusal: { kind: 'no-words' } })
})

test('GEN-02 a list and a word have a largest size', () => {
  const many = Array.from({ length: 201 }, (_, i) => `mot${i}`)
  expect(checkWordList(many)).toMatchObject({ refusal: { kind: 'too-many-words', maximum: 200 } })
  expect(checkWordList(many.slice(1)).ok).toBe(true)
  expect(checkWordList(['a'.repeat(41)])).toMatchObject({ refusal: { kind: 'word-too-long' } })
  expect(checkWordList(['é'.repeat(40)]).ok).toBe(true)
})

test('GEN-02 reading a written list gives the list back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (words) => {
      const list = parseWordList(words.join(','))
      expect(parseWordList(makeWordList(list))).toEqual(list)
    }),
  )
})
