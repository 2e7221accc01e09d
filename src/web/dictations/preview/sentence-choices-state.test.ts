import { expect, test } from 'vitest'
import { after, WRITTEN } from '../../../../test/support/screens/written-dictation.ts'
import { draftShown, type GeneratorEvent, reduceGenerator } from '../generator-state.ts'
import { nextKnown, sentenceRequestOf, wordPlaces } from './previewed-text-state.ts'
import { piecesOf } from './sentence-choices-state.ts'

const COW = { text: 'La vache broute.', words: [{ word: 'vache', form: 'vache' }] }
const SKY = { text: 'Le ciel est bleu.', words: [{ word: 'ciel', form: 'ciel' }] }
const HILL = { text: 'Lina court.', words: [] }
const CALF = { text: 'Une vache meugle.', words: [{ word: 'vache', form: 'vache' }] }

const STORY = {
  ...WRITTEN,
  content: `${COW.text} ${SKY.text} ${HILL.text}`,
  sentences: [COW, SKY, HILL],
  story: 'le-pre',
  seed: 12,
}

const GENERATED: readonly GeneratorEvent[] = [
  { type: 'typed', change: { words: 'vache, ciel', length: 3 } },
  { type: 'submitted' },
  { type: 'generated', written: STORY },
]

function draftAfter(...events: readonly GeneratorEvent[]) {
  const draft = draftShown(after(...GENERATED, ...events))
  if (draft === null) throw new Error('no text is shown')
  return draft
}

const ANOTHER_COW: readonly GeneratorEvent[] = [
  { type: 'sentence-asked', place: 0 },
  { type: 'sentence-proposed', place: 0, sentence: CALF },
]

test('TXT-03 a sentence that was proposed takes the place of the one before, and goes again', () => {
  const changed = draftAfter(...ANOTHER_COW)
  expect(changed.content).toBe('Une vache meugle. Le ciel est bleu. Lina court.')
  const back = draftAfter(...ANOTHER_COW, { type: 'sentence-shown', place: 0, shown: 0 })
  expect(back.content).toBe(STORY.content)
  expect(back.choices[0]?.sentences).toEqual([COW, CALF])
})

test('TXT-03 what the adult wrote in the other sentences stays', () => {
  const mended: readonly GeneratorEvent[] = [
    { type: 'edit-opened' },
    { type: 'edit-typed', text: `${COW.text} Le ciel est gris ! ${HILL.text}` },
    { type: 'edit-saved' },
  ]
  const draft = draftAfter(...mended, ...ANOTHER_COW)
  expect(draft.content).toBe('Une vache meugle. Le ciel est gris ! Lina court.')
  expect(piecesOf(draft).map(({ text, place }) => [text, place])).toEqual([
    ['Une vache meugle.', 0],
    ['Le ciel est gris !', null],
    ['Lina court.', 2],
  ])
  expect(sentenceRequestOf(draft, 2)).toMatchObject({
    words: ['vache', 'ciel'],
    story: 'le-pre',
    seed: 12,
    before: ['Une vache meugle.', 'Le ciel est gris !'],
    sentence: 'Lina court.',
    after: [],
    refused: ['Lina court.'],
  })
  // The sentence that was mended by hand is the adult's.
  expect(sentenceRequestOf(draft, 1)).toBeNull()
})

test('TXT-03 independent sentences keep their lines, those that the adult adds too', () => {
  const lines = { ...STORY, form: 'sentences' as const, content: `${COW.text}\n${SKY.text}` }
  const state = after(
    { type: 'typed', change: { words: 'vache' } },
    { type: 'submitted' },
    { type: 'generated', written: { ...lines, sentences: [COW, SKY] } },
    { type: 'edit-opened' },
    { type: 'edit-typed', text: `${COW.text}\nIl pleut.\nIl neige.\n${SKY.text}` },
    { type: 'edit-saved' },
    ...ANOTHER_COW,
  )
  const draft = draftShown(state)
  expect(draft?.content).toBe(`${CALF.text}\nIl pleut.\nIl neige.\n${SKY.text}`)
  expect(draft && piecesOf(draft)).toHaveLength(4)
})

test('TXT-05 each given word is said with its sentence and its form, as the text is now', () => {
  const cows = { text: 'Deux vaches meuglent.', words: [{ word: 'vache', form: 'vaches' }] }
  const draft = draftAfter(
    { type: 'sentence-asked', place: 2 },
    { type: 'sentence-proposed', place: 2, sentence: cows },
  )
  expect(wordPlaces(draft)).toEqual([
    {
      word: 'vache',
      places: [
        { word: 'vache', form: 'vache', sentence: 1 },
        { word: 'vache', form: 'vaches', sentence: 3 },
      ],
    },
    { word: 'ciel', places: [{ word: 'ciel', form: 'ciel', sentence: 2 }] },
  ])
})

test('TXT-03 up to five are proposed, then the first comes again', () => {
  let state = after(...GENERATED)
  for (let count = 1; count <= 5; count += 1) {
    const choice = draftShown(state)?.choices[0]
    expect(choice && nextKnown(choice)).toBeNull()
    const sentence = { text: `Vache ${count}.`, words: [] }
    state = reduceGenerator(state, { type: 'sentence-asked', place: 0 })
    state = reduceGenerator(state, { type: 'sentence-proposed', place: 0, sentence })
  }
  const last = draftShown(state)?.choices[0]
  expect(last && nextKnown(last)).toBe(0)
  const first = reduceGenerator(state, { type: 'sentence-shown', place: 0, shown: 0 })
  const again = draftShown(first)?.choices[0]
  expect(again && nextKnown(again)).toBe(1)
})

test('TXT-03 where none is found or the server fails, the sentence stays and it is said', () => {
  const none = draftAfter(
    { type: 'sentence-asked', place: 1 },
    { type: 'sentence-proposed', place: 1, sentence: null },
  )
  expect(none.content).toBe(STORY.content)
  expect(none.choices[1]).toMatchObject({ isAsking: false, isExhausted: true })
  const failed = draftAfter(
    { type: 'sentence-asked', place: 1 },
    { type: 'sentence-failed', place: 1, problem: 'Erreur 500: Oups' },
  )
  expect(failed.choices[1]).toMatchObject({ isAsking: false, problem: 'Erreur 500: Oups' })
  const again = draftAfter(
    { type: 'sentence-asked', place: 1 },
    { type: 'sentence-failed', place: 1, problem: 'Erreur 500: Oups' },
    { type: 'sentence-asked', place: 1 },
  )
  expect(again.choices[1]).toMatchObject({ isAsking: true, problem: null })
})

test('TXT-03 an answer that comes while the adult writes changes nothing', () => {
  const asked: GeneratorEvent = { type: 'sentence-asked', place: 0 }
  const late: GeneratorEvent = { type: 'sentence-proposed', place: 0, sentence: CALF }
  const open = after(...GENERATED, asked, { type: 'edit-opened' })
  expect(reduceGenerator(open, late)).toBe(open)
  const closed = reduceGenerator(open, { type: 'edit-cancelled' })
  expect(draftShown(reduceGenerator(closed, late))?.content).toBe(STORY.content)
  expect(draftShown(closed)?.choices[0]?.isAsking).toBe(false)
  const another = after(...GENERATED, asked, { type: 'another' }, { type: 'stopped' })
  expect(draftShown(another)?.choices[0]?.isAsking).toBe(false)
})
