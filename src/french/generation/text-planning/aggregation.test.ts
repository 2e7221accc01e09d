import { expect, test } from 'vitest'
import { language, sentenceOfLine } from '../../../../test/support/house/told-line.ts'
import { type Aggregable, coordinateSentences, groupForAggregation } from './aggregation.ts'

function item(text: string, isProtagonistAction: boolean): Aggregable {
  return { text, isProtagonistAction, theme: null }
}

const TEXT = [
  item('Léa ouvre la porte.', true),
  item('La pluie tombe sur le jardin.', false),
  item('Elle prend un parapluie rouge.', true),
  item('Où est le chat ?', false),
]

test('GEN-09 sentences are joined to the number asked, and none is lost', () => {
  for (const length of [1, 2, 3, 4]) {
    const groups = groupForAggregation(TEXT, length, 12)
    expect(groups).toHaveLength(length)
    expect(new Set(groups.flat())).toEqual(new Set(TEXT))
  }
})

test('two actions of the hero are joined before two subjects, even when a sentence stands between', () => {
  const [first] = groupForAggregation(TEXT, 3, 12)
  expect(first).toEqual([TEXT[0], TEXT[2]])
})

test('a sentence of two clauses is joined after plain ones, even where it is shorter', () => {
  const texts = [
    item('Le chat dort sur le vieux fauteuil.', false),
    item('La pluie tombe sur le petit jardin.', false),
    item('Léa rit et Paul chante.', false),
    item('Un oiseau chante dans le grand arbre.', false),
    item('Papa rentre de la ville à pied.', false),
  ]
  expect(groupForAggregation(texts, 3, 20).map((group) => group.length)).toEqual([2, 1, 2])
})

test('a question is joined only when nothing else is left', () => {
  const groups = groupForAggregation(TEXT, 2, 24)
  expect(groups.find((group) => group.some(({ text }) => text.endsWith('?')))).toHaveLength(1)
})

test.each([
  ['shared', 3, 'Emma ouvre la porte et prend un parapluie.'],
  ['while', 1, "Emma ouvre la porte pendant qu'Emma prend un parapluie."],
  ['beside', 3, 'Emma ouvre la porte\u00a0; Emma prend un parapluie.'],
] as const)('two sentences are joined as what ties them allows: %s', (link, level, text) => {
  const sentences = ['S{héros} V{ouvrir} O{la porte}', 'S{héros} V{prendre} O{un parapluie}'].map(
    (line) => sentenceOfLine(line),
  )
  expect(coordinateSentences(sentences, { link, level, language }).text).toBe(text)
})
