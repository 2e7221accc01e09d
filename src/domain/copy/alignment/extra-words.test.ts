import { expect, test } from 'vitest'
import { wordsOf } from '../text/text-words.ts'
import { alignCopy } from './copy-alignment.ts'
import { copyWords } from './copy-words.ts'

test.each([
  // The first or the second time, a word is misspelt: the line is one piece all the same.
  ['Le chien joue dans la cour. Il dort.', 'Le chien joue Le chien jou dans la cour. Il dort.', 1],
  [
    'La pluie tombe sur le toit. Il dort.',
    'La pluie tonbe sur La pluie tombe sur le toit. Il dort.',
    1,
  ],
  [
    'Il retrouve ses amis dans la cour.',
    'Il retrouve ses amis Il retrouve ses ami dans la cour.',
    1,
  ],
  // Other words are told one by one.
  ['Le chien joue dans la cour.', 'Le chien noir méchant joue dans la cour.', 2],
])(
  'COR-03 a line written twice is one excess, and no word of it is blamed: «%s», «%s»',
  (original, written, pieces) => {
    const { words, extras } = alignCopy(wordsOf(original), copyWords([{ text: written }]))
    expect(words.map(({ status }) => status)).toEqual(words.map(() => 'right'))
    expect(extras).toHaveLength(pieces)
  },
)

test.each([
  ['Il fait froid dehors.', 'Il fait froid de or.', 'de or'],
  ['On joue dehors avec lui.', 'On joue de or avec lui.', 'de or'],
  ["Il va jusqu'à la gare.", 'Il va jusque à la gare.', 'jusque à'],
  ["Dans l'arbre, un merle chante.", 'Dans le arbre, un merle chante.', 'le arbre'],
])(
  'COR-03 a word cut in two that lost its silent letters is one error: «%s», «%s»',
  (original, written, read) => {
    const { words, extras } = alignCopy(wordsOf(original), copyWords([{ text: written }]))
    expect(words.flatMap((word) => (word.status === 'different' ? word.read : []))).toEqual([read])
    expect(extras).toEqual([])
  },
)
