import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { nearestKnownWord } from './spelling-suggestion.ts'

const language = loadLanguage()

test.each([
  ['chateua', 'château'],
  ['chatau', 'château'],
  ['maisn', 'maison'],
  ['écolle', 'école'],
  ['ecole', 'école'],
  ['élèfant', 'éléphant'],
  ['soliel', 'soleil'],
  ['crocodille', 'crocodile'],
  ['bibliotèque', 'bibliothèque'],
  ['fenetre', 'fenêtre'],
  ['tabelau', 'tableau'],
  ['oiseu', 'oiseau'],
])('%s is most likely %s', (word, known) => {
  expect(nearestKnownWord(word, language)).toBe(known)
})

test.each(['zorglub', 'trukmuche', 'xyz', 'www', 'kg', '12'])('%s is like no word', (word) => {
  expect(nearestKnownWord(word, language)).toBeNull()
})
