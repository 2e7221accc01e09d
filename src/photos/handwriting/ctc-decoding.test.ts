import { expect, test } from 'vitest'
import { alignWords, decodeLetters, type LetterScores } from './ctc-decoding.ts'

const ALPHABET = ['', ' ', 'a', 'b', 'l']

/** Each step shows one letter («_» the blank) with the given probability; the others share the rest. */
function scores(steps: string, probability = 0.9): LetterScores {
  const rest = Math.log((1 - probability) / (ALPHABET.length - 1))
  const logProbabilities = Float32Array.from(
    [...steps].flatMap((step) =>
      ALPHABET.map((letter) => (letter === step.replace('_', '') ? Math.log(probability) : rest)),
    ),
  )
  return { alphabet: ALPHABET, steps: steps.length, logProbabilities }
}

function text(steps: string): string {
  return decodeLetters(scores(steps))
    .map(({ letter }) => letter)
    .join('')
}

test.each([
  ['', ''],
  ['____', ''],
  ['aaa', 'a'],
  ['a_a', 'aa'],
  ['_bb_aall_l', 'ball'],
  ['a b', 'a b'],
])('HAN-01 steps «%s» are the letters «%s»', (steps, letters) => {
  expect(text(steps)).toBe(letters)
})

test('HAN-01 words stand where their letters were shown, as sure as these on average', () => {
  expect(alignWords(scores('_bb_a  _ll_', 0.8), 'ba l')).toEqual([
    { text: 'ba', from: 1, to: 5, probability: expect.closeTo(0.8, 5) },
    { text: 'l', from: 8, to: 10, probability: expect.closeTo(0.8, 5) },
  ])
  expect(alignWords(scores('  _ '), '')).toEqual([])
})

test('HAN-01 letters that the ink shows less are placed too; a text that has no room is nowhere', () => {
  const placed = alignWords(scores('ab_b'), 'abl')
  expect(placed.map(({ text, from, to }) => [text, from, to])).toEqual([['abl', 0, 4]])
  expect(alignWords(scores('ab'), 'abb')).toEqual([])
})
