import { expect, test } from 'vitest'
import type { CopyPiece } from '../../domain/copy-piece.ts'
import {
  errorGroups,
  type NamedError,
  NO_REVIEW,
  reduceReview,
  reviewedErrors,
} from './errors-state.ts'

const CHATS: CopyPiece = { first: 1, last: 1, expected: 'écoles', written: 'ecole' }
const SUR: CopyPiece = { first: 3, last: 3, expected: 'sur', written: '' }
const COPY = {
  pieces: [CHATS, SUR],
  extras: [{ text: 'très', token: null, after: 2, kept: true }],
}
const NAMED: NamedError[] = [
  {
    first: 1,
    last: 1,
    classes: [
      { code: 'accord_nombre', explanation: 'Plusieurs.' },
      { code: 'accent', explanation: null },
    ],
  },
]

test('COR-03 errors are named by what the server says, and by what is seen without it', () => {
  expect(reviewedErrors(COPY, NAMED, NO_REVIEW)).toMatchObject([
    { code: 'accord_nombre', classes: ['accord_nombre', 'accent'], explanation: 'Plusieurs.' },
    { code: 'oubli', explanation: null },
    { code: 'ajout', first: -1 },
  ])
  const [unnamed] = reviewedErrors(COPY, [], NO_REVIEW)
  expect(unnamed).toMatchObject({ code: 'meconnaissable', classes: ['meconnaissable'] })
})

test('COR-03 a class that the adult chooses stands alone, without the reason of another', () => {
  const key = '1-1-ecole'
  const review = reduceReview(NO_REVIEW, { type: 'class-chosen', key, code: 'graphie' })
  expect(reviewedErrors(COPY, NAMED, review)[0]).toMatchObject({
    code: 'graphie',
    classes: ['graphie'],
    explanation: null,
  })
  const back = reduceReview(review, { type: 'class-chosen', key, code: 'accord_nombre' })
  expect(reviewedErrors(COPY, NAMED, back)).toEqual(reviewedErrors(COPY, NAMED, NO_REVIEW))
})

test('COR-03 a reason is left out and taken back', () => {
  const key = '1-1-ecole'
  const silent = reduceReview(NO_REVIEW, { type: 'silenced', key, silent: true })
  expect(reviewedErrors(COPY, NAMED, silent)[0]?.silent).toBe(true)
  expect(reduceReview(silent, { type: 'silenced', key, silent: false })).toEqual(NO_REVIEW)
})

test('COR-03 errors stand by family, what is not counted last', () => {
  const key = '1-1-ecole'
  const review = reduceReview(NO_REVIEW, { type: 'class-chosen', key, code: 'douteux' })
  const groups = errorGroups(reviewedErrors(COPY, NAMED, review))
  expect(
    groups.map(({ family, errors }) => [family, errors.map(({ written }) => written)]),
  ).toEqual([
    ['lexical', ['', 'très']],
    [null, ['ecole']],
  ])
})
