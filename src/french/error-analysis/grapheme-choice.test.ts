import { expect, test } from 'vitest'
import type { GraphemeChoice } from '../../domain/copy/review/error-explanation.ts'
import { graphemeChoice } from './grapheme-choice.ts'

const TABLE: readonly (readonly [expected: string, written: string, GraphemeChoice | null])[] = [
  ['pyjama', 'pijama', 'y-sound'],
  ['stylo', 'stilo', 'y-sound'],
  ['abeille', 'abeye', 'yod-sound'],
  ['fille', 'fiye', 'yod-sound'],
  ['grenouille', 'grenouye', 'yod-sound'],
  ['yaourt', 'iaourt', 'yod-sound'],
  ['récréation', 'récréassion', 's-sound'],
  ['piscine', 'pissine', 's-sound'],
  // The i of «copie» and «crient» is an [i], the last of «outil» too.
  ['copie', 'copye', null],
  ['crient', 'cryent', null],
  ['outil', 'outy', null],
]

test.each(TABLE)('COR-03 «%s» written «%s» is the choice of %s', (expected, written, choice) => {
  expect(graphemeChoice(expected, written)).toBe(choice)
})
