import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CopyDraft, guidedDraft, markRestRight, setVerdict } from '../draft/copy-draft.ts'
import { copyMarks } from '../draft/copy-marks.ts'
import { confirmedText, scoreDraft } from '../draft/copy-text.ts'
import { addExtra } from '../draft/draft-extras.ts'
import {
  type CorrectedCopy,
  correctedCopyOf,
  draftOfCorrectedCopy,
  hasSameWords,
} from './corrected-copy.ts'
import { wrongPieces } from './wrong-pieces.ts'

const ORIGINAL = "L'écureuil mange une noisette. Il dort dans l'arbre."

function settled(draft: CopyDraft): CopyDraft {
  return markRestRight(draft, 0, draft.words.length - 1)
}

/** Gestures of an adult on a copy of ORIGINAL. */
const gestures = fc.array(
  fc.oneof(
    fc.record({
      index: fc.nat(7),
      verdict: fc.oneof(
        fc.constantFrom('noisete', 'Il  dor ', "l'abre", 'e\u0301te', 'Ildort').map((text) => ({
          kind: 'written' as const,
          text,
        })),
        fc.constant({ kind: 'forgotten' as const }),
        fc.constant({ kind: 'forgotten' as const, crossed: true as const }),
        fc.constant({ kind: 'illegible' as const }),
        fc.constant({ kind: 'right' as const }),
      ),
    }),
    fc.record({
      after: fc.integer({ min: -1, max: 7 }),
      text: fc.constantFrom('bien', 'très fort'),
    }),
  ),
  { maxLength: 12 },
)

test('COR-05 what is stored of a copy opens again with its text, its marks and its errors', () => {
  fc.assert(
    fc.property(gestures, (said) => {
      const draft = settled(
        said.reduce(
          (copy, one) =>
            'verdict' in one
              ? setVerdict(copy, one.index, one.verdict)
              : addExtra(copy, one.after, one.text),
          guidedDraft(ORIGINAL),
        ),
      )
      const record = correctedCopyOf(draft)
      const again = draftOfCorrectedCopy(record)
      expect(again).toBeDefined()
      if (!again) return
      expect(correctedCopyOf(again)).toEqual(record)
      expect(hasSameWords(confirmedText(again), confirmedText(draft))).toBe(true)
      expect(scoreDraft(again)).toEqual(scoreDraft(draft))
      expect(copyMarks(again).map(({ kind }) => kind)).toEqual(
        copyMarks(draft).map(({ kind }) => kind),
      )
      expect(wrongPieces(again).length).toBe(wrongPieces(draft).length)
    }),
    { seed: 6, numRuns: 300 },
  )
})

const RECORD: CorrectedCopy = { original: ORIGINAL, faults: [], extras: [], order: [], signs: [] }

test('COR-05 words written in one piece are stored as one', () => {
  const draft = {
    ...RECORD,
    faults: [
      { index: 4, kind: 'written', text: 'Ildort' },
      { index: 5, kind: 'joined' },
    ],
  } as const
  const copy = draftOfCorrectedCopy(draft)
  expect(copy && confirmedText(copy)).toBe("L'écureuil mange une noisette. Ildort dans l'arbre.")
  expect(copy && wrongPieces(copy)).toEqual([
    { first: 4, last: 5, expected: 'Il dort', written: 'Ildort' },
  ])
})

test.each<[why: string, record: CorrectedCopy]>([
  ['a word that is not there', { ...RECORD, faults: [{ index: 8, kind: 'forgotten' }] }],
  [
    'a word twice',
    {
      ...RECORD,
      faults: [
        { index: 1, kind: 'forgotten' },
        { index: 1, kind: 'illegible' },
      ],
    },
  ],
  ['nothing to be joined to', { ...RECORD, faults: [{ index: 0, kind: 'joined' }] }],
  [
    'joined to a forgotten word',
    {
      ...RECORD,
      faults: [
        { index: 1, kind: 'forgotten' },
        { index: 2, kind: 'joined' },
      ],
    },
  ],
  ['written without a letter', { ...RECORD, faults: [{ index: 1, kind: 'written', text: '!' }] }],
  ['an order without all words', { ...RECORD, order: [{ first: 0, last: 5 }] }],
  [
    'an order with a word twice',
    {
      ...RECORD,
      order: [
        { first: 4, last: 7 },
        { first: 0, last: 4 },
      ],
    },
  ],
  ['in excess after nothing', { ...RECORD, extras: [{ after: 8, text: 'bien' }] }],
])('COR-05 no copy can be so: %s', (_why, record) => {
  expect(draftOfCorrectedCopy(record)).toBeUndefined()
})
