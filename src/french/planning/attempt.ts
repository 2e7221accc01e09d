/** One try at a text: story, plot, telling, sentences joined to the number asked, and a mark. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { GoalConstraints } from '../goals/goal-rule.ts'
import type { Language } from '../language.ts'
import type { Sentence } from '../sentence.ts'
import { newDiscourse } from '../syntax/discourse.ts'
import type { ThemeEntry } from '../syntax/frame.ts'
import { chooseCast } from './cast.ts'
import { includes } from './inclusion.ts'
import { asParticiple, inTense } from './participle.ts'
import { plotStory } from './plot.ts'
import type { GivenWord } from './reading.ts'
import type { Story } from './story.ts'
import { tell } from './telling.ts'
import { chooseTenses } from './tense-choice.ts'
import { textScore } from './text-score.ts'
import { NEUTRAL_THEME } from './theme-choice.ts'
import { MOST_WORDS } from './word-count.ts'

/** What the request was understood to ask. */
export interface Plan {
  readonly words: readonly GivenWord[]
  readonly goals: GoalConstraints
  readonly theme: ThemeEntry | null
}

/** Words a sentence, by class: the engine's own mark, no programme gives one. */
const TARGET_WORDS: Readonly<Record<Level, number>> = { CP: 6, CE1: 8, CE2: 10, CM1: 13, CM2: 16 }
export function newStory(
  request: DictationRequest,
  plan: Plan,
  { random, turn }: Pick<Story, 'random' | 'turn'>,
  language: Language,
): Story {
  // CM1 and CM2 share the last level of the data.
  const level = Math.min(4, levelRank(request.level) + 1)
  const cast = chooseCast(plan.words, level, random, language)
  return {
    language,
    random,
    turn,
    level,
    targetWords: TARGET_WORDS[request.level],
    mostWords: MOST_WORDS[request.level],
    themes: plan.theme === null ? [NEUTRAL_THEME] : [plan.theme.id, ...plan.theme.neighbours],
    tenses: chooseTenses(plan.goals.tenses, plan.words, request.level, random),
    discourse: newDiscourse(cast),
    conjugates: plan.goals.conjugated || plan.goals.tenses.length > 0,
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
  { random, turn }: Pick<Story, 'random' | 'turn'>,
  language: Language,
): Attempt {
  const participles = request.pedagogicalGoals.some((goal) => /participe/iu.test(goal))
  const read = participles ? plan.words.map(asParticiple) : plan.words
  const words = read.map((word) => inTense(word, plan.goals.tenses))
  const story = newStory(request, { ...plan, words }, { random, turn }, language)
  const { wanted } = plan.goals
  const { candidates } = plotStory(words, request.length, story, wanted)
  const told = tell(candidates, request.length, story, wanted)
  const sentences = told.map(({ sentence }) => sentence)
  const missing = plan.words.filter(
    (word) => !sentences.some((sentence) => includes(sentence, word)),
  )
  const forced = told.flatMap(({ forcedFor }, sentence) =>
    forcedFor.map((word) => ({ word, sentence })),
  )
  const short = request.length - sentences.length
  return {
    sentences,
    missing,
    forced,
    score: textScore({ candidates, told, wanted }, story) - 100 * missing.length - 50 * short,
  }
}
