/** Two words that sound alike: whether the copy means another word, and what each is, its meaning, or a noun beside a verb. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'
import type { Analysis } from '../../morphology/features.ts'
import { FULL_FORMS } from '../../realisation/closed-class-words.ts'
import type { ExpectedWord } from '../expected-word.ts'
import type { WrittenPair } from '../sound-class.ts'
import { explainGrapheme } from '../spelling/explain-spelling.ts'
import { letterValue } from '../spelling/letter-values.ts'
import {
  type FiniteVerb,
  finiteReadings,
  pronounOf,
  withPronoun,
} from '../verbs/conjugated-verb.ts'
import { isSaidAlike } from './homophone-sets.ts'
import { type Sense, senseOf, singularWith, verbSense } from './word-sense.ts'

export interface HomophoneCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly language: Language
}

/** «là où l'on dort» of «là où l'on dort, ou le verbe lire». */
function withoutVerb(said: string): string {
  return said.replace(/, ou le verbe \p{L}+$/u, '').replace(/^le verbe \p{L}+, ou /u, '')
}

/** Of the dictated word, whose sentence tells whether it is a noun or a verb: «un sort», «il sort». */
function senseHere({ word, expected, language }: HomophoneCase): Sense | null {
  const core = word.core.toLocaleLowerCase('fr')
  const isFirstName = language.names.some(({ name }) => name === word.core)
  if (word.tag === 'L') return isFirstName ? { form: expected, said: 'un prénom' } : null
  const verb = word.subject === null ? undefined : finiteReadings(word.readings)[0]
  if (verb !== undefined) return { form: expected, said: verbSense(verb.lemma, language) }
  const isGerund = word.readings.find((one) => one.verb?.kind === 'present-participle')
  if (isGerund) return { form: expected, said: `le verbe ${isGerund.lemma}` }
  const nature = word.determiner === null ? word.readings[0]?.nature : 'nom'
  // «il y en a» has another «en» than «en ville».
  const key = word.tag === 'O' ? `${core} pronom` : `${core} ${nature}`
  const told = language.wordSenses.get(key)
  if (told !== undefined) return { form: core, said: told }
  const own = senseOf(expected, language) ?? senseOf(core, language)
  // «le lit» is no form of «lire».
  return own && word.determiner !== null ? { ...own, said: withoutVerb(own.said) } : own
}

/** «une éclaire» is a noun that no child knows. */
function isUsual(lemma: string, { nouns, wordSenses }: Language): boolean {
  return nouns.has(lemma) || wordSenses.has(lemma)
}

/** «ils forgeront» beside «un forgeron»: of its family, in the third person where there is one. */
function verbBeside(noun: Analysis, readings: readonly Analysis[]): FiniteVerb | undefined {
  const found = finiteReadings(readings).filter(
    ({ lemma }) => lemma.slice(0, 3) === noun.lemma.slice(0, 3),
  )
  return found.find(({ person }) => person === 3) ?? found[0]
}

/** «un cri» and «il crie». */
function nounOrVerb(forms: HomophoneCase): ErrorExplanation | null {
  const { word, expected, written, language } = forms
  const [own, other] = [word.readings, language.lexicon.analyse(written)]
  const isNoun = own.some(({ nature }) => nature === 'nom') && finiteReadings(own).length === 0
  const isUsualNoun = ({ nature, lemma }: Analysis): boolean =>
    nature === 'nom' && isUsual(lemma, language)
  if (other.some(isUsualNoun) === isNoun) return null
  const [nouns, verbs] = isNoun ? [own, other] : [other, own]
  const noun = nouns.find(({ nature }) => nature === 'nom')
  const verb = noun && verbBeside(noun, verbs)
  if (noun === undefined || verb === undefined) return null
  // «qu'il sourie»: without «que», nobody says it.
  if (isNoun && verb.tense === 'subjonctif') return null
  // The form that stands there shows the ending: «ils forgeront».
  const form = isNoun ? written : word.core.toLocaleLowerCase('fr')
  const said = withPronoun(pronounOf(verb, isNoun ? null : word.subject), form, language)
  return shownTogether(noun, { said, form, noun: isNoun ? expected : written }, forms)
}

/** null where the two are not told by the letters that stand there. */
function shownTogether(
  noun: Analysis,
  { said, form, noun: own }: Readonly<Record<'said' | 'form' | 'noun', string>>,
  { expected, language }: HomophoneCase,
): ErrorExplanation | null {
  const single = singularWith(noun, language)
  const isTold = single !== '' && noun.lemma !== form && noun.lemma === own
  return isTold ? { kind: 'noun-and-verb', expected, noun: single, verb: said } : null
}

/** «l'accusé» and «accuser». */
function nounOrInfinitive({
  word,
  expected,
  written,
  language,
}: HomophoneCase): ErrorExplanation | null {
  const noun = word.readings.find(({ nature }) => nature === 'nom')
  const verb = language.lexicon.analyse(written).find((one) => one.verb?.kind === 'infinitive')
  const isPair = noun?.lemma === expected.replace(/s$/u, '') && verb?.lemma === written
  return isPair && noun.lemma.slice(0, 3) === written.slice(0, 3)
    ? { kind: 'noun-and-verb', expected, noun: singularWith(noun, language), verb: written }
    : null
}

