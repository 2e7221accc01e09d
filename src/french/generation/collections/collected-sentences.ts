/** Independent sentences from the collections that together hold the given words: each was written for its words. */

import type { Level } from '../../../domain/level.ts'
import type { StoryVariant } from '../../data/story.ts'
import type { Tense } from '../../morphology/features.ts'
import type { Sentence } from '../../sentence.ts'
import { isTooLong } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { preferTense } from '../request/verb-forms.ts'
import { countWords, type WordMask } from '../stories/story-words.ts'
import { tenseOfTurn } from './forms/line-tenses.ts'
import { isThemeKnown, type SearchStage, searchStages, topicHosts } from './line-stages.ts'
import { respelled, traditional } from './respelling.ts'
import { soughtInLines } from './sought-in-lines.ts'
import { tellLine } from './tell-line.ts'
import { type ToldCover, tellCover } from './told-cover.ts'
import { newKinship } from './topic/kinship.ts'
import type { ListRelatedness } from './topic/relatedness.ts'
import { relatednessOf } from './topic/topics.ts'

/** What the collections hold. */
export interface CollectedSentences {
  readonly sentences: readonly Sentence[]
  /** Numbers of the words that they do not hold. */
  readonly left: readonly number[]
}

export interface CollectionRequest {
  readonly words: readonly GivenWord[]
  /** Sentences asked. */
  readonly length: number
  readonly level: Level
  /** Tenses that the goals ask. */
  readonly tenses: readonly Tense[]
  readonly preferred: readonly RegExp[]
  /** Theme as typed, and its keywords. */
  readonly themes: readonly string[]
  /** These and the goals, as typed. */
  readonly topics: readonly string[]
}

/** What a sentence costs that holds none of the words: on the theme asked, and on anything. */
const ON_THEME_COST = 20
const ON_ANYTHING_COST = 45

/** Sentences on the theme beside those told, where the words give fewer than are asked. */
function furtherSentences(
  count: number,
  cover: Pick<ToldCover, 'told'>,
  { level, tenses, themes, topics }: CollectionRequest,
  related: ListRelatedness,
  context: GenerationContext,
): Sentence[] {
  const found: Sentence[] = []
  const told = cover.told.flatMap(({ sentence }) => sentence ?? [])
  const files = new Set(cover.told.map(({ line }) => line.host.variant.source.file))
  const request = { sought: [], level, tenses, preferred: [], themes, topics, related, files }
  for (const host of count > 0 ? topicHosts(count, request, context) : []) {
    if (found.length === count) break
    const taken = host.choices.map(({ wordings }) => [context.random.pick(wordings) ?? ''])
    const tense = tenseOfTurn(tenses, found.length)
    const telling = { words: [], slotWords: [], tense, turn: found.length, cast: context.discourse }
    const sentence = tellLine({ host, taken }, telling, context)
    const isNew = [...told, ...found].every(({ text }) => text !== sentence?.text)
    if (sentence !== null && isNew && !isTooLong(sentence.text, context.maxWords))
      found.push(sentence)
  }
  return found
}

/** The first that leaves no word in the sentences asked, else the one that leaves fewest; more sentences only where there is none. */
function bestAttempt(
  stages: Iterable<SearchStage>,
  asked: number,
  attemptOf: (stage: SearchStage) => ToldCover | null,
): ToldCover | null {
  let best: ToldCover | null = null
  for (const stage of stages) {
    if (best !== null && stage.length > asked) return best
    const attempt = attemptOf(stage)
    const isBetter = best === null || (attempt && countWords(attempt.left) < countWords(best.left))
    if (isBetter) best = attempt
    if (best?.left === 0) return best
  }
  return best
}

/** Sentences that hold as many of the words as the collections can, each word left having room for its own: more than asked where they must be. */
export function collectedSentences(
  request: CollectionRequest,
  context: GenerationContext,
): CollectedSentences {
  const given = request.words.map((word) => preferTense(word, request.tenses))
  const words = given.map(traditional)
  const texts = new Set(words.map(({ text }) => text.toLocaleLowerCase('fr')))
  const sought = words.map((word) => soughtInLines(word, texts, request.tenses, context))
  const denied = new Map<StoryVariant, WordMask>()
  const related = relatednessOf(sought, request.themes, context.language)
  const kinship = newKinship(context.language)
  const freeCost = isThemeKnown(request, context) ? ON_THEME_COST : ON_ANYTHING_COST
  const attempt = bestAttempt(
    searchStages({ ...request, sought, related }, context),
    request.length,
    (stage) =>
      tellCover(
        stage.hosts,
        sought,
        { ...request, length: stage.length, kinship, freeCost },
        denied,
        {
          ...context,
          maxWords: context.maxWords + stage.room,
        },
      ),
  )
  if (attempt !== null) {
    const told = attempt.told
      .flatMap(({ sentence }) => sentence ?? [])
      .map((sentence) => respelled(sentence, given, words))
    const left = [...words.keys()].filter((at) => (attempt.left >> at) & 1)
    const missing = request.length - told.length - left.length
    return {
      sentences: [...told, ...furtherSentences(missing, attempt, request, related, context)],
      left,
    }
  }
  return {
    sentences:
      words.length > 0
        ? []
        : furtherSentences(request.length, { told: [] }, request, related, context),
    left: [...words.keys()],
  }
}
