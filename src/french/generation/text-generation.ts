/** Generates one text and scores it: content selection, ordering, microplanning. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import type { Theme } from '../data/sentence-collection.ts'
import type { GoalConstraints } from '../goals/goal-rule.ts'
import { newDiscourseModel } from '../realisation/discourse-model.ts'
import type { Sentence } from '../sentence.ts'
import { MAX_WORDS_PER_SENTENCE } from '../sentence-length.ts'
import { selectEntities } from './entity-selection.ts'
import type { GenerationContext } from './generation-context.ts'
import type { GivenWord } from './request/interpretation.ts'
import { selectTenses } from './tense-selection.ts'

/** What the request was understood to ask. */
export interface InterpretedRequest {
  readonly words: readonly GivenWord[]
  readonly goals: GoalConstraints
  readonly theme: Theme | null
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
}
