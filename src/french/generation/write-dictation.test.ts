import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { LEVELS } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { checkGrammar } from '../checking/grammar-checker/check-grammar.ts'
import { parsePackedLexicon } from '../morphology/packed-lexicon.ts'
import { textOfTokens } from '../sentence.ts'
import { isTooLong, MAX_WORDS_PER_SENTENCE } from '../sentence-length.ts'
import { interpretGivenWord } from './request/given-word.ts'
import { containsWord } from './request/text-normalisation.ts'
import { requestedLemma } from './request/word-coverage.ts'
import { writeDictation } from './write-dictation.ts'

const language = loadLanguage()

function request(words: readonly string[], more: Partial<DictationRequest> = {}): DictationRequest {
  return { words, level: 'CE1', length: 5, theme: '', pedagogicalGoals: [], ...more }
}

const KNOWN = [
  ...language.nounForms.keys(),
  ...language.adjectives.keys(),
  ...language.verbs.keys(),
  ...[...language.functionWords.keys()].filter((form) => !form.endsWith("'")),
].filter((word) => !word.includes(','))

const packed = readFileSync(new URL('../../../data/lexicon/lexicon.gz', import.meta.url))
const LEMMAS = [...parsePackedLexicon(gunzipSync(packed).toString('utf8')).lemmas.lemmas()]

const knownWord = fc.constantFrom(...KNOWN)
const lexiconWord = fc.constantFrom(...LEMMAS)
const inventedWord = fc
  .string({ unit: fc.constantFrom(...'abcdeéfgilmnoprstuvz'), minLength: 2, maxLength: 12 })
  .filter((word) => !language.lexicon.has(word))
const words = fc.uniqueArray(
  fc.oneof({ weight: 4, arbitrary: knownWord }, lexiconWord, inventedWord),
  {
    minLength: 1,
    maxLength: 12,
    selector: (word) => word.toLocaleLowerCase('fr'),
  },
)
const level = fc.constantFrom(...LEVELS)

describe('GEN-09 what always holds, whatever the words', () => {
  test('exactly the sentences asked, every word there, inflected ones in their form, no sentence twice', () => {
    fc.assert(
      fc.property(
        words,
        level,
        fc.integer({ min: 1, max: 30 }),
        fc.nat(10_000),
        (list, of, length, seed) => {
          const asked = { ...request(list, { level: of, length }), keptWords: list }
          const written = writeDictation(asked, language, seed)
          expect(written.sentences).toHaveLength(length)
          expect(written.missing).toEqual([])
          const exact = list.filter(
            (word) => requestedLemma(interpretGivenWord(word, language)) === null,
          )
          expect(exact.filter((word) => !containsWord(written.text, word))).toEqual([])
          const texts = written.sentences.map(({ text }) => text)
          expect(new Set(texts).size).toBe(length)
        },
      ),
      { numRuns: draws(30), seed: 7 },
    )
  }, 60_000)

  test('the words of each sentence spell it, and the net finds nothing', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(knownWord, { minLength: 1, maxLength: 8 }),
        level,
        fc.nat(10_000),
        (list, of, seed) => {
          const { sentences } = writeDictation(
            request(list, { level: of, length: 6 }),
            language,
            seed,
          )
          for (const { text, tokens } of sentences) {
            expect(textOfTokens(tokens)).toBe(text)
            expect(checkGrammar(text, language)).toEqual([])
          }
        },
      ),
      { numRuns: draws(20), seed: 11 },
    )
  }, 60_000)
})

test('no sentence is longer than its class reads, where the words leave room', () => {
  const ofLevel = (rank: number): string[] =>
    [...language.nouns.values(), ...language.verbs.values()]
      .flat()
      .filter((entry) => entry.level <= rank && !/[ ,]/u.test(entry.lemma))
      .map((entry) => entry.lemma)
  for (const [index, of] of LEVELS.entries()) {
    const list = fc.uniqueArray(fc.constantFrom(...ofLevel(Math.min(4, index + 1))), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(list, fc.nat(10_000), (given, seed) => {
        const { sentences } = writeDictation(
          request(given, { level: of, length: 8 }),
          language,
          seed,
        )
        const long = sentences.filter(({ text }) => isTooLong(text, MAX_WORDS_PER_SENTENCE[of]))
        expect(long.map(({ text }) => text)).toEqual([])
      }),
      { numRuns: draws(8), seed: 3 },
    )
  }
}, 60_000)

test('the same seed writes the same text, another seed another one', () => {
  const asked = request(['vache', 'lapin', 'herbe'], { theme: 'La ferme' })
  expect(writeDictation(asked, language, 1)).toEqual(writeDictation(asked, language, 1))
  expect(writeDictation(asked, language, 1).text).not.toBe(writeDictation(asked, language, 2).text)
})

test('GEN-10 a theme is found by what a teacher types, and an unknown one is said', () => {
  const themed = (theme: string): ReturnType<typeof writeDictation> =>
    writeDictation(request(['livre'], { theme }), language, 1)
  expect(themed('les animaux de la ferme').theme).toBe('ferme')
  expect(themed('La Ferme').warnings).toEqual([])
  expect(themed('xyzzy').warnings).toEqual([{ kind: 'theme-unknown', theme: 'xyzzy' }])
})

