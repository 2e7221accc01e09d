import { expect, test } from 'vitest'
import { guidedDraft, markRestRight, setVerdict } from '../../domain/copy/draft/copy-draft.ts'
import { copyMarks } from '../../domain/copy/draft/copy-marks.ts'
import { confirmedText, scoreDraft } from '../../domain/copy/draft/copy-text.ts'
import { EMPTY_REVIEW, reduceReview, reviewedCopyOf } from '../../domain/copy/review/copy-review.ts'
import { openStoredResult, type StoredCopyResult } from './dictation-result-state.ts'

const ORIGINAL = 'Les chats dorment. Il pleut.'
const DRAFT = markRestRight(
  setVerdict(guidedDraft(ORIGINAL), 1, { kind: 'written', text: 'chat' }),
  0,
  4,
)
const REVIEW = reduceReview(EMPTY_REVIEW, { type: 'scale-chosen', scale: 'positive' })

const STORED: StoredCopyResult = {
  content: confirmedText(DRAFT),
  ...scoreDraft(DRAFT),
  dictation_content: ORIGINAL,
  review: {
    ...reviewedCopyOf(DRAFT, REVIEW),
    named: {
      errors: [
        { first: 1, last: 1, classes: [{ code: 'accord_nombre', explanation: 'Plusieurs.' }] },
      ],
      nominal: [1],
      verbal: [2, 4],
    },
  },
}

test('COR-05 a stored correction opens with its marks, its names and its scale', () => {
  const opened = openStoredResult(STORED)
  expect(opened?.review).toEqual(REVIEW)
  expect(opened && copyMarks(opened.draft)).toEqual(copyMarks(DRAFT))
  expect(opened?.named.get('1-1-chat')).toEqual([
    { code: 'accord_nombre', explanation: 'Plusieurs.' },
  ])
  expect(opened?.text).toEqual({ words: 5, nominal: [1], verbal: [2, 4] })
  expect(opened?.isSameText).toBe(true)
})

test('COR-05 it opens the same when its dictation was changed or deleted', () => {
  for (const dictation_content of ['Autre chose.', null]) {
    const opened = openStoredResult({ ...STORED, dictation_content })
    expect(opened?.isSameText).toBe(false)
    expect(opened && scoreDraft(opened.draft)).toEqual(scoreDraft(DRAFT))
  }
})

test('COR-05 one without review is marked against its dictation while that gives its score', () => {
  const old = { ...STORED, review: null }
  const opened = openStoredResult(old)
  expect(opened && copyMarks(opened.draft)).toEqual(copyMarks(DRAFT))
  expect(opened?.review).toEqual(EMPTY_REVIEW)
  expect(openStoredResult({ ...old, dictation_content: null })).toBeUndefined()
  expect(
    openStoredResult({ ...old, dictation_content: 'Les chats dorment. Il neige.' }),
  ).toBeUndefined()
})
