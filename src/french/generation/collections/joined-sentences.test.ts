import { expect, test } from 'vitest'
import { language, tokensOf } from '../../../../test/support/house/told-line.ts'
import type { Level } from '../../../domain/level.ts'
import { type Sentence, textOfTokens } from '../../sentence.ts'
import { joinedTo } from './joined-sentences.ts'

function sentence(line: string): Sentence {
  const tokens = tokensOf(line)
  return { tokens, text: textOfTokens(tokens), forced: false }
}

function joined(
  length: number,
  sentences: readonly Sentence[],
  level: Level = 'CM1',
): readonly Sentence[] {
  return joinedTo(sentences, { length, level }, language)
}

function texts(sentences: readonly Sentence[]): string[] {
  return sentences.map(({ text }) => text)
}

const STRANGERS = [
  sentence('S{la démocratie} V{donner} O{le droit} I{aux citoyens}'),
  sentence('S{la recette} V{être} A{facile}'),
]

test('TXT-02 as many sentences as asked: strangers stand side by side as the class writes it', () => {
  expect(texts(joined(2, STRANGERS))).toEqual(texts(STRANGERS))
  expect(texts(joined(1, STRANGERS))[0]).toMatch(/\p{L} ; l\p{L}+/u)
  expect(texts(joined(1, STRANGERS, 'CP'))[0]).toMatch(/\p{L}, et l\p{L}+/u)
})

test('TXT-02 those are joined that have most to do with each other, and what is said of the words stays right', () => {
  const farm = [
    sentence("S{la vache} V{brouter} O{l'herbe}"),
    sentence('S{le juge} V{écouter} O{le témoin}'),
    sentence('S{le mouton} V{bêler}'),
  ]
  const [alone, both] = joined(2, farm)
  expect(alone?.text).toMatch(/juge/u)
  expect(both?.text).toMatch(/vache.+ ; le mouton/u)
  expect(both && textOfTokens(both.tokens)).toBe(both?.text)
  expect(new Set(both?.tokens.map(({ group }) => group)).size).toBe(5)
})

test('TXT-02 questions and speech keep their own sentence', () => {
  const told = [...STRANGERS, sentence('J{est-ce que} S{tu} V{venir} ?')]
  expect(texts(joined(2, told))).toContainEqual(expect.stringMatching(/^Est-ce que tu viens/u))
})
