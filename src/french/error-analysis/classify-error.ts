/** Classifies an error of a copy by the tests that a teacher makes, in their order. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'
import { isSpellingVariant } from '../../domain/copy/text/spelling-1990.ts'
import type { Language } from '../data/language.ts'
import { cutClasses, markedCut } from './cuts/cut-classes.ts'
import { boundaryErrors } from './cuts/moved-letters.ts'
import { gluedInversion, hyphenedErrors, invertedErrors, tiedErrors } from './cuts/piece-errors.ts'
import { elisionClass, repairElision, swappedElision } from './elision-errors.ts'
import type { ExpectedWord } from './expected-word.ts'
import { areHomophones, isHeardHomophone } from './homophones/homophone-sets.ts'
import { hasSense, isHeadword, isOtherWord } from './homophones/lexical-homophone.ts'
import { findInflectionError, nearestInflection } from './inflection-error.ts'
import {
  isAdverbWithMark,
  isFeminineLost,
  isFunctionWord,
  isLostLetter,
  isMisreadSingular,
  isOwnEe,
  isOwnS,
  lostNumber,
  singularOfPlural,
} from './lost-marks.ts'
import { type WordError, withElided } from './parted-errors.ts'
import { saidAlike, type WrittenPair } from './sound-class.ts'
import { lostPluralErrors, lostVerbE, spellingErrors } from './spelling/letter-errors.ts'
import { letterValue } from './spelling/letter-values.ts'
import { isPrevocalicPair } from './spelling/spelling-rules.ts'
import {
  accentsIn,
  normaliseCharacters,
  normaliseSpelling,
  stripDiacritics,
  withLigatures,
} from './spelling-normalisation.ts'
import { finiteReadings } from './verbs/conjugated-verb.ts'
import { crossedEnding } from './verbs/crossed-ending.ts'

/** «tu a», «je peut»: two forms of one verb are told apart by its subject. */
function homophoneClass({ word, expected, written, language }: WrittenPair): ErrorClass {
  const lemmas = finiteReadings(language.lexicon.analyse(written)).map(({ lemma }) => lemma)
  const isVerb =
    word.subject !== null &&
    finiteReadings(word.readings).some(({ lemma }) => lemmas.includes(lemma))
  return isVerb && expected.length > 1 ? 'accord_verbe' : 'homophone'
}

/** Another form of the expected word, with what accents it lacks beside. */
function inflectionErrors(pair: WrittenPair): WordError[] | null {
  const { word, expected, written, language } = pair
  // «Entre !» is a verb there.
  const isFunction = isFunctionWord(expected) && !word.tag.startsWith('V')
  const sibling = isFunction ? null : findInflectionError(word, written, language)
  if (sibling === null) return null
  const lost = lostPluralErrors(pair)
  if (lost !== null && !language.lexicon.has(written)) return lost
  if (sibling.classes.includes('temps_mode') && !language.lexicon.has(written)) {
    // «agisait» for «agissaient»: the tense is right.
    const parted = stemErrors({ word, expected, written, language })
    if (parted?.[0]?.code === 'accord_verbe') return parted
  }
  // «clot» for «clos», «sorciere» for «sorcier»: an accent that is of no letter that was dictated.
  const isOfOther = accentsIn(expected) === accentsIn(written)
  const accented = sibling.form === written || isOfOther || isSpellingVariant(sibling.form, written)
  return accented
    ? ofClasses(...sibling.classes)
    : [...ofClasses(...sibling.classes), { code: 'accent', towards: sibling.form }]
}

function ofClasses(...codes: readonly ErrorClass[]): WordError[] {
  return codes.map((code) => ({ code }))
}

/** Of two small words, or of an adverb: what schools teach by name comes first. */
function taughtErrors(pair: WrittenPair): WordError[] | null {
  const { expected, written } = pair
  if (isOwnS(pair) || isOwnEe(pair)) return ofClasses('muette')
  if (areHomophones(expected, written)) return ofClasses(homophoneClass(pair))
  if (isPrevocalicPair(expected, written)) return ofClasses('son')
  return isAdverbWithMark(pair) ? ofClasses('accord_nombre') : markedCut(pair)
}

