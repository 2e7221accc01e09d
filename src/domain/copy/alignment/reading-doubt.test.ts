import { expect, test } from 'vitest'
import { isDoubtful, TYPED_CONFIDENCE } from './reading-doubt.ts'

const CLEAR = { share: 0.95, confusions: new Set<string>() }
const POOR = { share: 0.5, confusions: new Set<string>() }

test.each([
  ['a spelling with a reason, surely read', 'bateau', 'bato', 90, false],
  ['a spelling with a reason, hardly read', 'bateau', 'bato', 30, true],
  ['look-alike letters without a reason', 'souris', 'sovris', 90, true],
  ['other letters without a reason, very surely read', 'noire', 'norde', 96, false],
  ['other letters without a reason', 'noire', 'norde', 70, true],
  ['another word altogether', 'noire', 'xbkwz', 96, true],
  ['look-alike letters without a reason, read alike by all', 'souris', 'sovris', 100, true],
  ['a short word without a reason, read alike by all', 'la', 'a', 100, true],
  ['what was typed, without a reason', 'souris', 'sovris', TYPED_CONFIDENCE, false],
  ['what was typed, another word altogether', 'chat', 'xbkwz', TYPED_CONFIDENCE, true],
])(
  'COR-03 on a clear page, %s: «%s» read «%s» at %s',
  (_, expected, read, confidence, doubtful) => {
    expect(isDoubtful({ expected, read }, confidence, CLEAR)).toBe(doubtful)
  },
)

test('COR-03 the worse a page is read, the surer a fault must be', () => {
  expect(isDoubtful({ expected: 'bateau', read: 'bato' }, 75, CLEAR)).toBe(false)
  expect(isDoubtful({ expected: 'bateau', read: 'bato' }, 75, POOR)).toBe(true)
})

test('COR-03 the reader’s own confusions are never a fault', () => {
  const page = { share: 0.95, confusions: new Set(['e>a']) }
  expect(isDoubtful({ expected: 'pend', read: 'pand' }, 95, CLEAR)).toBe(false)
  expect(isDoubtful({ expected: 'pend', read: 'pand' }, 95, page)).toBe(true)
})

test.each([
  ['a spelling with a reason, on a page without fault', 'bateau', 'bato', 1, 45],
  ['a spelling with a reason, on a page hardly read', 'bateau', 'bato', 0.5, 85],
  ['other letters without a reason, on a page without fault', 'noire', 'norde', 1, 88],
  ['other letters without a reason, on a page hardly read', 'noire', 'norde', 0.5, 97],
])('COR-03 %s: «%s» read «%s», %s of it right, is a fault from %i on', (...row) => {
  const [, expected, read, share, least] = row
  const page = { share, confusions: new Set<string>() }
  expect(isDoubtful({ expected, read }, least, page)).toBe(false)
  expect(isDoubtful({ expected, read }, least - 1, page)).toBe(true)
})
