/** Brings sentences that are short for their class nearer its length, a group or a clause at a time. */

import type { Enrichment } from '../../data/enrichment.ts'
import type { GroupRole, TemplateItem } from '../../data/template.ts'
import { slotsOf } from '../../data/template-notation.ts'
import type { FilledTemplate, NounFiller } from '../../realisation/filled-template.ts'
import type { Sentence } from '../../sentence.ts'
import { wordCount } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import { defaultFillers } from '../placement/slot-fillers.ts'
import { type RealisedSentence, realiseSentence } from '../placement/template-filling.ts'
import {
  contradicts,
  contradictsInSentence,
  type TemporalSetting,
  temporalSettingOf,
} from '../text-planning/temporal-setting.ts'
import { insertionIndex } from './enrichment-fit.ts'
import { type SentenceStructure, structureOf } from './sentence-structure.ts'

/** A filled frame with an enrichment put in its place. */
const COMMA: TemplateItem = { kind: 'comma' }

/** The first verb of the frame keeps its aspect when another clause comes before it. */
function withFixedAspect(filled: FilledTemplate): readonly TemplateItem[] {
  const { items, aspect } = filled.template
  const at = items.findIndex(({ kind }) => kind === 'verb')
  const verb = items[at]
  if (verb?.kind !== 'verb' || aspect === null || verb.tense.kind !== 'story') return items
  return items.with(at, { ...verb, tense: { kind: 'aspect', aspect } })
}

/** `at`: index of the item that it comes before; `nouns`: one list for each of its slots. */
function insertEnrichment(
  filled: FilledTemplate,
  enrichment: Enrichment,
  at: number,
  nouns: readonly (readonly NounFiller[])[],
): FilledTemplate {
  const items = withFixedAspect(filled)
  const before = items.slice(0, at)
  const own = enrichment.position === 'tête' ? [...enrichment.items, COMMA] : enrichment.items
  const after = items.slice(at)
  const slots = slotsOf(before).length
  const follows = enrichment.position !== 'nom' && enrichment.position !== 'prénom'
  const all = [...before, ...own, ...after]
  return {
    ...filled,
    template: {
      ...filled.template,
      aspect: null,
      items: all.at(-1)?.kind === 'comma' ? all.slice(0, -1) : all,
      slots: [
        ...filled.template.slots.slice(0, slots),
        ...enrichment.slots,
        ...filled.template.slots.slice(slots),
      ],
    },
    fillers: [...filled.fillers.slice(0, slots), ...nouns, ...filled.fillers.slice(slots)],
    enrichmentItems: follows
      ? [...filled.enrichmentItems, ...enrichment.items]
      : filled.enrichmentItems,
  }
}

/** What a text has taken so far. */
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

/** What the other sentences say of the time. */
export interface TextPosition {
  readonly otherSettings: readonly TemporalSetting[]
  readonly isFirst: boolean
  /** Moments between which the sentence stands. */
  readonly from: number
  readonly to: number
  readonly wanted: readonly RegExp[]
}

export interface EnrichmentContext {
  /** Its discourse is what was said before the sentence. */
  readonly generation: GenerationContext
  readonly history: EnrichmentHistory
  readonly position: TextPosition
}

export interface EnrichedSentence {
  readonly filled: FilledTemplate
  readonly realised: RealisedSentence
  readonly history: EnrichmentHistory
}

/** How often a short sentence is lengthened, by level of the class: real dictations alternate. */
const ENRICHED_SHARE = [0, 0.15, 0.4, 0.7, 0.85] as const
/** Words missing from which a sentence is short. */
const SHORT = 2
/** Words beyond the usual length that an enrichment may bring. */
const MAX_EXCESS = 4

/** Common words that may come back. */
const REPEATABLE_WORDS = new Set(
  'avoir être faire aller pour dans avec sans pendant petit grand tout toute comme quand plus très près sous vers deux'.split(
    ' ',
  ),
)

function repeats(
  enrichment: Enrichment,
  structure: SentenceStructure,
  state: EnrichmentHistory,
): boolean {
  return enrichment.content.some(
    (word) => !REPEATABLE_WORDS.has(word) && (structure.words.has(word) || state.words.has(word)),
  )
}

function fillSlots(enrichment: Enrichment, context: GenerationContext): NounFiller[][] | null {
  const wish = {
    level: context.level,
    number: null,
    themes: context.themes,
    used: context.discourse.mentioned,
  }
  const slots = enrichment.slots.map((slot) =>
    defaultFillers(slot, wish, context.random, context.language).slice(0, 1),
  )
  return slots.some((nouns) => nouns.length === 0) ? null : slots
}

/** «un matin d'automne» opens a text; later it would tell of another day. */
const OPENING = /^(par )?une? \p{L}+/u

