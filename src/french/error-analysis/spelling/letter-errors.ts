/** The errors on the letters of a word: a liaison, letters that stand apart, an accent or a silent letter beside. */
import type { ErrorClass } from '../../../domain/copy/review/error-class.ts'
import { isSpellingVariant } from '../../../domain/copy/text/spelling-1990.ts'
import { isNumber } from '../fixed-forms.ts'
import { findInflectionError } from '../inflection-error.ts'
import { singularOfPlural } from '../lost-marks.ts'
import { partErrors, type WordError } from '../parted-errors.ts'
import { sameSound, soundClass, type WrittenPair } from '../sound-class.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'
import { finiteReadings } from '../verbs/conjugated-verb.ts'
import { isDoubling } from './doubled-letters.ts'
import { areSoundsAlike, loneErrors } from './grapheme-errors.ts'
import { letterValue } from './letter-values.ts'
import { isLetterConfusion, liaison } from './spelling-rules.ts'
import { letterDifference, letterExchange } from './word-pieces.ts'

/** The letters of the word, then what is wrong beside them: «gato» for «gâteau», «hazar» for «hasard». */
export function spellingErrors(pair: WrittenPair): WordError[] {
  const linked = linkedErrors(pair)
  if (linked !== null) return linked
  const apart = errorsApart(pair)
  return apart ?? partedErrors(pair)
}

/** «nile» for «île»: the sound of the word before, beside another error. */
function linkedErrors(pair: WrittenPair): WordError[] | null {
  const { expected, written } = pair
  const [linked, rest] = [written.charAt(0) + expected.replace(/^h/u, ''), written.slice(1)]
  const isOther = linked !== written && rest !== expected && rest.length > 2
  if (!isOther || liaison({ ...pair, written: linked }) === null) return null
  const own = { ...pair, written: rest }
  const isNear = stripDiacritics(rest) === stripDiacritics(expected) || sameSound(own)
  if (!isNear) return null
  const isAccent = stripDiacritics(rest) === stripDiacritics(expected)
  const others: readonly WordError[] = isAccent ? [{ code: 'accent' }] : spellingErrors(own)
  return [{ code: 'son', alone: linked }, ...others.map((error) => ({ alone: rest, ...error }))]
}

/** «longument»: one letter is missing, and no other is wrong. */
function isLetterLost(expected: string, written: string): boolean {
  const found = letterDifference(expected, written)
  return found?.kind === 'missing' && found.expected.length === 1
}

/** One letter exchanged, or two that children take for each other wherever they stand; «lantemant» has two errors. */
function isOneLetter(expected: string, written: string): boolean {
  if (letterExchange(expected, written) === null) return false
  const differing = [...expected].filter((letter, at) => letter !== written[at])
  return differing.length === 1 || isLetterConfusion(expected, written)
}

/** «dédé», «lètre», «geule»: what seems two errors is one, told as one. */
function isOneExchange(pair: WrittenPair): boolean {
  const { expected, written } = pair
  const sorted = (form: string): string => [...form].sort().join('')
  return (
    sorted(expected) === sorted(written) ||
    isOneLetter(expected, written) ||
    isLetterLost(expected, written) ||
    // «batail»: one ending for the other.
    (/[aeu]ille$/u.test(expected) && `${written}le` === expected) ||
    isDoubling(stripDiacritics(expected), stripDiacritics(written)) ||
    letterValue(pair) !== null
  )
}

/** «faisait» of «fesait» for «faisaient»: another form of the verb. */
function inflectedClass({ word, written, language }: WrittenPair): ErrorClass | null {
  const isVerb = word.readings.some(({ verb }) => verb?.kind === 'finite')
  const isForm = isVerb && language.lexicon.has(written)
  const found = isForm ? findInflectionError(word, word.elided + written, language) : null
  return found?.form === word.elided + written ? (found.classes[0] ?? null) : null
}

/** Of a copy with one of its errors; `isAlike`: each grapheme writes the sound of the word, though «ceur» is not read as «cœur». */
function loneClass(pair: WrittenPair, alone: string, isAlike: boolean): ErrorClass {
  if (stripDiacritics(alone) === stripDiacritics(pair.expected)) return 'accent'
  // «spaghetti» of «spaghettis»: its s is the mark of the plural.
  if (singularOfPlural(pair) === alone) return 'accord_nombre'
  // «trentes» of «trantes».
  if (isNumber(pair.word) && alone === `${pair.expected}s`) return 'accord_nombre'
  const own = { ...pair, written: alone }
  const code = inflectedClass(own) ?? soundClass(own)
  return isAlike && code === 'son' ? 'graphie' : code
}

