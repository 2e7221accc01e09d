import { expect, test } from 'vitest'
import {
  isFullyAnswered,
  isReviewed,
  NOT_REVIEWED,
  openQuestions,
  reduceRequestReview,
  replacedInList,
} from './request-review-state.ts'

const FIELDS = {
  words: 'elefant, maison, Zorglub',
  theme: "Quand j'étais petit",
  goals: 'imparfait, la virgule flottante',
}

const REVIEWED = reduceRequestReview(NOT_REVIEWED, {
  type: 'reviewed',
  about: FIELDS,
  review: {
    words: [
      { word: 'elefant', suggestion: 'éléphant' },
      { word: 'Zorglub', suggestion: null },
    ],
    theme: 'unknown',
    goals: ['la virgule flottante'],
  },
})

test('TXT-05 a word is asked about until it is written otherwise, kept or taken away', () => {
  expect(openQuestions(REVIEWED, FIELDS).words).toHaveLength(2)
  const words = replacedInList(FIELDS.words, 'elefant', 'éléphant')
  expect(words).toBe('éléphant, maison, Zorglub')
  expect(openQuestions(REVIEWED, { ...FIELDS, words }).words).toEqual([
    { word: 'Zorglub', suggestion: null },
  ])
  const kept = reduceRequestReview(REVIEWED, { type: 'kept', word: 'Zorglub' })
  expect(openQuestions(kept, { ...FIELDS, words }).words).toEqual([])
  expect(replacedInList(words, 'Zorglub', null)).toBe('éléphant, maison')
  expect(replacedInList('elefant, éléphant', 'elefant', 'éléphant')).toBe('éléphant')
})

test('TXT-04 a theme and goals are asked about until they are changed, or the adult goes on with them', () => {
  expect(openQuestions(REVIEWED, FIELDS)).toMatchObject({
    theme: "Quand j'étais petit",
    goals: ['la virgule flottante'],
  })
  expect(openQuestions(REVIEWED, { ...FIELDS, theme: 'La forêt' }).theme).toBeNull()
  const words = 'maison'
  const gone = reduceRequestReview(REVIEWED, {
    type: 'accepted',
    texts: ["Quand j'étais petit", 'la virgule flottante'],
  })
  expect(isFullyAnswered(openQuestions(REVIEWED, { ...FIELDS, words }))).toBe(false)
  expect(isFullyAnswered(openQuestions(gone, { ...FIELDS, words }))).toBe(true)
})

test('TXT-04 what has been typed since is asked about anew', () => {
  expect(isReviewed(NOT_REVIEWED, FIELDS)).toBe(false)
  expect(isReviewed(REVIEWED, { ...FIELDS, words: `${FIELDS.words}, ` })).toBe(true)
  expect(isReviewed(REVIEWED, { ...FIELDS, words: 'souri' })).toBe(false)
  expect(isFullyAnswered(openQuestions(NOT_REVIEWED, FIELDS))).toBe(true)
})
