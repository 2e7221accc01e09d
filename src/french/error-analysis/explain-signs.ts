/** Reasons for accents, capitals and forgotten words. */
import type { Diacritic, ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { isSpellingVariant } from '../../domain/copy/text/spelling-1990.ts'
import type { Language } from '../data/language.ts'
import type { ExpectedWord } from './expected-word.ts'
import { DAYS, namedBy, PEOPLES } from './spelling/capital-names.ts'
import { letterValue } from './spelling/letter-values.ts'
import { memory } from './spelling/silent-letters.ts'
import { wordsAlike } from './spelling/word-analogy.ts'
import {
  type DifferingPart,
  differingPart,
  syllableAt,
  syllablesOf,
} from './spelling/word-pieces.ts'
import { normaliseSpelling, stripDiacritics } from './spelling-normalisation.ts'

const DIACRITICS: Readonly<Record<string, Diacritic>> = {
  '\u0301': 'acute',
  '\u0300': 'grave',
  '\u0302': 'circumflex',
  '\u0308': 'diaeresis',
  '\u0327': 'cedilla',
}

/** Letters with their diacritics: «é» is e and an acute. */
function decomposed(word: string): readonly string[] {
  return word.normalize('NFD').match(/\P{M}\p{M}*/gu) ?? []
}

/** A word of the family with the s that a circumflex stands for: «forêt», «forestier». */
function withS(word: ExpectedWord, language: Language): string | null {
  const lemmas = [...word.readings.map(({ lemma }) => lemma), word.core]
  const relatives = lemmas.flatMap((lemma) => language.wordFamilies.get(lemma) ?? [])
  return relatives.find((one) => /s[tp]/u.test(one)) ?? null
}

/** The hook of «contrôle» for «contrôleur»: the whole family keeps the circumflex. */
function hookOfFamily(
  { readings, core }: ExpectedWord,
  letter: string,
  { wordFamilies, memoryHooks }: Language,
): ErrorExplanation | null {
  const lemmas = [...readings.map(({ lemma }) => lemma), core]
  const relatives = lemmas.flatMap((lemma) => wordFamilies.get(lemma) ?? [])
  const found = relatives
    .flatMap((relative) => memoryHooks.get(relative) ?? [])
    // «« hâter » vient de « hâte »» tells nothing of «hâte».
    .find(({ letters, hook }) => letters.includes(letter) && !hook.includes(`« ${core} »`))
  return found === undefined
    ? null
    : { kind: 'memory', expected: core, hook: found.hook, ofFamily: true }
}

const ACCENTED: Readonly<Record<string, readonly string[]>> = {
  à: ['là', 'voilà', 'déjà'],
  ô: ['tôt', 'bientôt', 'plutôt'],
  é: ['bébé', 'été', 'blé'],
}

/** Small words with the same accent, where it is not heard. */
function accented(expected: string, letter: string): readonly string[] {
  if (!new RegExp(`${letter}t?$`, 'u').test(expected)) return []
  return (ACCENTED[letter] ?? []).filter((word) => word !== expected).slice(0, 2)
}

interface AccentCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly language: Language
}

/** The accent that a copy has and the word has not. */
function extraAccent(
  word: ExpectedWord,
  expected: string,
  at: number,
  extra: string,
  language: Language,
): ErrorExplanation {
  const copied = expected.slice(0, at) + extra + expected.slice(at + 1)
  const part = differingPart(expected, copied)
  const like = part === null ? [] : (wordsAlike(expected, part, language)?.like ?? [])
  const doubled = /^([bcdfglmnprst])\1/u.exec(expected.slice(at + 1))?.[0] ?? null
  const own = syllableAt(syllablesOf(expected), at)
  const isClosed = /[^aeiouyàâéèêîôû]$/u.test(own)
  const syllable = isClosed ? own : null
  const isLast = /^es?$/u.test(expected.slice(at)) && expected.length > 3
  const told = { expected: word.core, letter: extra, doubled, syllable, isLast, like }
  return { kind: 'accent-too-many', ...told }
}

/** The letter with its neighbours. */
function partAt(letters: readonly string[], at: number): DifferingPart {
  const place = at === 0 ? 'start' : at === letters.length - 1 ? 'end' : 'middle'
  const [before = '', own = '', after = ''] = [at - 1, at, at + 1].map((index) => letters[index])
  return { letters: own, place, before, after }
}

/** «maitresse»: the circumflex of «maîtresse» may be left out since 1990. */
function isOptional(right: readonly string[], at: number, letter: string): boolean {
  const other = right.map((own, index) => (index === at ? letter : own)).join('')
  return isSpellingVariant(right.join('').normalize('NFC'), other.normalize('NFC'))
}

