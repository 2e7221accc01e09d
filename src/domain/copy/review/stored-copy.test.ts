import { expect, test } from 'vitest'
import { guidedDraft, markRestRight, setVerdict } from '../draft/copy-draft.ts'
import { type CopyReview, EMPTY_REVIEW, reduceReview, reviewedCopyOf } from './copy-review.ts'
import { type NamedReview, summaryOf } from './stored-copy.ts'

const ORIGINAL = "L'école est là. Les chats dorment."

/** «L'ecole», «la», «chat»: three remarks, of which the score knows one. */
function stored(review: CopyReview): NamedReview {
  const written = [
    [0, "L'ecole"],
    [2, 'la'],
    [4, 'chat'],
  ] as const
  const draft = written.reduce(
    (now, [index, text]) => setVerdict(now, index, { kind: 'written', text }),
    guidedDraft(ORIGINAL),
  )
  const named = [
    { first: 0, last: 0, classes: [{ code: 'accent', explanation: null }] },
    { first: 2, last: 2, classes: [{ code: 'homophone', explanation: null }] },
    { first: 4, last: 4, classes: [{ code: 'accord_nombre', explanation: null }] },
  ] as const
  return {
    ...reviewedCopyOf(markRestRight(draft, 0, 5), review),
    named: { errors: named, nominal: [4], verbal: [1, 5] },
  }
}

test('MAR-05 a stored copy tells its remarks by family, accents too', () => {
  expect(summaryOf(stored(EMPTY_REVIEW))).toEqual({
    remarks: { grammatical: 2, lexical: 0, presentation: 1 },
    mark: null,
    tallies: null,
  })
})

test('MAR-05 the scale that the adult chose is told, and what it does not count stays a remark', () => {
  const points = reduceReview(EMPTY_REVIEW, { type: 'scale-chosen', scale: 'points' })
  expect(summaryOf(stored(points))?.mark).toBe(17.75)
  const lenient = reduceReview(points, { type: 'switched', name: 'accents', on: false })
  expect(summaryOf(stored(lenient))).toMatchObject({ mark: 18, remarks: { presentation: 1 } })
  const positive = reduceReview(EMPTY_REVIEW, { type: 'scale-chosen', scale: 'positive' })
  expect(summaryOf(stored(positive))?.tallies).toEqual({
    nominal: { achieved: 0, total: 1 },
    verbal: { achieved: 2, total: 2 },
    words: { achieved: 4, total: 6 },
  })
})

test('MAR-05 what cannot be opened again has no remarks', () => {
  const broken = {
    ...stored(EMPTY_REVIEW),
    choices: [{ first: 1, last: 1, code: null, silent: true }],
  }
  expect(summaryOf(broken)).toBeNull()
})