/** By what the two words are, or by the letters of the word; null where nothing parts them. */
export function explainLexicalHomophone(forms: HomophoneCase): ErrorExplanation | null {
  const { word, written, language } = forms
  const value = letterValue(forms)
  if (value?.kind === 'letter-value' && value.value === 'kept-u') return value
  const nature = nounOrVerb(forms) ?? nounOrInfinitive(forms)
  if (nature) return nature
  const [meaning, other] = [senseHere(forms), senseOf(written, language)]
  // Nothing is told by the same words twice, nor by one of the two alone.
  if (meaning === null || other === null || meaning.said === other.said)
    return explainGrapheme(forms)
  const own = forms.expected.startsWith(word.elided) ? word.text : word.core
  const isAlike = isSaidAlike(own, written)
  if (word.elided !== '' && forms.expected === word.text.toLocaleLowerCase('fr')) {
    const pieces = [FULL_FORMS.get(word.elided) ?? word.elided, word.core]
    const [small, rest] = pieces.map((piece) => `«\u00a0${piece}\u00a0»`)
    const made = `${small} et ${rest}, avec une apostrophe entre les deux`
    const own = { kind: 'other-word', expected: word.text, written: other.form } as const
    return { ...own, meaning: made, other: other.said, isAlike: true }
  }
  const isPlain = meaning.form === forms.expected
  return {
    kind: 'other-word',
    expected: isPlain ? own : meaning.form,
    written: other.form,
    meaning: meaning.said,
    other: other.said,
    isAlike,
  }
}

/** «censée» is of «censé», «tâches» of «tâche». */
export function hasSense(form: string, { wordSenses }: Language): boolean {
  const forms = [form, form.replace(/(?<=é)e?s?$/u, ''), form.replace(/(?<=[âîôû].*)s$/u, '')]
  return forms.some((one) => wordSenses.has(one))
}

/** «volé» for «volet», «marchant» for «marchand»: a child misses the end of a noun, and means no participle. */
function isParticipleForNoun(word: ExpectedWord, readings: readonly Analysis[]): boolean {
  return (
    word.readings.some(({ nature }) => nature === 'nom') &&
    readings.some(({ verb }) => verb !== undefined) &&
    readings.every(
      ({ verb, nature }) =>
        /^(?:present-)?participle$/u.test(verb?.kind ?? '') || nature === 'adjectif',
    )
  )
}

/** «procéder» for «un procédé»: the noun and the infinitive are said alike. */
function isInfinitiveForNoun({ word, expected, written, language }: WrittenPair): boolean {
  const isNoun = word.readings.some(({ nature, lemma }) => nature === 'nom' && lemma === expected)
  const isPair = /é$/u.test(expected) && expected.replace(/é$/u, 'er') === written
  return isNoun && isPair && language.lexicon.has(written)
}

/** «vaux» for «veaux»: nobody who writes a noun means «je vaux». */
function isPersonForNoun(word: ExpectedWord, readings: readonly Analysis[]): boolean {
  const persons = finiteReadings(readings)
  const isNoun = word.readings.length > 0 && word.readings.every(({ nature }) => nature === 'nom')
  return isNoun && persons.length > 0 && persons.every(({ person }) => person < 3)
}

/** «envoyées» and «envoyer»: the participle of the infinitive that the copy has. */
function isOfInfinitive({ word, expected, written }: WrittenPair): boolean {
  const isNoun = word.tag.startsWith('N')
  return !isNoun && expected !== written && expected.replace(/é(?:e?s?)$/u, 'er') === written
}

/** «vingt» for «vingts»: one word with its mark and without, unless the tables tell each. */
function isMarkAlone({ expected, written, language: { wordSenses } }: WrittenPair): boolean {
  const bare = (form: string): string => form.replace(/[sx]$/u, '')
  const [own, other] = [wordSenses.get(expected), wordSenses.get(written)]
  const isTold = own !== undefined && other !== undefined && own !== other
  return expected !== written && bare(expected) === bare(written) && !isTold
}

/** A word of the school tables that is no form of the expected one: nobody meant the particle «méson» for «maison». */
export function isOtherWord(pair: WrittenPair): boolean {
  const { word, written, language } = pair
  if (isOfInfinitive(pair)) return false
  const lemmas = new Set(word.readings.map(({ lemma }) => lemma))
  const readings = language.lexicon.analyse(written)
  const isTold = hasSense(written, language)
  if (isMarkAlone(pair)) return false
  // «cours» is a plural of «cour», and a noun of its own.
  if (isTold && readings.some(({ lemma }) => lemma === written && !lemmas.has(lemma))) return true
  if (readings.some(({ lemma }) => lemmas.has(lemma))) return false
  if (isTold || isInfinitiveForNoun(pair)) return true
  if (isParticipleForNoun(word, readings) || isPersonForNoun(word, readings)) return false
  return readings.some(
    ({ lemma, verb }) =>
      (verb !== undefined || lemma === written || written === `${lemma}s`) &&
      (isTaught(lemma, language) || (verb !== undefined && language.wordSenses.has(lemma))),
  )
}

/** «plus», though «plaire» has this form too. */
export function isHeadword({ written, language }: WrittenPair): boolean {
  const readings = language.lexicon.analyse(written)
  return (
    language.wordSenses.has(written) &&
    readings.some(({ lemma, verb }) => lemma === written && !verb) &&
    readings.every(({ verb }) => verb?.kind !== 'participle')
  )
}

function isTaught(lemma: string, language: Language): boolean {
  const { nouns, adjectives, verbs, functionWords } = language
  return [nouns, adjectives, verbs, functionWords].some((table) => table.has(lemma))
}

/** «met» is a word that a child knows, «sil» is none. */
export function isTaughtForm(
  form: string,
  { lexicon, nouns, verbs, adjectives }: Language,
): boolean {
  return lexicon
    .analyse(form)
    .some(({ lemma }) => [nouns, verbs, adjectives].some((table) => table.has(lemma)))
}
