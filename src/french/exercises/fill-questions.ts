/** Gap-fill questions: what the class works on, one right answer a gap. */
import { type FillQuestion, GAP, type GapFocus } from '../../domain/grammar/exercise.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { conjugate } from '../morphology/conjugation.ts'
import type { Tense } from '../morphology/features.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { Sampler } from '../sampler.ts'
import type { Token } from '../sentence.ts'
import type { ExerciseSentence } from './exercise-sentences.ts'
import {
  adjectiveOptions,
  determinerOptions,
  homophoneOptions,
  nounOptions,
} from './gap-options.ts'
import { fillsDay, hasKnownPlans, isEvent, mayPlan, saysWhen } from './line-tenses.ts'
import { isTaughtVerb } from './programme-verbs.ts'
import { undisputedNature } from './undisputed-words.ts'
import { type FoundGap, type GapPlace, pronounOptions, verbOptions } from './verb-gap-options.ts'

const MAX_OPTIONS = 4

type WordFocus = Exclude<GapFocus, 'tense'>

const OPTIONS: Readonly<Record<WordFocus, (place: GapPlace) => string[]>> = {
  verb: verbOptions,
  adjective: adjectiveOptions,
  noun: nounOptions,
  pronoun: pronounOptions,
  determiner: determinerOptions,
  homophone: homophoneOptions,
}

const NATURE_OF_FOCUS: Readonly<Partial<Record<WordFocus, Token['nature']>>> = {
  verb: 'verbe',
  adjective: 'adjectif',
  noun: 'nom',
  pronoun: 'pronom',
  determiner: 'déterminant',
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
}

function decapitalised(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens
  if (!first || /^\p{Lu}/u.test(first.lemma ?? '')) return tokens
  const text = first.text.charAt(0).toLocaleLowerCase('fr') + first.text.slice(1)
  return [{ ...first, text }, ...rest]
}

/** The agreement of the attribute is for CM2 (BO n° 16 of 17/04/2025 p. 20). */
function isEarlyAttribute({ grammarFunction }: Token, focus: WordFocus, level: Level): boolean {
  const isAttribute = focus === 'adjective' && grammarFunction === 'attribut'
  return isAttribute && levelRank(level) < levelRank('CM2')
}

/** Every word of a sentence that can be a gap of that focus. */
export function gapsOf(
  { tokens }: Pick<ExerciseSentence, 'tokens'>,
  focus: WordFocus,
  { level, language }: { readonly level: Level; readonly language: Language },
): FoundGap[] {
  return tokens.flatMap((token, at) => {
    const place = { tokens, at, level, language }
    const fits = focus === 'homophone' || token.nature === NATURE_OF_FOCUS[focus]
    const disputed = focus === 'adjective' && undisputedNature(tokens, at, place) === null
    if (!fits || disputed || isEarlyAttribute(token, focus, level)) return []
    const elided = tokens[at - 1]?.after === ''
    const options = OPTIONS[focus](place).filter(
      (form) => !elided || startsWithVowelSound(form, language.aspirated),
    )
    const shown = [...new Set(options)].map((form) => (at === 0 ? capitalised(form) : form))
    return shown.length > 0 ? [{ at, focus, options: shown }] : []
  })
}

export interface FillScope {
  readonly level: Level
  readonly random: Sampler
  readonly language: Language
}

interface DrawnQuestion {
  readonly tokens: readonly Token[]
  readonly gaps: readonly FoundGap[]
}

function questionOf({ tokens, gaps }: DrawnQuestion, random: Sampler): FillQuestion {
  const places = new Set(gaps.map(({ at }) => at))
  const sentence = tokens
    .map((token, at) => (places.has(at) ? GAP : token.text) + token.after)
    .join('')
  const words = gaps.map(({ at, focus, options }) => {
    const text = tokens[at]?.text ?? ''
    // The other number of a verb is what pupils take it for.
    const [likely = [], others] =
      focus === 'verb' ? [options.slice(0, 1), options.slice(1)] : [[], options]
    const wrong = [...likely, ...random.shuffle(others)].slice(0, MAX_OPTIONS - 1)
    return { text, options: random.shuffle([text, ...wrong]), focus }
  })
  return { sentence, words }
}

/** Words of one chain of agreement: each would give the other away, or hide it. */
function areLinked(tokens: readonly Token[], one: FoundGap, other: FoundGap): boolean {
  const [first, second] = [tokens[one.at], tokens[other.at]]
  const inChain = ({ grammarFunction, group }: Token): boolean =>
    grammarFunction === 'verbe' ||
    grammarFunction === 'attribut' ||
    tokens.some((token) => token.group === group && token.grammarFunction === 'sujet')
  if (!first || !second) return true
  return first.group === second.group || (inChain(first) && inChain(second))
}

/** From CE2 on, some sentences have a second gap. */
const SECOND_GAP_SHARE = 0.35

function secondGap(sentence: ExerciseSentence, first: FoundGap, scope: FillScope): FoundGap[] {
  const { level, random } = scope
  if (levelRank(level) < levelRank('CE2') || random.next() > SECOND_GAP_SHARE) return []
  const others = (['verb', 'adjective'] as const)
    .flatMap((focus) => gapsOf(sentence, focus, scope))
    // Two gaps side by side leave nothing to go by.
    .filter((gap) => Math.abs(gap.at - first.at) > 1 && !areLinked(sentence.tokens, first, gap))
  const second = random.pick(others)
  return second ? [second] : []
}

