import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { interpretGivenWords } from '../generation/request/given-word-list.ts'
import { placedWords } from './placed-words.ts'

const language = loadLanguage()

test.each([
  ['Les chats mangeaient dans la cuisine.', ['chat', 'manger', 'chien'], ['chats', 'mangeaient']],
  [
    "Il apprend au fur et à mesure, et l'oiseau chante.",
    ['au fur et à mesure', 'oiseau'],
    ['au fur et à mesure', 'oiseau'],
  ],
  ['Noé se lave les mains.', ['se laver', 'la main'], ['lave', 'mains']],
  ['Le grand-père de Léa a une belle maison.', ['grand-père', 'beau'], ['grand-père', 'belle']],
])('TXT-05 each given word is found with the form it has: %s', (text, words, forms) => {
  const placed = placedWords(text, interpretGivenWords(words, language), language)
  expect(placed.map(({ form }) => form)).toEqual(forms)
})
