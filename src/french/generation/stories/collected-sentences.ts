/** Independent sentences from the collections: words that belong together share one, each other has one of its own. */
import type { Level } from '../../../domain/level.ts'
import type { Sentence } from '../../sentence.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { type HostBeat, hostBeats } from './host-variants.ts'
import { MAX_STORY_WORDS, type SoughtWord, soughtWord } from './story-words.ts'
import { tellPlanned } from './telling.ts'

/** Sentences that may be left to who writes one for a single word. */
const MOST_LEFT = 4

/** Words that one of those may have to hold. */
const MOST_WORDS = 2

/** What the collections hold, and the words that they do not. */
export interface CollectedSentences {
  readonly sentences: readonly Sentence[]
  readonly left: readonly GivenWord[]
}

/** The sentences of every collection of the class that may hold one of the words. */
function collectedBeats(
  sought: readonly SoughtWord[],
  preferred: readonly RegExp[],
  asked: Level,
  context: GenerationContext,
): HostBeat[] {
  const { language, level, tenses } = context
  const collections = language.stories.filter(
    (story) =>
      story.form === 'sentences' &&
      story.levels.includes(asked) &&
      story.tenses.includes(tenses.event),
  )
  return collections
    .flatMap((story) => hostBeats(story, { sought, level, preferred, language }))
    .map(({ need, hosts }) => ({
      need,
      hosts: hosts.filter(
        ({ written, enumerable, choices }) =>
          written !== 0 || enumerable !== 0 || choices.some(({ holding }) => holding.length > 0),
      ),
    }))
    .filter(({ hosts }) => hosts.length > 0)
}

export interface CollectionRequest {
  readonly words: readonly GivenWord[]
  /** Sentences asked. */
  readonly length: number
  readonly preferred: readonly RegExp[]
  readonly level: Level
}

/** As many of the sentences as the collections can give, with the words that are left for the others; null when these are too many. */
export function collectedSentences(
  { words, length, preferred, level }: CollectionRequest,
  context: GenerationContext,
): CollectedSentences | null {
  if (words.length === 0 || words.length > MAX_STORY_WORDS) return null
  const sought = words.map((word) => soughtWord(word, context.language))
  const beats = collectedBeats(sought, preferred, level, context)
  const crowd = words.length / length
  const asked = {
    ...context,
    form: 'sentences' as const,
    sought,
    repeated: 0,
    required: 0,
    // No more than the words need, so that each has its own sentence where it can.
    mostEnumerated: crowd <= 1 ? 1 : Math.ceil(crowd) + 1,
    preferred,
  }
  const tellings = Array.from({ length: Math.min(MOST_LEFT, length - 1) + 1 }, (_, free) => {
    const told = tellPlanned(beats, { ...asked, length: length - free }, context)
    return told === null || told.tooLong > 0 ? [] : [{ told, free }]
  }).flat()
  // A word to each sentence that is left, else two: fewer sentences share strangers than if all were written anew.
  const best =
    tellings.find(({ told, free }) => told.missing.length <= free) ??
    tellings.find(({ told, free }) => told.missing.length <= MOST_WORDS * free)
  return best === undefined ? null : { sentences: best.told.sentences, left: best.told.missing }
}
