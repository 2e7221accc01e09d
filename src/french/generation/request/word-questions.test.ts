import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { selectTheme } from './theme-selection.ts'
import { wordQuestions } from './word-questions.ts'

const language = loadLanguage()

test.each([
  ['elefant', 'éléphant'],
  ['chanpignon', 'champignon'],
  ['ecole', 'école'],
  ['un elefant', 'un éléphant'],
  ['aujourdhui', "aujourd'hui"],
  ['schtroumpfolage', null],
])('TXT-05 «%s» is asked about', (word, suggestion) => {
  expect(wordQuestions(['maison', word], language)).toEqual([{ word, suggestion }])
})

test('TXT-05 conjugated forms, locutions, elided and rare tool words, names and numbers are known', () => {
  const known = [
    'mangeaient',
    'quant à',
    "s'était",
    'au fur et à mesure',
    "d'ores et déjà",
    "aujourd'hui",
    'pomme de terre',
    'un bel arbre',
    'Kylian',
    'ONU',
    '2026',
    'se laver',
    'la maison',
    'grand-père',
  ]
  expect(wordQuestions(known, language)).toEqual([])
})

test('TXT-05 a list typed in capitals is asked about like another; acronyms are not', () => {
  const shouted = ['LE TROTOIR', 'LA CIRCULATION', 'UN CARREFOUR', 'PRUDANT', 'TRAVERSER']
  expect(wordQuestions(shouted, language)).toEqual([
    { word: 'LE TROTOIR', suggestion: 'le trottoir' },
    { word: 'PRUDANT', suggestion: 'prudent' },
  ])
  expect(wordQuestions(['ONU', 'TGV', 'SNCF'], language)).toEqual([])
  expect(wordQuestions(['chat', 'PRUDANT'], language)).toEqual([
    { word: 'PRUDANT', suggestion: 'prudent' },
  ])
  expect(wordQuestions(['chat', 'MARTIN', 'DURAND', 'UNESCO'], language)).toEqual([])
})

test('TXT-04 a theme that shares a small word with a known one is not taken for it', () => {
  expect(selectTheme("Quand j'étais petit", [], language)).toEqual({ theme: null, unknown: true })
  for (const typed of [
    'Le petit déjeuner',
    'La forêt en automne',
    'Les animaux de la ferme',
    'Noël',
  ]) {
    expect(selectTheme(typed, [], language).unknown, typed).toBe(false)
  }
})
