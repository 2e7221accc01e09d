/** A «dictée de phrases»: sentences of the collections, and for words that these lack one for any word of the kind. */
import { LEVELS, levelRank } from '../../domain/level.ts'
import { missedGoalsOfSentences } from '../goals/goal-rule.ts'
import type { Tense } from '../morphology/features.ts'
import { newSampler } from '../sampler.ts'
import type { Sentence } from '../sentence.ts'
import { type CollectionRequest, collectedSentences } from './collections/collected-sentences.ts'
import { joinedTo } from './collections/joined-sentences.ts'
import { givenOrder } from './collections/told-orders.ts'
import { fallbackSentence } from './fallback-sentences.ts'
import { dataLevel, type GenerationContext, newGenerationContext } from './generation-context.ts'
import { pronominalised } from './pronominalisation.ts'
import { pronounsAfterNames } from './pronouns-after-names.ts'
import type { GivenWord } from './request/interpretation.ts'
import { withoutArticle } from './request/noun-interpretations.ts'
import { type RequestReading, textSeed, type Writing } from './request/request-reading.ts'
import { preferNouns, preferParticiple } from './request/verb-forms.ts'
import { coversWord } from './request/word-coverage.ts'
import { inReadingOrder } from './sentence-order.ts'
import { MAX_STORY_WORDS } from './stories/story-words.ts'
import { PRESENT_TENSES } from './tense-selection.ts'

export interface GeneratedText {
  readonly sentences: readonly Sentence[]
  /** Words that a declared fallback holds, with the number of its sentence. */
  readonly forced: readonly { readonly word: GivenWord; readonly sentence: number }[]
  readonly missing: readonly GivenWord[]
}

/** Drawn again while a goal is not shown. */
const ATTEMPTS = 20

interface Part {
  readonly words: readonly GivenWord[]
  readonly length: number
}

/** A list longer than a search can hold, in parts of about equal length; sentences go with the words. */
function partsOf(words: readonly GivenWord[], length: number): Part[] {
  const count = Math.max(1, Math.ceil(words.length / MAX_STORY_WORDS))
  const cut = (total: number, at: number): number => Math.floor((total * at) / count)
  return Array.from({ length: count }, (_, at) => ({
    words: words.slice(cut(words.length, at), cut(words.length, at + 1)),
    length: cut(length, at + 1) - cut(length, at),
  }))
}

/** «allée» beside «serre, outil, semer» is the one of a garden, whatever the goal is. */
function areParticiples(words: readonly GivenWord[]): boolean {
  const mayBe = words.filter(({ interpretations }) =>
    interpretations.some(({ kind }) => kind === 'participle'),
  )
  return 2 * mayBe.length >= words.length
}

type Understood = Pick<RequestReading, 'interpreted' | 'added'>

interface Written {
  readonly sentences: readonly Sentence[]
  readonly fallbacks: readonly { readonly word: GivenWord; readonly sentence: Sentence }[]
}

/** Tenses beside which what lasts stands in the imparfait. */
const PAST: readonly Tense[] = ['passé composé', 'passé simple']

/**
 * A sentence of the collections for a word that found no place beside the others; where the class has none, one of a later
 * class that is short enough: a sentence for any word of its kind would say less.
 */
function ownSentence(
  word: GivenWord,
  asked: CollectionRequest,
  context: GenerationContext,
): Sentence | null {
  const isPast = asked.tenses.some((tense) => PAST.includes(tense))
  const tenses = isPast ? [...asked.tenses, 'imparfait' as const] : asked.tenses
  for (const level of LEVELS.slice(levelRank(asked.level))) {
    const alone = { ...asked, words: [word], length: 1, tenses, level }
    const ofLevel = { ...context, level: dataLevel(level) }
    const { sentences, left } = collectedSentences(alone, ofLevel)
    if (left.length === 0) return sentences[0] ?? null
  }
  return null
}

