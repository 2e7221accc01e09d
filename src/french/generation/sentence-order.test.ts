import { expect, test } from 'vitest'
import type { Level } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { writeDictation } from './write-dictation.ts'

const language = loadLanguage()
const SEEDS = [1, 2, 3, 4, 5]

function textsOf(
  words: readonly string[],
  level: Level,
  theme: string,
  seed: number,
): readonly string[] {
  const request = {
    level,
    words: [...words],
    length: words.length - 2,
    theme,
    pedagogicalGoals: [],
  }
  return writeDictation(request, language, seed).sentences.map(({ text }) => text)
}

function namesIn(texts: readonly string[]): string[] {
  const written = new Set(texts.join(' ').match(/\p{L}+/gu))
  return language.names.map(({ name }) => name).filter((name) => written.has(name))
}

const CAMP = ['la tente', 'un duvet', 'la lampe', 'le sac', 'les étoiles', 'dormir', 'griller']

test.each(SEEDS)('TXT-02 independent sentences tell of the same children, seed %i', (seed) => {
  expect(namesIn(textsOf(CAMP, 'CE2', 'le camping', seed)).length).toBeLessThanOrEqual(3)
})

const ASKED = [
  [CAMP, 'CE2', 'le camping'],
  [['le pompier', 'la sirène', 'le camion', 'la fumée', 'sauver', 'une échelle'], 'CE1', ''],
  [['le lion', 'la gazelle', 'courir', 'la savane', 'une antilope', 'boire'], 'CE2', 'la savane'],
] as const

test.each(ASKED.flatMap((asked) => SEEDS.map((seed) => [seed, ...asked] as const)))(
  'TXT-02 whoever is a pronoun was named by the sentence before, seed %i, %j',
  (seed, words, level, theme) => {
    const texts = textsOf(words, level, theme, seed)
    for (const [at, text] of texts.entries()) {
      if (/^(?:Il|Elle)s? (?!y a|fait|faut|pleut|neige)/u.test(text)) expect(at, text).not.toBe(0)
    }
  },
)

test('TXT-02 whoever is a pronoun stays a name where somebody else may be meant', () => {
  const texts = SEEDS.flatMap((seed) => textsOf(CAMP, 'CE2', 'le camping', seed))
  const paired = texts.slice(1).map((text, at) => [texts[at] ?? '', text] as const)
  for (const [before, text] of paired) {
    if (/^Elle /u.test(text)) expect(before).not.toMatch(/\bson amie\b/u)
  }
})

test.each(SEEDS)('TXT-02 a child whom the theme names is the one told of, seed %i', (seed) => {
  const texts = textsOf(CAMP, 'CE2', 'Jules au camping', seed)
  const names = namesIn(texts)
  expect(names.length === 0 || names.includes('Jules'), texts.join(' ')).toBe(true)
})

test.each(SEEDS)('TXT-02 the match is prepared before it is won, seed %i', (seed) => {
  const words = ['match', 'équipe', 'entraînement', 'victoire', 'arbitre', 'joueur', 'stade', 'but']
  const texts = textsOf(words, 'CM1', 'le sport', seed)
  const trained = texts.findIndex((text) => /entraînement|avant le match/u.test(text))
  const won = texts.findLastIndex((text) => /(?:après|fête) (?:la|leur|sa) victoire/u.test(text))
  if (trained >= 0 && won >= 0) expect(trained).toBeLessThan(won)
})
