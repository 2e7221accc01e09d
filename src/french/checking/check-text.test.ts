import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { LEVELS } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { writeDictation } from '../generation/write-dictation.ts'
import { newSampler } from '../sampler.ts'
import { checkText } from './check-text.ts'

const language = loadLanguage()

function request(words: readonly string[], more: Partial<DictationRequest> = {}): DictationRequest {
  return { words, level: 'CE2', length: 2, theme: '', pedagogicalGoals: [], ...more }
}

function faults(
  text: string,
  words: readonly string[],
  more: Partial<DictationRequest> = {},
): unknown {
  return checkText(text, request(words, more), language).faults
}

test('GEN-11 a right text has no fault', () => {
  const text = "Ce matin, la tortue traverse lentement l'allée. Elle mange une feuille de salade."
  expect(faults(text, ['tortue', 'manger', 'allée', 'lentement'])).toEqual([])
})

test.each([
  ['œuf', 'Il casse deux œufs. Il bat la crème.'],
  ['oeuf', 'Il casse un œuf. Il bat la crème.'],
  ['école', "Elle va à l'école. Elle lit."],
  ['cheval', 'Deux chevaux galopent. Le pré est vaste.'],
  ['beau', 'Un bel arbre pousse. Le ciel est bleu.'],
  ['heureuse', 'La chatte est heureuse. Elle dort.'],
  ['partir', 'Nous sommes partis tôt. Il pleuvait.'],
  ['faire du vélo', 'Il fait du vélo. Il rit.'],
  ['été', "L'e\u0301te\u0301 arrive. Il fait beau."],
  ["aujourd'hui", 'Aujourd’hui, il neige. Le lac gèle.'],
])('GEN-09 «%s» is in «%s»', (word, text) => {
  expect(faults(text, [word])).toEqual([])
})

test.each([
  ['chevaux', 'Le cheval galope. Le pré est vaste.'],
  ['mangeait', 'Il mange une poire. Il a faim.'],
  ['avoir', 'Il a dormi. Il rêve.'],
  ['chat', 'Le château est vieux. Il pleut.'],
  ['toujours', 'Il pleut tous les jours. Il neige.'],
])('GEN-09 «%s» is not in «%s»', (word, text) => {
  expect(faults(text, [word])).toEqual([{ kind: 'missing-word', word }])
})

test.each([
  ['Il pleut. Il vente. Il neige.', { kind: 'sentence-count', asked: 2, found: 3 }],
  ['Le vent souffle. Le vent souffle !', { kind: 'repeated-sentence', sentence: 1 }],
  ['Le vent souffle. **La mer** monte.', { kind: 'not-a-dictation', sentence: 1 }],
  ['Voici une dictée pour le CE2. La mer monte.', { kind: 'not-a-dictation', sentence: 0 }],
  ['- Le vent souffle.\n- La mer monte.', { kind: 'not-a-dictation', sentence: 0 }],
  ['La tempête\nLa mer monte.', { kind: 'unfinished', sentence: 0 }],
  ['Le vent souffle. La mer monte et', { kind: 'unfinished', sentence: 1 }],
  ['Le vent soufle. La mer monte.', { kind: 'language', sentence: 0, found: 'soufle' }],
  [
    'Les vents souffle. La mer monte.',
    { kind: 'language', sentence: 0, found: 'Les vents souffle' },
  ],
  [
    'Nina à un frère. La mer monte.',
    { kind: 'language', sentence: 0, found: 'à un', expected: 'a' },
  ],
  [
    'Le vent souffle sur la mer, sur le port, sur les toits, sur les champs, sur les bois et sur les routes. La mer monte.',
    { kind: 'too-long', sentence: 0, words: 22, most: 15 },
  ],
])('GEN-11 %j: %j', (text, fault) => {
  expect(faults(text, [])).toContainEqual(fault)
})

test('GEN-11 a word that is only quoted or listed is not used', () => {
  const listed = (text: string): unknown => faults(text, ['tulipe'], { length: 1 })
  const fault = [{ kind: 'word-only-listed', word: 'tulipe' }]
  expect(listed('La maîtresse écrit le mot « tulipe ».')).toEqual(fault)
  expect(listed('Il connaît des fleurs : rose, tulipe, jonquille.')).toEqual(fault)
  expect(listed('Il cueille une rose, une tulipe et une jonquille.')).toEqual([])
})

test('length is told, not refused, when the words leave no room', () => {
  const words = 'pomme poire prune pêche melon cerise'.split(' ')
  const text =
    'Dans le panier de sa grand-mère, Nina range une pomme, une poire, une prune, une pêche, un melon et une cerise.'
  const { faults: none, warnings } = checkText(text, request(words, { length: 1 }), language)
  expect(none).toEqual([])
  expect(warnings).toEqual([{ kind: 'too-long', sentence: 0, words: 21, most: 15 }])
})

test('GEN-09 a goal may ask another form than the one given', () => {
  const asked = { length: 1, pedagogicalGoals: ['pluriel'] }
  expect(faults('Les pommes de terre cuisent.', ['pomme de terre'], asked)).toEqual([])
  expect(faults('Les pommes de terre cuisent.', ['pomme de terre'], { length: 1 })).toEqual([
    { kind: 'missing-word', word: 'pomme de terre' },
  ])
})

test('a given word that no lexicon knows is right', () => {
  expect(faults('Le zorglub dort. Il ronfle.', ['zorglub'])).toEqual([])
})

test('a first name is no rare word, whatever verb has the same letters', () => {
  const sentences = ['Élise mange une noisette.', 'Avec Élise, le chat dort.']
  const { warnings } = checkText(sentences.join(' '), request([], { level: 'CE1' }), language)
  expect(warnings.filter(({ kind }) => kind === 'rare-word')).toEqual([])
})

test('tenses of later classes, rare words and missed goals are told, not refused', () => {
  const { warnings, faults: none } = checkText(
    'Le moine déambula dans le cloître. Il priait.',
    request([], { level: 'CE1', pedagogicalGoals: ['futur'] }),
    language,
  )
  expect(none).toEqual([])
  expect(warnings).toContainEqual({ kind: 'tense', sentence: 0, tense: 'passé simple' })
  expect(warnings).toContainEqual({ kind: 'goal-missed', goal: 'futur' })
  expect(warnings.some((warning) => warning.kind === 'rare-word')).toBe(true)
})

test('the engine passes the same check', () => {
  const nouns = [...language.nounForms.keys()].filter((form) => !form.includes(','))
  const verbs = [...language.verbs.keys()]
  for (let seed = 0; seed < draws(40); seed += 1) {
    const random = newSampler(seed)
    const words = [random.pick(nouns), random.pick(nouns), random.pick(verbs)].flatMap(
      (word) => word ?? [],
    )
    const asked = request(words, { level: random.pick(LEVELS) ?? 'CP', length: 5 })
    const { text } = writeDictation(asked, language, seed)
    const found = checkText(text, asked, language).faults
    expect(found.filter(({ kind }) => kind !== 'too-long' && kind !== 'word-only-listed')).toEqual(
      [],
    )
  }
}, 30_000)