function joined(form: string): string {
  return form.replace(/[\s-]/gu, '')
}

/** null where the letters differ by more than accents. */
export function explainAccent({ word, language, ...forms }: AccentCase): ErrorExplanation | null {
  const [expected, written] = [joined(forms.expected), joined(forms.written)]
  if (stripDiacritics(expected) !== stripDiacritics(written)) return null
  const [right, wrong] = [decomposed(expected), decomposed(written)]
  const at = right.findIndex(
    (letter, index) => letter !== wrong[index] && !isOptional(right, index, wrong[index] ?? ''),
  )
  const letters = right.map((letter) => letter.normalize('NFC'))
  const [letter, copied] = [letters[at], (wrong[at] ?? '').normalize('NFC')]
  if (letter === undefined) return null
  const diacritic = DIACRITICS[right[at]?.slice(1) ?? '']
  if (diacritic === undefined) return extraAccent(word, expected, at, copied, language)
  if (diacritic === 'cedilla') return letterValue({ word, expected, written, language })
  const hook = memory({ word, expected, written, language })
  if (hook !== null && diacritic !== 'acute') return hook
  const kept = diacritic === 'circumflex' ? hookOfFamily(word, letter, language) : null
  if (kept !== null) return kept
  return {
    kind: 'accent',
    expected: word.core,
    diacritic,
    letter,
    written: copied,
    syllable: syllableAt(syllablesOf(expected), at),
    like: wordsAlike(expected, partAt(letters, at), language)?.like ?? accented(expected, letter),
    family: diacritic === 'circumflex' ? withS(word, language) : null,
  }
}

/** The accent that is missing in words written as one: «Toutacoup». */
export function explainAccentOfPiece(
  words: readonly ExpectedWord[],
  written: string,
  language: Language,
): ErrorExplanation | null {
  const bare = written.replace(/[\s'’-]/gu, '').toLocaleLowerCase('fr')
  let from = 0
  for (const word of words) {
    const expected = word.text.replace(/['’-]/gu, '').toLocaleLowerCase('fr')
    const copied = bare.slice(from, from + expected.length)
    from += expected.length
    const found =
      copied === expected ? null : explainAccent({ word, expected, written: copied, language })
    if (found !== null) return found
  }
  return null
}

/** «à Florence», «la Camille»: what stands before may lead to a place. */
function isAfterPlace({ sentence, place }: ExpectedWord): boolean {
  return /^(?:à|en|de|d'|vers|pour|la|le)$/u.test(
    sentence[place - 1]?.core.toLocaleLowerCase('fr') ?? '',
  )
}

/** A name opens a sentence too: its capital stays everywhere. */
function openingCapital(
  { tag }: ExpectedWord,
  expected: string,
  language: Language,
): ErrorExplanation {
  const isName = tag === 'L' || language.names.some(({ name }) => name === expected)
  return isName
    ? { kind: 'name-capital', expected, names: namedBy(expected, language, false), first: true }
    : { kind: 'sentence-capital' }
}

/** «Dites», «Attention», behind the sign that opens a speech: the parser starts another sentence there. */
function opensSpeech({ pause, at, tag }: ExpectedWord): boolean {
  return pause && (at === 0 ? tag !== 'L' : !/^[NL]/u.test(tag))
}

/** By the first letter whose case differs: «D'Alice» for «d'Alice» is no error on the name. */
export function explainCapital(
  word: ExpectedWord,
  copied: string,
  language: Language,
): ErrorExplanation | null {
  const { elided, first } = word
  const text = normaliseSpelling(word.text)
  const at = [...text].findIndex((letter, index) => letter !== copied[index])
  const isCapital = /\p{Lu}/u.test(text.charAt(at))
  const expected = at < elided.length ? elided : word.text.slice(elided.length)
  if (at === 0 && first && isCapital) return openingCapital(word, expected, language)
  if (isCapital && opensSpeech(word)) return { kind: 'sentence-capital' }
  if (isCapital) {
    return {
      kind: 'name-capital',
      expected,
      names: namedBy(expected, language, isAfterPlace(word)),
      first: false,
    }
  }
  const low = expected.toLocaleLowerCase('fr')
  const names = DAYS.test(low) ? 'day' : PEOPLES.test(low) ? 'people' : 'noun'
  return { kind: 'no-capital', expected, names }
}

export function explainForgotten(word: ExpectedWord, isElisionOnly: boolean): ErrorExplanation {
  if (isElisionOnly) return { kind: 'forgotten-elision', expected: word.elided, noun: word.core }
  const before = word.sentence[word.place - 1]
  return { kind: 'forgotten', expected: word.text, after: before?.text ?? null }
}
