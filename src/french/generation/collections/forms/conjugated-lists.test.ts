import { expect, test } from 'vitest'
import type { Level } from '../../../../domain/level.ts'
import { loadLanguage } from '../../../../server/language-worker/load-language.ts'
import { writeDictation } from '../../write-dictation.ts'

const language = loadLanguage()
const SEEDS = [1, 2, 3]

function written(
  words: string,
  level: Level,
  length: number,
  goal: string,
  seed: number,
  theme = '',
): ReturnType<typeof writeDictation> {
  const request = { words: words.split(', '), level, length, theme, pedagogicalGoals: [goal] }
  return writeDictation(request, language, seed)
}

test.each([
  ['fut, eut, alla, vit, prit, firent, dirent, purent, vint', 'CM1', 8, 'passé simple'],
  ['aperçut, prit, vinrent, eut, furent, dirent, sortit, courut, sembla', 'CM2', 8, 'passé simple'],
  ['partirons, finiras, prendra, viendrez, pourront, verrai, ferons, seras', 'CM1', 7, 'futur'],
  ['étais, avait, faisions, allaient, jouait, regardiez, venais, partait', 'CE2', 6, 'imparfait'],
] as const)(
  'TXT-02 forms of several persons have sentences written for their verbs: %s',
  (words, level, length, goal) => {
    for (const seed of SEEDS) expect(written(words, level, length, goal, seed).forced).toEqual([])
  },
)

test('TXT-02 one who is named does not stand beside «tu» or «nous»', () => {
  const words = 'je suis, tu vas, il a, nous faisons, vous dites, elles viennent'
  for (const seed of SEEDS)
    for (const { text } of written(words, 'CE2', 4, 'présent', seed).sentences)
      expect(text).not.toMatch(
        /^\p{Lu}\p{Ll}+ (?:est|a|va)\P{Ll}.*, (?:et|mais) (?:tu|nous|vous|je) /u,
      )
})

test('TXT-02 «étaient venues» is said of two girls, never of a girl and a boy', () => {
  const words = 'avait fini, étions partis, étaient venues, aviez pris, sont allées'
  for (const seed of SEEDS) {
    const { sentences } = written(words, 'CM2', 5, 'plus-que-parfait', seed)
    const text = sentences.map((one) => one.text).join(' ')
    for (const [, one = '', other = ''] of text.matchAll(
      /(\p{Lu}\p{Ll}+) et (\p{Lu}\p{Ll}+) (?:étaient venues|sont allées)/gu,
    ))
      for (const name of [one, other])
        expect(language.names.find((known) => known.name === name)?.gender, text).toBe('f')
  }
})

test('TXT-05 «allée» in a garden is the one that is walked, whatever the goal', () => {
  const words = 'planter, arroser, cueillir, semer, des légumes, allée, serre, outil, jardinier'
  for (const seed of SEEDS) {
    const { text } = written(words, 'CM2', 8, 'accord du participe passé', seed, 'Le potager')
    expect(text).not.toMatch(/(?:est|suis|étais|était) allée/u)
  }
})

test('TXT-02 what lasts is not told once: «sembla» stands in a line about an event', () => {
  for (const seed of SEEDS) {
    const { text } = written('sembla, sortit, vit', 'CM2', 3, 'passé simple', seed)
    expect(text).not.toMatch(/sembla(?: \p{Ll}+)? toujours|qui sembla/u)
  }
})

test.each(SEEDS)(
  'TXT-02 «elles» are two girls whoever the text is about, and no form is told three times, seed %i',
  (seed) => {
    const words = 'elles ont dansé, je suis venu, tu es sorti, nous sommes restés'
    const { sentences, forced } = written(words, 'CM1', 8, 'passé composé', seed)
    const texts = sentences.map(({ text }) => text.toLocaleLowerCase('fr'))
    expect(forced).toEqual([])
    for (const form of words.split(', '))
      expect(texts.filter((text) => text.includes(form)).length, form).toBeLessThan(3)
  },
)
