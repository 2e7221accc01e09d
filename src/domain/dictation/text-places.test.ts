import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formsIn, piecesAround } from './text-places.ts'

test('PAG-01 a sentence is cut at the forms it holds, as whole words', () => {
  expect(piecesAround('Le chat achat le chaton.', ['chat'])).toEqual([
    { text: 'Le ', found: false },
    { text: 'chat', found: true },
    { text: ' achat le chaton.', found: false },
  ])
  expect(
    piecesAround("L'école, au fur et à mesure", ['au', 'au fur et à mesure', 'école']),
  ).toEqual([
    { text: "L'", found: false },
    { text: 'école', found: true },
    { text: ', ', found: false },
    { text: 'au fur et à mesure', found: true },
  ])
})

test('PAG-01 whatever is looked for, the pieces joined are the sentence', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (sentence, forms) => {
      const joined = piecesAround(sentence, forms)
        .map(({ text }) => text)
        .join('')
      expect(joined).toBe(sentence)
    }),
  )
})

test('PAG-01 the forms of one sentence are taken from all words', () => {
  const words = [
    {
      word: 'manger',
      places: [
        { sentence: 0, form: 'mange' },
        { sentence: 2, form: 'mangent' },
      ],
    },
    { word: 'absent', places: [] },
    { word: 'chat', places: [{ sentence: 2, form: 'chats' }] },
  ]
  expect(formsIn(words, 2)).toEqual(['mangent', 'chats'])
})
