/** Which nouns stand in the slots of a template: the teacher's where they fit, else natural ones. */
import type { Language } from '../../data/language.ts'
import { fitsClass, type NounEntry } from '../../data/noun-table.ts'
import type { SlotPart } from '../../data/template.ts'
import type { GrammarNumber } from '../../morphology/features.ts'
import type { NounFiller } from '../../realisation/filled-template.ts'
import type { Sampler } from '../../sampler.ts'
import type { Interpretation } from '../request/interpretation.ts'
import { pluralForm, unlistedNoun } from '../request/noun-interpretations.ts'

export type NounInterpretation = Extract<Interpretation, { kind: 'noun' }>
export type AdjectiveInterpretation = Extract<Interpretation, { kind: 'adjective' }>

/** Determiners that need a plural, whatever the noun. */
const COUNTING =
  /^(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques|plusieurs|beaucoup de|tous les|toutes les|tant de|les deux)$/u
/** Determiners that follow the number of the noun, and the number they suggest when it is free. */
const SUGGESTED: Readonly<Record<string, GrammarNumber>> = {
  les: 'p',
  des: 'p',
  ses: 'p',
  ces: 'p',
  leurs: 'p',
}

export function requiredNumber(slot: SlotPart): GrammarNumber | null {
  if (slot.number !== null) return slot.number
  if (slot.determiner === null) return null
  if (COUNTING.test(slot.determiner)) return 'p'
  return /^(chaque|un seul|aucun)$/u.test(slot.determiner) ? 's' : null
}

export function acceptsClass(slot: SlotPart, nounClass: string): boolean {
  return slot.classes.some((asked) => asked !== '*' && fitsClass(nounClass, asked))
}

/** Whether the interpretation is in the number that the slot needs; free where it needs none. */
function agreesInNumber(slot: SlotPart, { number, determiner }: NounInterpretation): boolean {
  const preferredPatterns = requiredNumber(slot)
  if (preferredPatterns !== null && number !== null && number !== preferredPatterns) return false
  return (
    determiner === null ||
    (slot.determiner !== 'à' && (preferredPatterns === null || slot.number !== null))
  )
}

/** A singular given as a lemma, in the plural that the slot needs. */
function pluralised(
  slot: SlotPart,
  interpretation: NounInterpretation,
  language: Language,
): NounFiller | null {
  const { noun, form, determiner, adjective, known } = interpretation
  const isLemma =
    known &&
    determiner === null &&
    adjective === null &&
    form === noun.lemma &&
    noun.fixedNumber === null
  return isLemma && requiredNumber(slot) === 'p' ? defaultFiller(noun, 'p', language) : null
}

/** The noun as given, or a singular put in the plural that the slot needs; null when it cannot stand there. */
export function givenFiller(
  slot: SlotPart,
  interpretation: NounInterpretation,
  language: Language,
): NounFiller | null {
  if (!agreesInNumber(slot, interpretation)) return pluralised(slot, interpretation, language)
  const suggested = SUGGESTED[slot.determiner ?? ''] ?? 's'
  return {
    noun: interpretation.noun,
    form: interpretation.form,
    gender: interpretation.gender,
    number:
      interpretation.number ?? requiredNumber(slot) ?? interpretation.noun.fixedNumber ?? suggested,
    adjective: interpretation.adjective,
    determiner: interpretation.determiner,
  }
}

function entryOf(lemma: string, language: Language): NounEntry {
  const curated = language.nouns.get(lemma)?.[0]
  if (curated !== undefined) return curated
  const head = lemma.split(' ')[0] ?? lemma
  const analysis = language.lexicon.analyse(head).find(({ nature }) => nature === 'nom')
  return unlistedNoun(lemma, analysis?.gender ?? 'm', 'défaut')
}

/** A noun of the engine's own choice. */
export function defaultFiller(
  lemma: string | NounEntry,
  number: GrammarNumber,
  language: Language,
): NounFiller {
  const noun = typeof lemma === 'string' ? entryOf(lemma, language) : lemma
  const actual = noun.fixedNumber ?? number
  const feminine = typeof lemma === 'string' ? null : noun.feminine
  const form = actual === 'p' && noun.fixedNumber === null ? pluralForm(noun, language) : noun.lemma
  return {
    noun,
    form: feminine !== null && lemma === feminine ? feminine : form,
    gender: noun.gender,
    number: actual,
    adjective: null,
    determiner: null,
  }
}

export interface DefaultFillerConstraints {
  /** Level of the class, 1 to 4. */
  readonly level: number
  /** Number that the verb of the header needs of its subject. */
  readonly number: GrammarNumber | null
  readonly used: ReadonlySet<string>
}

function nounsOfClass(
  slot: SlotPart,
  constraints: DefaultFillerConstraints,
  language: Language,
): NounEntry[] {
  const fitting = [...language.nouns.values()]
    .flat()
    .filter((noun) => noun.level <= constraints.level && acceptsClass(slot, noun.nounClass))
  return fitting
}

/** Nouns that the engine may put in a slot by itself, in a seeded order, unused ones first. */
export function defaultFillers(
  slot: SlotPart,
  constraints: DefaultFillerConstraints,
  random: Sampler,
  language: Language,
): NounFiller[] {
  const number =
    requiredNumber(slot) ?? constraints.number ?? SUGGESTED[slot.determiner ?? ''] ?? ('s' as const)
  const lemmas: (string | NounEntry)[] =
    slot.defaults.length > 0 ? [...slot.defaults] : nounsOfClass(slot, constraints, language)
  const lemmaOf = (item: string | NounEntry): string =>
    typeof item === 'string' ? item : item.lemma
  const shuffled = random.shuffle(lemmas)
  const fresh = shuffled.filter((item) => !constraints.used.has(lemmaOf(item)))
  return (fresh.length > 0 ? fresh : shuffled)
    .slice(0, 6)
    .map((item) => defaultFiller(item, number, language))
}

/** Whether an adjective may be said of a noun. */
export function adjectiveSuits(lemma: string, noun: NounEntry, language: Language): boolean {
  if (noun.adjectives.includes(lemma)) return true
  const entry = language.adjectives.get(lemma)
  if (entry === undefined || entry.predicativeOnly) return false
  return entry.classes.some((asked) => fitsClass(noun.nounClass, asked))
}

/** A given adjective said of a noun, a lemma made to agree; null when gender, number or sense forbid it. */
export function withGivenAdjective(
  filler: NounFiller,
  adjective: AdjectiveInterpretation,
  language: Language,
): NounFiller | null {
  const { gender, number, lemma, form } = adjective
  if (filler.adjective !== null || !adjectiveSuits(lemma, filler.noun, language)) return null
  const agrees =
    (gender === null || gender === filler.gender) && (number === null || number === filler.number)
  if (agrees) return { ...filler, adjective: { lemma, form } }
  return form === lemma ? { ...filler, adjective: { lemma, form: null } } : null
}

/** One of the noun's own adjectives, at the level of the class. */
export function withDefaultAdjective(
  filler: NounFiller,
  level: number,
  random: Sampler,
  language: Language,
): NounFiller {
  const fitting = filler.noun.adjectives.filter(
    (lemma) => (language.adjectives.get(lemma)?.level ?? 5) <= level,
  )
  const lemma = random.pick(fitting)
  return lemma === undefined || filler.adjective !== null
    ? filler
    : { ...filler, adjective: { lemma, form: null } }
}
