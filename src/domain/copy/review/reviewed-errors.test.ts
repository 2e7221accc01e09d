import { expect, test } from 'vitest'
import { type CopyReview, EMPTY_REVIEW, reduceReview } from './copy-review.ts'
import { ALL_COUNT } from './grading-scale.ts'
import { errorGroups, namedByKey, reviewedErrors } from './reviewed-errors.ts'
import type { CopyPiece } from './wrong-pieces.ts'

const ECOLES: CopyPiece = { first: 1, last: 1, expected: 'écoles', written: 'ecole' }
const SUR: CopyPiece = { first: 3, last: 3, expected: 'sur', written: '' }
const COPY = {
  pieces: [ECOLES, SUR],
  extras: [{ text: 'très', after: 2, isRepeated: false }],
  moved: [],
  signs: [],
}
const NAMED = namedByKey(COPY.pieces, [
  {
    first: 1,
    last: 1,
    classes: [
      { code: 'accord_nombre', explanation: 'Plusieurs.' },
      { code: 'accent', explanation: null },
    ],
  },
])
const KEY = '1-1-ecole'

function chosen(code: 'graphie' | 'accord_nombre' | 'douteux' | 'accent'): CopyReview {
  return reduceReview(EMPTY_REVIEW, { type: 'class-chosen', key: KEY, code })
}

test('COR-03 errors are named by what the server says, and by what is seen without it', () => {
  expect(reviewedErrors(COPY, NAMED, EMPTY_REVIEW)).toMatchObject([
    { code: 'accord_nombre', classes: ['accord_nombre', 'accent'], explanation: 'Plusieurs.' },
    { code: 'oubli', explanation: null },
    { code: 'ajout', first: -1 },
  ])
  const [unnamed] = reviewedErrors(COPY, new Map(), EMPTY_REVIEW)
  expect(unnamed).toMatchObject({ code: 'meconnaissable', classes: ['meconnaissable'] })
})

test('COR-03 what was named of one spelling says nothing of another at the same place', () => {
  const other = { ...COPY, pieces: [{ ...ECOLES, written: 'école' }] }
  expect(reviewedErrors(other, NAMED, EMPTY_REVIEW)[0]?.code).toBe('meconnaissable')
})

test('COR-03 a class that the adult chooses stands alone, without the reason of another', () => {
  expect(reviewedErrors(COPY, NAMED, chosen('graphie'))[0]).toMatchObject({
    code: 'graphie',
    classes: ['graphie'],
    explanation: null,
  })
  expect(reviewedErrors(COPY, NAMED, chosen('accord_nombre'))).toEqual(
    reviewedErrors(COPY, NAMED, EMPTY_REVIEW),
  )
})

test('COR-03 a reason is left out', () => {
  const silent = reduceReview(EMPTY_REVIEW, { type: 'silenced', key: KEY, silent: true })
  expect(reviewedErrors(COPY, NAMED, silent)[0]?.silent).toBe(true)
})

test('COR-03 errors stand by family, what is not counted last', () => {
  const groups = errorGroups(reviewedErrors(COPY, NAMED, chosen('douteux')), ALL_COUNT)
  expect(
    groups.map(({ family, errors }) => [family, errors.map(({ written }) => written)]),
  ).toEqual([
    ['lexical', ['', 'très']],
    [null, ['ecole']],
  ])
})

test('COR-03 an error of a kind that does not count stands with what is not counted', () => {
  const errors = reviewedErrors(COPY, NAMED, chosen('accent'))
  const families = (accents: boolean) =>
    errorGroups(errors, { ...ALL_COUNT, accents }).map(({ family }) => family)
  expect(families(true)).toEqual(['lexical', 'presentation'])
  expect(families(false)).toEqual(['lexical', null])
})
