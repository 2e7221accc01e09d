import { expect, test } from 'vitest'
import { guidedDraft, setVerdict, type Verdict } from '../copy/draft/copy-draft.ts'
import { EMPTY_REVIEW, reviewedCopyOf } from '../copy/review/copy-review.ts'
import type { ErrorClass } from '../copy/review/error-class.ts'
import type { CountingSwitches } from '../copy/review/grading-scale.ts'
import { type DictatedWord, type NamedPiece, wordsShownBy } from './copy-words.ts'

const TEXT = "Les chevaux mangent à Paris. Il y a l'herbe et la forêt."

const LEMMAS: Readonly<Record<string, Partial<DictatedWord>>> = {
  Les: { form: 'les', full: false },
  chevaux: { lemma: 'cheval' },
  mangent: { lemma: 'manger' },
  à: { full: false },
  Paris: { proper: true },
  Il: { form: 'il', full: false },
  y: { full: false },
  a: { lemma: 'avoir' },
  "l'herbe": { form: 'herbe' },
  et: { full: false },
  la: { full: false },
}

const DICTATED = guidedDraft(TEXT).words.map(({ text }): DictatedWord => {
  const known = LEMMAS[text] ?? {}
  const form = known.form ?? text
  return { form, lemma: form, proper: false, full: true, sentence: TEXT, ...known }
})

interface Deviation {
  readonly index: number
  readonly verdict: Verdict
  readonly codes?: readonly ErrorClass[]
  readonly last?: number
}

function written(index: number, text: string, ...codes: ErrorClass[]): Deviation {
  return { index, verdict: { kind: 'written', text }, codes }
}

function wordsOfCopy(deviations: readonly Deviation[], switches?: CountingSwitches) {
  let draft = guidedDraft(TEXT)
  for (const { index, verdict } of deviations) draft = setVerdict(draft, index, verdict)
  const named: NamedPiece[] = deviations.map(({ index, codes = [], last = index }) => ({
    first: index,
    last,
    classes: codes.map((code) => ({ code })),
  }))
  const review = { ...EMPTY_REVIEW, ...(switches && { switches }) }
  return wordsShownBy(draft, reviewedCopyOf(draft, review), named, DICTATED)
}

test.each([
  ['a spelling brings back the lemma', written(1, 'chevo', 'graphie'), 'cheval', 'graphie'],
  [
    'an agreement brings back the form',
    written(2, 'mange', 'accord_verbe'),
    'mangent',
    'accord_verbe',
  ],
  ['a homophone brings back the form', written(7, 'à', 'homophone'), 'a', 'homophone'],
  ['an accent brings back the lemma', written(11, 'foret', 'accent'), 'forêt', 'accent'],
  ['a name without its capital returns', written(4, 'paris', 'majuscule'), 'Paris', 'majuscule'],
  ['an elided word is left out', written(8, 'lerbe', 'graphie'), 'herbe', 'graphie'],
  ['an unnamed error returns', written(11, 'xxx'), 'forêt', 'meconnaissable'],
  [
    'a forgotten word returns',
    { index: 11, verdict: { kind: 'forgotten' } as const },
    'forêt',
    'oubli',
  ],
])('REV-01 %s', (_name, deviation, word, error) => {
  const { missed, right } = wordsOfCopy([deviation])
  expect(missed).toMatchObject([{ word, error, sentence: TEXT }])
  expect(right).not.toContain(word)
})

test.each([
  ['the capital of a first word', written(0, 'les', 'majuscule')],
  ['a little word left out', { index: 9, verdict: { kind: 'forgotten' } as const }],
  ['an illegible word', { index: 1, verdict: { kind: 'illegible' } as const }],
])('REV-01 %s brings nothing back, and counts as no success', (_name, deviation) => {
  const { missed, right } = wordsOfCopy([deviation])
  expect(missed).toEqual([])
  expect(right).not.toContain(DICTATED[deviation.index]?.form)
})

test('REV-01 an error that the adult does not count brings nothing back; a second one beside it does', () => {
  const switches = { accents: false, capitals: true, punctuation: true }
  expect(wordsOfCopy([written(11, 'foret', 'accent')], switches).missed).toEqual([])
  const both = wordsOfCopy([written(11, 'forets', 'accent', 'accord_nombre')], switches)
  expect(both.missed).toMatchObject([{ word: 'forêt', error: 'accord_nombre' }])
})

test('REV-01 words written in one piece return together', () => {
  const joined = { kind: 'joined' } as const
  const { missed, right } = wordsOfCopy([
    { ...written(5, 'ilya', 'segmentation'), last: 7 },
    { index: 6, verdict: joined },
    { index: 7, verdict: joined },
  ])
  expect(missed).toMatchObject([{ word: 'il y a', error: 'segmentation' }])
  expect(right).not.toContain('avoir')
})

test('REV-01 words in another order and a sentence left out bring no word back', () => {
  const forgotten = [5, 6, 7, 8, 9, 10, 11].map((index): Deviation => {
    return { index, verdict: { kind: 'forgotten' }, codes: ['oubli'], last: 11 }
  })
  const swapped = { ...written(1, 'mangent chevaux', 'ordre'), last: 2 }
  expect(wordsOfCopy([swapped, ...forgotten]).missed).toEqual([])
})

test('REV-01 a copy without a fault misses nothing; forms and lemmas were right', () => {
  const { missed, right } = wordsOfCopy([])
  expect(missed).toEqual([])
  expect(right).toEqual(expect.arrayContaining(['chevaux', 'cheval', 'mangent', 'manger', 'forêt']))
  expect(new Set(right).size).toBe(right.length)
})
