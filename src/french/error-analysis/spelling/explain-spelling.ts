/** Reasons for the spelling of a word: rules, then words of its family, then words that are written alike, then its syllables. */
import type { Language } from '../../data/language.ts'
import { pronounce, pronounceByRules, soundsAlike } from '../pronunciation.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'
import { alike, byEye, extraLetters } from './alike-rules.ts'
import { doubledAlike, doubledByRule, feminineInIenne } from './doubled-letters.ts'
import { heardByE, unheardE } from './heard-ends.ts'
import { invariable } from './invariable-words.ts'
import { letterValue, softG, untoldLetters } from './letter-values.ts'
import {
  addedLetters,
  feminineE,
  infinitiveInRe,
  lemmasOf,
  memory,
  silentLetter,
} from './silent-letters.ts'
import {
  adverbEnding,
  beforeVowel,
  confusion,
  feminineEr,
  ilEnding,
  isInvariable,
  liaison,
  mBeforeMbp,
  type SpellingRule,
  taughtConfusion,
} from './spelling-rules.ts'
import { isHeardAlike, isSoundKept, pieces, syllables } from './syllable-errors.ts'
import {
  addedE,
  addedH,
  heardLast,
  hiddenLetter,
  mentOfVerb,
  rareLetters,
  saidE,
  silentH,
  yOfVerb,
} from './unheard-letters.ts'
import { eBeforeTwo, euxEnding, tionEnding, usualGrapheme } from './usual-graphemes.ts'
import { differingPart, sharedEnds, syllablesOf } from './word-pieces.ts'

const SHARED = 2

/** Whether a relative keeps a part of the word with its neighbours: «cen» of «incendie» is not that of «accent». */
function keepsPart(relative: string, expected: string, letters: string, at: number): boolean {
  const end = at + letters.length
  const around = expected.slice(Math.max(0, at - SHARED), Math.max(end, SHARED + 1))
  // «conter», of «raconter»: the relative starts where a prefix ends.
  const ofRoot = expected.slice(at - 1, end + 1)
  return relative.includes(around) || (at > 1 && ofRoot.length > 2 && relative.startsWith(ofRoot))
}

const UNKNOWN_LEVEL = 9

function levelOf(form: string, { nouns, adjectives, verbs }: Language): number {
  const entries = [...(nouns.get(form) ?? []), adjectives.get(form), verbs.get(form)]
  return Math.min(UNKNOWN_LEVEL, ...entries.flatMap((entry) => (entry ? [entry.level] : [])))
}

/** The part that differs, kept in a word of the family: «terre», «terrain». */
const family: SpellingRule = (one) => {
  const { expected, written, language, word } = one
  const part = differingPart(expected, written)
  const isExtra = extraLetters(expected, written) !== null
  if (part === null || part.letters === expected || part.letters === 'e' || isExtra) return null
  const start = sharedEnds(expected, written)[0]
  const at = Math.max(0, expected.lastIndexOf(part.letters, start))
  const lemmas = lemmasOf(one)
  const infinitives = word.readings.flatMap(({ verb, lemma }) => (verb ? [lemma] : []))
  const known = lemmas
    .flatMap((lemma) => language.wordFamilies.get(lemma) ?? [])
    // A verb is not told by its own infinitive: who misses the one misses the other.
    .filter((relative) => ![expected, word.core, ...infinitives].includes(relative))
    // «glacé» is said as «glace» is: who misses the one misses the other.
    .filter((relative) => stripDiacritics(relative) !== stripDiacritics(expected))
    .filter((relative) => keepsPart(relative, expected, part.letters, at))
    .map((relative) => ({ relative, level: levelOf(relative, language) }))
    .sort((a, b) => a.level - b.level || a.relative.length - b.relative.length)[0]
  return known === undefined
    ? null
    : { kind: 'family', expected: word.core, letters: part.letters, family: known.relative }
}

/** «bouillant», of «en bouillant»: the participle of a verb, so -ant. */
const ofParticiple: SpellingRule = ({ word, expected, written, language }) => {
  const stem = expected.replace(/ante?s?$/u, '')
  const form = `${stem}ant`
  const isLost = stem !== expected && !written.startsWith(form) && !isInvariable(word)
  const isOfVerb = language.lexicon
    .analyse(form)
    .some(({ verb }) => verb?.kind === 'present-participle')
  if (!isLost || !isOfVerb || !written.startsWith(stem)) return null
  const like = ['en chantant', 'en jouant'].filter((known) => !known.endsWith(form))
  // «brûlant»: «en brûlant» is the word itself.
  return expected === form
    ? { kind: 'alike', expected: word.core, letters: 'ant', place: 'end', like, extra: null }
    : { kind: 'family', expected: word.core, letters: 'an', family: `en ${form}` }
}

