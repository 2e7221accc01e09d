/** What all sentences of one text share, and the headword that a template is chosen for. */
import type { Language } from '../data/language.ts'
import type { DiscourseModel } from '../realisation/discourse-model.ts'
import type { NarrativeTenses } from '../realisation/filled-template.ts'
import type { Sampler } from '../sampler.ts'
import type { GivenWord, Interpretation } from './request/interpretation.ts'

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
  /** How often a noun that may take an adjective gets one by itself. */
  readonly adjectiveProbability: number
}

/** The given word that a template is chosen for, in one of its interpretations. */
export interface Headword {
  readonly word: GivenWord
  readonly interpretation: Interpretation
}
