import { expect, test } from 'vitest'
import { guidedDraft, markRestRight, setVerdict } from '../draft/copy-draft.ts'
import { EMPTY_REVIEW, reduceReview, reviewedCopyOf } from './copy-review.ts'
import { disputedWords, MAX_DISPUTED_WORDS } from './disputed-words.ts'
import type { NamedReview } from './stored-copy.ts'

const TEXT = "Les enfants arrivent à l'école. Ils dorment."

interface Written {
  readonly [index: number]: string
}

function copy(written: Written, original = TEXT, silenced = false): NamedReview {
  const places = Object.entries(written).map(([index, text]) => ({ index: Number(index), text }))
  const draft = places.reduce(
    (now, { index, text }) => setVerdict(now, index, { kind: 'written', text }),
    guidedDraft(original),
  )
  const review = places.reduce(
    (now, { index, text }) =>
      silenced
        ? reduceReview(now, { type: 'silenced', key: `${index}-${index}-${text}`, silent: true })
        : now,
    EMPTY_REVIEW,
  )
  return {
    ...reviewedCopyOf(markRestRight(draft, 0, draft.words.length - 1), review),
    named: {
      errors: places.map(({ index, text }) => ({
        first: index,
        last: index,
        classes: [{ code: 'accord_verbe', explanation: `Qui ? « ${text} »` }],
      })),
      nominal: [],
      verbal: [],
    },
  }
}

test('CLA-06 each disputed word in its sentence, its spellings by number, with what decides', () => {
  const copies = [copy({ 2: 'arrive', 6: 'dorme' }), copy({ 2: 'arrive' }), copy({ 2: 'arives' })]
  expect(disputedWords(TEXT, copies)).toEqual([
    {
      before: 'Les enfants ',
      expected: 'arrivent',
      after: " à l'école.",
      copies: 3,
      spellings: [
        { written: 'arrive', copies: 2, reason: 'Qui ? « arrive »' },
        { written: 'arives', copies: 1, reason: 'Qui ? « arives »' },
      ],
    },
    {
      before: 'Ils ',
      expected: 'dorment',
      after: '.',
      copies: 1,
      spellings: [{ written: 'dorme', copies: 1, reason: 'Qui ? « dorme »' }],
    },
  ])
})

test('CLA-06 a reason that the adult silenced is not projected', () => {
  const [word] = disputedWords(TEXT, [copy({ 2: 'arrive' }, TEXT, true)])
  expect(word?.spellings[0]?.reason).toBeNull()
})

test('CLA-06 words left out are no spelling; copies of another text are left aside, those of its beginning count', () => {
  const draft = setVerdict(guidedDraft(TEXT), 2, { kind: 'forgotten' })
  const forgotten = {
    ...reviewedCopyOf(markRestRight(draft, 0, 6), EMPTY_REVIEW),
    named: { errors: [], nominal: [], verbal: [] },
  }
  const other = copy({ 1: 'chat' }, 'Un chien dort.')
  const beginning = copy({ 2: 'arrive' }, "Les enfants arrivent à l'école.")
  expect(disputedWords(TEXT, [forgotten, other])).toEqual([])
  expect(disputedWords(TEXT, [beginning]).map(({ expected }) => expected)).toEqual(['arrivent'])
})

test('CLA-06 no more words than a lesson looks at', () => {
  const long = Array.from({ length: 20 }, (_, at) => `mot${at}`).join(' ')
  const written = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, `faux${at}`]))
  expect(disputedWords(long, [copy(written, long)])).toHaveLength(MAX_DISPUTED_WORDS)
})
