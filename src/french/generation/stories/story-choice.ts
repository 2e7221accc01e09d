/** The story that holds most of the given words in the length asked, and its sentences. */
import type { DictationRequest } from '../../../domain/dictation/dictation-request.ts'
import type { Story } from '../../data/story.ts'
import { type AskedGoal, missedGoalsOfSentences } from '../../goals/goal-rule.ts'
import type { Sentence } from '../../sentence.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { normaliseTyping } from '../request/text-normalisation.ts'
import { coversWord } from '../request/word-coverage.ts'
import type { InterpretedRequest } from '../text-generation.ts'
import { holdValue, storyHolds } from './story-index.ts'
import { planStory, type StoryPlan } from './story-plan.ts'
import { MAX_STORY_WORDS, type SoughtWord, soughtWord } from './story-words.ts'
import { isTooLong, tellStory } from './tell-story.ts'
import { mayBeInserted } from './word-insertion.ts'

/** Stories that are planned, then told, before the best is kept. */
const MAX_PLANNED = 12
const MAX_TOLD = 4
/** What a word left out and a goal not shown cost, in the marks of `holdValue`. */
const MISSING_COST = 20
const MISSED_GOAL_COST = 6

export interface ToldStory {
  readonly story: Story
  readonly sentences: readonly Sentence[]
  readonly missing: readonly GivenWord[]
  /** Goals that it does not show, as typed. */
  readonly missed: readonly string[]
  readonly score: number
}

interface Ranked {
  readonly story: Story
  readonly plan: StoryPlan
  readonly score: number
}

function fitsRequest(
  story: Story,
  { level }: DictationRequest,
  context: GenerationContext,
): boolean {
  const { protagonist } = context.discourse
  return (
    story.levels.includes(level) &&
    story.tenses.includes(context.tenses.event) &&
    (story.protagonist === null || story.protagonist === protagonist.gender)
  )
}

function hasTheme({ title, keywords }: Story, theme: string): boolean {
  const asked = normaliseTyping(theme).toLocaleLowerCase('fr')
  return (
    asked !== '' &&
    [title, ...keywords].some((word) => asked.includes(word.toLocaleLowerCase('fr')))
  )
}

/** What a theme that was asked for is worth, and how far chance may put one story before another. */
const THEME_VALUE = 6
const CHANCE = 4

function rankedStories(
  request: DictationRequest,
  sought: readonly SoughtWord[],
  context: GenerationContext,
): Ranked[] {
  const { language, random, level, maxWords } = context
  const bonus = (story: Story): number =>
    (hasTheme(story, request.theme) ? THEME_VALUE : 0) + CHANCE * random.next()
  const required = sought.reduce(
    (mask, { word }, at) => (mayBeInserted(word) ? mask : mask | (1 << at)),
    0,
  )
  // Most stories cannot hold the whole list, whatever is chosen in them: they are not planned.
  const promising = storyHolds(language.stories, sought, language.knownClass)
    .filter(({ written, inSlots }) => (required & ~(written | inSlots)) === 0)
    .filter(({ story }) => fitsRequest(story, request, context))
    .map((hold) => ({ story: hold.story, value: holdValue(hold) + bonus(hold.story) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, MAX_PLANNED)
  return promising
    .flatMap(({ story }) => {
      const plan = planStory(story, {
        sought,
        length: request.length,
        level,
        maxWords,
        random,
        language,
      })
      if (plan === null) return []
      const value = holdValue({ written: plan.own, inSlots: plan.inSlots })
      return [{ story, plan, score: value + bonus(story) }]
    })
    .sort((one, other) => other.score - one.score)
}

function told(
  { story, plan, score }: Ranked,
  sought: readonly SoughtWord[],
  goals: readonly AskedGoal[],
  context: GenerationContext,
): ToldStory | null {
  const sentences = tellStory(plan, sought, context)
  if (sentences === null) return null
  // A sentence that the class cannot read spoils the text.
  if (sentences.some(({ text }) => isTooLong(text, context.maxWords))) return null
  const missing = sought
    .map(({ word }) => word)
    .filter((word) => !sentences.some((one) => coversWord(one, word)))
  const missed = missedGoalsOfSentences(sentences, goals)
  const cost = MISSING_COST * missing.length + MISSED_GOAL_COST * missed.length
  return { story, sentences, missing, missed, score: score - cost }
}

/** The best story for some words; null when none fits the class, the tense and the length, or the words are too many. */
export function bestStory(
  request: DictationRequest,
  { words, goals }: Pick<InterpretedRequest, 'words' | 'goals'>,
  context: GenerationContext,
): ToldStory | null {
  if (words.length > MAX_STORY_WORDS) return null
  const sought = words.map((word) => soughtWord(word, context.language))
  let best: ToldStory | null = null
  for (const one of rankedStories(request, sought, context).slice(0, MAX_TOLD)) {
    // Nothing costs less than nothing: those behind cannot do better.
    if (best !== null && one.score <= best.score) break
    const next = told(one, sought, goals.asked, context)
    if (next !== null && (best === null || next.score > best.score)) best = next
  }
  return best
}
