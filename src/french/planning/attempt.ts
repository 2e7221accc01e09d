/** One try at a text: story, plot, telling, sentences joined to the number asked, and a mark. */
import type { DictationRequest } from '../../domain/dictation-request.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../language.ts'
import type { Sentence } from '../sentence.ts'
import { newDiscourse } from '../syntax/discourse.ts'
import type { ThemeEntry } from '../syntax/frame.ts'
import { chooseCast } from './cast.ts'
import type { GoalEffect } from './goals.ts'
import { includes } from './inclusion.ts'
import { groupSentences, joinSentences } from './merging.ts'
import { plotStory } from './plot.ts'
import type { Random } from './random.ts'
import type { GivenWord } from './reading.ts'
import type { Story } from './story.ts'
import { tell } from './telling.ts'
import { chooseTenses } from './tense-choice.ts'
import { NEUTRAL_THEME } from './theme-choice.ts'

/** What the request was understood to ask. */
export interface Plan {
  readonly words: readonly GivenWord[]
  readonly goals: GoalEffect
  readonly theme: ThemeEntry | null
}

/** Words a sentence, by class: the engine's own mark, no programme gives one. */
const TARGET_WORDS: Readonly<Record<Level, number>> = { CP: 6, CE1: 8, CE2: 10, CM1: 13, CM2: 14 }
const MOST_WORDS: Readonly<Record<Level, number>> = { CP: 9, CE1: 12, CE2: 15, CM1: 19, CM2: 24 }

function newStory(
  request: DictationRequest,
  plan: Plan,
  random: Random,
  language: Language,
): Story {
  // CM1 and CM2 share the last level of the data.
  const level = Math.min(4, levelRank(request.level) + 1)
  const cast = chooseCast(plan.words, level, random, language)
  return {
    language,
    random,
    level,
    targetWords: TARGET_WORDS[request.level],
    mostWords: MOST_WORDS[request.level],
    themes: plan.theme === null ? [NEUTRAL_THEME] : [plan.theme.id, ...plan.theme.neighbours],
    tenses: chooseTenses(plan.goals.tenses, plan.words, request.level, random),
    discourse: newDiscourse(cast),
    conjugates: plan.goals.tenses.length > 0,
    adjectives: plan.goals.adjectives ? 1 : 0.3,
  }
}

/** One text, and how good it is. */
export interface Attempt {
  readonly sentences: readonly Sentence[]
  /** Words that a declared fallback holds, with the number of its sentence. */
  readonly forced: readonly { readonly word: GivenWord; readonly sentence: number }[]
  readonly missing: readonly GivenWord[]
  readonly score: number
}

/** Writes the text once. */
export function attempt(
  request: DictationRequest,
  plan: Plan,
  random: Random,
  language: Language,
): Attempt {
  const story = newStory(request, plan, random, language)
  const { candidates } = plotStory(plan.words, request.length, story, plan.goals.wanted)
  const told = tell(candidates, story, plan.goals.wanted)
  const groups = groupSentences(told, request.length)
  const sentences = groups.map((group) => joinSentences(group.map(({ sentence }) => sentence)))
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const missing = plan.words.filter(
    (word) => !sentences.some((sentence) => includes(sentence, word)),
  )
  const repeated = sentences.length - new Set(sentences.map((sentence) => sentence.text)).size
  const forced = groups.flatMap((group, sentence) =>
    group.flatMap(({ forcedFor }) => (forcedFor === null ? [] : [{ word: forcedFor, sentence }])),
  )
  const wanted = plan.goals.wanted.filter((pattern) => pattern.test(text)).length
  const joined = told.length - sentences.length
  const short = request.length - sentences.length
  return {
    sentences,
    missing,
    forced,
    score: wanted - 100 * missing.length - 50 * (repeated + short) - 8 * forced.length - 3 * joined,
  }
}
