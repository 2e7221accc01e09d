/** Sentences for exercises: one clause of the collections, complete, at the class's level, in a tense that its sense allows. */
import { LEVELS, type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { readLine, type SentenceLine } from '../data/sentence-collection.ts'
import { tellLine } from '../generation/collections/tell-line.ts'
import { type GenerationContext, newGenerationContext } from '../generation/generation-context.ts'
import { parsePedagogicalGoals } from '../generation/request/pedagogical-goals.ts'
import { NARRATIVE_TENSES } from '../generation/tense-selection.ts'
import { memoise } from '../memoise.ts'
import type { Tense } from '../morphology/features.ts'
import type { Sampler } from '../sampler.ts'
import type { Sentence } from '../sentence.ts'
import { hasClassVocabulary } from './class-vocabulary.ts'
import { asksPerson, hasKnownPlans, hasPersonAsSubject, tensesOfLine } from './line-tenses.ts'
import { hasPlainSense } from './plain-sense.ts'

/** Words of a sentence that a pupil analyses or puts in order, by class. */
const MAX_WORDS_OF_CLASS: Readonly<Record<Level, number>> = {
  CP: 7,
  CE1: 8,
  CE2: 9,
  CM1: 11,
  CM2: 13,
}

/** A sentence and the line that it was told from. */
export interface ExerciseSentence extends Sentence {
  readonly line: string
  readonly collection: string
}

interface PlacedLine extends SentenceLine {
  readonly collection: string
}

/** Parts of a line that a simple sentence has not: two verbs, links, speech, questions, orders, what stands open, or follows from what was said before, «il y a», «ne … pas», an «il» that is nobody. */
const NOT_SIMPLE =
  /V\{.*V\{|J\{|«|[!?]\s*$|\[| & |S\{il\}|:impératif|:antérieur|:conditionnel|:subjonctif|y avoir|pleuvoir|neiger|falloir|dès lors|d'abord|V\{(?:ne|n')|qu[ei']/u

/** «La pluie fait sortir les escargots», «Il regarde passer un train»: who does what is not for cycle 2 to find. */
const TWO_DOERS =
  /V\{(?:faire|laisser|regarder|voir|entendre|écouter|sentir|envoyer) \p{L}+(?:er|ir|re|oir)\}/u

function isSimple(text: string, level: Level): boolean {
  const isEarly = levelRank(level) < levelRank('CE2')
  return !NOT_SIMPLE.test(text) && !(isEarly && TWO_DOERS.test(text))
}

/** Lists of names and of numbers, sentences written around a sound, a spelling, a homophone or a contrary, and jokes are no models of what is said. */
const ODD_COLLECTIONS =
  /^(?:listes|sons|orthographe|grammaire)\/|contraires|nombres|mots-choisis|rares-|guerre|mesures|heure|poisson-d-avril/u

/** Each line there shows one word that a list asked for («une dame prudente ralentit», «l'argent est une ressource»): right, and stiff beside a sentence told for itself. */
const SHOWS_A_WORD =
  /^mots\/(?:adjectifs-|infinitifs|verbes-suite|vocabulaire|(?:ce1-|cm-)?suite-|programme-)|^verbes\/(?:infinitifs|n-deux-verbes|q-|u-conseils|x-)/u

const linesOfClass = memoise((language: Language, key: string): readonly PlacedLine[] => {
  const level = LEVELS.find((one) => one === key)
  return language.collections
    .filter(({ levels }) => level && levels.includes(level))
    .filter(({ id }) => !ODD_COLLECTIONS.test(id) && !SHOWS_A_WORD.test(id))
    .flatMap(({ id, lines }) =>
      lines
        .filter(({ text }) => level && isSimple(text, level))
        .map((line) => ({ ...line, collection: id })),
    )
})

const contextOf = memoise((source: SentenceSource, tense: string): GenerationContext => {
  const { level, random, language } = source
  const goals = parsePedagogicalGoals([tense])
  const request = { words: [], level, length: 1, theme: '', pedagogicalGoals: [] }
  const interpreted = { words: [], goals, theme: null }
  const context = newGenerationContext(request, interpreted, { random, seed: 0 }, language)
  const [asked] = goals.tenses
  return { ...context, tenses: (asked && NARRATIVE_TENSES[asked]) ?? context.tenses }
})

/** A multiword token («tout le», «un peu») has no single nature that a pupil could name. */
function isClean(sentence: Sentence, { level, language }: SentenceSource): boolean {
  const { tokens, forced } = sentence
  const single = tokens.every(({ text }) => !/[\s\d«»]/u.test(text))
  const fits = tokens.length > 2 && tokens.length <= MAX_WORDS_OF_CLASS[level]
  const commas = tokens.filter(({ after }) => after.startsWith(',')).length
  if (forced || !single || !fits || commas > 1) return false
  return hasClassVocabulary(tokens, level, language) && hasPlainSense(tokens, language)
}

/** One for a whole exercise. */
export interface SentenceSource {
  readonly level: Level
  readonly random: Sampler
  readonly language: Language
}

export interface SentenceWish {
  /** Only lines that look like it, where a structure is wanted. */
  readonly lines?: RegExp
  /** Only this tense. */
  readonly tense?: Tense
  /** Lines that are asked already: where there are few, most draws would tell them again. */
  readonly told?: ReadonlySet<string>
}

const matchingLines = memoise((language: Language, key: string): readonly PlacedLine[] => {
  const [level = '', ...pattern] = key.split(' ')
  const wanted = new RegExp(pattern.join(' '), 'u')
  return linesOfClass(language, level).filter(({ text }) => wanted.test(text))
})

/** One sentence drawn at random; null when the line drawn does not suit. */
export function drawSentence(source: SentenceSource, wish: SentenceWish): ExerciseSentence | null {
  const { level, random, language } = source
  const line = random.pick(matchingLines(language, `${level} ${wish.lines?.source ?? ''}`))
  const variant = line === undefined ? null : readLine(line)
  if (line === undefined || variant === null || wish.told?.has(line.text)) return null
  const aspects = { ...line, header: variant.header }
  const allowed = tensesOfLine(aspects, level, language)
  const tense = random.pick(wish.tense ? allowed.filter((one) => one === wish.tense) : allowed)
  if (tense === undefined) return null
  const context = contextOf(source, tense)
  if (variant.header.level > context.level) return null
  const choices = variant.segments.filter((segment) => typeof segment !== 'string')
  const taken = choices.map(({ wordings }) => [random.pick(wordings) ?? ''])
  const isNamed = random.next() < 0.5
  const telling = { words: [], slotWords: [], tense, turn: 0, isNamed }
  const sentence = tellLine({ host: { variant }, taken }, telling, context)
  if (sentence === null || !isClean(sentence, source)) return null
  const isPerson = tense === 'futur' ? hasKnownPlans : hasPersonAsSubject
  const personal = asksPerson(tense, aspects, language)
  if (personal && !isPerson(sentence.tokens, language)) return null
  return { ...sentence, line: line.text, collection: line.collection }
}
