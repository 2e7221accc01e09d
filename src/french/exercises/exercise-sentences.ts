/** Sentences for exercises: simple, complete, at the class's level, none twice. */
import type { Level } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { readLine, type SentenceLine } from '../data/sentence-collection.ts'
import { tellLine } from '../generation/collections/tell-line.ts'
import type { GenerationContext } from '../generation/generation-context.ts'
import { newGenerationContext } from '../generation/generation-context.ts'
import { parsePedagogicalGoals } from '../generation/request/pedagogical-goals.ts'
import type { Sampler } from '../sampler.ts'
import type { Sentence } from '../sentence.ts'

/** For each sentence asked: far beyond what an exercise needs. */
const MAX_ATTEMPTS = 400

/** Sentences drawn in one generation context: same tense. */
const SENTENCES_PER_CONTEXT = 6

/** Words of a sentence that a pupil analyses or puts in order, by class. */
const MAX_WORDS_OF_CLASS: Readonly<Record<Level, number>> = {
  CP: 7,
  CE1: 8,
  CE2: 9,
  CM1: 11,
  CM2: 13,
}

/** Tenses that the class works on (BO n° 41 of 31/10/2024 p. 89-94; BO n° 16 of 17/04/2025 p. 14-20). */
const TENSES: Readonly<Record<Level, readonly string[]>> = {
  CP: ['présent'],
  CE1: ['présent', 'présent', 'imparfait', 'futur'],
  CE2: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM1: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM2: ['présent', 'imparfait', 'futur', 'passé composé', 'passé simple'],
}

/** A multiword token («tout le», «un peu») has no single nature that a pupil could name. */
function hasSingleWordTokens(sentence: Sentence): boolean {
  return sentence.tokens.every(({ text }) => !/[\s\d«»]/u.test(text))
}

function isClean(sentence: Sentence, level: Level): boolean {
  const { tokens } = sentence
  return (
    !sentence.forced &&
    hasSingleWordTokens(sentence) &&
    tokens.length <= MAX_WORDS_OF_CLASS[level] &&
    tokens.length > 2
  )
}

function newContext(level: Level, random: Sampler, language: Language): GenerationContext {
  const goals = parsePedagogicalGoals([random.pick(TENSES[level]) ?? ''])
  const request = { words: [], level, length: 1, theme: '', pedagogicalGoals: [] }
  const interpreted = { words: [], goals, theme: null }
  return newGenerationContext(request, interpreted, { random, seed: 0 }, language)
}

/** Lines of the class, with a verb form of the tense: no list, no open place. */
function linesOfClass(level: Level, { collections }: Language): SentenceLine[] {
  return collections
    .filter(({ levels }) => levels.includes(level))
    .flatMap(({ lines }) => lines.filter(({ text }) => !/\[| & |«/u.test(text)))
}

/** One line told in the tense of the context; null when it is too hard, or exists in another tense only. */
function tellDrawn(lines: readonly SentenceLine[], context: GenerationContext): Sentence | null {
  const { random, level, tenses } = context
  const line = random.pick(lines)
  const variant = line === undefined ? null : readLine(line)
  if (variant === null || variant.header.level > level) return null
  const { tenses: own } = variant.header
  if (own !== null && !own.includes(tenses.event)) return null
  const choices = variant.segments.filter((segment) => typeof segment !== 'string')
  const taken = choices.map(({ wordings }) => [random.pick(wordings) ?? ''])
  const telling = {
    words: [],
    slotWords: [],
    tense: tenses.event,
    turn: 0,
    isNamed: random.next() < 0.4,
  }
  return tellLine({ host: { variant }, taken }, telling, context)
}

/** Up to `count` distinct sentences that `fits`; fewer when the data run dry. */
export function collectSentences(
  {
    level,
    count,
    random,
  }: { readonly level: Level; readonly count: number; readonly random: Sampler },
  fits: (sentence: Sentence) => boolean,
  language: Language,
): Sentence[] {
  const found = new Map<string, Sentence>()
  const lines = linesOfClass(level, language)
  let context = newContext(level, random, language)
  for (let attempt = 0; attempt < MAX_ATTEMPTS * count && found.size < count; attempt += 1) {
    if (attempt % SENTENCES_PER_CONTEXT === 0) context = newContext(level, random, language)
    const sentence = tellDrawn(lines, context)
    if (sentence !== null && isClean(sentence, level) && fits(sentence))
      found.set(sentence.text, sentence)
  }
  return [...found.values()]
}