function opensText(enrichment: Enrichment): boolean {
  if (enrichment.kind !== 'T') return false
  return OPENING.test(enrichment.text) || temporalSettingOf(enrichment.text).season !== null
}

function suitsTime(text: string, own: string, position: TextPosition): boolean {
  const settings = temporalSettingOf(text)
  const { moment } = settings
  const added = temporalSettingOf(own).moment === null ? moment : null
  const ordered = added === null || (added >= position.from && added <= position.to)
  return ordered && !position.otherSettings.some((other) => contradicts(settings, other))
}

function specificity({
  words,
  subjects,
  classes,
  themes,
  withWords: near,
  setting,
}: Enrichment): number {
  return (
    (words.length > 0 ? 2.5 : 0) +
    (subjects.length + classes.length > 0 ? 1 : 0) +
    (themes.length > 0 ? 2 : 0) +
    (near.length > 0 ? 1.5 : 0) +
    (setting === null ? 0 : 0.5)
  )
}

interface PlainSentence {
  readonly filled: FilledTemplate
  readonly text: string
  readonly structure: SentenceStructure
}

interface EnrichmentAttempt extends RealisedSentence {
  readonly filled: FilledTemplate
}

function tryEnrichment(
  enrichment: Enrichment,
  base: PlainSentence,
  { generation: context, history: state, position }: EnrichmentContext,
): EnrichmentAttempt | null {
  const at = insertionIndex(enrichment, base.structure, context)
  if (at === null || !suitsText(enrichment, base, state)) return null
  const nouns = fillSlots(enrichment, context)
  if (nouns === null) return null
  const made = insertEnrichment(base.filled, enrichment, at, nouns)
  const realised = realiseSentence(made, context.discourse, context.language)
  if (realised === null) return null
  const { text } = realised.sentence
  const most = Math.min(context.maxWords, context.targetWords + MAX_EXCESS)
  if (wordCount(text) > most || !suitsTime(text, base.text, position)) return null
  return { ...realised, filled: made }
}

/** Neither used before, nor of the kind just used, nor out of its place in the text. */
function isNew(enrichment: Enrichment, { history: state, position }: EnrichmentContext): boolean {
  const fresh = !state.used.has(enrichment) && !state.lastKinds.has(enrichment.kind)
  return fresh && (position.isFirst ? !enrichment.continuesStory : !opensText(enrichment))
}

function suitsText(enrichment: Enrichment, base: PlainSentence, state: EnrichmentHistory): boolean {
  if (repeats(enrichment, base.structure, state)) return false
  return !contradictsInSentence(temporalSettingOf(base.text), temporalSettingOf(enrichment.text))
}

/** The enrichment that suits the sentence best; null when none does. */
function bestEnrichment(
  base: PlainSentence,
  enrichmentContext: EnrichmentContext,
): EnrichedSentence | null {
  const { generation: context, history: state, position } = enrichmentContext
  let best: { readonly enriched: EnrichedSentence; readonly score: number } | null = null
  for (const enrichment of context.language.enrichments) {
    const result = isNew(enrichment, enrichmentContext)
      ? tryEnrichment(enrichment, base, enrichmentContext)
      : null
    if (result === null) continue
    const { filled: made, ...realised } = result
    const { text } = realised.sentence
    const wanted = position.wanted.filter(
      (pattern) => pattern.test(text) && !pattern.test(base.text),
    )
    const score =
      specificity(enrichment) +
      2 * wanted.length -
      0.4 * Math.abs(context.targetWords - wordCount(text)) +
      4 * context.random.next()
    if (best !== null && best.score >= score) continue
    best = { score, enriched: { filled: made, realised, history: withUsed(state, enrichment) } }
  }
  return best?.enriched ?? null
}

function withUsed(state: EnrichmentHistory, enrichment: Enrichment): EnrichmentHistory {
  const words = enrichment.content.filter((word) => !REPEATABLE_WORDS.has(word))
  return {
    used: new Set([...state.used, enrichment]),
    lastKinds: new Set([enrichment.kind]),
    words: new Set([...state.words, ...words]),
  }
}

function isShort(text: string, context: GenerationContext): boolean {
  return context.targetWords - wordCount(text) >= SHORT
}

/** The sentence made longer; null when it is long enough, or may take nothing. */
export function enrichSentence(
  filled: FilledTemplate,
  { text, forced }: Sentence,
  enrichmentContext: EnrichmentContext,
): EnrichedSentence | null {
  const { generation: context } = enrichmentContext
  const { template } = filled
  const open = template.end === '.' && template.origin !== 'list' && !forced && !text.includes('«')
  if (!open || !isShort(text, context)) return null
  if (context.random.next() > (ENRICHED_SHARE[context.level] ?? 0)) return null
  return bestEnrichment(
    { filled, text, structure: structureOf(filled, context.language) },
    enrichmentContext,
  )
}
