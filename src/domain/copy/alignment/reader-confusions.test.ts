import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReaderConfusion, learnConfusions } from './reader-confusions.ts'

const PAGE = [
  { expected: 'nous', read: 'mous' },
  { expected: 'dans', read: 'dams' },
  { expected: 'bateau', read: 'bato' },
  { expected: 'chapeau', read: 'chapo' },
  { expected: 'le', read: 'la' },
]

test('COR-03 look-alike letters exchanged in several words of a page are the reader’s', () => {
  const confusions = learnConfusions(PAGE)
  expect([...confusions]).toEqual(['n>m'])
  expect(isReaderConfusion({ expected: 'un', read: 'um' }, confusions)).toBe(true)
  expect(isReaderConfusion({ expected: 'um', read: 'un' }, confusions)).toBe(false)
  expect(isReaderConfusion({ expected: 'une', read: 'uma' }, confusions)).toBe(false)
  expect(isReaderConfusion({ expected: 'un', read: 'un' }, confusions)).toBe(false)
})

test('COR-03 letters that nobody takes for one another are never the reader’s, however often they are exchanged', () => {
  expect(learnConfusions(PAGE.filter(({ read }) => read.endsWith('o'))).size).toBe(0)
})

test('COR-03 the same word read wrong ten times is one word', () => {
  expect(learnConfusions(PAGE.slice(0, 1).concat(PAGE.slice(0, 1), PAGE.slice(0, 1))).size).toBe(0)
})

test('COR-03 what a page teaches does not hang on the order of its words', () => {
  const word = fc.stringMatching(/^[nmruvabeo]{1,6}$/u)
  const pair = fc.record({ expected: word, read: word })
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
      const backwards = learnConfusions(pairs.toReversed())
      expect([...learnConfusions(pairs)].sort()).toEqual([...backwards].sort())
    }),
    { seed: 4 },
  )
})
