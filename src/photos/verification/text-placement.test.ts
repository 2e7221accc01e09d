import { expect, test } from 'vitest'
import { writtenScores } from '../../../test/photos/written-scores.ts'
import { placeText } from './text-placement.ts'

/** What is found on each line: the word where it is written as expected, `~word` where otherwise, `+` for what is no word of the text. */
function found(expected: string, lines: readonly string[]): string[] {
  const words = expected.split(' ')
  const placed = placeText(
    words,
    lines.map((line) => writtenScores(line)),
  )
  return placed.map((spans) =>
    spans
      .map(({ kind, word }) => {
        if (kind === 'extra') return '+'
        return `${kind === 'free' ? '~' : ''}${words[word]}`
      })
      .join(' '),
  )
}

const TEXT = 'le petit chat gris dort sous la table de la cuisine'

test.each([
  [
    'as dictated',
    ['le petit chat gris dort', 'sous la table de la cuisine'],
    ['le petit chat gris dort', 'sous la table de la cuisine'],
  ],
  ['a title before', ['Dictée', 'le petit chat gris dort'], ['+', 'le petit chat gris dort']],
  ['other words in the place of some', ['le petit mouton gris dort'], ['le petit ~chat gris dort']],
  ['a word forgotten', ['le chat gris dort'], ['le chat gris dort']],
  ['many words forgotten', ['le petit chat de la cuisine'], ['le petit chat de la cuisine']],
  ['a word written twice', ['le petit petit chat gris'], ['le + petit chat gris']],
  [
    'a line written twice',
    ['le petit chat gris', 'le petit chat gris', 'dort sous la'],
    ['le petit chat gris', 'le petit chat gris', 'dort sous la'],
  ],
  [
    'lines in another order',
    ['sous la table de la cuisine', 'le petit chat gris dort'],
    ['sous la table de la cuisine', 'le petit chat gris dort'],
  ],
  [
    'a line without ink between',
    ['le petit chat', '', 'gris dort'],
    ['le petit chat', '', 'gris dort'],
  ],
])('HAN-02 words of the text are found on a page: %s', (_, lines, expected) => {
  expect(found(TEXT, lines)).toEqual(expected)
})

test('HAN-02 a word is where its letters are', () => {
  const [spans] = placeText(['le', 'chat'], [writtenScores('le chat')])
  // Three steps a letter after the first blank.
  expect(spans?.map(({ from, to }) => [from, to])).toEqual([
    [1, 6],
    [10, 21],
  ])
})

test('HAN-02 nothing is found without a text or without lines', () => {
  expect(placeText([], [writtenScores('le')])).toEqual([[]])
  expect(placeText(['le'], [])).toEqual([])
})
