import { expect, test } from 'vitest'
import { draws } from '../../../../test/support/setup/draws.ts'
import type { DictationRequest } from '../../../domain/dictation/dictation-request.ts'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { interpretGivenWords } from '../request/given-word-list.ts'
import { writeDictation } from '../write-dictation.ts'
import { anotherSentence } from './another-sentence.ts'
import { wordsToKeep } from './sentence-place.ts'

const language = loadLanguage()

const TEXT: DictationRequest = {
  words: ['pirate', 'île', 'trésor', 'carte'],
  level: 'CE1',
  length: 6,
  theme: '',
  pedagogicalGoals: [],
}
const SENTENCES: DictationRequest = {
  ...TEXT,
  words: ['fusée', 'camembert', 'hippopotame', 'parlement', 'écureuil'],
  length: 5,
}

/** All proposals for each place, each in the place of the one before. */
function proposals(request: DictationRequest, seed: number) {
  const { story, sentences } = writeDictation(request, language, seed)
  const form = story === null ? ('sentences' as const) : ('text' as const)
  const shown = sentences.map(({ text }) => text)
  return shown.map((first, at) => {
    const found: string[] = []
    while (found.length < 5) {
      const place = {
        sentences: shown.with(at, found.at(-1) ?? first),
        at,
        refused: [first, ...found],
      }
      const next = anotherSentence(place, { form, story }, { request, language, seed })
      if (next === null) break
      found.push(next.text)
    }
    return { first, at, shown, found }
  })
}

test.each([
  ['a text', TEXT],
  ['independent sentences', SENTENCES],
])(
  'TXT-03 in %s another sentence is new and keeps the words that only that one holds',
  (_, request) => {
    const words = interpretGivenWords(request.words, language)
    const seeds = Array.from({ length: draws(4) }, (_, at) => at + 1)
    const all = seeds.flatMap((seed) => proposals(request, seed))
    expect(all.filter(({ found }) => found.length > 0).length).toBeGreaterThan(all.length / 3)
    for (const { at, shown, first, found } of all) {
      expect(new Set([first, ...found]).size).toBe(found.length + 1)
      for (const text of found) {
        expect(shown).not.toContain(text)
        const kept = wordsToKeep({ sentences: shown, at, refused: [] }, words, language)
        const now = wordsToKeep(
          { sentences: shown.with(at, text), at, refused: [] },
          words,
          language,
        )
        expect(now, text).toEqual(expect.arrayContaining([...kept]))
      }
    }
  },
)

test('TXT-03 a text keeps its hero, whoever the adult has made of it', () => {
  const { story, sentences } = writeDictation(TEXT, language, 1)
  const texts = sentences.map(({ text }) => text)
  const names = language.names.filter(({ name }) => texts.join(' ').includes(name))
  const renamed = texts.map((text) =>
    names.reduce((now, { name }) => now.replaceAll(name, 'Wolfgang'), text),
  )
  for (const [at, first] of texts.entries()) {
    const place = { sentences: renamed, at, refused: [first] }
    const writing = { request: TEXT, language, seed: 1 }
    const next = anotherSentence(place, { form: 'text', story }, writing)
    for (const { name } of names) expect(next?.text ?? '').not.toContain(name)
  }
})

test('TXT-03 the same sentence about somebody else is no other sentence', () => {
  const request = { ...SENTENCES, words: ['fusée'], length: 1 }
  const shown = 'Nathan regarde une grande fusée par la fenêtre.'
  const again = language.names.map(({ name }) => `${name} regarde une grande fusée par la fenêtre.`)
  for (let seed = 1; seed <= 5; seed += 1) {
    const place = { sentences: [shown], at: 0, refused: [] }
    const next = anotherSentence(
      place,
      { form: 'sentences', story: null },
      { request, language, seed },
    )
    expect(again).not.toContain(next?.text)
  }
})

test("TXT-03 in a provider's text another sentence is about its hero", () => {
  const sentences = [
    'Karim va à la mer avec son père.',
    'Il joue longtemps dans le sable.',
    'Le soir, il mange une glace.',
  ]
  const request = { ...TEXT, words: ['sable', 'glace'], length: 3 }
  const writing = { request, language, seed: 4 }
  const place = { sentences, at: 2, refused: [] }
  const next = anotherSentence(place, { form: 'text', story: null }, writing)
  expect(next?.text).toMatch(/glace/u)
  expect(next?.text).toContain('Karim')
})

test('TXT-03 none is invented where none is found', () => {
  const request = { ...SENTENCES, words: ['schtroumpfolage'], length: 1 }
  const place = { sentences: ['Nino dit : schtroumpfolage.'], at: 0, refused: [] }
  const writing = { request, language, seed: 1 }
  expect(anotherSentence(place, { form: 'sentences', story: null }, writing)).toBeNull()
})
