import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/french/language-data.ts'
import { readGivenWord } from './given-word.ts'

const language = await loadLanguage()

function first(word: string): unknown {
  return readGivenWord(word, language).readings[0]
}

test.each([
  ['vache', { kind: 'noun', number: 's', gender: 'f' }],
  ['vaches', { kind: 'noun', number: 'p' }],
  ['yeux', { kind: 'noun', number: 'p' }],
  ['le chat', { kind: 'noun', determiner: 'le' }],
  ["l'école", { kind: 'noun', determiner: "l'" }],
  ['bonhomme de neige', { kind: 'noun', number: 's' }],
  ['vert', { kind: 'adjective', gender: 'm', number: 's' }],
  ['belles', { kind: 'adjective', lemma: 'beau', gender: 'f', number: 'p' }],
  ['manger', { kind: 'infinitive', reflexive: false }],
  ['se laver', { kind: 'infinitive', lemma: 'laver', reflexive: true }],
  ["s'habiller", { kind: 'infinitive', lemma: 'habiller', reflexive: true }],
  ['faire du vélo', { kind: 'infinitive' }],
  ['finissons', { kind: 'finite', lemma: 'finir' }],
  ['est', { kind: 'finite', lemma: 'être' }],
  ['souvent', { kind: 'tool' }],
  ['tout à coup', { kind: 'tool' }],
  ['Tom', { kind: 'name', gender: 'm' }],
  ['Zorglub', { kind: 'name', gender: null }],
  ['1789', { kind: 'year' }],
  ['14', { kind: 'number' }],
  ['zorglub', { kind: 'unknown' }],
])('%s', (word, reading) => {
  expect(first(word)).toMatchObject(reading)
})

test('typographic apostrophes and doubled spaces are tidied', () => {
  expect(readGivenWord(' l’école ', language).text).toBe("l'école")
})

test('every word can at least be unknown', () => {
  expect(readGivenWord('vache', language).readings.at(-1)?.kind).toBe('unknown')
})
