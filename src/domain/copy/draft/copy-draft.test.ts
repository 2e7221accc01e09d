import { expect, test } from 'vitest'
import { COPY, ORIGINAL, pendingTexts, read } from '../../../../test/support/house/squirrel-copy.ts'
import {
  draftFromReading,
  guidedDraft,
  illegibleWords,
  markRestRight,
  pendingWords,
  pieceOf,
  setVerdict,
  withReadingTrusted,
} from './copy-draft.ts'
import { copyMarks } from './copy-marks.ts'
import { confirmedText, scoreDraft, wrongWordCount } from './copy-text.ts'
import { addExtra, extraErrors, keepExtra, unansweredExtras } from './draft-extras.ts'

test('COR-04 only what was not read right is to check, and nothing costs a point before the adult has spoken', () => {
  const draft = read(COPY)
  expect(pendingTexts(draft)).toEqual(["l'écureuil", 'branche', 'noisettes', "l'hiver"])
  expect(scoreDraft(draft)).toEqual({ word_count: 14, error_count: 0, score: 100 })
  expect(confirmedText(draft)).toBe(ORIGINAL)
})

test('COR-04 the score follows each word that the adult settles', () => {
  let draft = read(COPY)
  draft = setVerdict(draft, 2, { kind: 'written', text: 'lécureuil' })
  expect(scoreDraft(draft).error_count).toBe(1)
  draft = setVerdict(draft, 11, { kind: 'written', text: 'noisètes' })
  expect(scoreDraft(draft)).toMatchObject({ error_count: 2, score: 86 })
  draft = setVerdict(draft, 11, { kind: 'right' })
  expect(scoreDraft(draft).error_count).toBe(1)
  draft = markRestRight(draft, 0, draft.words.length - 1)
  expect(pendingWords(draft)).toEqual([])
  expect(confirmedText(draft)).toBe(ORIGINAL.replace("l'écureuil", 'lécureuil'))
})

test('COR-02 a word forgotten once and written elsewhere is marked missing and counted right', () => {
  const draft = setVerdict(read(COPY), 7, { kind: 'forgotten' })
  expect(confirmedText(draft)).toContain('de branche en. Il')
  expect(scoreDraft(draft).error_count).toBe(0)
  expect(wrongWordCount(draft)).toBe(1)
  expect(copyMarks(draft)).toContainEqual({ kind: 'missing', expected: 'branche' })
})

test('COR-04 a reading with too few right words opens guided entry, where every word must be seen', () => {
  const draft = read('Ce xx yy saute zz tt')
  expect(draft.guided).toBe(true)
  expect(pendingWords(draft)).toHaveLength(14)
  expect(pendingTexts(withReadingTrusted(draft, true))).not.toContain('saute')
  expect(read('Ce matin').guided).toBe(true)
  expect(read(ORIGINAL).guided).toBe(false)
})

test('COR-04 guided entry: faults are touched, lines are ticked', () => {
  let draft = guidedDraft(ORIGINAL)
  draft = setVerdict(draft, 2, { kind: 'written', text: 'lécureuil' })
  draft = markRestRight(draft, 0, 7)
  expect(pendingTexts(draft)[0]).toBe('Il')
  draft = markRestRight(draft, 8, 13)
  expect(pendingWords(draft)).toEqual([])
  expect(scoreDraft(draft)).toMatchObject({ error_count: 1, score: 93 })
})

test('COR-04 words written in one piece are settled together', () => {
  const draft = read('Le chat noir dort icimême', 'Le chat noir dort ici même')
  expect(pieceOf(draft, 5)).toEqual([4, 5])
  const joined = setVerdict(draft, 5, { kind: 'written', text: 'icimême' })
  expect(pendingWords(joined)).toEqual([])
  expect(confirmedText(joined)).toBe('Le chat noir dort icimême')
  expect(scoreDraft(joined).error_count).toBe(2)
  expect(copyMarks(joined)).toContainEqual({
    kind: 'wrong',
    written: 'icimême',
    expected: 'ici même',
  })
  expect(confirmedText(setVerdict(joined, 4, { kind: 'right' }))).toBe('Le chat noir dort ici même')
})

test('COR-04 forgetting one of two joined words leaves the other to check', () => {
  const draft = setVerdict(read('Le chat noir dort icimême', 'Le chat noir dort ici même'), 4, {
    kind: 'forgotten',
  })
  expect(pendingTexts(draft)).toEqual(['même'])
  expect(confirmedText(draft)).toBe('Le chat noir dort même')
})

test('COR-04 an empty spelling is a forgotten word, the right spelling is right', () => {
  const draft = guidedDraft('Le chat dort')
  expect(setVerdict(draft, 1, { kind: 'written', text: ' . ' }).words[1]?.verdict).toEqual({
    kind: 'forgotten',
  })
  expect(setVerdict(draft, 1, { kind: 'written', text: 'chat ' }).words[1]?.verdict).toEqual({
    kind: 'right',
  })
})

test('MAR-03 a word in excess is nothing until it is confirmed, be it of the dictation', () => {
  const draft = read('Le petit chat dort le xx', 'Le chat dort')
  expect(unansweredExtras(draft)).toEqual(['petit', 'le', 'xx'])
  expect(confirmedText(draft)).toBe('Le chat dort')
  expect(extraErrors(draft)).toEqual([])
  const answered = keepExtra(keepExtra(draft, 0, true), 1, false)
  expect(unansweredExtras(answered)).toEqual(['xx'])
  expect(extraErrors(answered).map(({ text }) => text)).toEqual(['petit'])
  expect(unansweredExtras(withReadingTrusted(draft, false))).toEqual([])
})

