import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { studyText } from './text-study.ts'

const language = loadLanguage()

const SENTENCES = [
  'Chaque soir, le vieux chat montait au grenier.',
  'Deux souris grises sortaient alors de leur cachette.',
]

test('PAG-01 each word is told with its sentences and forms, also one that the text has not', () => {
  const { words } = studyText(
    { sentences: SENTENCES, words: ['chat', 'sortir', 'lucarne'], goals: [] },
    language,
  )
  expect(words).toEqual([
    { word: 'chat', places: [{ sentence: 0, form: 'chat' }] },
    { word: 'sortir', places: [{ sentence: 1, form: 'sortaient' }] },
    { word: 'lucarne', places: [] },
  ])
})

test('PAG-01 a goal of tense or of letters shows its words, another shows none', () => {
  const { goals } = studyText(
    { sentences: SENTENCES, words: [], goals: ["l'imparfait", 'les mots en -ette', 'poésie'] },
    language,
  )
  expect(goals.map(({ places }) => places.map(({ form }) => form))).toEqual([
    ['montait', 'sortaient'],
    ['cachette'],
    [],
  ])
})
