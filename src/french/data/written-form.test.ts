import { expect, test } from 'vitest'
import { containsForm, visitWords } from './written-form.ts'

test('the words of a line are those written in it, in lower case, elided ones with and without what is before them, notation with its mark', () => {
  const words: string[] = []
  visitWords("S{l'Escalier} V{mener/ver} L{au chou-fleur, œuf !} T{aujourd'hui}", (word) =>
    words.push(word),
  )
  expect(words).toEqual([
    "l'escalier",
    'escalier',
    'mener',
    '/ver',
    'au',
    'chou-fleur',
    'œuf',
    "aujourd'hui",
    'hui',
  ])
})

test.each([
  ['le chat dort', 'chat', true],
  ['le chaton dort', 'chat', false],
  ['un pot-au-feu', 'pot-au-feu', true],
  ['éléphant', 'phant', false],
  ['v{être} a{content}', 'a', false],
  ['v{dormir:état}', 'état', false],
  ['o{un ver/nom}', 'ver', true],
  ['o{une marche/nom}', 'nom', false],
])('«%s» holds «%s»: %s', (text, form, holds) => {
  expect(containsForm(text, form)).toBe(holds)
})
