/** Reasons for a homophone. Some depend on the use of the expected word («leur» before a noun or before a verb), told by its context. */
import type {
  ErrorExplanation,
  HomophoneUse,
} from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'
import { CLOSED_CLASS_WORDS } from '../../realisation/closed-class-words.ts'
import { isSwappedElision, negationReason } from '../elision-errors.ts'
import { type ExpectedWord, lowerCaseText, type WordInContext } from '../expected-word.ts'
import { finiteReadings } from '../verbs/conjugated-verb.ts'
import { explainSubjectAgreement } from '../verbs/explain-verb.ts'
import { areHomophones, isHeardHomophone } from './homophone-sets.ts'
import { substitutionFor, useBefore } from './homophone-substitutions.ts'
import { explainLexicalHomophone, type HomophoneCase } from './lexical-homophone.ts'

interface Place {
  readonly word: ExpectedWord
  readonly before: WordInContext | undefined
  readonly after: WordInContext | undefined
  readonly next: WordInContext | undefined
}

type Rule = (place: Place) => HomophoneUse | null

function isOneOf(word: WordInContext | undefined, list: string): boolean {
  return list.split(' ').includes(lowerCaseText(word))
}

function isVerb(word: WordInContext | undefined): boolean {
  if (word === undefined || word.determiner !== null) return false
  const { readings, subject } = word
  return (
    subject !== null || (readings.length > 0 && readings.every(({ verb }) => verb !== undefined))
  )
}

function isAll(word: WordInContext | undefined, nature: string): boolean {
  const { readings = [] } = word ?? {}
  return readings.length > 0 && readings.every((reading) => reading.nature === nature)
}

function isNumeral(word: WordInContext | undefined): boolean {
  return /^(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|cent|mille)$/u.test(
    lowerCaseText(word),
  )
}

const SINGULAR_ETRE = /^(?:n')?(?:est|était|sera|serait|fut|soit|fût|doit|devait|peut|pouvait)$/u
const PLURAL_ETRE = /^(?:n')?(?:sont|étaient|seront|seraient|furent|soient)$/u

function useOfCe({ before, after, next }: Place): HomophoneUse {
  const verb = lowerCaseText(after) === 'ne' ? lowerCaseText(next) : lowerCaseText(after)
  if (SINGULAR_ETRE.test(verb)) return 'pronoun'
  if (PLURAL_ETRE.test(verb)) return 'plural'
  if (isOneOf(after, 'qui que dont') || after?.elided === "qu'") {
    // Replacing by «la chose» fails after a preposition: «jusqu'à ce que», «en ce qui concerne».
    const led = CLOSED_CLASS_WORDS.get(before?.core.toLocaleLowerCase('fr') ?? '') === 'préposition'
    return led ? 'other' : 'relative'
  }
  return after?.determiner === 'ce' ? 'determiner' : 'other'
}

function useOfLeur({ before, after }: Place): HomophoneUse {
  if (isOneOf(before, 'le la au du')) return 'possessive'
  if (isOneOf(after, 'en y')) return 'pronoun'
  if (after?.determiner === 'leur') return 'determiner'
  return isVerb(after) ? 'pronoun' : 'other'
}

function useOfLa({ after }: Place): HomophoneUse {
  if (isOneOf(after, 'plus moins lui leur y en')) return 'other'
  if (after?.determiner === 'la') return 'determiner'
  return isVerb(after) ? 'pronoun' : 'other'
}

function useOfPeu({ before, after }: Place): HomophoneUse | null {
  if (isOneOf(before, 'un')) return 'expression'
  const led = CLOSED_CLASS_WORDS.get(lowerCaseText(before)) === 'préposition'
  return led || isOneOf(before, "quelque d'ici") || isOneOf(after, 'à') ? 'other' : null
}

const ADVERBS_OF_DEGREE = 'bien mal vite peu souvent loin tard tôt longtemps'

const isNoun: Rule = ({ word }) => (isAll(word, 'nom') ? 'noun' : null)

/** A possessive, unless a determiner precedes or no noun follows: «un joli son», «d'un ton doux». */
const isPossessive: Rule = ({ word, before, after }) => {
  const own = word.core.toLocaleLowerCase('fr')
  const determined =
    CLOSED_CLASS_WORDS.get(before?.core.toLocaleLowerCase('fr') ?? '') === 'déterminant'
  const adjective = before?.readings.some(({ nature }) => nature === 'adjectif') ?? false
  const led = determined || (adjective && before?.determiner !== null)
  return led || after?.determiner !== own ? 'noun' : null
}

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['ce', useOfCe],
  ['la', useOfLa],
  ['leur', useOfLeur],
  ['leurs', ({ before }) => (isOneOf(before, 'les des aux') ? 'possessive' : null)],
  ['peu', useOfPeu],
  ['les', ({ word }) => useBefore(word)],
  [
    'si',
    ({ after }) =>
      isAll(after, 'adjectif') || isOneOf(after, ADVERBS_OF_DEGREE) ? 'intensity' : 'other',
  ],
  ['quand', ({ after }) => (isOneOf(after, 'même') ? 'expression' : null)],
  ['mais', ({ after }) => (isOneOf(after, 'oui non si bien enfin alors aussi') ? 'other' : null)],
  ["d'en", ({ after }) => (isOneOf(after, 'haut bas face') ? 'expression' : null)],
  ['où', ({ before }) => (isOneOf(before, 'cas') ? 'other' : null)],
  ['là', ({ before }) => (isOneOf(before, "d'ici") ? 'noun' : null)],
  [
    'près',
    ({ before, after, next }) =>
      isOneOf(before, 'peu') || (isOneOf(after, 'de') && isNumeral(next)) ? 'other' : null,
  ],
  [
    'sûr',
    ({ word, before, after }) =>
      isOneOf(before, 'bien') || isOneOf(after, 'de que') || word.auxiliary?.verb === 'être'
        ? null
        : 'other',
  ],
  ['son', isPossessive],
  ['ton', isPossessive],
  ['sens', isNoun],
  ['mets', isNoun],
  // «est» is tagged as a noun too in «l'autre est».
  ['est', (place) => (place.word.elided === "l'" ? isNoun(place) : null)],
  ['as', isNoun],
  ["l'as", ({ word }) => (word.subject?.text === 'tu' ? null : 'noun')],
  ["s'", ({ word }) => (/^ils?$/u.test(word.core) ? 'expression' : null)],
])

