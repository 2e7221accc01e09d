/** What the rest of the text forbids an enrichment: repetition, and a time that contradicts its own. */
import type { Enrichment } from '../../data/enrichment.ts'
import type { GroupRole } from '../../data/template.ts'
import type { GenerationContext } from '../generation-context.ts'
import {
  contradicts,
  type TemporalSetting,
  temporalSettingOf,
} from '../text-planning/temporal-setting.ts'
import type { SentenceStructure } from './sentence-structure.ts'

export interface EnrichmentHistory {
  readonly used: ReadonlySet<Enrichment>
  /** Kinds taken by the sentence before. */
  readonly lastKinds: ReadonlySet<GroupRole>
  /** Words of the enrichments used: a second «pluie» would be one too many. */
  readonly words: ReadonlySet<string>
}

export const NOT_ENRICHED: EnrichmentHistory = {
  used: new Set(),
  lastKinds: new Set(),
  words: new Set(),
}

/** Place of a sentence in the text, and the times that the others name. */
export interface TextPosition {
  readonly otherSettings: readonly TemporalSetting[]
  readonly isFirst: boolean
  /** Moments between which the sentence stands. */
  readonly from: number
  readonly to: number
  readonly preferredPatterns: readonly RegExp[]
}

export interface EnrichmentContext {
  /** Its discourse is what was said before the sentence. */
  readonly generation: GenerationContext
  readonly history: EnrichmentHistory
  readonly position: TextPosition
}

/** Common words that may come back. */
const REPEATABLE_WORDS = new Set(
  'avoir être faire aller pour dans avec sans pendant petit grand tout toute comme quand plus très près sous vers deux'.split(
    ' ',
  ),
)

export function repeats(
  enrichment: Enrichment,
  structure: SentenceStructure,
  history: EnrichmentHistory,
): boolean {
  return enrichment.content.some(
    (word) => !REPEATABLE_WORDS.has(word) && (structure.words.has(word) || history.words.has(word)),
  )
}

/** «un matin d'automne» opens a text; later it would tell of another day. */
const OPENING = /^(par )?une? \p{L}+/u

function opensText(enrichment: Enrichment): boolean {
  if (enrichment.kind !== 'T') return false
  return OPENING.test(enrichment.text) || temporalSettingOf(enrichment.text).season !== null
}

export function suitsTime(text: string, own: string, position: TextPosition): boolean {
  const settings = temporalSettingOf(text)
  const { moment } = settings
  const added = temporalSettingOf(own).moment === null ? moment : null
  const ordered = added === null || (added >= position.from && added <= position.to)
  return ordered && !position.otherSettings.some((other) => contradicts(settings, other))
}

/** Neither used before, nor of the kind just used, nor out of its place in the text. */
export function isNew(enrichment: Enrichment, { history, position }: EnrichmentContext): boolean {
  const fresh = !history.used.has(enrichment) && !history.lastKinds.has(enrichment.kind)
  return fresh && (position.isFirst ? !enrichment.continuesStory : !opensText(enrichment))
}

export function withUsed(history: EnrichmentHistory, enrichment: Enrichment): EnrichmentHistory {
  const words = enrichment.content.filter((word) => !REPEATABLE_WORDS.has(word))
  return {
    used: new Set([...history.used, enrichment]),
    lastKinds: new Set([enrichment.kind]),
    words: new Set([...history.words, ...words]),
  }
}
