import { expect, test } from 'vitest'
import { smallLexicon } from '../../../test/photos/small-lexicon.ts'
import { ALPHABET, writtenScores } from '../../../test/photos/written-scores.ts'
import { alignWords } from '../handwriting/ctc-decoding.ts'
import type { HandwrittenLine } from '../handwriting/handwriting-recognition.ts'
import { classesOf, logLikelihood } from '../verification/text-likelihood.ts'
import { throughLexicon } from './lexicon-reading.ts'
import { mostProbableWord, wordTree } from './lexicon-search.ts'

const SCHOOL = ['chat', 'chats', 'chien', 'cheval', 'école', 'le', 'pont', 'pomme', 'port']
const lexicon = smallLexicon({ school: SCHOOL, language: [...SCHOOL, 'cheva'] })

/** Ink that reads `text`, and might as well be `other`. */
function written(text: string, other = text): HandwrittenLine {
  const scores = writtenScores(text, other)
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  const words = alignWords(scores, text).map(({ probability, ...word }) => ({
    ...word,
    ...box,
    confidence: 100 * probability,
  }))
  return { words, scores, toPageX: (step) => step }
}

test.each([
  ['letters of no word that may be a word', 'le chot', 'le chat', 'le chat'],
  ['an elided word', "l'ecole", "l'école", "l'école"],
  ['a word with the sign after it', 'pomne, le', 'pomme, le', 'pomme, le'],
  [
    'letters that the ink says far more surely than any word',
    'chuzzzkwt',
    'chuzzzkwt',
    'chuzzzkwt',
  ],
  ['a word of French that is none of the school', 'cheva', 'chats', 'cheva'],
  ['a word that the ink might as well say otherwise', 'pont', 'port', 'pont'],
  ['a name', 'Chot', 'Chat', 'Chot'],
])('HAN-01 in a list by hand: %s', async (_, ink, other, expected) => {
  const [line = []] = await throughLexicon([written(ink, other)], lexicon)
  expect(line.map(({ text }) => text).join(' ')).toBe(expected)
})

test('HAN-01 a word that the lexicon put in the place of letters is for an adult to look at', async () => {
  const [line = []] = await throughLexicon([written('le chot', 'le chat')], lexicon)
  expect(line.map(({ confidence }) => confidence <= 50)).toEqual([false, true])
})

test('HAN-01 the most probable word of all is found, as weighed one by one', () => {
  const tree = wordTree(SCHOOL, ALPHABET)
  for (const [ink, other] of [
    ['chet', 'chat'],
    ['ponn', 'port'],
    ['chevl', 'cheva'],
    ['pomm', 'pomm'],
  ] as const) {
    const scores = writtenScores(ink, other)
    const span = { from: 0, to: scores.steps }
    const weights = SCHOOL.map((word) =>
      logLikelihood(scores, span, classesOf(word, ALPHABET) ?? []),
    )
    const best = SCHOOL[weights.indexOf(Math.max(...weights))]
    expect(mostProbableWord(scores, span, tree, { prefix: [], least: -Infinity })).toBe(best)
    const least = Math.max(...weights) + 1e-6
    expect(mostProbableWord(scores, span, tree, { prefix: [], least })).toBeUndefined()
  }
})
