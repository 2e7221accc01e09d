import { expect, test } from 'vitest'
import { clozeForms, clozeText } from './cloze.ts'

const SENTENCES = ['Le chat dormait.', 'Il rêvait de souris.']
const WORDS = [{ word: 'souris', places: [{ sentence: 1, form: 'souris' }] }]
const GOALS = [
  {
    word: 'imparfait',
    places: [
      { sentence: 0, form: 'dormait' },
      { sentence: 1, form: 'rêvait' },
    ],
  },
]

test.each([
  ['the words of the week', WORDS, GOALS, [[], ['souris']]],
  ['else the words of the goals', [], GOALS, [['dormait'], ['rêvait']]],
  [
    'else the longest word of each sentence',
    [{ word: 'x', places: [] }],
    [],
    [['dormait'], ['rêvait']],
  ],
])('PAG-03 PAG-05 a text has its gaps on %s', (_, words, goals, gaps) => {
  expect(clozeForms(SENTENCES, { words, goals })).toEqual(gaps)
})

test('PAG-05 a copy of a text with gaps is compared with the gaps alone, in order', () => {
  const gaps = clozeForms(SENTENCES, { words: [], goals: GOALS })
  expect(clozeText(SENTENCES, gaps)).toBe('dormait\nrêvait')
})
