import { expect, test } from 'vitest'
import { gapParts, hasTypedWord, isTypedRight } from './typed-word.ts'

test.each([
  ['forêt', 'forêt', true],
  ['forêt', ' forêt ', true],
  ['forêt', 'foret', false],
  ['forêt', 'forêts', false],
  ['forêt', 'Forêt', true],
  ['Paris', 'Paris', true],
  ['Paris', 'paris', false],
  ['sœur', 'soeur', true],
  ["aujourd'hui", 'aujourd’hui', true],
  ["aujourd'hui", 'aujourdhui', false],
  ['arc-en-ciel', 'arc‑en‑ciel', true],
  ['arc-en-ciel', 'arc en ciel', false],
  ['île', 'ile', true],
  ['oignon', 'ognon', true],
  ['oignon', 'Ognon', true],
  ['Il y a', 'il y a', false],
  ['forêt', 'fore\u0302t', true],
])('REV-02 «%s» typed «%s»: %s', (expected, typed, right) => {
  expect(isTypedRight(expected, typed)).toBe(right)
})

test.each([
  ['La forêt dort.', 'forêt', ['La ', ' dort.']],
  ['Forêt, belle forêt !', 'forêt', ['', ', belle ', ' !']],
  ["L'écureuil mange.", 'écureuil', ["L'", ' mange.']],
  ['Aujourd’hui, il pleut.', "aujourd'hui", ['', ', il pleut.']],
  ['Les forestiers de la forêt.', 'foret', ['Les forestiers de la forêt.']],
  ['Il y a un chat.', 'Il y a', ['', ' un chat.']],
])('REV-02 «%s» without «%s»', (sentence, form, parts) => {
  expect(gapParts(sentence, form)).toEqual(parts)
})

test('REV-02 signs alone are no word', () => {
  expect(["'", '-', ' ', ''].some(hasTypedWord)).toBe(false)
  expect(hasTypedWord('à')).toBe(true)
})
