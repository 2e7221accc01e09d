/** Reasons for the spelling of a word: rules, then words of its family, then words that are written alike, then its syllables. */
import { pronounce, soundsAlike } from '../pronunciation.ts'
import { doubledLetter, isDoubling } from './doubled-letters.ts'
import { letterValue } from './letter-values.ts'
import {
  addedLetters,
  feminineE,
  hiddenLetter,
  invariable,
  lemmasOf,
  memory,
  silentLetter,
} from './silent-letters.ts'
import {
  adverbEnding,
  beforeVowel,
  confusion,
  feminineEr,
  heardByE,
  ilEnding,
  liaison,
  mBeforeMbp,
  type SpellingRule,
  unheardE,
} from './spelling-rules.ts'
import { wordsAlike } from './word-analogy.ts'
import { differingPart, letterDifference, syllablesOf } from './word-pieces.ts'

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

/** A sound that the copy, read aloud, has not: «rode» for «ronde». */
const missingSound: SpellingRule = ({ word, expected, written }) => {
  if (written.slice(1) === expected) return null
  const part = differingPart(expected, written)
  const isSound =
    part !== null &&
    /^(?:[aeiouyœéèêâîôû]{2,3}|[aeiouéèêy]{1,3}[nm]|ch|gn|ph|ill?)$/u.test(part.letters)
  if (!isSound || pronounce(written).includes(pronounce(part.letters))) return null
  const syllables = syllablesOf(expected).join('-')
  return {
    kind: 'missing-sound',
    expected: word.core,
    read: written,
    letters: part.letters,
    syllables,
  }
}

/** Two words that are both known to the child: «dessert» for «désert». */
const nearWord: SpellingRule = ({ word, expected, written, language }) => {
  const [meaning, other] = [expected, written].map((form) => language.wordSenses.get(form))
  return meaning === undefined || other === undefined
    ? null
    : { kind: 'near-word', expected: word.core, read: written, meaning, other }
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
  memory(one) ??
  (soundsAlike(pronounce(one.expected), pronounce(one.written)) ? byEye(one) : null) ??
  syllables(one)

/** Letters whose sound depends on their neighbours, letters taken for one another, then the syllables. */
export const explainSoundChange: SpellingRule = firstOf([
  ...RULES,
  heardByE,
  unheardE,
  beforeVowel,
  nearWord,
  confusion,
  missingSound,
  syllables,
])
