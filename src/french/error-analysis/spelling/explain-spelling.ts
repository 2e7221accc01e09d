/** Reasons for the spelling of a word: rules, then words of its family, then words that are written alike, then its syllables. */
import { pronounce, soundsAlike } from '../pronunciation.ts'
import { doubledLetter, isDoubling } from './doubled-letters.ts'
import { letterValue } from './letter-values.ts'
import {
  adverbEnding,
  beforeVowel,
  confusion,
  feminineEr,
  heardByE,
  ilEnding,
  isInvariable,
  liaison,
  mBeforeMbp,
  type SpellingCase,
  type SpellingRule,
  unheardE,
} from './spelling-rules.ts'
import { wordsAlike } from './word-analogy.ts'
import { differingPart, letterDifference, syllablesOf } from './word-pieces.ts'

/** The singular of a noun, the masculine of an adjective: what the family is looked up by. */
function lemmasOf({ word: { readings, core } }: SpellingCase): string[] {
  const own = core.toLocaleLowerCase('fr')
  return [...new Set([...readings.map(({ lemma }) => lemma), own])]
}

const HEARD = /[tdsgxczlprfnm]/u

/** A word of the family in which a silent last letter is heard: «petit», «petite»; «chant», «chanter». */
function relativeOf(one: SpellingCase, letter: string): string | null {
  const { language } = one
  for (const lemma of lemmasOf(one)) {
    const [known] = (language.wordFamilies.get(lemma) ?? []).filter((word) =>
      word.startsWith(lemma) ? word.length > lemma.length : word.includes(letter),
    )
    if (known !== undefined) return known
    const feminine = language.lexicon.forms(lemma, 'A', (code) => code === 'fs')[0]
    if (feminine === `${lemma}e` && HEARD.test(letter)) return feminine
    const verb = [`${lemma}er`, `${lemma}ir`].find((form) => language.verbs.has(form))
    if (verb !== undefined && lemma.length > 2) return verb
  }
  return null
}

const silentLetter: SpellingRule = (one) => {
  const lemma = one.word.readings[0]?.lemma ?? one.expected
  const letter = lemma.at(-1) ?? ''
  const bare = one.written.replace(/s$/u, '')
  const shorter = lemma.slice(0, -1)
  const silent = soundsAlike(pronounce(lemma), pronounce(shorter)) || !/[aeiouylrnm]/u.test(letter)
  const lost =
    silent &&
    !bare.endsWith(letter) &&
    one.expected.startsWith(lemma) &&
    lemma.startsWith(bare.slice(0, lemma.length - 1))
  const relative =
    lost && !isInvariable(one.word) && HEARD.test(letter) ? relativeOf(one, letter) : null
  if (relative === null) return null
  const heard = new RegExp(`${letter}+[aeiouyéèêâîôœ]`, 'u').test(relative)
  return heard ? { kind: 'silent-letter', expected: one.word.core, letter, relative } : null
}

/** By a hook for this very word. */
export const memory: SpellingRule = (one) => {
  const { expected, written, language } = one
  for (const form of [expected, ...lemmasOf(one)]) {
    const found = (language.memoryHooks.get(form) ?? []).find(
      ({ letters }) => expected.includes(letters) && !written.includes(letters),
    )
    if (found !== undefined) return { kind: 'memory', expected: one.word.core, hook: found.hook }
  }
  return null
}

/** Usual invariable words with the same silent letter. */
const ENDED: Readonly<Record<string, readonly string[]>> = {
  s: ['toujours', 'dehors', 'jamais', 'alors', 'depuis', 'moins', 'longtemps'],
  t: ['souvent', 'avant', 'maintenant', 'pourtant', 'surtout'],
  d: ['quand', "d'abord"],
  p: ['trop', 'beaucoup'],
}

const invariable: SpellingRule = ({ word, expected, written }) => {
  const lost = expected.startsWith(written) ? expected.slice(written.length) : ''
  if (!isInvariable(word) || lost.length !== 1) return null
  const like = (ENDED[lost] ?? []).filter((one) => one !== expected).slice(0, 2)
  return { kind: 'invariable', expected: word.core, letter: lost, like }
}

/** «une idée», «la vie», «une roue»: nouns that end with a vowel and a silent e. */
const feminineE: SpellingRule = ({ word, expected, written, language }) => {
  const noun = word.readings.find(({ nature, gender }) => nature === 'nom' && gender === 'f')
  const end = /(?:ée|ie|ue|oue|oie|aie|eue|[aeiouéèêy][lr]e)s?$/u
    .exec(expected)?.[0]
    .replace(/s$/u, '')
  if (noun === undefined || end === undefined) return null
  if (written.replace(/s$/u, '') !== expected.replace(/es?$/u, '')) return null
  const part = { letters: end, place: 'end', before: '', after: '' } as const
  const like = wordsAlike(noun.lemma, part, language)?.like ?? []
  return { kind: 'feminine-e', expected: word.core, letters: end, like }
}

