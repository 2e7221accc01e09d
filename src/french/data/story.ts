/** A story: beats in their order, each told by one of several variants. data/stories/README.md describes the notation. */
import type { Level } from '../../domain/level.ts'
import type { Gender, Tense } from '../morphology/features.ts'
import type { SourceLocation } from './data-file.ts'
import type { TemplateHeader } from './template.ts'

/** One of several wordings, or an enumeration of some of them: «une poule, un âne et deux oies». */
export interface WordingChoice {
  readonly kind: 'one' | 'some'
  readonly wordings: readonly string[]
}

/** Text of a variant: written words, or a choice among wordings. */
export type Segment = string | WordingChoice

export interface StoryVariant {
  readonly header: TemplateHeader
  readonly segments: readonly Segment[]
  readonly source: SourceLocation
}

/** `always`: one variant is told; `optional`: one, where a word or the length asks; `repeated`: several, in their order. */
export type BeatNeed = 'always' | 'optional' | 'repeated'

export interface StoryBeat {
  readonly name: string
  readonly need: BeatNeed
  readonly variants: readonly StoryVariant[]
}

export interface Story {
  /** Name of the file: `le-grenier`. */
  readonly id: string
  readonly title: string
  readonly levels: readonly Level[]
  readonly keywords: readonly string[]
  /** Tenses of the actions that it can be told in. */
  readonly tenses: readonly Tense[]
  /** Gender that the protagonist must have; null where any child will do. */
  readonly protagonist: Gender | null
  /** As it was written, for who looks for words in many stories. */
  readonly text: string
  /** Read when it is first asked for: a dictation plans a dozen of the hundreds there are. */
  readonly beats: readonly StoryBeat[]
}
