import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { interpretGivenWord } from './given-word.ts'
import { withoutArticle } from './noun-interpretations.ts'

const language = loadLanguage()

test.each([
  ['Tom', { kind: 'name', gender: 'm' }],
  ['Zorglub', { kind: 'name', gender: null }],
  ['1789', { kind: 'year' }],
  ['14', { kind: 'number' }],
  ['Élie', { kind: 'name', gender: 'm' }],
  ['Jean-Baptiste', { kind: 'name', gender: 'm' }],
  ['Marie-Lou', { kind: 'name', gender: null }],
  ['Camille', { kind: 'name', gender: null }],
  ['léa', { kind: 'name', gender: 'f' }],
  ['MARIE', { kind: 'name', gender: 'f' }],
  ['New York', { kind: 'city' }],
  ['La Rochelle', { kind: 'city' }],
  ['Le Havre', { kind: 'city' }],
  ['Aix-en-Provence', { kind: 'city' }],
  ['Victor Hugo', { kind: 'person' }],
  ["Jeanne d'Arc", { kind: 'person' }],
  ['Louis XIV', { kind: 'person' }],
  ['Charlemagne', { kind: 'person' }],
  ['Napoléon', { kind: 'person' }],
  ['Monsieur Martin', { kind: 'neighbour' }],
  ['madame Dupuis', { kind: 'neighbour' }],
  ['Dupont', { kind: 'family' }],
  ['21', { kind: 'number' }],
  ['1000', { kind: 'number' }],
  ['3,5', { kind: 'number' }],
  ['12 000', { kind: 'number' }],
  ['1515', { kind: 'year' }],
  ['2024', { kind: 'year' }],
  ['quatre-vingts', { kind: 'number' }],
  ['vingt-et-un', { kind: 'number' }],
  ['deux cents', { kind: 'number' }],
  ['Zeus', { kind: 'person' }],
  ['Los Angeles', { kind: 'city' }],
  ['Mme Petit', { kind: 'neighbour' }],
  ['docteur Blanc', { kind: 'neighbour' }],
])('%s', (word, interpretation) => {
  expect(interpretGivenWord(word, language).interpretations[0]).toMatchObject(interpretation)
})

test.each([
  ['un Breton', { text: 'Breton', hasCapital: true }],
  ['le lapin', { text: 'lapin' }],
  ['LE LAPIN', { text: 'lapin' }],
  ["l'a", { text: "l'a" }],
  ["l'as", { text: "l'as" }],
])('TXT-04 «%s» without its article keeps what it was listed for', (form, expected) => {
  const { hasCapital, text } = withoutArticle(interpretGivenWord(form, language))
  expect({ text, hasCapital }).toEqual({ hasCapital: undefined, ...expected })
})
