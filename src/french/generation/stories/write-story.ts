/** One story, told for some words: what an author reads of his file. */
import type { Level } from '../../../domain/level.ts'
import type { Language } from '../../data/language.ts'
import type { Story } from '../../data/story.ts'
import type { Tense } from '../../morphology/features.ts'
import { newSampler } from '../../sampler.ts'
import { newGenerationContext } from '../generation-context.ts'
import { interpretGivenWords } from '../request/given-word-list.ts'
import { parsePedagogicalGoals } from '../request/pedagogical-goals.ts'
import { hostBeats } from './host-variants.ts'
import { soughtWord } from './story-words.ts'
import { tellPlanned } from './telling.ts'

export interface StoryRequest {
  readonly level: Level
  readonly tense: Tense
  readonly words: readonly string[]
  /** Sentences; null: as many as the story has beats. */
  readonly length: number | null
  readonly seed: number
}

/** Shortest first when the story is too short for the length asked. */
function lengthsOf({ beats }: Story, length: number | null): readonly number[] {
  if (length !== null) return [length]
  return Array.from({ length: beats.length }, (_, at) => beats.length - at)
}

/** The sentences, and the words that none of them holds. */
export function writeStory(
  story: Story,
  { level, tense, words, length, seed }: StoryRequest,
  language: Language,
): { readonly sentences: readonly string[]; readonly missing: readonly string[] } {
  const given = interpretGivenWords(words, language)
  const random = newSampler(seed)
  const request = { level, words: [...words], length: 1, theme: '', pedagogicalGoals: [] }
  const goals = { ...parsePedagogicalGoals([]), tenses: [tense] }
  const context = newGenerationContext(
    request,
    { words: given, goals, theme: null },
    { random, seed },
    language,
  )
  const sought = given.map((word) => soughtWord(word, language))
  for (const count of lengthsOf(story, length)) {
    const asked = {
      ...context,
      form: 'text' as const,
      sought,
      length: count,
      repeated: 0,
      required: 0,
      mostEnumerated: 3,
      preferred: [],
    }
    const telling = tellPlanned(hostBeats(story, asked), asked, context)
    if (telling === null) continue
    return {
      sentences: telling.sentences.map(({ text }) => text),
      missing: telling.missing.map(({ text }) => text),
    }
  }
  return { sentences: [], missing: given.map(({ text }) => text) }
}
