import { expect, test } from 'vitest'
import { INITIAL_OPTIONS, printedDictation } from './print-options-state.ts'

const DICTATION = {
  id: '01920000-0000-7000-8000-000000000001',
  title: 'Le chat',
  content: 'Le chat dort. Il mange. Une souris sort.',
  level: 'CE1',
  form: 'text',
} as const

const STUDY = {
  words: [
    { word: 'chat', places: [{ sentence: 0, form: 'chat' }] },
    { word: 'souris', places: [{ sentence: 2, form: 'souris' }] },
  ],
  goals: [],
}

const printable = {
  dictation: DICTATION,
  study: STUDY,
  copies: [],
  groups: [],
  numbers: [1, 2, 3, 5],
  kinds: [],
}

test('PAG-05 the sheets stop at the chosen point, with the gaps that stand before it', () => {
  const short = printedDictation(printable, { ...INITIAL_OPTIONS, part: 'short' })
  expect(short.request.sentences).toEqual(['Le chat dort.'])
  expect(short.gaps).toEqual([['chat']])
  expect(short.stops).toEqual([])
  // The list of words is learnt whole.
  expect(short.request.words).toEqual(['chat', 'souris'])
})

test('PAG-05 the whole text shows its two stopping points', () => {
  const whole = printedDictation(printable, INITIAL_OPTIONS)
  expect(whole.stops.map(({ part, sentences, words }) => [part, sentences, words])).toEqual([
    ['short', 1, 3],
    ['medium', 2, 5],
  ])
  expect(whole.gaps).toEqual([['chat'], [], ['souris']])
  expect(whole.request.numbers).toEqual([1, 2, 3, 5])
})

test('PAG-03 one sheet without a number is for nobody in particular; what was missed is to be watched', () => {
  const copy = {
    id: 'a',
    learner: { id: 'b', first_name: 'Léa', last_name: 'Martin' },
    part: 'whole',
    word_count: 8,
    error_count: 1,
    score: 88,
    missed: ['souris'],
    same_text: true,
    created_at: '2026-11-19T10:00:00.000Z',
  } as const
  const alone = printedDictation(
    { ...printable, copies: [{ ...copy, missed: [...copy.missed] }] },
    { ...INITIAL_OPTIONS, isForClass: false },
  )
  expect(alone.request.numbers).toEqual([])
  expect(alone.missed).toEqual([{ word: 'souris', times: 1 }])
})

test('PAG-03 the teacher sees where to breathe, unless the groups are of other sentences', () => {
  const group = (text: string, sentence: number) => ({
    pieces: [{ before: [], text, after: [] }],
    sentence,
    words: 2,
  })
  const groups = [group('Le chat', 0), group('dort.', 0), group('Il mange.', 1)]
  const third = group('Une souris sort.', 2)
  const breaths = (given: typeof groups) =>
    printedDictation({ ...printable, groups: given }, INITIAL_OPTIONS).request.breaths
  expect(breaths([...groups, third])).toEqual([
    ['Le chat', 'dort.'],
    ['Il mange.'],
    ['Une souris sort.'],
  ])
  expect(breaths(groups)).toEqual([])
})
