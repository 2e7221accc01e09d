/** What all sentences of one text share, and the headword that a template is chosen for. */
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import type { Theme } from '../data/sentence-collection.ts'
import type { AskedPerson, GoalConstraints } from '../goals/goal-rule.ts'
import { type DiscourseModel, newDiscourseModel } from '../realisation/discourse-model.ts'
import type { NarrativeTenses } from '../realisation/filled-template.ts'
import type { Sampler } from '../sampler.ts'
import { MAX_WORDS_PER_SENTENCE } from '../sentence-length.ts'
import { childrenOfTheme, selectEntities } from './entity-selection.ts'
import type { GivenWord, Interpretation } from './request/interpretation.ts'
import { selectTenses } from './tense-selection.ts'

export interface GenerationContext {
  readonly language: Language
  readonly random: Sampler
  /** The request's seed: another one prefers other sentences of the data. */
  readonly seed: number
  /** Level of the class, 1 to 4. */
  readonly level: number
  /** Words that a sentence of this class usually has. */
  readonly targetWords: number
  /** Words that a sentence of this class may have. */
  readonly maxWords: number
  readonly tenses: NarrativeTenses
  readonly discourse: DiscourseModel
  /** Given infinitives are conjugated: a goal asks for a tense or names verbs. */
  readonly conjugates: boolean
  /** Persons that the goals ask; none: one after the other where the list is of verbs, else the child's. */
  readonly persons: readonly AskedPerson[]
  readonly isOfVerbs?: boolean
  /** A goal asks for orders: given verbs are told in them. */
  readonly orders: boolean
  /** How often a noun that may take an adjective gets one by itself. */
  readonly adjectiveProbability: number
}

/** The given word that a template is chosen for, in one of its interpretations. */
export interface Headword {
  readonly word: GivenWord
  readonly interpretation: Interpretation
}

/** What the request was understood to ask. */
export interface InterpretedRequest {
  readonly words: readonly GivenWord[]
  readonly goals: GoalConstraints
  readonly theme: Theme | null
}

/** Words a sentence, by class: the engine's own mark, no programme gives one. */
const TARGET_WORDS: Readonly<Record<Level, number>> = { CP: 6, CE1: 8, CE2: 10, CM1: 13, CM2: 16 }

/** Most of the words are infinitives: what the list is about is their forms. */
function areVerbs(words: readonly GivenWord[]): boolean {
  const verbs = words.filter(({ interpretations: [sense] }) => sense?.kind === 'infinitive')
  return 2 * verbs.length >= words.length
}

/** The level of the data (1 to 4) that is a class's: CM1 and CM2 share the last one. */
export function dataLevel(level: Level): number {
  return Math.min(4, levelRank(level) + 1)
}

export function newGenerationContext(
  request: DictationRequest,
  interpreted: InterpretedRequest,
  { random, seed }: Pick<GenerationContext, 'random' | 'seed'>,
  language: Language,
): GenerationContext {
  const level = dataLevel(request.level)
  const ofTheme = childrenOfTheme(request.theme, language)
  const entities = selectEntities(interpreted.words, level, random, language, { ofTheme })
  return {
    language,
    random,
    seed,
    level,
    targetWords: TARGET_WORDS[request.level],
    maxWords: MAX_WORDS_PER_SENTENCE[request.level],
    tenses: selectTenses(interpreted.goals.tenses, interpreted.words, request.level, random),
    discourse: newDiscourseModel(entities),
    conjugates:
      interpreted.goals.conjugated ||
      interpreted.goals.tenses.length > 0 ||
      interpreted.goals.persons.length > 0,
    persons: interpreted.goals.persons,
    isOfVerbs: areVerbs(interpreted.words),
    orders: interpreted.goals.orders,
    adjectiveProbability: interpreted.goals.adjectives ? 1 : 0.3,
  }
}
