/** What is no copy of the dictation: a result or a question, never a mark that nobody gave. */
import { expect, test } from 'vitest'
import { wordsOf } from '../text/text-words.ts'
import { draftFromReading, guidedDraft, pendingWords } from './copy-draft.ts'
import { copyMarks } from './copy-marks.ts'
import { applyTypedText, confirmedText, confirmShownText, scoreDraft } from './copy-text.ts'

const ORIGINAL = 'Le renard traverse la forêt. Il cherche des noisettes près du ruisseau.'

const STRANGE: readonly (readonly [what: string, sheet: string])[] = [
  ['nothing', ''],
  ['only spaces', '   \n '],
  ['only signs', '. , ; ! ? … « »'],
  ['only digits', '12 345 6789 10 11 12 13 14 15 16 17 18'],
  ['only emoji', '😀 🎉 👩‍👩‍👧 🇫🇷 😀 😀'],
  ['another language', 'The quick brown fox jumps over the lazy dog every single day of summer'],
  ['a text from right to left', 'ذهب الولد إلى المدرسة صباحا وعاد مساء مسرورا جدا اليوم'],
  ['a text without spaces', '今天天气很好我们去公园玩吧'],
  ['combining marks alone', '\u0301\u0301 \u0300'],
  ['one letter over and over', 'a '.repeat(300)],
]

test.each(STRANGE)('MAR-01 %s, read: nothing is charged before an adult speaks', (_, sheet) => {
  const tokens = sheet.split(' ').map((text) => ({ text, confidence: 95 }))
  const draft = draftFromReading(ORIGINAL, tokens)
  expect(draft.guided).toBe(true)
  expect(pendingWords(draft)).toHaveLength(draft.words.length)
  expect(draft.words.filter(({ found }) => found.status === 'different')).toEqual([])
  expect(scoreDraft(draft).error_count).toBe(0)
  expect(confirmedText(draft)).toBe(ORIGINAL)
  expect(copyMarks(draft).filter(({ kind }) => kind !== 'plain')).toEqual([])
})

test.each(STRANGE)('MAR-01 %s, typed: kept as it was typed', (_, sheet) => {
  const draft = confirmShownText(applyTypedText(guidedDraft(ORIGINAL), sheet))
  const forms = (text: string): string[] => wordsOf(text).map(({ text: form }) => form)
  expect(forms(confirmedText(draft))).toEqual(forms(sheet))
})

test('MAR-01 five thousand words against forty are compared like any others', () => {
  const sheet = `${ORIGINAL} ${'Un oiseau chante doucement ici. '.repeat(1000)}`
  const draft = draftFromReading(ORIGINAL, [{ text: sheet, confidence: 95 }])
  expect(draft.words.every(({ found }) => found.status === 'right')).toBe(true)
  expect(pendingWords(draft)).toEqual([])
})

test('MAR-01 a dictation without words has nothing to mark', () => {
  const draft = draftFromReading('… !', [{ text: 'Le chat dort' }])
  expect(scoreDraft(draft)).toEqual({ word_count: 0, error_count: 0, score: 0 })
})
