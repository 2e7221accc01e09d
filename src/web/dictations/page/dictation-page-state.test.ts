import { expect, test } from 'vitest'
import type { DictationCopy } from '../../../contract/dictation-study.ts'
import { isJustCreated, JUST_CREATED, missingWords, tallyWords } from './dictation-page-state.ts'

const CONTENT = 'Le chat dort. Il mange. Une souris sort.'

const WORDS = [
  { word: 'chat', places: [{ sentence: 0, form: 'chat' }] },
  { word: 'souris', places: [{ sentence: 2, form: 'souris' }] },
  { word: 'lucarne', places: [] },
]

function copy(change: Partial<DictationCopy> = {}): DictationCopy {
  return {
    id: 'a',
    learner: { id: 'b', first_name: 'Léa', last_name: 'Martin' },
    part: 'whole',
    word_count: 8,
    error_count: 0,
    score: 100,
    missed: [],
    same_text: true,
    created_at: '2026-11-19T10:00:00.000Z',
    ...change,
  }
}

test('PAG-01 before any copy, a word tells where it stands, or that the text has it not', () => {
  expect(tallyWords(WORDS, [], CONTENT)).toEqual([
    { kind: 'unmarked', sentence: 1 },
    { kind: 'unmarked', sentence: 3 },
    { kind: 'absent' },
  ])
  expect(missingWords(WORDS)).toEqual(['lucarne'])
})

test('PAG-01 with copies, a word tells how often it was missed', () => {
  const copies = [copy(), copy({ missed: ['souris'] }), copy({ missed: ['souris', 'dort'] })]
  expect(tallyWords(WORDS, copies, CONTENT).slice(0, 2)).toEqual([
    { kind: 'right' },
    { kind: 'missed', times: 2 },
  ])
})

test('PAG-01 a word that the text elides an article before is counted as the others are', () => {
  const words = [{ word: 'écureuil', places: [{ sentence: 0, form: 'écureuil' }] }]
  const copies = [copy(), copy({ missed: ["l'ecureuil"] })]
  expect(tallyWords(words, copies, "L'écureuil dort.")).toEqual([{ kind: 'missed', times: 1 }])
})

test('PAG-05 a word after the stopping point was not given, so nobody got it right or wrong', () => {
  expect(tallyWords(WORDS, [copy({ part: 'short' })], CONTENT).slice(0, 2)).toEqual([
    { kind: 'right' },
    { kind: 'unmarked', sentence: 3 },
  ])
  expect(tallyWords(WORDS, [copy({ part: 'cloze' })], CONTENT)[1]).toEqual({ kind: 'right' })
})

test('PAG-01 a copy of an older text says nothing of the words', () => {
  const older = copy({ same_text: false, missed: ['chat'] })
  expect(tallyWords(WORDS, [older], CONTENT)[0]).toEqual({ kind: 'unmarked', sentence: 1 })
})

test('PAG-01 only what was just stored is announced as such', () => {
  expect([isJustCreated(JUST_CREATED), isJustCreated(null), isJustCreated('x')]).toEqual([
    true,
    false,
    false,
  ])
})
