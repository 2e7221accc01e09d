import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_COUNT, countedErrors, DEFAULT_WEIGHTS, pointsLost } from '../review/grading-scale.ts'
import { scoreCorrection } from '../text/dictation-score.ts'
import { normalisePunctuation, punctuationErrors, punctuationFaults } from './copy-punctuation.ts'

const TEXT = "Léa crie\u00a0: «\u00a0Viens\u00a0!\u00a0» Son chat dort… Il rêve d'un poisson."

/** Each fault as «index expected>written». */
function told(copy: string): string[] {
  return punctuationFaults(TEXT, copy).map(
    ({ after, expected, written }) => `${after} ${expected}>${written}`,
  )
}

test.each([
  ['the text itself', TEXT, []],
  [
    'other quotes, dots and spaces',
    'Léa crie: “Viens!” Son chat dort... Il rêve d’un poisson.',
    [],
  ],
  ['a full stop left out', TEXT.slice(0, -1), ['9 .>']],
  ['a comma in excess', TEXT.replace('Il rêve', 'Il, rêve'), ['6 >,']],
  ['another sign', TEXT.replace('Viens\u00a0!', 'Viens ?'), ['2 !">?"']],
  ['quotes left out', TEXT.replace(/[«»]\u00a0?/gu, ''), ['1 :">:', '2 !">!']],
  ['a sign before the first word', `- ${TEXT}`, ['-1 >-']],
  ['a misspelling', TEXT.replace('poisson', 'poison'), []],
  ['a word forgotten before a sign', TEXT.replace('poisson', ''), []],
  ['nothing at all', '', []],
])('COR-03 punctuation of a copy, %s', (_, copy, faults) => {
  expect(told(copy)).toEqual(faults)
})

test('COR-03 a sign is an error of its class only where punctuation counts, and never of the specified score', () => {
  const copy = TEXT.replace('dort…', 'dort').slice(0, -1)
  const errors = punctuationErrors(TEXT, copy)
  expect(errors).toEqual([
    { first: 5, last: 5, classes: ['ponctuation'] },
    { first: 9, last: 9, classes: ['ponctuation'] },
  ])
  const lost = (punctuation: boolean): number =>
    pointsLost(countedErrors(errors, { ...ALL_COUNT, punctuation }), DEFAULT_WEIGHTS)
  expect(lost(true)).toBe(2 * DEFAULT_WEIGHTS.presentation)
  expect(lost(false)).toBe(0)
  expect(scoreCorrection(TEXT, copy).error_count).toBe(0)
})

test('COR-03 a capital or an accent counts only where its class counts', () => {
  const errors = [
    { first: 0, last: 0, classes: ['majuscule'] as const },
    { first: 1, last: 1, classes: ['accent'] as const },
    { first: 2, last: 2, classes: ['homophone', 'accent'] as const },
  ]
  const lost = (off: Partial<typeof ALL_COUNT>): number =>
    pointsLost(countedErrors(errors, { ...ALL_COUNT, ...off }), DEFAULT_WEIGHTS)
  const { homophone, presentation } = DEFAULT_WEIGHTS
  expect(lost({})).toBe(homophone + 3 * presentation)
  expect(lost({ capitals: false })).toBe(homophone + 2 * presentation)
  expect(lost({ accents: false, capitals: false })).toBe(homophone)
})

test('COR-03 signs are compared whatever their make, and spaces never', () => {
  expect(normalisePunctuation(' \u00a0« ')).toBe(normalisePunctuation('“'))
  expect(normalisePunctuation(' ...')).toBe(normalisePunctuation('…'))
  expect(normalisePunctuation(' — ')).toBe(normalisePunctuation('-'))
  const spaced = fc.array(fc.constantFrom(' ', '\u00a0', '\u202f', '\n'), { maxLength: 5 })
  fc.assert(
    fc.property(spaced, (spaces) => {
      expect(normalisePunctuation(`${spaces.join('')}!${spaces.join('')}`)).toBe('!')
    }),
    { seed: 4 },
  )
})