/** A sound that the copy, read aloud, has not: «rode» for «ronde». */
const missingSound: SpellingRule = ({ word, expected, written }) => {
  if (written.slice(1) === expected) return null
  const part = differingPart(expected, written)
  const isSound =
    part !== null &&
    /^(?:[aeiouyœéèêâîôû]{2,3}|[aeiouéèêy]{1,3}[nm]|ch|gn|ph|ill?e?)$/u.test(part.letters)
  // «gronyement» has the sound of gn, or nearly.
  if (part?.letters === 'gn' && /n[yi]/u.test(written)) return null
  const letters = part?.letters.replace(/^ille$/u, 'ill') ?? ''
  // «coquiage» is read as «mariage».
  const sound = letters === 'ill' ? 'j' : pronounce(letters)
  if (!isSound || pronounce(written).includes(sound)) return null
  // «pingoin» is heard as «pingouin».
  if (isHeardAlike(expected, written) || !pronounce(expected).includes(sound)) return null
  const syllables = syllablesOf(expected).join('-')
  return {
    kind: 'missing-sound',
    expected: word.core,
    read: written,
    letters,
    syllables,
  }
}

/** What a form is: its meaning in the tables, or the verb that it is of. */
function senseOfForm(form: string, { wordSenses, lexicon, verbs }: Language): string | undefined {
  const readings = lexicon.analyse(form)
  const [first] = readings
  const isVerb = readings.every(({ lemma, verb }) => verb !== undefined && verbs.has(lemma))
  return wordSenses.get(form) ?? (first && isVerb ? `le verbe ${first.lemma}` : undefined)
}

/** Two words that are both known to the child: «dessert» for «désert», «il pleure» for «il pleut». */
const nearWord: SpellingRule = ({ word, expected, written, language, isPart }) => {
  const [meaning, other] = [expected, written].map((form) => senseOfForm(form, language))
  // «exploser», c'est le verbe exploser: of two verbs, that says nothing.
  const isTold = meaning !== `le verbe ${expected}` || other !== `le verbe ${written}`
  return isPart || meaning === undefined || other === undefined || meaning === other || !isTold
    ? null
    : { kind: 'near-word', expected: word.core, read: written, meaning, other }
}

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
const RULES = [
  liaison,
  mBeforeMbp,
  adverbEnding,
  mentOfVerb,
  yOfVerb,
  letterValue,
  ilEnding,
  feminineEr,
  memory,
  euxEnding,
  tionEnding,
  eBeforeTwo,
  softG,
  saidE,
]
const MEMORY = [
  ofParticiple,
  family,
  usualGrapheme,
  silentH,
  addedH,
  rareLetters,
  alike,
  untoldLetters,
  addedE,
  heardLast,
  hiddenLetter,
  byEye,
]

/** By a word of the family in which the last letter is heard, else by the kind of word. */
export const explainSilentLetter: SpellingRule = firstOf([
  ...RULES,
  heardByE,
  infinitiveInRe,
  unheardE,
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
  feminineInIenne,
  doubledByRule,
  family,
  doubledAlike,
  addedLetters,
  ...MEMORY,
])

/** Said of any word, whatever the error: its syllables, or its letters where the ear does not tell. */
export const explainByPieces: SpellingRule = (one) =>
  memory(one) ??
  (soundsAlike(pronounce(one.expected), pronounce(one.written))
    ? (byEye(one) ?? addedLetters(one))
    : null) ??
  syllables(one) ??
  pieces(one)

/** What only the eye finds is told by its letters. */
const whereUnheard: SpellingRule = (one) =>
  /^\p{L}+$/u.test(one.written) &&
  (isHeardAlike(one.expected, one.written) ||
    isSoundKept(one.expected, one.written) ||
    pronounce(one.expected) !== pronounceByRules(one.expected))
    ? firstOf([family, usualGrapheme, alike, addedE, heardLast, byEye])(one)
    : null

/** Letters whose sound depends on their neighbours, letters taken for one another, then the syllables. */
export const explainSoundChange: SpellingRule = firstOf([
  liaison,
  mBeforeMbp,
  adverbEnding,
  letterValue,
  // A hook tells letters, not those that look alike.
  taughtConfusion,
  ...RULES,
  heardByE,
  unheardE,
  beforeVowel,
  nearWord,
  confusion,
  missingSound,
  syllables,
  whereUnheard,
  pieces,
])
