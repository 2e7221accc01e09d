import { expect, test } from 'vitest'
import { isSpellingVariant } from './spelling-1990.ts'

test.each([
  ['oignon', 'ognon'],
  ["l'oignon", "l'ognon"],
  ['événement', 'évènement'],
  ['île', 'ile'],
  ['Île', 'Ile'],
  ["l'Île", "l'Ile"],
  ['Rond-point', 'Rondpoint'],
  ['août', 'aout'],
  ['boîtes', 'boites'],
  ['connaît', 'connait'],
  ["s'il vous plaît", "s'il vous plait"],
  ['goûter', 'gouter'],
  ['flûtes', 'flutes'],
  ['mûre', 'mure'],
  ['cédera', 'cèdera'],
  ['vingt et un', 'vingt-et-un'],
  ['deux cents', 'deux-cents'],
  ['cent vingt-deux', 'cent-vingt-deux'],
  ['week-end', 'weekend'],
  ['chauve-souris', 'chauvesouris'],
])('COR-03 «%s» and «%s» are one word, whichever is dictated', (one, other) => {
  expect([isSpellingVariant(one, other), isSpellingVariant(other, one)]).toEqual([true, true])
})

test.each([
  ['île', 'île'],
  ['Île', 'ile'],
  ['Île', 'île'],
  ["l'Île", "l'ile"],
  ["d'Alice", "d'alice"],
  ["l'Espagne", "l'espagne"],
  ['Jean-Pierre', 'Jean-pierre'],
  ['maison', 'maiSon'],
  ['sûr', 'sur'],
  ['mûr', 'mur'],
  ['dû', 'du'],
  ['jeûne', 'jeune'],
  ['fût', 'fut'],
  ['fîmes', 'fimes'],
  ['forêt', 'foret'],
  ['belle', 'bèle'],
  ['château', 'chateau'],
  ['arc-en-ciel', 'arcenciel'],
  ['grand-mère', 'grand mère'],
  ['vingt-deux', 'vingt deux'],
  ['école', 'ecole'],
])('COR-03 «%s» and «%s» are not two spellings of one word', (one, other) => {
  expect([isSpellingVariant(one, other), isSpellingVariant(other, one)]).toEqual([false, false])
})

test.each([
  ['furent', 'fûrent'],
  ['voulurent', 'voulûrent'],
  ['chapitre', 'chapître'],
  ['toute', 'toûte'],
  ['puis', 'puîs'],
])('COR-03 a circumflex that «%s» never had is an error in «%s»', (expected, written) => {
  expect(isSpellingVariant(expected, written)).toBe(false)
})
