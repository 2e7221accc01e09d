/** Gap-fill questions. The distractors of a gap are provably wrong where they stand: forms of the same word that do not agree there. */
import { type FillQuestion, GAP } from '../../domain/grammar/exercise.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { areHomophones, HOMOPHONE_SETS } from '../error-analysis/homophone-sets.ts'
import type { Analysis } from '../morphology/features.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { Sampler } from '../sampler.ts'
import type { Sentence, Token } from '../sentence.ts'

const MAX_OPTIONS = 4

interface Gap {
  /** Index of the token. */
  readonly at: number
  readonly options: readonly string[]
}

interface TokenInContext {
  readonly token: Token
  readonly before: Token | undefined
  readonly next: Token | undefined
  readonly level: Level
  readonly language: Language
}

function readings(form: string, lemma: string, language: Language): readonly Analysis[] {
  return language.lexicon.analyse(form).filter((interpretation) => interpretation.lemma === lemma)
}

/** Other persons of the same tense: the pupil finds the ending, not the tense. */
function verbDistractors({ token, language }: TokenInContext): string[] {
  const { lemma, tense, person, number, text } = token
  if (lemma === null || tense === null || person === null || number === null) return []
  const own = readings(text.toLocaleLowerCase('fr'), lemma, language)
  const sameTense = (form: string): boolean =>
    readings(form, lemma, language).some(
      ({ verb }) => verb?.kind === 'finite' && verb.tense === tense,
    )
  // Wrong for this subject in every tense, so that no time marker is needed to refuse it.
  const agrees = ({ verb }: Analysis): boolean =>
    verb?.kind === 'finite' && verb.person === person && verb.number === number
  if (!own.some(agrees)) return []
  return language.lexicon
    .forms(lemma, 'V', () => true)
    .filter((form) => sameTense(form) && !readings(form, lemma, language).some(agrees))
}

const DETERMINERS: readonly (readonly string[])[] = [
  ['le', 'la', 'les'],
  ['un', 'une', 'des'],
  ['mon', 'ma', 'mes'],
  ['ton', 'ta', 'tes'],
  ['son', 'sa', 'ses'],
  ['ce', 'cette', 'ces'],
]

/** Only before a noun whose gender and number are unambiguous. */
function determinerDistractors({ token, next, language }: TokenInContext): string[] {
  const form = token.text.toLocaleLowerCase('fr')
  const family = DETERMINERS.find((words) => words.includes(form))
  if (!family || next?.nature !== 'nom' || next.lemma === null) return []
  if (startsWithVowelSound(next.text, language.aspirated)) return []
  const known = language.lexicon.analyse(next.text).filter(({ nature }) => nature === 'nom')
  const sure = (key: 'gender' | 'number'): boolean =>
    known.length > 0 &&
    new Set(known.map((interpretation) => interpretation[key] ?? 'both')).size === 1
  const open = known.some(({ gender, number }) => gender === null || number === null)
  return sure('gender') && sure('number') && !open ? family.filter((word) => word !== form) : []
}

/** The three other forms of an adjective, beside a noun whose gender and number it shows. */
function adjectiveDistractors({ token, before, next, language }: TokenInContext): string[] {
  const noun = [before, next].some((one) => one?.nature === 'nom' && one.group === token.group)
  if (!noun) return []
  const { lemma, gender, number, text } = token
  if (lemma === null || gender === null || number === null) return []
  const agrees = (form: string): boolean =>
    readings(form, lemma, language).some(
      (one) =>
        one.nature === 'adjectif' &&
        (one.gender ?? gender) === gender &&
        (one.number ?? number) === number,
    )
  if (!agrees(text)) return []
  return language.lexicon
    .forms(lemma, 'A', () => true)
    .filter((form) => form !== text && !agrees(form))
}

/** Homophones whose sets never fit in the same position. */
const EXCLUSIVE = new Set(['a', 'à', 'et', 'est', 'son', 'sont', 'on', 'ont'])

function homophoneDistractors({ token, level }: TokenInContext): string[] {
  const form = token.text.toLocaleLowerCase('fr')
  if (levelRank(level) < levelRank('CE2') || !EXCLUSIVE.has(form)) return []
  const set: readonly string[] =
    HOMOPHONE_SETS.find((words) => words.some((word) => word === form)) ?? []
  return set.filter((word) => areHomophones(form, word))
}

function distractorsOf(context: TokenInContext): string[] {
  const homophones = homophoneDistractors(context)
  if (homophones.length > 0) return homophones
  switch (context.token.nature) {
    case 'verbe':
      return context.token.grammarFunction === 'verbe' ? verbDistractors(context) : []
    case 'déterminant':
      return determinerDistractors(context)
    case 'adjectif':
      return adjectiveDistractors(context)
    default:
      return []
  }
}

/** Every word of a sentence that can be a gap, with all its distractors. */
export function gapsOf(sentence: Sentence, level: Level, language: Language): Gap[] {
  const verbs = sentence.tokens.filter(({ nature }) => nature === 'verbe')
  return sentence.tokens.flatMap((token, at) => {
    const compound =
      token.nature === 'verbe' && verbs.filter(({ group }) => group === token.group).length > 1
    const next = sentence.tokens[at + 1]
    const elided = sentence.tokens[at - 1]?.after === ''
    const options = (
      compound
        ? []
        : distractorsOf({ token, before: sentence.tokens[at - 1], next, level, language })
    ).filter((form) => !elided || startsWithVowelSound(form, language.aspirated))
    const first = at === 0
    const shown = [...new Set(options)].map((option) => (first ? capitalised(option) : option))
    return shown.length > 0 ? [{ at, options: shown }] : []
  })
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
}

/** From CE2 on a sentence may have two gaps. */
function mostGaps(level: Level): number {
  return levelRank(level) >= levelRank('CE2') ? 2 : 1
}

/** Share of the questions whose first gap is the verb, what classes work on most. */
const VERB_SHARE = 0.6

function chosenGaps(
  sentence: Sentence,
  gaps: readonly Gap[],
  { most, verbFirst }: { readonly most: number; readonly verbFirst: boolean },
): Gap[] {
  const isVerb = ({ at }: Gap): boolean => sentence.tokens[at]?.nature === 'verbe'
  const verbs = verbFirst ? gaps.filter(isVerb) : []
  const sorted = [...verbs, ...gaps.filter((gap) => !verbs.includes(gap))]
  const [first] = sorted
  // Two neighbouring gaps would hide each other's agreement.
  const second = first && sorted.find(({ at }) => Math.abs(at - first.at) > 2)
  const kept = most > 1 && second ? [first, second] : sorted.slice(0, 1)
  return kept.sort((one, other) => one.at - other.at)
}

/** null when no word can be a gap. */
export function fillQuestion(
  sentence: Sentence,
  level: Level,
  { random, language }: { readonly random: Sampler; readonly language: Language },
): FillQuestion | null {
  const gaps = random.shuffle(gapsOf(sentence, level, language))
  const chosen = chosenGaps(sentence, gaps, {
    most: mostGaps(level),
    verbFirst: random.next() < VERB_SHARE,
  })
  if (chosen.length === 0) return null
  const places = new Set(chosen.map(({ at }) => at))
  const text = sentence.tokens
    .map((token, at) => (places.has(at) ? GAP : token.text) + token.after)
    .join('')
  return {
    sentence: text,
    words: chosen.map(({ at, options }) => {
      const answer = sentence.tokens[at]?.text ?? ''
      const wrong = random.shuffle(options).slice(0, MAX_OPTIONS - 1)
      return { text: answer, options: random.shuffle([answer, ...wrong]) }
    }),
  }
}
