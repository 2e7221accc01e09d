/** Copies whose words were verified against their dictation when they were read. */
import { expect, test } from 'vitest'
import { wordsOf } from '../text/text-words.ts'
import { alignCopy, shareRead } from './copy-alignment.ts'
import { copyWords } from './copy-words.ts'

test('HAN-02 a word that was verified without being sure is to check, what was read standing and what was written proposed', () => {
  const unsure = { isSure: false, proposal: 'bato' }
  const { words } = alignCopy(
    wordsOf('un bateau bleu'),
    copyWords([
      { text: 'un', confidence: 5, verification: { isSure: true } },
      { text: 'bateau', confidence: 95, verification: unsure },
      { text: 'bleus', confidence: 95, verification: { isSure: false } },
    ]),
  )
  expect(
    words.map(({ status, isSure, read, proposal }) => [status, isSure, read, proposal]),
  ).toEqual([
    ['right', true, 'un', undefined],
    ['unsure', undefined, 'bateau', 'bato'],
    ['different', undefined, 'bleus', undefined],
  ])
  expect(shareRead(words)).toBe(1)
})

test('HAN-02 a proposal is the word without the mark written against it', () => {
  const [, forest] = alignCopy(
    wordsOf('la forêt.'),
    copyWords([
      { text: 'la', confidence: 90 },
      { text: 'foret.', confidence: 60, verification: { isSure: false, proposal: 'foret.' } },
    ]),
  ).words
  expect(forest).toMatchObject({ proposal: 'foret' })
  const [alone] = copyWords([
    { text: 'la', confidence: 90, verification: { isSure: false, proposal: '…' } },
  ])
  expect(alone?.verification).toEqual({ isSure: false })
})

test('HAN-02 what was verified in pieces is one word, sure in no case', () => {
  const sure = { isSure: true }
  const pieces = [
    { text: "l'", confidence: 90, verification: sure },
    { text: 'école', confidence: 90, verification: sure },
  ]
  const [word] = alignCopy(wordsOf("l'école"), copyWords(pieces)).words
  expect(word).toMatchObject({ status: 'unsure', read: "l'école" })
})
