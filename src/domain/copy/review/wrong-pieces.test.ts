import { expect, test } from 'vitest'
import { guidedDraft, setVerdict } from '../draft/copy-draft.ts'
import { copyMarks } from '../draft/copy-marks.ts'
import { rectifiedWordCount, scoreDraft } from '../draft/copy-text.ts'
import { wrongPieces } from './wrong-pieces.ts'

test('COR-03 the other spelling of 1990 is not marked; the specified rule still counts it, and that is known', () => {
  const draft = setVerdict(guidedDraft('Un oignon pousse.'), 1, { kind: 'written', text: 'ognon' })
  expect(copyMarks(draft).some(({ kind }) => kind !== 'plain')).toBe(false)
  expect([scoreDraft(draft).error_count, rectifiedWordCount(draft)]).toEqual([1, 1])
})

test('COR-03 the wrong pieces of a copy are its forgotten, misspelt and joined words', () => {
  let draft = guidedDraft('Il y a un oignon sur la petite île.')
  draft = setVerdict(draft, 0, { kind: 'written', text: 'ilya' })
  draft = setVerdict(draft, 1, { kind: 'joined' })
  draft = setVerdict(draft, 2, { kind: 'joined' })
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