function writtenPart(
  { words, length }: Part,
  { interpreted, added }: Understood,
  { request }: Pick<Writing, 'request'>,
  context: GenerationContext,
): Written {
  const { goals, theme: known } = interpreted
  const { level, theme, pedagogicalGoals } = request
  const isParticiple =
    pedagogicalGoals.some((goal) => /participe/iu.test(goal)) && areParticiples(words)
  const themes = [theme, ...(known?.keywords ?? [])]
  const asked = {
    words: preferNouns(
      words.map((word) => withoutArticle(isParticiple ? preferParticiple(word) : word)),
    ),
    length: Math.max(1, length),
    level,
    tenses: goals.tenses,
    preferred: goals.preferred,
    themes,
    topics: [...themes, ...pedagogicalGoals],
  }
  const { sentences, left } = collectedSentences(asked, context)
  const without = words.filter((word, at) => !left.includes(at) || !added.includes(word))
  // What only a goal asks for has a sentence of the collections, or none.
  if (without.length < words.length)
    return writtenPart({ words: without, length }, { interpreted, added }, { request }, context)
  const alone = left.map((at) => {
    const word = words[at]
    const sought = asked.words[at]
    const own = sought ? ownSentence(sought, asked, context) : null
    // A noun that no line holds may still be told as the verb that is written like it.
    return { word, own: own ?? (word ? ownSentence(withoutArticle(word), asked, context) : null) }
  })
  const fallbacks = alone.flatMap(({ word, own }) => {
    if (word === undefined || own !== null) return []
    const sentence = givenOrder(word, context) ?? fallbackSentence(withoutArticle(word), context)
    return sentence === null ? [] : [{ word, sentence }]
  })
  return { sentences: [...sentences, ...alone.flatMap(({ own }) => own ?? [])], fallbacks }
}

/** «le lait» is held by «du lait». */
function holds(sentence: Sentence, word: GivenWord): boolean {
  return coversWord(sentence, withoutArticle(word))
}

function writtenText(understood: Understood, writing: Writing, attempt: number): GeneratedText {
  const { interpreted } = understood
  const { request, language, seed } = writing
  const random = newSampler(textSeed(request, seed) + attempt)
  const asked = newGenerationContext(request, interpreted, { random, seed }, language)
  // Where no tense is asked, every sentence can be told in the present.
  const isPresent = interpreted.goals.tenses.length === 0
  const context = isPresent ? { ...asked, tenses: PRESENT_TENSES } : asked
  const parts = partsOf(interpreted.words, request.length).map((part) =>
    writtenPart(part, understood, writing, context),
  )
  const fallbacks = parts.flatMap((part) => part.fallbacks)
  const all = [
    ...parts.flatMap((part) => part.sentences),
    ...fallbacks.map(({ sentence }) => sentence),
  ]
  const { length, level } = request
  const ordered = inReadingOrder(joinedTo(all, { length, level }, language), language)
  const named = pronounsAfterNames(ordered, language)
  const sentences = pronominalised(named, interpreted.words, language)
  return {
    sentences,
    forced: fallbacks
      .filter(({ sentence }) => sentence.forced)
      .map(({ word }) => ({
        word,
        sentence: sentences.findLastIndex((sentence) => holds(sentence, word)),
      })),
    missing: interpreted.words.filter(
      (word) => !sentences.some((sentence) => holds(sentence, word)),
    ),
  }
}

/** Those that show most goals. Refuses nothing: words without a place are `missing`. */
export function independentSentences(understood: Understood, writing: Writing): GeneratedText {
  const { asked } = understood.interpreted.goals
  const missedBy = ({ sentences }: GeneratedText): number =>
    missedGoalsOfSentences(sentences, asked).length
  let best = writtenText(understood, writing, 0)
  for (let attempt = 1; attempt < ATTEMPTS && missedBy(best) > 0; attempt += 1) {
    const text = writtenText(understood, writing, attempt)
    if (missedBy(text) < missedBy(best)) best = text
  }
  return best
}
