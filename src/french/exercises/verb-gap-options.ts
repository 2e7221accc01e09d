/** The other options of a gap that a verb decides: forms and pronouns that do not go together, whatever the child thinks of (GRA-07, GRA-14). */
import type { GapFocus } from '../../domain/grammar/exercise.ts'
import type { Level } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { simpleForm } from '../morphology/conjugation.ts'
import {
  type Analysis,
  type GrammarNumber,
  isSimpleTense,
  type Person,
} from '../morphology/features.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { Token } from '../sentence.ts'
import { isTaughtVerb } from './programme-verbs.ts'

export interface GapPlace {
  readonly tokens: readonly Token[]
  readonly at: number
  readonly level: Level
  readonly language: Language
}

export interface FoundGap {
  /** Index of the token. */
  readonly at: number
  readonly focus: GapFocus
  /** Wrong ones only. */
  readonly options: readonly string[]
}

const PERSONS = [1, 2, 3] as const satisfies readonly Person[]
const NUMBERS = ['s', 'p'] as const satisfies readonly GrammarNumber[]

export function lower(token: Token | undefined): string {
  return token?.text.toLocaleLowerCase('fr') ?? ''
}

/** Whether the verb of the sentence has two words, one of which cannot be a gap by itself. */
function isCompound({ tokens, at }: GapPlace): boolean {
  const group = tokens[at]?.group
  return tokens.filter(({ nature, group: own }) => nature === 'verbe' && own === group).length > 1
}

function finiteReadings(form: string, language: Language): readonly Analysis[] {
  return language.lexicon.analyse(form).filter(({ verb }) => verb?.kind === 'finite')
}

function agreesAs(form: string, person: Person, number: GrammarNumber, language: Language) {
  return finiteReadings(form, language).some(
    ({ verb }) => verb?.kind === 'finite' && verb.person === person && verb.number === number,
  )
}

/** CP asks who does it: of «tu as», nothing there tells the end. CM2 has met any verb in the présent. */
function isAskedVerb({ tokens, at, level }: GapPlace): boolean {
  const { lemma, tense, person } = tokens[at] ?? {}
  if (level === 'CP' && person !== 3) return false
  // «Il s'assied», «il s'assoit»: two sets of forms are not for a school gap.
  const isMet = level === 'CM2' && tense === 'présent' && !lemma?.endsWith('asseoir')
  return isMet || isTaughtVerb(lemma ?? '', level)
}

/** Other persons of the same tense, wrong for this subject in every tense; of verbs that the class is taught, or CM2 meets in the présent. */
export function verbOptions(place: GapPlace): string[] {
  const { tokens, at, level, language } = place
  const { lemma, tense, person, number } = tokens[at] ?? {}
  if (!lemma || !tense || !person || !number || !isSimpleTense(tense)) return []
  if (!isAskedVerb(place)) return []
  // «c'étaient les fleurs», «c'était les fleurs»: both are said.
  if (tokens.some((token) => /^(?:c'|ce)$/iu.test(token.text) && token.nature === 'pronom'))
    return []
  // «Boulanger est un beau métier»: «il est un métier» is not said.
  const named = tokens.some(
    (token) => token.grammarFunction === 'attribut' && token.nature === 'nom',
  )
  if (named || isCompound(place) || !agreesAs(lower(tokens[at]), person, number, language))
    return []
  const form = (one: Person, other: GrammarNumber): string | null =>
    simpleForm(lemma, tense, { person: one, number: other }, language.lexicon)
  const likely = form(person, number === 's' ? 'p' : 's')
  // Of the passé simple school teaches «il» and «ils» alone; the infinitive, which sounds like neither, takes the place of the others.
  const isPastSimple = tense === 'passé simple'
  const persons = isPastSimple ? ([3] as const) : PERSONS
  const all = NUMBERS.flatMap((other) => persons.map((one) => form(one, other)))
  const forms = [likely, ...all, isPastSimple ? lemma : null].filter((one) => one !== null)
  const wrong = forms.filter((form) => !agreesAs(form, person, number, language))
  return level === 'CP' ? wrong.filter((form) => isToldByNumber(form, place)) : wrong
}

/** CP asks who does it, one or more than one: that tells «danse» from «dansent», and the ear tells «dansez»; nothing tells «danses». */
function isToldByNumber(form: string, { tokens, at, language }: GapPlace): boolean {
  const { number } = tokens[at] ?? {}
  return !finiteReadings(form, language).some(
    ({ verb }) => verb?.kind === 'finite' && verb.person !== 3 && verb.number === number,
  )
}

const PRONOUNS: readonly (readonly [string, Person, GrammarNumber])[] = [
  ['je', 1, 's'],
  ['tu', 2, 's'],
  ['il', 3, 's'],
  ['elle', 3, 's'],
  ['nous', 1, 'p'],
  ['vous', 2, 'p'],
  ['ils', 3, 'p'],
  ['elles', 3, 'p'],
]

/** Subject pronouns with which the verb cannot stand. */
export function pronounOptions({ tokens, at, level, language }: GapPlace): string[] {
  const [pronoun, verb] = [tokens[at], tokens[at + 1]]
  const own = PRONOUNS.find(([form]) => form === lower(pronoun))
  if (!own || pronoun?.grammarFunction !== 'sujet' || verb?.nature !== 'verbe') return []
  // «Je couds», «elle coud»: only who knows the verb can tell.
  if (!isTaughtVerb(verb.lemma ?? '', level)) return []
  const [, person, number] = own
  if (!agreesAs(lower(verb), person, number, language)) return []
  const gendered = /^elles?$/u.test(own[0]) ? /^ils?$/u : /^elles?$/u
  return PRONOUNS.filter(
    ([form, one, other]) =>
      !gendered.test(form) &&
      !(form === 'je' && startsWithVowelSound(verb.text, language.aspirated)) &&
      !agreesAs(lower(verb), one, other, language),
  ).map(([form]) => form)
}
