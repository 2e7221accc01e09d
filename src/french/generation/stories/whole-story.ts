/** A story that holds a whole list, sought a few times: with another protagonist, in another tense where the class has several. */
import type { Tense } from '../../morphology/features.ts'
import { newSampler } from '../../sampler.ts'
import type { GenerationContext } from '../generation-context.ts'
import { newGenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { withoutArticle } from '../request/noun-interpretations.ts'
import { type RequestReading, textSeed, type Writing } from '../request/request-reading.ts'
import { bestStory, type ToldStory } from './story-choice.ts'

/** A story as it was told, with what it was told for and in. */
export interface WholeStory {
  readonly told: ToldStory
  readonly words: readonly GivenWord[]
  readonly context: GenerationContext
}

interface Attempt {
  readonly words: readonly GivenWord[]
  /** Tenses that the goals ask; none: as the class usually reads. */
  readonly tenses: readonly Tense[]
}

/** Tense of the actions of a story that is to show the imparfait: what lasts stands in it, as a child reads it in books. */
const BESIDE_IMPARFAIT: Tense = 'passé composé'

/** In which other tenses the words may be told: where none is asked, every story can be told in the present. */
function otherTenses(tenses: readonly Tense[]): readonly Tense[] {
  if (tenses.length === 0) return ['présent']
  return tenses.length === 1 && tenses[0] === 'imparfait' ? [...tenses, BESIDE_IMPARFAIT] : tenses
}

/** Nouns keep the article they were given with, if they can. */
function attempts({ words, goals }: RequestReading['interpreted']): Attempt[] {
  const { tenses } = goals
  const bare = words.map(withoutArticle)
  const hasArticles = bare.some((word, at) => word !== words[at])
  return [
    ...(hasArticles ? [{ words, tenses }] : []),
    { words: bare, tenses },
    { words: bare, tenses },
    { words: bare, tenses: otherTenses(tenses) },
  ]
}

/** The first that shows every goal, else the one that shows most; null when none holds every given word. */
function bestOfAttempts(
  { interpreted, added }: RequestReading,
  { request, language, seed }: Writing,
  known: readonly string[],
): WholeStory | null {
  let best: WholeStory | null = null
  for (const [index, { words, tenses }] of attempts(interpreted).entries()) {
    const random = newSampler(textSeed(request, seed) + index)
    const asked = { ...interpreted, words, goals: { ...interpreted.goals, tenses } }
    const context = newGenerationContext(request, asked, { random, seed }, language)
    const told = bestStory(request, asked, { added, known }, context)
    if (told === null || told.missing.some((word) => !added.includes(word))) continue
    if (best === null || told.missed.length < best.told.missed.length)
      best = { told, words, context }
    if (told.missed.length === 0) break
  }
  return best
}

/** A story that was not told before if there is one; the known one beats single sentences. Null when no story holds every given word. */
export function wholeStory(reading: RequestReading, writing: Writing): WholeStory | null {
  const first = bestOfAttempts(reading, writing, [])
  const known = writing.knownStories ?? []
  if (first === null || !known.includes(first.told.story.id)) return first
  return bestOfAttempts(reading, writing, known) ?? first
}