test('a tense goal rules the text: what is not told in it is what its conditions ask', () => {
  const { sentences } = writeDictation(
    request(['chat', 'maison'], { level: 'CM1', length: 8, pedagogicalGoals: ['imparfait'] }),
    language,
    3,
  )
  const tenses = sentences.flatMap(({ tokens }) => tokens.flatMap(({ tense }) => tense ?? []))
  const past = tenses.filter((tense) => tense === 'imparfait')
  expect(past.length / tenses.length).toBeGreaterThan(0.5)
  expect(new Set(tenses)).toEqual(new Set(['imparfait', 'conditionnel']))
})

test('GEN-09 an infinitive given with a tense goal is conjugated in that tense', () => {
  const { text, missing } = writeDictation(
    request(['prendre', 'venir', 'voir'], { level: 'CE2', pedagogicalGoals: ['le futur'] }),
    language,
    2,
  )
  expect(missing).toEqual([])
  expect(text).toMatch(/prendr(?:ai|as?|ons|ez|ont)\b/u)
  expect(text).toMatch(/(v|rev)iendr(?:ai|as?|ons|ez|ont)\b/u)
  expect(text).toMatch(/verr(?:ai|as?|ons|ez|ont)\b/u)
  // A verb of another line may be «voudra avancer»; those that were given are conjugated themselves.
  expect(text).not.toMatch(/(?:voudr|décider)\p{L}+ (?:de )?(?:prendre|(?:re)?venir|voir)\b/u)
})

test('GEN-09 a masculine adjective given as a lemma agrees, and the word answers it', () => {
  const { sentences, missing } = writeDictation(
    request(['content'], { level: 'CM1', length: 6 }),
    language,
    4,
  )
  expect(missing).toEqual([])
  const answers = sentences.flatMap(({ tokens }) =>
    tokens.filter(({ givenWord }) => givenWord === 'content'),
  )
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.every(({ lemma }) => lemma === 'content')).toBe(true)
})

test('participles given for their agreement are said of subjects that have it', () => {
  const { text, missing } = writeDictation(
    request(['arrivées', 'partie'], {
      level: 'CM2',
      pedagogicalGoals: ['accord du participe passé avec être'],
    }),
    language,
    2,
  )
  expect(missing).toEqual([])
  expect(text).toMatch(/(sont|étaient|furent) (\p{L}+ )?arrivées/u)
  expect(text).toMatch(/(est|était|fut) (\p{L}+ )?partie/u)
})

test('a given verb form finds its subject and its tense', () => {
  const { text } = writeDictation(request(['finissons', 'chantes', 'prendront']), language, 2)
  expect(text).toMatch(/[Nn]ous finissons/u)
  expect(text).toMatch(/[Tt]u chantes/u)
})

test('«pluriel» inflects the given nouns and says so', () => {
  const written = writeDictation(
    request(['chou', 'hibou'], { pedagogicalGoals: ['pluriel des noms en -ou'] }),
    language,
    1,
  )
  expect(written.text).toMatch(/choux/u)
  expect(written.warnings).toContainEqual({ kind: 'word-inflected', word: 'chou', form: 'choux' })
})

test('an unknown word is quoted and declared, with its sentence', () => {
  const { forced, sentences } = writeDictation(request(['zorglub', 'chat']), language, 1)
  expect(forced).toEqual([
    { word: 'zorglub', sentence: expect.any(Number), reason: 'unknown-word', takenFor: null },
  ])
  const sentence = sentences[forced[0]?.sentence ?? -1]
  expect(sentence).toMatchObject({ forced: true })
  expect(sentence?.text).toContain('zorglub')
})

test('TXT-05 an unknown word that is like a known one is written as that one, and told of, unless the adult keeps it', () => {
  const { warnings, text } = writeDictation(request(['chateua', 'roi']), language, 1)
  expect(warnings).toEqual([{ kind: 'word-misspelled', word: 'chateua', nearest: 'château' }])
  expect(text).not.toContain('chateua')
  const kept = { ...request(['chateua', 'roi']), keptWords: ['chateua'] }
  expect(writeDictation(kept, language, 1).text).toContain('chateua')
})

test('a word without a sentence of its own says so, with the nature it was taken for', () => {
  const { forced } = writeDictation(request(['sapées'], { length: 1 }), language, 1)
  expect(forced).toMatchObject([{ word: 'sapées', reason: 'no-own-sentence', takenFor: 'verbe' }])
})

test('a given first name is the hero', () => {
  const { text } = writeDictation(request(['Inès', 'vélo']), language, 1)
  expect(text).toContain('Inès')
})

test('many words in one sentence are all there', () => {
  const list = 'chat chien vache pomme robe courir petit souvent école lune'.split(' ')
  const { sentences, missing } = writeDictation(request(list, { length: 1 }), language, 1)
  expect(sentences).toHaveLength(1)
  expect(missing).toEqual([])
})
