import { expect, test } from 'vitest'
import { guidedDraft, markRestRight, setVerdict } from '../draft/copy-draft.ts'
import {
  EMPTY_REVIEW,
  errorKey,
  type ReviewEvent,
  reduceReview,
  reviewedCopyOf,
  reviewOf,
} from './copy-review.ts'

const DRAFT = markRestRight(
  setVerdict(
    setVerdict(guidedDraft('Les chats dorment bien.'), 1, { kind: 'written', text: 'chat' }),
    3,
    {
      kind: 'forgotten',
    },
  ),
  0,
  3,
)
const CHATS = errorKey({ first: 1, last: 1, written: 'chat' })

const EVENTS: readonly ReviewEvent[] = [
  { type: 'class-chosen', key: CHATS, code: 'muette' },
  { type: 'silenced', key: '3-3-', silent: true },
  { type: 'scale-chosen', scale: 'points' },
  { type: 'weighed', point: 'lexical', weight: 2 },
  { type: 'switched', name: 'capitals', on: false },
]

test('COR-03 a review is stored with its copy and taken up again', () => {
  const review = EVENTS.reduce(reduceReview, EMPTY_REVIEW)
  const stored = reviewedCopyOf(DRAFT, review)
  expect(stored).toMatchObject({
    choices: [
      { first: 1, last: 1, code: 'muette', silent: false },
      { first: 3, last: 3, code: null, silent: true },
    ],
    scale: 'points',
    weights: { lexical: 2, grammatical: 1 },
    switches: { accents: true, capitals: false },
  })
  expect(reviewOf(stored, DRAFT)).toEqual(review)
})

test('COR-03 what was said of an error that is not there any more is not stored', () => {
  const review = EVENTS.reduce(reduceReview, EMPTY_REVIEW)
  const right = setVerdict(DRAFT, 1, { kind: 'right' })
  expect(reviewedCopyOf(right, review).choices).toEqual([
    { first: 3, last: 3, code: null, silent: true },
  ])
  expect(reviewOf(reviewedCopyOf(DRAFT, review), right)).toBeUndefined()
})

test('COR-03 a reason is left out and taken back', () => {
  const silent = reduceReview(EMPTY_REVIEW, { type: 'silenced', key: CHATS, silent: true })
  expect(silent.silenced).toEqual([CHATS])
  expect(reduceReview(silent, { type: 'silenced', key: CHATS, silent: false })).toEqual(
    EMPTY_REVIEW,
  )
})
