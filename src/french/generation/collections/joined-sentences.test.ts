import { expect, test } from 'vitest'
import { tokensOf } from '../../../../test/support/house/told-line.ts'
import { type Sentence, textOfTokens } from '../../sentence.ts'
import { joinedTo } from './joined-sentences.ts'

function sentence(line: string): Sentence {
  const tokens = tokensOf(line)
  return { tokens, text: textOfTokens(tokens), forced: false }
}

const ALL = [
  sentence('S{le chat} V{dormir}'),
  sentence('S{la pluie} V{tomber} L{sur le toit de la maison}'),
  sentence('S{héros} V{lire}'),
]

function texts(sentences: readonly Sentence[]): string[] {
  return sentences.map(({ text }) => text)
}

test('TXT-02 as many sentences as asked: the shortest are joined, as the class writes it', () => {
  expect(texts(joinedTo(3, ALL, 'CM1'))).toEqual(texts(ALL))
  expect(texts(joinedTo(2, ALL, 'CM1'))).toEqual([
    'La pluie tombe sur le toit de la maison.',
    'Emma lit ; le chat dort.',
  ])
  expect(texts(joinedTo(2, ALL, 'CP'))[1]).toBe('Emma lit, et le chat dort.')
})

test('the words of the two keep their natures, functions and groups', () => {
  const [, last] = joinedTo(2, ALL, 'CP')
  const subjects = last?.tokens.filter(({ grammarFunction }) => grammarFunction === 'sujet')
  expect(subjects?.map(({ text }) => text)).toEqual(['Emma', 'chat'])
  expect(new Set(subjects?.map(({ group }) => group)).size).toBe(2)
  expect(last && textOfTokens(last.tokens)).toBe(last?.text)
})

test('TXT-02 what two sentences tell of a child, one child does; other persons keep their pronouns', () => {
  const child = [
    sentence('S{héros} V{lire} O{un conte}'),
    sentence('S{la pluie} V{tomber}'),
    sentence('S{héros} V{ranger} O{les livres de la classe}'),
  ]
  expect(texts(joinedTo(2, child, 'CM1'))).toEqual([
    'La pluie tombe.',
    'Emma lit un conte et range les livres de la classe.',
  ])
  const apart = [sentence('S{héros} V{lire}'), sentence('temps=passé_simple | S{héros} V{dormir}')]
  expect(texts(joinedTo(1, apart, 'CM1'))).toEqual(['Emma lit ; Emma dormit.'])
  const persons = [sentence('S{nous} V{lire}'), sentence('S{vous} V{dormir}')]
  expect(texts(joinedTo(1, persons, 'CM1'))).toEqual(['Nous lisons ; vous dormez.'])
  const two = [sentence('S{héros} V{lire}, J{et} S{tu} V{dormir}'), sentence('S{héros} V{jouer}')]
  expect(texts(joinedTo(1, two, 'CM1'))).toEqual(['Emma joue et lit, et tu dors.'])
})
