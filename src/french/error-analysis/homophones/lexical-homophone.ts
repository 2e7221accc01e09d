/** Two words that sound alike: whether the copy means another word, and what each is, its meaning, or a noun beside a verb. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { Language } from '../../data/language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import type { Analysis } from '../../morphology/features.ts'
import type { ExpectedWord } from '../expected-word.ts'
import type { WrittenPair } from '../sound-class.ts'
import { finiteReadings } from '../verbs/conjugated-verb.ts'

export interface HomophoneCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly language: Language
}

/** What a word is: its meaning in the tables, or the verb that it is a form of. */
function senseOf(form: string, language: Language): string | null {
  const told = language.wordSenses.get(form)
  if (told !== undefined) return told
  const [single, plain] = [/[sx]$/u, /(?<=é)e?s?$/u].map((end) =>
    language.wordSenses.get(form.replace(end, '')),
  )
  if (single !== undefined || plain !== undefined) return single ?? plain ?? null
  const readings = language.lexicon.analyse(form)
  const [first] = readings
  const isVerb = readings.every(({ verb }) => verb !== undefined)
  return first !== undefined && isVerb ? `le verbe ${first.lemma}` : null
}

/** Of the dictated word, whose sentence tells whether it is a noun or a verb: «un sort», «il sort». */
function senseHere({ word, expected, language }: HomophoneCase): string | null {
  const core = word.core.toLocaleLowerCase('fr')
  const verb = word.subject === null ? undefined : finiteReadings(word.readings)[0]
  if (verb !== undefined) return `le verbe ${verb.lemma}`
  const nature = word.determiner === null ? word.readings[0]?.nature : 'nom'
  return (
    language.wordSenses.get(`${core} ${nature}`) ??
    senseOf(expected, language) ??
    senseOf(core, language)
  )
}

function singularWith(noun: Analysis, language: Language): string {
  // «une souris»: the lexicon has a rare masculine too.
  const gender = language.nouns.get(noun.lemma)?.[0]?.gender ?? noun.gender
  const article = gender === 'f' ? 'une' : 'un'
  return language.lexicon.has(noun.lemma) ? `${article} ${noun.lemma}` : ''
}

/** «une éclaire» is a noun that no child knows. */
function isUsual(lemma: string, { nouns, wordSenses }: Language): boolean {
  return nouns.has(lemma) || wordSenses.has(lemma)
}

/** «un cri» and «il crie». */
function nounOrVerb({ word, expected, written, language }: HomophoneCase): ErrorExplanation | null {
  const [own, other] = [word.readings, language.lexicon.analyse(written)]
  const isNoun = own.some(({ nature }) => nature === 'nom') && finiteReadings(own).length === 0
  const isBoth =
    other.some(({ nature, lemma }) => nature === 'nom' && isUsual(lemma, language)) === isNoun
  if (isBoth) return null
  const [nouns, verbs] = isNoun ? [own, other] : [other, own]
  const noun = nouns.find(({ nature }) => nature === 'nom')
  const verb = finiteReadings(verbs).find(
    ({ lemma }) => lemma.slice(0, 3) === noun?.lemma.slice(0, 3),
  )
  if (noun === undefined || verb === undefined) return null
  const number = isNoun ? 's' : verb.number
  const third = simpleForm(verb.lemma, 'présent', { person: 3, number }, language.lexicon)
  const pronoun = number === 'p' ? 'ils' : 'il'
  const single = singularWith(noun, language)
  const isTold = third !== null && single !== '' && noun.lemma !== third
  return isTold && noun.lemma === (isNoun ? expected : written)
    ? { kind: 'noun-and-verb', expected, noun: single, verb: `${pronoun} ${third}` }
    : null
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

/** «près» and «prés» are not said alike, though one hears them so in some regions. */
function accentsOf(form: string): string {
  return form.replace(/[^éèê]/gu, '').replace(/ê/gu, 'è')
}

/** By what the two words are. */
export function explainLexicalHomophone(forms: HomophoneCase): ErrorExplanation {
  const { word, expected, written, language } = forms
  const nature = nounOrVerb(forms) ?? nounOrInfinitive(forms)
  if (nature) return nature
  const [meaning, other] = [senseHere(forms), senseOf(written, language)]
  const own = expected.startsWith(word.elided) ? word.text : word.core
  const [heard, copied] = [accentsOf(own), accentsOf(written)]
  const isAlike = heard === '' || copied === '' || heard === copied
  return { kind: 'other-word', expected: own, written, meaning, other, isAlike }
}

/** «censée» is of «censé». */
function hasSense(form: string, { wordSenses }: Language): boolean {
  return wordSenses.has(form) || wordSenses.has(form.replace(/(?<=é)e?s?$/u, ''))
}

/** «volé» for «volet», «marchant» for «marchand»: a child misses the end of a noun, and means no participle. */
function isParticipleForNoun(word: ExpectedWord, readings: readonly Analysis[]): boolean {
  return (
    word.readings.some(({ nature }) => nature === 'nom') &&
    readings.length > 0 &&
    readings.every(({ verb }) => verb?.kind === 'participle' || verb?.kind === 'present-participle')
  )
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

/** A word of the school tables that is no form of the expected one: nobody meant the particle «méson» for «maison». */
export function isOtherWord(pair: WrittenPair): boolean {
  const { word, written, language } = pair
  if (isOfInfinitive(pair)) return false
  const lemmas = new Set(word.readings.map(({ lemma }) => lemma))
  const readings = language.lexicon.analyse(written)
  const isTold = hasSense(written, language)
  // «cours» is a plural of «cour», and a noun of its own.
  if (isTold && readings.some(({ lemma }) => lemma === written && !lemmas.has(lemma))) return true
  if (readings.some(({ lemma }) => lemmas.has(lemma))) return false
  if (isTold) return true
  if (isParticipleForNoun(word, readings) || isPersonForNoun(word, readings)) return false
  return readings.some(
    ({ lemma, verb }) =>
      (verb !== undefined || lemma === written || written === `${lemma}s`) &&
      isTaught(lemma, language),
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
