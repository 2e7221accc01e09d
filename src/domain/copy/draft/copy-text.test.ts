import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COPY, ORIGINAL, pendingTexts, read } from '../../../../test/support/house/squirrel-copy.ts'
import { scoreCorrection } from '../text/dictation-score.ts'
import { guidedDraft, pendingWords, setVerdict, withReadingTrusted } from './copy-draft.ts'
import { copyMarks } from './copy-marks.ts'
import {
  applyTypedText,
  confirmedText,
  confirmShownText,
  scoreDraft,
  shownText,
  wrongWordCount,
} from './copy-text.ts'

test('COR-03 an accent or a capital is marked as a nuance and not counted', () => {
  const draft = setVerdict(guidedDraft("L'école ferme"), 0, { kind: 'written', text: "l'ecole" })
  expect(copyMarks(draft)[0]).toEqual({ kind: 'nuance', written: "l'ecole", expected: "L'école" })
  expect(scoreDraft(draft).error_count).toBe(0)
  expect(wrongWordCount(draft)).toBe(0)
})

test('MAR-06 the other spelling of 1990 is shown as it stands and is the word, for the score too', () => {
  const draft = setVerdict(read('un ognon', 'un oignon'), 1, { kind: 'written', text: 'ognon' })
  expect(copyMarks(draft).filter(({ kind }) => kind !== 'plain')).toEqual([])
  expect(copyMarks(draft)).toContainEqual({ kind: 'plain', text: 'ognon' })
  expect(scoreDraft(draft)).toMatchObject({ error_count: 0, score: 100 })
})

test('COR-04 the text shown for editing is what was read, and only edited words are settled by it', () => {
  const draft = read(COPY)
  expect(shownText(draft)).toBe(
    'Ce matin, lécureuil saute de branche en. Il cherche des noisètes pour lhiver.',
  )
  const edited = applyTypedText(draft, shownText(draft).replace('noisètes', 'noisettes'))
  expect(pendingTexts(edited)).toEqual(["l'écureuil", 'branche', "l'hiver"])
  const wrong = applyTypedText(edited, shownText(edited).replace('cherche', 'cherhce'))
  expect(scoreDraft(wrong).error_count).toBe(1)
  expect(pendingTexts(wrong)).toEqual(["l'écureuil", 'branche', "l'hiver"])
})

test('COR-04 words deleted from the text are forgotten, words typed between are in excess', () => {
  const draft = applyTypedText(
    read(COPY),
    'Ce matin lécureuil saute de branche en Il cherche des petites noisètes lhiver',
  )
  expect(draft.words[12]?.verdict).toEqual({ kind: 'forgotten' })
  expect(draft.extras).toEqual([{ text: 'petites', token: null, after: 10, kept: true }])
})

test('COR-04 saying that the shown text is exact settles everything as it was read', () => {
  const draft = confirmShownText(read(COPY))
  expect(pendingWords(draft)).toEqual([])
  expect(confirmedText(draft)).toBe(shownText(draft))
  expect(scoreDraft(draft)).toMatchObject({ error_count: 3 })
  expect(confirmedText(confirmShownText(guidedDraft(ORIGINAL)))).toBe(ORIGINAL)
})

test('COR-03 forgotten words take their comma with them', () => {
  const original = 'Les grappes, mûres, sont là. Ici, il fait beau.'
  const without = (...indexes: number[]): string =>
    confirmedText(
      indexes.reduce(
        (so, index) => setVerdict(so, index, { kind: 'forgotten' }),
        guidedDraft(original),
      ),
    )
  expect(without(0, 1, 2)).toBe('sont là. Ici, il fait beau.')
  expect(without(2)).toBe('Les grappes, sont là. Ici, il fait beau.')
  expect(without(5)).toBe('Les grappes, mûres, sont là. il fait beau.')
})

test('COR-04 a sentence that was not written leaves no mark behind', () => {
  const original = 'Il dort. Elle lit un livre. Où va-t-il... ? Dehors.'
  const typed = (text: string): string => confirmedText(applyTypedText(guidedDraft(original), text))
  expect(typed('Il dort.')).toBe('Il dort.')
  expect(typed('Elle lit un livre.')).toBe('Elle lit un livre.')
  expect(typed('Il dort. Où va-t-il... ?')).toBe('Il dort. Où va-t-il... ?')
  expect(typed('')).toBe('')
})

test('COR-04 the dictation keeps its apostrophes and its line ends', () => {
  const original = 'L\u2019eau dort.\nL\u2019été vient.'
  expect(confirmedText(guidedDraft(original))).toBe(original)
})

const WORDS = fc.array(fc.constantFrom('le', 'chat', "l'eau", 'été', 'noir', 'dort', 'chats'), {
  minLength: 1,
  maxLength: 12,
})

test('COR-04 editing nothing changes nothing', () => {
  fc.assert(
    fc.property(WORDS, WORDS, (original, copy) => {
      const draft = withReadingTrusted(read(copy.join(' '), original.join(' ')), true)
      const again = applyTypedText(draft, shownText(draft))
      expect(scoreDraft(again)).toEqual(scoreDraft(draft))
      expect(pendingWords(again)).toEqual(pendingWords(draft))
    }),
  )
})

test('COR-04 whatever text is typed, once confirmed its score is the specified one', () => {
  fc.assert(
    fc.property(WORDS, WORDS, WORDS, (original, copy, typed) => {
      const draft = withReadingTrusted(read(copy.join(' '), original.join(' ')), true)
      const settled = confirmShownText(applyTypedText(draft, typed.join(' ')))
      expect(confirmedText(settled).split(' ').toSorted()).toEqual(typed.toSorted())
      const specified = scoreCorrection(original.join(' '), typed.join(' '))
      expect(scoreDraft(settled)).toEqual(specified)
    }),
  )
})
