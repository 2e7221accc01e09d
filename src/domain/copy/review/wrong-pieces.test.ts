import { expect, test } from 'vitest'
import { type CopyDraft, guidedDraft, setVerdict } from '../draft/copy-draft.ts'
import { copyMarks } from '../draft/copy-marks.ts'
import { scoreDraft } from '../draft/copy-text.ts'
import { wrongPieces } from './wrong-pieces.ts'

test('MAR-06 the other spelling of 1990 is neither marked nor counted', () => {
  const draft = setVerdict(guidedDraft('Un oignon pousse.'), 1, { kind: 'written', text: 'ognon' })
  expect(copyMarks(draft).some(({ kind }) => kind !== 'plain')).toBe(false)
  expect(scoreDraft(draft).error_count).toBe(0)
})

test('MAR-06 a sentence that the copy does not have is one wrong piece', () => {
  const text = 'Il dort. La souris grise mange. Le chien court vite.'
  const forgotten = (draft: CopyDraft, index: number): CopyDraft =>
    setVerdict(draft, index, { kind: 'forgotten' })
  const draft = [2, 3, 4, 5, 8].reduce(forgotten, guidedDraft(text))
  expect(wrongPieces(draft)).toEqual([
    { first: 2, last: 5, expected: 'La souris grise mange', written: '' },
    { first: 8, last: 8, expected: 'court', written: '' },
  ])
})

test('COR-03 the wrong pieces of a copy are its forgotten, misspelt and joined words', () => {
  let draft = guidedDraft('Il y a un oignon sur la petite île.')
  draft = setVerdict(draft, 0, { kind: 'written', text: 'ilya' })
  draft = setVerdict(draft, 4, { kind: 'written', text: 'ognon' })
  draft = setVerdict(draft, 5, { kind: 'forgotten' })
  draft = setVerdict(draft, 7, { kind: 'written', text: 'petit' })
  expect(wrongPieces(draft)).toEqual([
    { first: 0, last: 2, expected: 'Il y a', written: 'ilya' },
    { first: 5, last: 5, expected: 'sur', written: '' },
    { first: 7, last: 7, expected: 'petite', written: 'petit' },
  ])
  expect(wrongPieces(guidedDraft('Il dort.'))).toEqual([])
})
