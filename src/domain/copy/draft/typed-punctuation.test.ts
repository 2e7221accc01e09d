import { expect, test } from 'vitest'
import { correctedCopyOf, draftOfCorrectedCopy } from '../review/corrected-copy.ts'
import { guidedDraft, markRestRight } from './copy-draft.ts'
import { copyMarks } from './copy-marks.ts'
import { punctuationFaults } from './copy-punctuation.ts'
import { applyTypedText, confirmedText, scoreDraft, shownText } from './copy-text.ts'

const ORIGINAL = 'Le chat dort. Il rêve\u00a0! Où va-t-il, ce soir\u00a0?'

function typed(text: string) {
  const draft = applyTypedText(guidedDraft(ORIGINAL), text)
  return markRestRight(draft, 0, draft.words.length - 1)
}

test.each([
  ['a full stop left out', 'Le chat dort Il rêve\u00a0! Où va-t-il, ce soir\u00a0?'],
  ['another sign', 'Le chat dort. Il rêve\u00a0? Où va-t-il, ce soir.'],
  ['a sign in excess', 'Le, chat dort. Il rêve\u00a0! Où va-t-il, ce soir\u00a0?'],
  ['the last sign left out', 'Le chat dort. Il rêve\u00a0! Où va-t-il, ce soir'],
])('COR-03 %s stays in the text of the copy, and costs the score nothing', (_why, text) => {
  const draft = typed(text)
  expect(punctuationFaults(ORIGINAL, confirmedText(draft))).toEqual(
    punctuationFaults(ORIGINAL, text),
  )
  expect(draft.signs).toHaveLength(punctuationFaults(ORIGINAL, text).length)
  expect(scoreDraft(draft).score).toBe(100)
  // The text view opens with what was typed, and is no edit by itself.
  expect(applyTypedText(draft, shownText(draft))).toBe(draft)
  const again = draftOfCorrectedCopy(correctedCopyOf(draft))
  expect(again && confirmedText(again)).toBe(confirmedText(draft))
})

test('COR-03 signs are marked where they stand', () => {
  const marks = copyMarks(typed('Le chat dort, Il rêve Où va-t-il, ce soir\u00a0?'))
  expect(marks.filter(({ kind }) => kind !== 'plain')).toEqual([
    { kind: 'wrong', written: ',', expected: '.' },
    { kind: 'missing', expected: '!' },
  ])
})

test('COR-03 a sign that no gap can hold is no copy', () => {
  const record = { original: ORIGINAL, faults: [], extras: [], order: [] }
  for (const sign of [
    { after: 90, expected: '.', written: '' },
    { after: 0, expected: '.', written: '.' },
  ]) {
    expect(draftOfCorrectedCopy({ ...record, signs: [sign] })).toBeUndefined()
  }
})
