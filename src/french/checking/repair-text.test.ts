import { expect, test } from 'vitest'
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { checkText } from './check-text.ts'
import { repairText } from './repair-text.ts'

const language = loadLanguage()

const FARM: DictationRequest = {
  words: ['vache', 'lapin', 'herbe', 'souvent'],
  level: 'CE1',
  length: 4,
  theme: 'La ferme',
  pedagogicalGoals: [],
}

function repaired(...sentences: readonly string[]): readonly string[] {
  const written = repairText(sentences, FARM, language, 5)
  expect(checkText(written.text, FARM, language).faults).toEqual([])
  expect(written.missing).toEqual([])
  return written.sentences.map(({ text }) => text)
}

test.each([
  ['missing words', ['La vache dort.', 'Léa la regarde.', 'Le soleil brille.', 'Il fait chaud.']],
  ['too few', ["La vache mange de l'herbe."]],
  [
    'a repeated sentence',
    ['La vache dort.', 'La vache dort.', 'Le lapin court souvent.', "L'herbe est haute."],
  ],
  [
    'a fault',
    ['La vaches dort.', 'Le lapin court souvent.', "L'herbe est haute.", 'Le pré est vert.'],
  ],
  [
    'a comment',
    ['Voici la dictée :', 'La vache dort.', 'Le lapin court souvent.', "L'herbe est haute."],
  ],
  ['nothing', []],
])('GEN-11 with %s: exactly the sentences and the words asked', (_what, sentences) => {
  expect(repaired(...sentences)).toHaveLength(4)
})

test('GEN-11 of too many sentences, those without a given word go first', () => {
  const kept = [
    'La vache dort.',
    'Le lapin court souvent.',
    "L'herbe est haute.",
    'Le pré est vert.',
  ]
  expect(repaired(...kept, 'Il fait beau.', 'Tout est calme.')).toEqual(kept)
})

test('GEN-11 the good sentences stay in their order, the engine writes where one was wrong', () => {
  const text = repaired(
    'La vache dort.',
    'Les poule picore.',
    'Le lapin court souvent.',
    "L'herbe est haute.",
  )
  expect([text[0], text[2], text[3]]).toEqual([
    'La vache dort.',
    'Le lapin court souvent.',
    "L'herbe est haute.",
  ])
  expect(text[1]).not.toBe('Les poule picore.')
})
