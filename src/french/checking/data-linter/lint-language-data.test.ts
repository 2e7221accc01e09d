import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import type { Language } from '../../data/language.ts'
import { collectionFaults, parseCollection } from '../../data/sentence-collection.ts'
import { lintLanguageData } from './lint-language-data.ts'

const language = loadLanguage()

/** What the linter says of a collection of these lines alone. */
function faults(...lines: readonly string[]): string[] {
  const text = ['@title Essai', '@levels CP', '@keywords essai', ...lines].join('\n')
  const file = { path: 'sentences/essai.sentences', text }
  const bare: Language = {
    ...language,
    nouns: new Map(),
    adjectives: new Map(),
    verbs: new Map(),
    fallbacks: new Map(),
    faults: () => collectionFaults(file),
    stories: [],
    collections: [parseCollection(file)],
    places: [],
  }
  return lintLanguageData(bare).map(({ line, message }) => `${line - 3}: ${message}`)
}

test('a good sentence passes', () => {
  expect(faults('S{le chat} V{boire} O{du lait}')).toEqual([])
})

test.each([
  ['S{le zorglub} V{boire} O{du lait}', '1: «zorglub» is unknown to the lexicon'],
  ['S{héros} V{zorgluber}', '1: «zorgluber» in V{…} is not an infinitive of the lexicon'],
  [
    'S{héros} V{aimer} O{les fraises que ami mange}',
    '1: «mange» is a conjugated verb: write it in V{…}',
  ],
  ['S{héros} V{voir} O{[un animal.mer]}', '1: no noun of level 1 for [animal.mer]'],
  ['S{héros} V{ne manger}', '1: «ne» needs pas, jamais, plus, rien …'],
  [
    'S{maman} V{boire} O{(une tasse|un bol) de soupe ~chaud}',
    '1: «~chaud» may be said of two nouns: write it beside its own, or in the choice, agreed',
  ],
])('%s', (line, message) => {
  expect(faults(line)).toContain(message)
})

test.each([
  'S{maman} V{boire} O{une tasse ~chaud de soupe}',
  'S{maman} V{boire} O{une tasse de soupe ~chaud}',
  'S{maman} V{acheter} O{(un pull|une robe) ~vert} C{pour sa sœur}',
])('it is clear what the adjective of %s is said of', (line) => {
  expect(faults(line)).toEqual([])
})

test('equal sentences are refused with both places', () => {
  expect(faults('S{le chat} V{dormir}', '2 | S{le chat} V{dormir}')).toEqual([
    '2: same sentence as sentences/essai.sentences:4',
  ])
})

test('what cannot be read is told with its line', () => {
  expect(faults('@beat x', 'S{le chat} V{(dormir|manger}')).toEqual([
    '1: unknown directive',
    '2: a choice that does not close',
  ])
})

test('the net catches what a frame makes wrong', () => {
  expect(faults('S{les chat} V{dormir}').join()).toContain('determiner-noun «Les chat»')
})
