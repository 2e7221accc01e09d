import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf } from '../text/text-words.ts'
import { linesOf } from './copy-lines.ts'

function told(text: string): string[] {
  const words = wordsOf(text)
  return linesOf(text).map(({ first, last }) =>
    words
      .slice(first, last + 1)
      .map((word) => word.text)
      .join(' '),
  )
}

test('COR-04 a line is a sentence', () => {
  expect(told('Le chat dort. Où est le chien ? Il court !\nEt toi…')).toEqual([
    'Le chat dort',
    'Où est le chien',
    'Il court',
    'Et toi',
  ])
})

test('COR-04 a long sentence is cut at a comma, else at fourteen words', () => {
  expect(
    told('Ce matin, le petit renard roux traverse la prairie mouillée, puis il dort ici.'),
  ).toEqual(['Ce matin le petit renard roux traverse la prairie mouillée', 'puis il dort ici'])
  expect(linesOf('mot '.repeat(31)).map(({ first, last }) => last - first + 1)).toEqual([14, 14, 3])
  expect(linesOf('mot '.repeat(30)).map(({ first, last }) => last - first + 1)).toEqual([14, 16])
  expect(linesOf('… !')).toEqual([])
})

test('COR-04 every word stands in one line, in order', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', ' ', '.', ',', '\n'), maxLength: 200 }),
      (text) => {
        const indexes = linesOf(text).flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, i) => first + i),
        )
        expect(indexes).toEqual(wordsOf(text).map((_, i) => i))
      },
    ),
  )
})