/** «anio» for «agneau»: gn written ni, and what else is wrong. */
function gnErrors(pair: WrittenPair): WordError[] | null {
  const { expected, written } = pair
  const read = written.replace(/(?<!g)ni(?=[aeéèou])/u, 'gn')
  if (read === written || read === expected || !/gn/u.test(expected)) return null
  // «onion»: «ognon» is right since 1990.
  const isVariant = isSpellingVariant(expected, read)
  const others = isVariant ? [] : spellingErrors({ ...pair, written: read })
  if (others.some(({ code }) => code === 'meconnaissable')) return null
  const alone = expected.replace('gn', 'ni')
  return [{ code: 'graphie', alone }, ...others.map((error) => ({ alone: read, ...error }))]
}

/** The errors one by one; null where they are no errors by themselves. */
function loneOf(pair: WrittenPair, whole: ErrorClass, isMerged: boolean): WordError[] | null {
  const { expected, written } = pair
  const lone = loneErrors(expected, written, { isMerged }).filter(
    // «villet» has no fault in its «ill».
    (one) => one !== expected && !isSpellingVariant(expected, one),
  )
  if (lone.length < 2) return null
  const isAlike = whole !== 'son' && areSoundsAlike(expected, written)
  const errors = lone.map((alone): WordError => ({ code: loneClass(pair, alone, isAlike), alone }))
  // What sounds right as a whole is one exchange: «travaye», and «jan» for the «gen» of «janti».
  const isHeard = whole === 'son' || (whole === 'meconnaissable' && /^\p{L}+$/u.test(written))
  if (!isHeard && errors.some(({ code }) => code === 'son')) return null
  return errors.some(({ code }) => code === 'meconnaissable') ? null : errors
}

/** Each error of the word by itself, where they stand apart: «sinfonie» for «symphonie». */
function errorsApart(pair: WrittenPair): WordError[] | null {
  const ofGn = gnErrors(pair)
  if (ofGn !== null) return ofGn
  const { expected } = pair
  if (isOneExchange(pair)) return null
  const whole = soundClass(pair)
  const errors = loneOf(pair, whole, false) ?? loneOf(pair, whole, true)
  if (errors === null) return null
  const isVerb = pair.word.readings.some(({ verb }) => verb?.kind === 'finite')
  const isPluralLost = ({ alone = '' }: WordError): boolean =>
    /ent$/u.test(expected) && /[^n]t?$/u.test(alone) && !/nt$/u.test(alone)
  const own = errors.map((error) =>
    isVerb && (error.code === 'muette' || isPluralLost(error))
      ? { ...error, code: 'accord_verbe' as const }
      : error,
  )
  return [...own.filter(({ code }) => code === whole), ...own.filter(({ code }) => code !== whole)]
}

function partedErrors(pair: WrittenPair): WordError[] {
  const { main, beside } = partErrors(pair.expected, pair.written)
  const own = { ...pair, written: main }
  // A word that nobody knows again has no letter of its own to lose.
  const code = soundClass(own)
  if (code === 'meconnaissable') return [{ code: soundClass(pair) }]
  // «brulente»: what is optional since 1990 is no part of the error.
  if (beside.length === 0) return [{ code, ...(main !== pair.written && { alone: main }) }]
  // «gean»: nothing is wrong beside the accent and the silent letter.
  if (main === pair.expected) return [...beside]
  // «alon» for «allons»: the last letter of a verb is the mark of its person.
  const isVerb = pair.word.readings.some(({ verb }) => verb?.kind === 'finite')
  const others = beside.map((error) =>
    isVerb && error.code === 'muette' ? { ...error, code: 'accord_verbe' as const } : error,
  )
  return [{ code, alone: main }, ...others]
}

/** «plent» for «plante»: the e of the verb, and what else is wrong. */
export function lostVerbE(pair: WrittenPair): WordError[] | null {
  const { word, expected, written } = pair
  const own = { ...pair, written: `${written}e` }
  const isVerb = finiteReadings(word.readings).some(({ person }) => person !== 2)
  const isLost = isVerb && /[^aeiouyé]e$/u.test(expected) && /[^aeiouyé]$/u.test(written)
  if (!isLost || own.written === expected || !sameSound(own)) return null
  return [
    { code: 'accord_verbe', alone: expected.slice(0, -1) },
    { code: soundClass(own), alone: own.written },
  ]
}

/** «bondise» for «bondissent»: the mark of the plural is lost beside another error. */
export function lostPluralErrors(pair: WrittenPair): WordError[] | null {
  const { word, expected, written } = pair
  const isPlural = finiteReadings(word.readings).some(
    ({ person, number }) => person === 3 && number === 'p',
  )
  if (!isPlural || !/ent$/u.test(expected) || !/[^a]es?$/u.test(written)) return null
  const ended = written.replace(/s?$/u, 'nt')
  const own = { ...pair, written: ended }
  const isNear = ended !== expected && (isDoubling(expected, ended) || letterValue(own) !== null)
  if (!isNear) return null
  return [
    { code: 'accord_verbe', alone: expected.slice(0, -2) },
    { code: soundClass(own), alone: ended },
  ]
}
