/** Over words of the school tables, misspelt in each way that a child may: what is told of a syllable is true of it. */
import { expect, test } from 'vitest'
import { drawnFrom, draws } from '../../../../test/support/setup/draws.ts'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { analyseExpectedWords } from '../expected-word.ts'
import { pronounce, soundsAlike } from '../pronunciation.ts'
import { explainSoundChange } from './explain-spelling.ts'
import { syllablesOf } from './word-pieces.ts'

const language = loadLanguage()

const WORDS = [...language.nouns].flatMap(([word, [noun]]) =>
  noun && /^\p{Ll}{2,}$/u.test(word)
    ? [[word, `Voici ${noun.gender === 'f' ? 'une' : 'un'} ${word}.`] as const]
    : [],
)

/** A letter left out, put in, exchanged or moved, a grapheme for another, a syllable lost. */
const ERRORS: readonly (readonly [right: RegExp, wrong: string])[] = [
  [/(?<=[aeiou])r(?=[^aeiouyéèrh])/u, ''],
  [/(?<=[aeiou])l(?=[^aeiouyéèlh])/u, ''],
  [/(?<=[bcdfgptv])[lr]/u, ''],
  [/(?<=[aou])(?=(?:ch|[bdptv])[aeiouéè])/u, 'r'],
  [/o(?=[^iuynméœaeêî])/u, 'ou'],
  [/ou(?=[^aeiouyéèl])/u, 'o'],
  [/an(?=[^aeiouyéèn])/u, 'on'],
  [/a(?=[^aeiouynmîéèh])/u, 'an'],
  [/([bcdfgptv])r([aeiou])/u, '$1$2r'],
  [/([aeiou])r(?=[^aeiouyéèrh])/u, 'r$1'],
  [/(?<=\p{L}{2})[bdlmnprtv][aéio](?=[bdlmnprtv]\p{L})/u, ''],
  [/ai(?=[^nlme])/u, 'é'],
  [/^[bcdfglmprtv]/u, ''],
  [/e$/u, ''],
  [/gu(?=[eiéè])/u, 'g'],
]

const PLANTED = drawnFrom(WORDS).flatMap(([word, sentence]) => {
  const [own] = analyseExpectedWords(sentence, language).filter(({ core }) => core === word)
  if (own === undefined) return []
  return ERRORS.flatMap(([right, wrong]) => {
    const written = word.replace(right, wrong)
    return written === word || written.length < 2 ? [] : [{ word, written, own }]
  })
})

const TOLD = PLANTED.flatMap(({ word, written, own }) => {
  const told = explainSoundChange({ word: own, expected: word, written, language })
  return told?.kind === 'syllables' && told.isHeard ? [{ ...told, word, written }] : []
})

test('MAR-04 nothing is to be heard where the copy is read as the word', () => {
  expect(PLANTED.length).toBeGreaterThan(draws(5000))
  const alike = TOLD.filter(
    ({ word, written, difference, copied }) =>
      (difference !== null || copied !== null) && soundsAlike(pronounce(word), pronounce(written)),
  )
  expect(alike).toEqual([])
})

test('MAR-04 the copy is the word with what is told put into the one syllable that is told', () => {
  const placed = TOLD.filter(({ difference }) => difference !== null)
  expect(placed.length).toBeGreaterThan(draws(1000))
  const false_ = placed.filter(({ word, written, syllable, difference }) => {
    const own = syllable ?? word
    const { expected = '', written: wrong = '' } = difference ?? {}
    const around = [...own].flatMap((_, at) =>
      own.startsWith(expected, at)
        ? [own.slice(0, at) + wrong + own.slice(at + expected.length)]
        : [],
    )
    const copies = [...around, own + wrong]
    const all = syllablesOf(word)
    return !all.some((one, at) =>
      copies.some(
        (copy) =>
          (one === own || syllable === null) &&
          (syllable === null
            ? copy === written
            : [...all.slice(0, at), copy, ...all.slice(at + 1)].join('') === written),
      ),
    )
  })
  expect(false_).toEqual([])
})

test('MAR-04 a syllable that is missing is missing to the ear', () => {
  const counted = TOLD.filter(({ copied }) => copied !== null)
  expect(counted.length).toBeGreaterThan(draws(100))
  const vowels = (form: string): number => pronounce(form).match(/[aEiouy2AIO]/gu)?.length ?? 0
  const false_ = counted.filter(({ word, written, syllables, copied }) => {
    const more = (copied ?? '').split('-').length - syllables.split('-').length
    return copied?.replaceAll('-', '') !== written || vowels(written) - vowels(word) !== more
  })
  expect(false_).toEqual([])
})
