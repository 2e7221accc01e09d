import { expect, test } from 'vitest'
import type { MeasuredLine } from '../preprocessing/lines/line-geometry.ts'
import type { VotedWord } from '../recognition/word-lattice.ts'
import { withVerified } from './verified-line.ts'

const HEIGHT = { top: 0, bottom: 20 }

/** A word from one column to another; ink stands under all of the line. */
function read(text: string, left: number, right: number): VotedWord {
  return { text, left, right, ...HEIGHT, confidence: 70, votes: 1, readings: 3, known: true }
}

const component = { ...HEIGHT, area: 100, x: 0, y: 0 }
const place = {
  line: {
    centre: 10,
    components: [0, 40, 100, 160].map((left) => ({ ...component, left, right: left + 20 })),
  },
  geometry: { baseline: 20, slope: 0, xHeight: 10 },
} as unknown as MeasuredLine

const sure = (text: string, left: number, right: number) => ({ text, isSure: true, left, right })
const unsure = (text: string, left: number, right: number, proposal?: string) => ({
  text,
  isSure: false,
  left,
  right,
  ...(proposal !== undefined && { proposal }),
})

function told(line: readonly VotedWord[]): string[] {
  return line.map(({ text, verification }) =>
    verification?.isSure ? `=${text}` : `${text}>${verification?.proposal ?? ''}`,
  )
}

test.each([
  [
    'a word read as expected keeps its signs',
    [read('chat.', 0, 60)],
    [sure('chat', 2, 58)],
    ['=chat.'],
  ],
  ['a word misread is what the ink says', [read('chal', 0, 60)], [sure('chat', 2, 58)], ['=chat']],
  [
    'a word that nobody read',
    [read('le', 0, 30)],
    [sure('le', 0, 30), sure('chat', 40, 90)],
    ['=le', '=chat'],
  ],
  ['a word read as two', [read('ch', 0, 28), read('at', 32, 60)], [sure('chat', 0, 60)], ['=chat']],
  [
    'two words read as one',
    [read('lechat', 0, 90)],
    [sure('le', 0, 30), sure('chat', 40, 90)],
    ['=le', '=chat'],
  ],
  [
    'two words read as one, one of them unsure',
    [read('lechat', 0, 90)],
    [sure('le', 0, 30), unsure('chat', 40, 90)],
    ['lechat>'],
  ],
  [
    'an unsure word stays as it was read',
    [read('chal', 0, 60)],
    [unsure('chat', 0, 60, 'chas')],
    ['chal>chas'],
  ],
  ['a word that the dictation has not', [read('Dictée', 0, 90)], [], ['Dictée>']],
  ['nothing is written where no ink is', [], [sure('chat', 120, 150)], []],
])('HAN-02 on a line that was verified: %s', (_, line, words, expected) => {
  expect(told(withVerified(line, words, place))).toEqual(expected)
})
