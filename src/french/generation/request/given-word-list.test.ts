import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { interpretGivenWords } from './given-word-list.ts'
import { requestedLemma } from './word-coverage.ts'

const language = loadLanguage()

test.each([
  [['marche', 'court', 'saute', 'dort'], 'marche', 'finite'],
  [['porte', 'mange', 'finit'], 'porte', 'finite'],
  [['orange', 'rouge', 'vert', 'bleu'], 'orange', 'adjective'],
  [['porte', 'fenêtre', 'toit'], 'porte', 'noun'],
  [['lit', 'armoire', 'chaise'], 'lit', 'noun'],
  [['livre', 'lire'], 'livre', 'noun'],
  [['dîner', 'manger', 'boire', 'dormir'], 'dîner', 'infinitive'],
  [['dîner', 'soupe', 'table'], 'dîner', 'noun'],
])('among %j, «%s» is a %s', (list, word, kind) => {
  const found = interpretGivenWords(list, language).find(({ text }) => text === word)
  expect(found?.interpretations[0]?.kind).toBe(kind)
})

test('a word given twice, once with a full stop, is one word', () => {
  expect(interpretGivenWords(['chat', 'chat.', 'chat'], language)).toHaveLength(1)
})

test('two forms in one entry are two words, and no other form will do for either', () => {
  const words = interpretGivenWords(['grand, grande', 'château / châteaux', 'chat'], language)
  expect(words.map(({ text, asGiven }) => [text, asGiven === true])).toEqual([
    ['grand', true],
    ['grande', true],
    ['château', true],
    ['châteaux', true],
    ['chat', false],
  ])
  const [grand] = words
  expect(grand && requestedLemma(grand)).toBeNull()
})
