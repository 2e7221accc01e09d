/** Generates one text and scores it: content selection, ordering, microplanning. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import type { ThemeEntry } from '../data/template.ts'
import type { GoalConstraints } from '../goals/goal-rule.ts'
import { newDiscourseModel } from '../realisation/discourse-model.ts'
import type { Sentence } from '../sentence.ts'
import { MAX_WORDS_PER_SENTENCE } from '../sentence-length.ts'
import type { GenerationContext } from './generation-context.ts'
import { selectContent } from './placement/content-selection.ts'
import type { GivenWord } from './request/interpretation.ts'
import { NEUTRAL_THEME } from './request/theme-selection.ts'
import { preferParticiple, preferTense } from './request/verb-forms.ts'
import { coversWord } from './request/word-coverage.ts'
import { textScore } from './scoring/text-score.ts'
import { selectEntities } from './text-planning/entity-selection.ts'
import { orderSentences } from './text-planning/sentence-ordering.ts'
import { selectTenses } from './text-planning/tense-selection.ts'
import { planText } from './text-planning/text-planner.ts'

/** What the request was understood to ask. */
export interface InterpretedRequest {
  readonly words: readonly GivenWord[]
  readonly goals: GoalConstraints
  readonly theme: ThemeEntry | null
}

/** Words a sentence, by class: the engine's own mark, no programme gives one. */
const TARGET_WORDS: Readonly<Record<Level, number>> = { CP: 6, CE1: 8, CE2: 10, CM1: 13, CM2: 16 }

export function newGenerationContext(
  request: DictationRequest,
  interpreted: InterpretedRequest,
  { random, seed }: Pick<GenerationContext, 'random' | 'seed'>,
  language: Language,
): GenerationContext {
  // CM1 and CM2 share the last level of the data.
  const level = Math.min(4, levelRank(request.level) + 1)
  const entities = selectEntities(interpreted.words, level, random, language)
  return {
    language,
    random,
    seed,
    level,
    targetWords: TARGET_WORDS[request.level],
    maxWords: MAX_WORDS_PER_SENTENCE[request.level],
    themes:
      interpreted.theme === null
        ? [NEUTRAL_THEME]
        : [interpreted.theme.id, ...interpreted.theme.neighbours],
    tenses: selectTenses(interpreted.goals.tenses, interpreted.words, request.level, random),
    discourse: newDiscourseModel(entities),
    conjugates: interpreted.goals.conjugated || interpreted.goals.tenses.length > 0,
    adjectiveProbability: interpreted.goals.adjectives ? 1 : 0.3,
  }
}

export interface GeneratedText {
  readonly sentences: readonly Sentence[]
  /** Words that a declared fallback holds, with the number of its sentence. */
  readonly forced: readonly { readonly word: GivenWord; readonly sentence: number }[]
  readonly missing: readonly GivenWord[]
  readonly score: number
}

export function generateText(
  request: DictationRequest,
  interpreted: InterpretedRequest,
  { random, seed }: Pick<GenerationContext, 'random' | 'seed'>,
  language: Language,
): GeneratedText {
  const participles = request.pedagogicalGoals.some((goal) => /participe/iu.test(goal))
  const read = participles ? interpreted.words.map(preferParticiple) : interpreted.words
  const words = read.map((word) => preferTense(word, interpreted.goals.tenses))
  const context = newGenerationContext(
    request,
    { ...interpreted, words },
    { random, seed },
    language,
  )
  const { preferred } = interpreted.goals
  const content = selectContent(words, request.length, context, preferred)
  const candidates = orderSentences(content, context)
  const planned = planText(candidates, request.length, context, preferred)
  const sentences = planned.map(({ sentence }) => sentence)
  const missing = interpreted.words.filter(
    (word) => !sentences.some((sentence) => coversWord(sentence, word)),
  )
  const forced = planned.flatMap(({ forcedFor }, sentence) =>
    forcedFor.map((word) => ({ word, sentence })),
  )
  const short = request.length - sentences.length
  return {
    sentences,
    missing,
    forced,
    score:
      textScore({ candidates, sentences: planned, preferredPatterns: preferred }, context) -
      100 * missing.length -
      50 * short,
  }
}