/** null where `expected` has one reason only. In lower case; with its elision when that is part of the pair. */
function homophoneUse(word: ExpectedWord, expected: string): HomophoneUse | null {
  const { sentence, place } = word
  const [before, after, next] = [place - 1, place + 1, place + 2].map((at) => sentence[at])
  return RULES.get(expected)?.({ word, before, after, next }) ?? null
}

/** By a replacement in the sentence where one can be said, else by the use of the word. */
function grammatical({ word, expected, written, language }: HomophoneCase): ErrorExplanation {
  const use = homophoneUse(word, expected)
  const found = substitutionFor({ word, expected, use, language })
  return found === null
    ? { kind: 'homophone-use', expected, use, written }
    : { kind: 'grammatical-homophone', expected, use, ...found }
}

function verbsOf(form: string, language: Language): readonly string[] {
  return finiteReadings(language.lexicon.analyse(form)).map(({ lemma }) => lemma)
}

/** «tu as» and «il a»: two forms of one verb are told apart by its subject. */
function ofOneVerb(forms: HomophoneCase): ErrorExplanation | null {
  const { word, expected, written, language } = forms
  const core = word.elided !== '' && written.startsWith(word.elided) ? word.core : expected
  const shared = verbsOf(core, language).some((lemma) => verbsOf(written, language).includes(lemma))
  const isVerb = shared && finiteReadings(word.readings).length > 0 && word.subject !== null
  return isVerb ? explainSubjectAgreement(forms) : null
}

/** «qu'il ait» and «qu'il est». */
function ofAvoir({ word, written }: HomophoneCase): ErrorExplanation | null {
  const isPair =
    /^(?:aie|aies|ait|aient)$/u.test(word.core) && /^(?:n'|l'|m'|t'|qu')?e[st]{1,2}$/u.test(written)
  return isPair ? { kind: 'avoir-subjunctive', expected: word.core } : null
}

/** null when the copy holds no word. */
export function explainHomophone(forms: HomophoneCase): ErrorExplanation | null {
  const { word, expected, written, language } = forms
  const negation = negationReason(word, written)
  if (negation) return negation
  const verb = ofOneVerb(forms) ?? ofAvoir(forms)
  if (verb) return verb
  if (areHomophones(expected, written) || isHeardHomophone(expected, written))
    return grammatical(forms)
  if (isSwappedElision(word, expected, written)) {
    return grammatical({ ...forms, expected: word.elided })
  }
  if (!language.lexicon.has(written)) return null
  return explainLexicalHomophone(forms)
}

/** Two words that sound like one: «plus tôt» and «plutôt». */
export function explainHomophonePiece(forms: HomophoneCase): ErrorExplanation | null {
  return areHomophones(forms.expected, forms.written) ? grammatical(forms) : null
}