/** Letters added at the end: usual words that end alike have none. */
const addedLetters: SpellingRule = ({ word, expected, written, language }) => {
  if (!written.startsWith(expected)) return null
  const part = {
    letters: expected.slice(-3),
    place: 'end',
    before: '',
    after: '',
  } as const
  const like = wordsAlike(expected, part, language)?.like ?? []
  const letters = written.slice(expected.length)
  return { kind: 'no-final-letter', expected: word.core, letters, like }
}

/** A letter left out that is not heard, of which nothing else reminds. */
const hiddenLetter: SpellingRule = ({ word, expected, written }) => {
  const found = letterDifference(expected, written)
  const isHidden = found?.kind === 'missing' && found.expected.length === 1
  return isHidden && soundsAlike(pronounce(expected), pronounce(written))
    ? { kind: 'hidden-letter', expected: word.core, letter: found.expected }
    : null
}

/** The part that differs, kept in a word of the family: «terre», «terrain». */
const family: SpellingRule = (one) => {
  const part = differingPart(one.expected, one.written)
  if (part === null || part.letters.length < 2 || part.letters === one.expected) return null
  // A relative doubles the same consonant: nothing tells it.
  if (isDoubling(one.expected, one.written)) return null
  const relatives = lemmasOf(one).flatMap((lemma) => one.language.wordFamilies.get(lemma) ?? [])
  for (const letters of [part.letters, part.letters.replace(/[stdxp]$/u, '')]) {
    const kept = relatives.find((relative) => relative.includes(letters))
    if (kept !== undefined && letters.length > 1) {
      return { kind: 'family', expected: one.word.core, letters, family: kept }
    }
  }
  return null
}

const alike: SpellingRule = ({ word, expected, written, language }) => {
  // What is alike does not depend on the plural.
  const both =
    expected.endsWith('s') &&
    written.endsWith('s') &&
    word.readings.some(({ number }) => number === 'p')
  const [right, wrong] = both ? [expected.slice(0, -1), written.slice(0, -1)] : [expected, written]
  const part = isDoubling(right, wrong) ? null : differingPart(right, wrong)
  const found = part && wordsAlike(right, part, language)
  return found && { kind: 'alike', expected: word.core, ...found }
}

/** What the ear does not find. */
const byEye: SpellingRule = ({ word, expected, written }) => {
  const part = differingPart(expected, written)
  return part === null
    ? null
    : {
        kind: 'by-eye',
        expected: word.core,
        syllables: syllablesOf(expected).join('-'),
        letters: part.letters,
      }
}

/** A sound of several letters: «eu», «oin». */
const soundOfLetters: SpellingRule = (one) => {
  if (one.written.slice(1) === one.expected) return null
  const part = differingPart(one.expected, one.written)
  return part && /^[aeiouœ]{2}|^[aeiou][nm]$|ill?$/u.test(part.letters) ? alike(one) : null
}

const syllables: SpellingRule = ({ word, expected, written }) => ({
  kind: 'syllables',
  expected: word.core,
  syllables: syllablesOf(expected).join('-'),
  difference: letterDifference(expected, written),
})

function firstOf(rules: readonly SpellingRule[]): SpellingRule {
  return (one) => {
    for (const rule of rules) {
      const found = rule(one)
      if (found !== null) return found
    }
    return null
  }
}

/** What holds whatever the class of the error. */
const RULES = [liaison, mBeforeMbp, adverbEnding, letterValue, ilEnding, feminineEr, memory]
const MEMORY = [alike, family, hiddenLetter, byEye]

/** By a word of the family in which the last letter is heard, else by the kind of word. */
export const explainSilentLetter: SpellingRule = firstOf([
  ...RULES,
  heardByE,
  feminineE,
  silentLetter,
  invariable,
  addedLetters,
  ...MEMORY,
])

export const explainGrapheme: SpellingRule = firstOf([
  ...RULES,
  silentLetter,
  feminineE,
  doubledLetter,
  ...MEMORY,
])

/** Said of any word, whatever the error: its syllables, or its letters where the ear does not tell. */
export const explainByPieces: SpellingRule = (one) =>
  (soundsAlike(pronounce(one.expected), pronounce(one.written)) ? byEye(one) : null) ??
  syllables(one)

/** Letters whose sound depends on their neighbours, letters taken for one another, then the syllables. */
export const explainSoundChange: SpellingRule = firstOf([
  ...RULES,
  heardByE,
  unheardE,
  beforeVowel,
  confusion,
  soundOfLetters,
  syllables,
])