/** For two forms that differ by more than capitals, hyphens or apostrophes. */
function formErrors(pair: WrittenPair): WordError[] {
  const { expected, written } = pair
  const taught = taughtErrors(pair)
  if (taught !== null) return taught
  const isHomophone = isOtherWord(pair) && saidAlike(pair) && !isLostLetter(pair)
  const bare = stripDiacritics(expected) === stripDiacritics(written)
  // «nous avons observe»: a form of the verb, where its participle is asked.
  const isForm = finiteReadings(pair.language.lexicon.analyse(written)).length > 0
  if (bare && isForm && pair.word.auxiliary !== null && /é(?:e?s?)$/u.test(expected))
    return ofClasses('temps_mode')
  // «pèche» for «pêche»: no sin is meant.
  const own = isHomophone && hasSense(written, pair.language) ? 'homophone' : 'accent'
  if (bare) return ofClasses(own)
  const isParticiple = pair.word.readings.some(({ verb }) => verb?.kind === 'participle')
  // «souris» for «souri»: a mark of agreement, and no animal.
  const isMarked = written === `${expected}s` && pair.word.auxiliary?.reflexive === true
  if (isHomophone && isParticiple && !isMarked && isHeadword(pair)) return ofClasses('homophone')
  return inflectionErrors(pair) ?? (isHomophone ? homophoneErrors(pair) : lexicalErrors(pair))
}

/** «employer» for «employés», «plaine» for «pleines»: the other word, and the mark of the plural. */
function homophoneErrors(pair: WrittenPair): WordError[] {
  const single = singularOfPlural(pair)
  return single !== null && !/[sxz]$/u.test(pair.written)
    ? [{ code: 'homophone' }, { code: 'accord_nombre', alone: single }]
    : [{ code: 'homophone' }]
}

/** «chantaiant», «chantéent» for «chantaient»: the plural of the verb, as one might hear it. */
function isHeardPlural({ word, expected, written }: WrittenPair): boolean {
  const isPlural = finiteReadings(word.readings).some(
    ({ person, number }) => person === 3 && number === 'p',
  )
  const stem = expected.replace(/(?:ai)?ent$/u, '')
  const end = written.startsWith(stem) ? written.slice(stem.length) : ''
  return isPlural && stem !== expected && /^(?:aiant|aian|[éèe]ent|ant)$/u.test(end)
}

/** «pouvès» for «pouvais»: the ending of the verb, as it is heard. */
function isHeardImperfect({ word, expected, written }: WrittenPair): boolean {
  const stem = expected.replace(/ai[st]?$/u, '')
  const end = written.startsWith(stem) ? written.slice(stem.length) : ''
  const isVerb = finiteReadings(word.readings).length > 0 && stem.length > 1
  return isVerb && stem !== expected && /^[èê][st]?$/u.test(end)
}

/** What is wrong in a word that is neither another one nor another form. */
function lexicalErrors(pair: WrittenPair): WordError[] {
  if (isHeardPlural(pair)) return ofClasses('accord_verbe')
  if (isHeardImperfect(pair)) return ofClasses('temps_mode')
  if (isFeminineLost(pair)) return ofClasses('accord_genre')
  const ending = crossedErrors(pair) ?? lostPluralErrors(pair) ?? lostVerbE(pair)
  const stem = ending ?? (isFunctionWord(pair.expected) ? null : stemErrors(pair))
  return stem ?? spellingErrors(pair)
}

/** «rujissé» for «rugissait»: the ending of the verb, then its letters. */
function crossedErrors(pair: WrittenPair): WordError[] | null {
  const crossed = crossedEnding(pair)
  if (crossed === null) return null
  const { stem, ending } = crossed
  const ofEnding = inflectionErrors({ ...pair, written: ending })
  const ofStem = spellingErrors({ ...pair, written: stem })
  if (ofEnding === null || ofStem.some(({ code }) => code === 'meconnaissable')) return null
  return [
    ...ofEnding.map((error) => ({ alone: ending, ...error })),
    ...ofStem.map((error) => ({ alone: stem, ...error })),
  ]
}