test('MAR-03 a piece that covers two words takes two answers, unless the piece itself is told', () => {
  const draft = read('Le chat noir dort icimême', 'Le chat noir dort ici même')
  expect(pendingTexts(setVerdict(draft, 4, { kind: 'right' }))).toEqual(['même'])
  const typed = setVerdict(draft, 5, { kind: 'written', text: 'meme' })
  expect(typed.words[5]?.verdict).toEqual({ kind: 'written', text: 'meme' })
  expect(pendingTexts(typed)).toEqual(['ici'])
  expect(pendingWords(setVerdict(draft, 5, { kind: 'written', text: 'icimeme' }))).toEqual([])
})

test('COR-04 words in excess are added, kept or removed, and never cost a point', () => {
  let draft = read('Le petit chat dort xx', 'Le chat dort')
  expect(draft.extras.map((extra) => extra.text)).toEqual(['petit', 'xx'])
  expect(confirmedText(draft)).toBe('Le chat dort')
  draft = addExtra(keepExtra(keepExtra(draft, 0, true), 1, false), 2, ' bien ')
  expect(confirmedText(draft)).toBe('Le petit chat dort bien')
  expect(copyMarks(draft)).toEqual([
    { kind: 'plain', text: 'Le' },
    { kind: 'plain', text: ' ' },
    { kind: 'extra', written: 'petit', nature: 'other' },
    { kind: 'plain', text: ' ' },
    { kind: 'plain', text: 'chat' },
    { kind: 'plain', text: ' ' },
    { kind: 'plain', text: 'dort' },
    { kind: 'plain', text: ' ' },
    { kind: 'extra', written: 'bien', nature: 'other' },
  ])
  expect(scoreDraft(draft).score).toBe(100)
  expect(addExtra(draft, 0, ' … ')).toBe(draft)
})

test('COR-02 words in another order are told as such, and present for the score', () => {
  const draft = withReadingTrusted(read('Le noir dort ici chat', 'Le chat noir dort ici'), true)
  const settled = setVerdict(draft, 1, { kind: 'written', text: 'noir dort ici chat' })
  expect(pendingWords(settled)).toEqual([])
  expect(confirmedText(settled)).toBe('Le noir dort ici chat')
  expect(wrongWordCount(settled)).toBe(0)
  expect(scoreDraft(settled).score).toBe(100)
})

test('COR-04 an illegible word is neither a word nor an error of the score', () => {
  let draft = setVerdict(guidedDraft(ORIGINAL), 3, { kind: 'written', text: 'sote' })
  draft = markRestRight(draft, 0, draft.words.length - 1)
  expect(scoreDraft(draft)).toEqual({ word_count: 14, error_count: 1, score: 93 })
  draft = setVerdict(setVerdict(draft, 3, { kind: 'illegible' }), 11, { kind: 'illegible' })
  expect(illegibleWords(draft)).toEqual([3, 11])
  expect(scoreDraft(draft)).toEqual({ word_count: 12, error_count: 0, score: 100 })
  expect(confirmedText(draft)).toBe(ORIGINAL)
  expect(pendingWords(draft)).toEqual([])
  expect(copyMarks(draft)).toContainEqual({ kind: 'illegible', expected: 'noisettes' })
})

test('COR-04 a word struck out with nothing in its place counts as forgotten: the final state decides', () => {
  let draft = markRestRight(guidedDraft(ORIGINAL), 0, 13)
  draft = setVerdict(draft, 3, { kind: 'forgotten', crossed: true })
  expect(draft.words[3]?.verdict).toEqual({ kind: 'forgotten', crossed: true })
  expect(scoreDraft(draft).error_count).toBe(1)
  expect(copyMarks(draft)).toContainEqual({
    kind: 'missing',
    expected: 'saute',
    crossed: true,
  })
})

test('COR-04 a word said illegible inside a joined piece leaves the other to check', () => {
  const joined = read('Le chat noir dort icimême', 'Le chat noir dort ici même')
  const draft = setVerdict(joined, 4, { kind: 'illegible' })
  expect(pieceOf(draft, 4)).toEqual([4, 4])
  expect(pendingTexts(draft)).toEqual(['même'])
  expect(scoreDraft(draft).word_count).toBe(5)
})

test('COR-04 six words of ten read right are enough to trust a reading, five are not', () => {
  const ten = 'un deux trois quatre cinq six sept huit neuf dix'
  expect(read('un deux trois quatre cinq six', ten).guided).toBe(false)
  expect(read('un deux trois quatre cinq', ten).guided).toBe(true)
})

test('HAN-02 on a page that is hardly read, a word that was verified needs no look', () => {
  const read = ['Le', 'xqzw', 'kjvb', 'wxz'].map((text) => ({ text, confidence: 20 }))
  const sure = { text: 'dort', confidence: 20, verification: { isSure: true } }
  const draft = draftFromReading('Le petit renard roux dort', [...read, sure])
  expect(draft.guided).toBe(true)
  expect(pendingWords(draft)).toEqual([0, 1, 2, 3])
})