/** What is put before a sentence that says no time, and the tenses that are wrong after it. */
const TIMES: readonly {
  readonly opening: string
  readonly right: Tense
  readonly wrong: readonly Tense[]
}[] = [
  { opening: 'Demain', right: 'futur', wrong: ['imparfait', 'passé composé'] },
  { opening: 'Hier', right: 'passé composé', wrong: ['futur', 'présent'] },
]

const PAST: readonly Tense[] = ['imparfait', 'passé simple']

/** «Hier, il choisit un livre»: a présent that is a passé simple as well is right there. */
function isAlsoOf(form: string, right: Tense, { lexicon }: Language): boolean {
  return (
    right === 'passé composé' &&
    lexicon
      .analyse(form)
      .some(({ verb }) => verb?.kind === 'finite' && PAST.some((tense) => tense === verb.tense))
  )
}

/** Whether a sentence can stand behind «Demain,»: its verb is one action of its own, and nothing else says when. */
function takesTime(
  { tokens, line, collection }: ExerciseSentence,
  { level, language }: FillScope,
): boolean {
  const verbs = tokens.filter(({ nature }) => nature === 'verbe')
  // «est allé laver» beside «lavera» would be another verb in another tense.
  const isOne = verbs.length === (verbs[0]?.tense === 'futur' ? 1 : 2)
  const lemma = verbs.at(-1)?.lemma ?? ''
  const isFuture = verbs[0]?.tense === 'futur'
  const isAction = isOne && isTaughtVerb(lemma, level) && (isFuture ? isEvent : fillsDay)(lemma)
  const plain = tokens[0]?.grammarFunction === 'sujet' || tokens[1]?.grammarFunction === 'sujet'
  const reflexive = tokens.some(({ text }) => /^(?:se|s'|me|m'|te|t')$/u.test(text))
  const isFree = !reflexive && !saysWhen({ text: line, collection })
  const hasPlans = (isFuture ? hasKnownPlans : mayPlan)(tokens, language)
  return isAction && plain && hasPlans && isFree
}

/** «Demain, le facteur ___ une lettre.»: the tense that the first word asks. */
function tenseQuestion(sentence: ExerciseSentence, scope: FillScope): FillQuestion | null {
  const { level, random, language } = scope
  const { tokens } = sentence
  const at = tokens.findIndex(({ grammarFunction }) => grammarFunction === 'verbe')
  const verb = tokens[at]
  const time = TIMES.find(({ right }) => right === verb?.tense)
  if (!time || !verb?.person || !verb.number || !takesTime(sentence, scope)) return null
  const verbs = tokens.filter(({ nature }) => nature === 'verbe')
  const lemma = verbs.at(-1)?.lemma ?? ''
  const subject = tokens.find(({ grammarFunction }) => grammarFunction === 'sujet')
  if (!subject?.gender) return null
  const agreement = { person: verb.person, number: verb.number, gender: subject.gender }
  const use = { reflexive: false, withObject: hasObject(tokens), objectBefore: null }
  const form = (tense: Tense): string[] => {
    const found = conjugate(lemma, tense, agreement, use, language.lexicon)
    return found ? [found.participle ? `${found.finite} ${found.participle}` : found.finite] : []
  }
  const early = levelRank(level) < levelRank('CE2')
  const wrong = time.wrong.filter((tense) => !(early && tense === 'passé composé'))
  const before = tokens.slice(0, at)
  const after = tokens.slice(at + verbs.length)
  const right = verbs.map(({ text }) => text).join(' ')
  if (tokens.slice(at, at + verbs.length).some(({ nature }) => nature !== 'verbe')) return null
  // «j'apporterai», «je apportais» never: the pronoun keeps its form.
  if (before.at(-1)?.after === '') return null
  const whole = { ...verb, text: right, after: tokens[at + verbs.length - 1]?.after ?? ' ' }
  const opening = { ...verb, text: time.opening, after: ', ' }
  const told = [opening, ...decapitalised(before), whole, ...after]
  const options = wrong.flatMap(form).filter((one) => !isAlsoOf(one, time.right, language))
  const vowel = startsWithVowelSound(right, language.aspirated)
  if (
    /^je$/u.test(before.at(-1)?.text ?? '') &&
    options.some((one) => startsWithVowelSound(one, language.aspirated) !== vowel)
  )
    return null
  return options.length > 0
    ? questionOf(
        { tokens: told, gaps: [{ at: before.length + 1, focus: 'tense', options }] },
        random,
      )
    : null
}

function hasObject(tokens: readonly Token[]): boolean {
  return tokens.some(({ grammarFunction }) => grammarFunction === 'COD')
}

/** A question whose gap is of that focus; null when the sentence has none. */
export function fillQuestion(
  sentence: ExerciseSentence,
  focus: GapFocus,
  scope: FillScope,
): FillQuestion | null {
  const { tokens } = sentence
  if (focus === 'tense') return tenseQuestion(sentence, scope)
  const first = scope.random.pick(gapsOf(sentence, focus, scope))
  if (!first) return null
  const gaps = [first, ...secondGap(sentence, first, scope)]
  return questionOf({ tokens, gaps: gaps.sort((one, other) => one.at - other.at) }, scope.random)
}