/** The errors that stay once a wrong form is put aside: «zoizo» for «oiseaux» misses the plural, and the letters of «oiseau». */
function stemErrors(pair: WrittenPair): WordError[] | null {
  const { word, written, language } = pair
  const near = isMisreadSingular(pair) ? null : nearestInflection(word, written, language)
  const found = near === null ? lostNumber(pair) : { ...near, written }
  if (found === null) return null
  const alone = found.written
  const own = { ...pair, expected: found.form, written: alone }
  const bare = stripDiacritics(found.form) === stripDiacritics(alone)
  const errors: WordError[] = bare ? [{ code: 'accent' }] : spellingErrors(own)
  const [main] = errors
  const isVerb = word.readings.some(({ verb }) => verb?.kind === 'finite')
  // «frisonne» for «frissonnent»: only a rule of reading tells the letters of a verb.
  const isRule = letterValue({ ...own, expected: found.form }) !== null
  const isTold =
    main && main.code !== 'meconnaissable' && !(isVerb && main.code === 'son' && !isRule)
  // «vien» for «viennent»: the end is that of the person, not of «viens».
  const isPerson = found.classes.includes('accord_verbe')
  const rest = errors
    .filter(({ code }) => !(isPerson && code === 'muette'))
    .map((error) => ({ alone, ...error, towards: found.form }))
  const marks = found.classes.map((code) => ({ code, alone: found.form }))
  return found.form === alone ? marks : isTold ? [...marks, ...rest] : null
}

/** Of a part of the copy, each error said of that part alone. */
function aloneErrors(word: ExpectedWord, alone: string, language: Language): WordError[] {
  return findWordErrors(word, alone, language).map((error) => ({ alone, ...error }))
}

/** The main error first; empty when there is none. `written` is what the copy has for the word, '' when it was forgotten. */
export function findWordErrors(
  word: ExpectedWord,
  written: string,
  language: Language,
): readonly WordError[] {
  const [expected, form] = [normaliseSpelling(word.text), normaliseSpelling(written)]
  if (form === '') return ofClasses('oubli')
  if (form === expected || isSpellingVariant(expected, form)) return []
  const [low, lowForm] = [expected.toLocaleLowerCase('fr'), form.toLocaleLowerCase('fr')]
  if (low === lowForm) return ofClasses('majuscule')
  const errors =
    boundaryErrors(word, low, form, (alone) => aloneErrors(word, alone, language)) ??
    errorsOfForms(word, { low, lowForm, form, written }, language)
  const isCapitalLost = /^\p{Lu}/u.test(expected) && /^\p{Ll}/u.test(form)
  const isTold = errors.some(({ code }) => code === 'majuscule')
  return isCapitalLost && !isTold && errors.length > 0
    ? [...errors, { code: 'majuscule', alone: low }]
    : errors
}

/** Of two forms that differ by more than capitals. */
function errorsOfForms(
  word: ExpectedWord,
  { low, lowForm, form, written }: Readonly<Record<'low' | 'lowForm' | 'form' | 'written', string>>,
  language: Language,
): readonly WordError[] {
  const pair = pairOf(word, written, language)
  if (areHomophones(low, lowForm)) return ofClasses(homophoneClass(pair))
  if (isHeardHomophone(low, lowForm)) return ofClasses('homophone')
  const elision = elisionClass(word, low, lowForm)
  if (elision !== null) return ofClasses(elision)
  const swapped = swappedElision(word, low, lowForm)
  if (swapped !== null) {
    const rest = aloneErrors(word, swapped.rest, language)
    return [{ code: 'homophone', alone: swapped.swapped }, ...rest]
  }
  const repaired = repairElision(word, form, language)
  if (repaired !== null)
    return [...ofClasses('segmentation'), ...findWordErrors(word, repaired, language)]
  const errorsOf = (on: ExpectedWord, part: string): readonly WordError[] =>
    findWordErrors(on, part, language)
  const inverted =
    invertedErrors(word, low, lowForm, errorsOf) ??
    gluedInversion(word, low, lowForm, errorsOf, language)
  if (inverted !== null) return inverted
  const tied = tiedErrors(word, low, form, errorsOf) ?? hyphenedErrors(word, low, lowForm, errorsOf)
  if (tied !== null) return tied
  const cut = cutClasses(word, low, lowForm)
  if (cut === null) return withElided(formErrors(pair), pair, lowForm)
  const bare = word.elided + stripDiacritics(word.core)
  return cut.map((code) =>
    code === 'accent' && word.elided !== '' ? { code, alone: bare } : { code },
  )
}

function pairOf(word: ExpectedWord, written: string, language: Language): WrittenPair {
  const whole = normaliseCharacters(word.text).toLocaleLowerCase('fr')
  const copied = withLigatures(normaliseCharacters(written).toLocaleLowerCase('fr'), whole)
  const elided = copied.startsWith(word.elided) ? word.elided : ''
  return {
    word,
    expected: whole.slice(elided.length),
    written: copied.slice(elided.length),
    language,
  }
}
