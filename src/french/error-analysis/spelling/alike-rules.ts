/** What no rule tells: the letters that differ, in words that a child knows, else by eye. */
import type { Language } from '../../data/language.ts'
import { isPluralVerb } from '../sound-class.ts'
import { isDoubling } from './doubled-letters.ts'
import { knownModel } from './known-models.ts'
import { dictatedForm, type SpellingRule } from './spelling-rules.ts'
import { type WordsAlike, wordsAlike, wordsWithout } from './word-analogy.ts'
import {
  type DifferingPart,
  differingPart,
  graphemesOf,
  letterDifference,
  sharedEnds,
  syllablesOf,
} from './word-pieces.ts'

/** The piece that differs, in two usual words. */
export const alike: SpellingRule = ({ word, expected, written, language }) => {
  // What is alike does not depend on the plural.
  const both =
    expected.endsWith('s') &&
    written.endsWith('s') &&
    word.readings.some(({ number, lemma }) => number === 'p' && lemma !== expected)
  const [right, wrong] = both ? [expected.slice(0, -1), written.slice(0, -1)] : [expected, written]
  const part = isDoubling(right, wrong) ? null : differingPart(right, wrong)
  if (part === null) return null
  const extra = extraLetters(right, wrong)
  const find = extra === null ? wordsAlike : wordsWithout
  // «un baiser», «un noyer»: no infinitive is a likeness for the end of a noun.
  const isVerb = word.readings.some(({ verb }) => verb !== undefined)
  const isKept = (one: string): boolean =>
    isVerb || part.place !== 'end' || !language.verbs.has(one)
  const found = find(right, part, language, isKept) ?? elsewhere(right, part, find, language)
  // The end of «blessèrent» is mute, that of «parent» is not.
  if (found?.place === 'end' && /ent$/u.test(right) && isPluralVerb(word.readings)) return null
  return found && { kind: 'alike', expected: both ? right : word.core, ...found, extra }
}

/** «au» of «crapaud» as in «autre»: a grapheme of two letters or more, wherever it stands. */
function elsewhere(
  expected: string,
  part: DifferingPart,
  find: typeof wordsAlike,
  language: Language,
): WordsAlike | null {
  if (part.letters.length < 2 || graphemesOf(part.letters).length > 1) return null
  const own = { letters: part.letters, before: '', after: '' }
  const found = (['middle', 'start', 'end'] as const).map((place) =>
    find(expected, { ...own, place }, language),
  )
  return found.find((one) => one !== null) ?? null
}

/** Of the copy, where it has all the letters of the word beside them. */
export function extraLetters(expected: string, written: string): string | null {
  const difference = letterDifference(expected, written)
  return difference?.kind === 'extra' ? difference.written : null
}

/** What the copy has in the place of letters of the word; null where it has not all that stands around. */
function lettersInstead(expected: string, written: string, letters: string): string | null {
  const [start] = sharedEnds(expected, written)
  const at = Math.max(0, expected.lastIndexOf(letters, start))
  const [before, behind] = [expected.slice(0, at), expected.slice(at + letters.length)]
  const isAround =
    written.length >= before.length + behind.length &&
    written.startsWith(before) &&
    written.endsWith(behind)
  return isAround ? written.slice(before.length, written.length - behind.length) : null
}

/** What the ear does not find: which letters, in which syllable. */
export const byEye: SpellingRule = (one) => knownModel(one) ?? spelled(one)

const spelled: SpellingRule = ({ word, expected, written }) => {
  const part = differingPart(expected, written)
  if (part === null) return null
  if (part.letters === "'") return { kind: 'apostrophe', expected: word.text }
  const own = dictatedForm(word)
  const instead = lettersInstead(expected, written, part.letters)
  const extra = extraLetters(expected, written)?.trim() ?? null
  return {
    kind: 'by-eye',
    expected: word.core,
    word: own,
    letters: part.letters,
    // An s is written in «océans», though none before its c; «es» is written in «les».
    extra: extra && (!expected.includes(extra) || expected.includes(instead ?? '')) ? extra : null,
    instead: instead === '' ? null : instead,
    syllables: syllablesOf(own).join('-'),
  }
}
