import { expect, test } from 'vitest'
import { GRAMMAR_FUNCTIONS } from '../../domain/grammar/grammar-function.ts'
import { ASKED_NATURES, type AskedNature } from '../../domain/grammar/nature.ts'
import { opensSentence, wordTrials } from './word-trials.ts'

function trial(text: string, nature: AskedNature, wrong: AskedNature): string {
  const [said = ''] = wordTrials({ text, nature }, { nature: wrong, function: null }, 'CM2')
  return said.replaceAll('\u00a0', ' ')
}

test('GRA-15 a noun is not tested with «un», which stands before adjectives and before «des» as well', () => {
  for (const nature of ASKED_NATURES)
    if (nature !== 'nom') expect(trial('des', nature, 'nom')).not.toMatch(/« une? »/u)
})

test.each([
  ['anglaise', 'adjectif', 'nom', 'comment est'],
  ['arrive', 'verbe', 'nom', 'au futur'],
  ['docteur', 'nom', 'adjectif', 'comment est'],
  ['vite', 'adverbe', 'verbe', 'avec je'],
  ['Zoé', 'nom', 'adverbe', 'le nom de quelqu'],
  ['sa', 'déterminant', 'préposition', 'au pluriel'],
] as const)('GRA-15 «%s», a %s taken for a %s, is tried with «%s»', (word, nature, wrong, said) => {
  expect(trial(word, nature, wrong)).toContain(said)
})

test('GRA-15 a time is tried that the sentence has not, and only the word asked is to be kept', () => {
  for (const said of [trial('mettra', 'verbe', 'nom'), trial('œuf', 'nom', 'verbe')]) {
    expect(said).toContain('un autre temps')
    expect(said).not.toContain('un seul mot')
  }
})

test('GRA-15 «son», which is a noun elsewhere, is tried with its sense here', () => {
  expect(trial('son', 'déterminant', 'nom')).toContain('veut dire « un son »')
})

test('GRA-15 each wrong nature and function has a test of its own word, which does not name what is right', () => {
  for (const wrong of ASKED_NATURES)
    for (const nature of ASKED_NATURES) {
      if (nature === wrong) continue
      const said = trial('mot', nature, wrong)
      expect(said).toContain('« mot »')
      // «Mets le nom qui vient après au pluriel» is how a determiner is tried.
      if (nature !== 'nom') expect(said).not.toMatch(new RegExp(`\\b${nature}\\b`, 'u'))
    }
  for (const wrong of GRAMMAR_FUNCTIONS)
    for (const name of GRAMMAR_FUNCTIONS) {
      const word = { text: 'mot', nature: 'nom', function: name } as const
      const said = wordTrials(word, { nature: null, function: wrong }, 'CM2')
      expect(said).toHaveLength(1)
    }
})

test('GRA-15 a time taken for the subject is not framed by «ce sont … qui»', () => {
  const word = { text: 'vacances', nature: 'nom', function: 'complément circonstanciel' } as const
  const [said = ''] = wordTrials(word, { nature: null, function: 'sujet' }, 'CM2')
  expect(said).not.toContain('qui')
  expect(said).toContain('il, elle, ils ou elles')
})

test('GRA-15 what was taken for a verb twice, as a nature and as a function, is tried once', () => {
  const word = { text: 'singe', nature: 'nom', function: 'sujet' } as const
  expect(wordTrials(word, { nature: 'verbe', function: 'verbe' }, 'CE1')).toHaveLength(1)
})

test('GRA-16 at CP a trial names no class of words', () => {
  for (const [nature, wrong] of [
    ['nom', 'verbe'],
    ['verbe', 'nom'],
  ] as const) {
    const word = { text: 'chat', nature }
    const [said = ''] = wordTrials(word, { nature: wrong, function: null }, 'CP')
    expect(said).not.toMatch(/\bverbe\b|\bnom\b|futur/u)
  }
})

test('GRA-15 a thing whose name is an adjective elsewhere is not asked «comment est»', () => {
  const said = trial('rond', 'nom', 'adjectif')
  expect(said).toContain('relis la phrase sans « rond »')
  expect(said).not.toContain('comment est')
  expect(trial('pont', 'nom', 'adjectif')).toContain('comment est')
})

test('GRA-15 a verb taken for the subject is tried with the time, not with «c’est … qui»', () => {
  const word = { text: 'a', nature: 'verbe', function: 'verbe' } as const
  const [said = ''] = wordTrials(word, { nature: null, function: 'sujet' }, 'CE1')
  expect(said).toContain('un autre temps')
  expect(said).not.toContain('qui')
})

test('GRA-15 a group that opens its sentence is tried at the end', () => {
  const texts = ['Après', 'le', 'naufrage', 'les', 'pirates', 'ont atteint', 'une', 'île']
  const words = texts.map((text) => ({ text, nature: 'nom' as const }))
  const question = { sentence: 'Après le naufrage, les pirates ont atteint une île.', words }
  expect(words.map((_, at) => opensSentence(question, at))).toEqual([
    ...Array.from({ length: 3 }, () => true),
    ...Array.from({ length: 5 }, () => false),
  ])
  const circumstance = 'complément circonstanciel'
  const word = { text: 'naufrage', nature: 'nom', function: circumstance } as const
  const wrong = { nature: null, function: 'COD' } as const
  expect(wordTrials({ ...word, opens: true }, wrong, 'CM1')[0]).toContain('à la fin de la phrase')
  expect(wordTrials({ ...word, opens: false }, wrong, 'CM1')[0]).toContain('au début')
})
