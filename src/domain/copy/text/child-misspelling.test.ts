import { expect, test } from 'vitest'
import { isLikelyMisspelling, phoneticKey } from './child-misspelling.ts'

test.each([
  ['bateau', 'bato'],
  ['chateau', 'chatau'],
  ['maison', 'meson'],
  ['toujours', 'toujour'],
  ['petit', 'peti'],
  ['noisettes', 'noisetes'],
  ['campagne', 'campanie'],
  ['quand', 'kan'],
  ['elephant', 'elefan'],
  ['poisson', 'poison'],
  ['chambre', 'chanbre'],
  ["l'ecole", 'lecole'],
  ['les', 'le'],
  ['sont', 'son'],
  ['et', 'est'],
  ['ses', 'ces'],
  ['hiver', 'iver'],
])('COR-03 «%s» and «%s» sound alike', (expected, written) => {
  expect(phoneticKey(written)).toBe(phoneticKey(expected))
  expect(isLikelyMisspelling(expected, written)).toBe(true)
})

test.each([
  ['two neighbouring letters changed places', 'maison', 'maiosn'],
  ['another ending of the verb', 'mangent', 'mange'],
  ['another ending of the verb, said otherwise', 'chantait', 'chantons'],
  ['a plural left out', 'chevaux', 'chevau'],
  ['a consonant said in the same place', 'poule', 'boule'],
  ['an s for a c with its cedilla', 'garcon', 'garson'],
  ['a consonant said in the same place, inside', 'jardin', 'jartin'],
])('COR-03 a child may write %s: «%s» written «%s»', (_, expected, written) => {
  expect(isLikelyMisspelling(expected, written)).toBe(true)
})

test.each([
  ['hibou', 'hihou'],
  ['bord', 'hord'],
  ['souris', 'sowris'],
  ['famille', 'farnille'],
  ['pendant', 'pamdant'],
  ['stylo', 'shjlo'],
  ['noire', 'nxiqe'],
  ['chat', 'vent'],
  ['le', 'w'],
  ['son', 'con'],
])('COR-03 no child writes «%s» as «%s»', (expected, written) => {
  expect(isLikelyMisspelling(expected, written)).toBe(false)
})
