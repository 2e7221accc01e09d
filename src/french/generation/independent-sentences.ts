/** A «dictée de phrases»: sentences of the collections, and for words that these lack one for any word of the kind. */
import { missedGoalsOfSentences } from '../goals/goal-rule.ts'
import { newSampler } from '../sampler.ts'
import type { Sentence } from '../sentence.ts'
import { collectedSentences } from './collections/collected-sentences.ts'
import { joinedTo } from './collections/joined-sentences.ts'
import { givenOrder } from './collections/told-orders.ts'
import { fallbackSentence } from './fallback-sentences.ts'
import {
  type GenerationContext,
  type InterpretedRequest,
  newGenerationContext,
} from './generation-context.ts'
import { pronominalised } from './pronominalisation.ts'
import { pronounsAfterNames } from './pronouns-after-names.ts'
import type { GivenWord } from './request/interpretation.ts'
import { withoutArticle } from './request/noun-interpretations.ts'
import { textSeed, type Writing } from './request/request-reading.ts'
import { preferParticiple } from './request/verb-forms.ts'
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
const ATTEMPTS = 8

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

interface Written {
  readonly sentences: readonly Sentence[]
  readonly fallbacks: readonly { readonly word: GivenWord; readonly sentence: Sentence }[]
}

function writtenPart(
  { words, length }: Part,
  interpreted: InterpretedRequest,
  { request }: Writing,
  context: GenerationContext,
): Written {
  const { goals } = interpreted
  const { level, theme, pedagogicalGoals } = request
  const isParticiple =
    pedagogicalGoals.some((goal) => /participe/iu.test(goal)) && areParticiples(words)
  const themes = [theme, ...(interpreted.theme?.keywords ?? [])]
  const asked = {
    words: words.map((word) => withoutArticle(isParticiple ? preferParticiple(word) : word)),
    length: Math.max(1, length),
    level,
    tenses: goals.tenses,
    preferred: goals.preferred,
    themes,
    topics: [...themes, ...pedagogicalGoals],
  }
  const { sentences, left } = collectedSentences(asked, context)
  const fallbacks = left.flatMap((at) => {
    const word = words[at]
    const sentence =
      word && (givenOrder(word, context) ?? fallbackSentence(withoutArticle(word), context))
    return word && sentence ? [{ word, sentence }] : []
  })
  return { sentences, fallbacks }
}

/** «le lait» is held by «du lait». */
function holds(sentence: Sentence, word: GivenWord): boolean {
  return coversWord(sentence, withoutArticle(word))
}

function writtenText(
  interpreted: InterpretedRequest,
  writing: Writing,
  attempt: number,
): GeneratedText {
  const { request, language, seed } = writing
  const random = newSampler(textSeed(request, seed) + attempt)
  const asked = newGenerationContext(request, interpreted, { random, seed }, language)
  // Where no tense is asked, every sentence can be told in the present.
  const isPresent = interpreted.goals.tenses.length === 0
  const context = isPresent ? { ...asked, tenses: PRESENT_TENSES } : asked
  const parts = partsOf(interpreted.words, request.length).map((part) =>
    writtenPart(part, interpreted, writing, context),
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
export function independentSentences(
  interpreted: InterpretedRequest,
  writing: Writing,
): GeneratedText {
  const missedBy = ({ sentences }: GeneratedText): number =>
    missedGoalsOfSentences(sentences, interpreted.goals.asked).length
  let best = writtenText(interpreted, writing, 0)
  for (let attempt = 1; attempt < ATTEMPTS && missedBy(best) > 0; attempt += 1) {
    const text = writtenText(interpreted, writing, attempt)
    if (missedBy(text) < missedBy(best)) best = text
  }
  return best
}
