/** The story that holds most of the given words in the length asked, and its sentences. */
import type { DictationRequest } from '../../../domain/dictation/dictation-request.ts'
import type { Story } from '../../data/story.ts'
import { missedGoalsOfSentences } from '../../goals/goal-rule.ts'
import type { Sentence } from '../../sentence.ts'
import type { GenerationContext, InterpretedRequest } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { normaliseTyping } from '../request/text-normalisation.ts'
import { hostBeats } from './host-variants.ts'
import { holdValue, storyHolds } from './story-index.ts'
import type { PlannedVariant } from './story-plan.ts'
import {
  MAX_STORY_WORDS,
  maskOf,
  type SoughtWord,
  soughtWord,
  type WordMask,
} from './story-words.ts'
import { tellPlanned } from './telling.ts'

/** Stories that are told before the best is kept, and those among them that leave nothing to be wished. */
const MAX_TOLD = 8
const MAX_PERFECT = 4
/** Wordings enumerated in a sentence of a story: more are a list that was poured into it. */
const MOST_ENUMERATED = 3
/** What a word left out and a goal not shown cost, in the marks of `holdValue`. */
const MISSING_COST = 20
const MISSED_GOAL_COST = 6
/** What each word that stands beside others costs: a sentence of its own tells more of it. */
const ENUMERATED_COST = 2

export interface ToldStory {
  readonly story: Story
  readonly sentences: readonly Sentence[]
  readonly missing: readonly GivenWord[]
  /** Goals that it does not show, as typed. */
  readonly missed: readonly string[]
  readonly score: number
  /** Words poured into its sentences side by side: «une lampe, un tapis et une malle». */
  readonly enumerated: number
}

function enumeratedIn({ variant, taken }: PlannedVariant): number {
  const choices = variant.segments.filter((segment) => typeof segment !== 'string')
  return taken.reduce(
    (sum, { length }, at) => (choices[at]?.kind === 'some' && length > 1 ? sum + length : sum),
    0,
  )
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
    [title, ...keywords]
      .map((word) => word.toLocaleLowerCase('fr'))
      .some((word) => asked.includes(word) || word.includes(asked))
  )
}

/** What a theme that was asked for is worth, and how far chance may put one story before another. */
const THEME_VALUE = 12
const CHANCE = 4

/** Characters of a story that is about one thing. */
const USUAL_BREADTH = 5000
/** What each doubling costs: a story that can hold anything says little about these words. */
const BREADTH_COST = 5

function breadthCost({ text }: Story): number {
  return BREADTH_COST * Math.max(0, Math.log2(text.length / USUAL_BREADTH))
}

/** Stories that may hold the words required, the most promising first. */
function promisingStories(
  request: DictationRequest,
  sought: readonly SoughtWord[],
  { required, known }: { readonly required: WordMask; readonly known: readonly string[] },
  context: GenerationContext,
): Story[] {
  const { language, random } = context
  return storyHolds(language.stories, sought, language.knownClass)
    .filter(({ written, inSlots }) => (required & ~(written | inSlots)) === 0)
    .filter(({ story }) => fitsRequest(story, request, context) && !known.includes(story.id))
    .map((hold) => {
      const theme = hasTheme(hold.story, request.theme) ? THEME_VALUE : 0
      const value = holdValue(hold) + theme - breadthCost(hold.story) + CHANCE * random.next()
      return { story: hold.story, value }
    })
    .sort((one, other) => other.value - one.value)
    .slice(0, MAX_TOLD)
    .map(({ story }) => story)
}

/** What a story may leave out, and which stories are. */
export interface Leaving {
  /** Words that goals ask for. */
  readonly added: readonly GivenWord[]
  /** Ids of stories that the asker has had. */
  readonly known: readonly string[]
}

/** The stories told, the most promising first, with every given word but `added` ones; not those in which the class would lose its way. */
function* toldStories(
  request: DictationRequest,
  { words, goals }: Pick<InterpretedRequest, 'words' | 'goals'>,
  { added, known }: Leaving,
  context: GenerationContext,
): Generator<ToldStory> {
  const sought = words.map((word) => soughtWord(word, context.language))
  const { length } = request
  const repeated = maskOf(sought, ({ text }) => goals.words.includes(text))
  const required = maskOf(sought, (word) => !added.includes(word))
  const asked = {
    ...context,
    form: 'text' as const,
    sought,
    length,
    repeated,
    required,
    mostEnumerated: MOST_ENUMERATED,
    preferred: goals.preferred,
  }
  for (const story of promisingStories(request, sought, { required, known }, context)) {
    const telling = tellPlanned(hostBeats(story, asked), asked, context)
    if (telling === null || telling.tooLong > 0) continue
    const { plan, sentences, missing } = telling
    const missed = missedGoalsOfSentences(sentences, goals.asked)
    const cost = MISSING_COST * missing.length + MISSED_GOAL_COST * missed.length
    const theme = hasTheme(story, request.theme) ? THEME_VALUE : 0
    const chance = CHANCE * context.random.next()
    const held = holdValue({ written: plan.own, inSlots: plan.inSlots })
    const enumerated = plan.variants.reduce((sum, one) => sum + enumeratedIn(one), 0)
    const score = held + theme + chance - cost - breadthCost(story) - ENUMERATED_COST * enumerated
    yield { story, sentences, missing, missed, score, enumerated }
  }
}

function isPerfect({ missing, missed }: ToldStory): boolean {
  return missing.length + missed.length === 0
}

/** The best story for some words; null when none fits the class, the tense and the length, or the words are too many. */
export function bestStory(
  request: DictationRequest,
  interpreted: Pick<InterpretedRequest, 'words' | 'goals'>,
  leaving: Leaving,
  context: GenerationContext,
): ToldStory | null {
  if (interpreted.words.length > MAX_STORY_WORDS) return null
  let best: ToldStory | null = null
  let perfect = 0
  for (const told of toldStories(request, interpreted, leaving, context)) {
    if (best === null || told.score > best.score) best = told
    if (isPerfect(told)) perfect += 1
    if (perfect === MAX_PERFECT) break
  }
  return best
}
