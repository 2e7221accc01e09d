/** Adds to a sentence that is short for its class the enrichment that suits it best. */

import type { Enrichment } from '../../data/enrichment.ts'
import type { TemplateItem } from '../../data/template.ts'
import { slotsOf } from '../../data/template-notation.ts'
import type { FilledTemplate, NounFiller } from '../../realisation/filled-template.ts'
import { type RealisedSentence, realiseSentence } from '../../realisation/sentence-realisation.ts'
import type { Sentence } from '../../sentence.ts'
import { wordCount } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import { defaultFillers } from '../placement/slot-fillers.ts'
import { contradictsInSentence, temporalSettingOf } from '../text-planning/temporal-setting.ts'
import {
  type EnrichmentContext,
  type EnrichmentHistory,
  isNew,
  repeats,
  suitsTime,
  withUsed,
} from './enrichment-history.ts'
import { insertionIndex } from './enrichment-position.ts'
import { type SentenceStructure, structureOf } from './sentence-structure.ts'

const COMMA: TemplateItem = { kind: 'comma' }

/** The first verb of the template keeps its aspect when another clause comes before it. */
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

function fillSlots(enrichment: Enrichment, context: GenerationContext): NounFiller[][] | null {
  const constraints = {
    level: context.level,
    number: null,
    themes: context.themes,
    used: context.discourse.mentioned,
  }
  const slots = enrichment.slots.map((slot) =>
    defaultFillers(slot, constraints, context.random, context.language).slice(0, 1),
  )
  return slots.some((nouns) => nouns.length === 0) ? null : slots
}

function specificity({ words, subjects, classes, themes, withWords, setting }: Enrichment): number {
  return (
    (words.length > 0 ? 2.5 : 0) +
    (subjects.length + classes.length > 0 ? 1 : 0) +
    (themes.length > 0 ? 2 : 0) +
    (withWords.length > 0 ? 1.5 : 0) +
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
  plain: PlainSentence,
  { generation: context, history, position }: EnrichmentContext,
): EnrichmentAttempt | null {
  const at = insertionIndex(enrichment, plain.structure, context)
  if (at === null || !suitsText(enrichment, plain, history)) return null
  const nouns = fillSlots(enrichment, context)
  if (nouns === null) return null
  const filled = insertEnrichment(plain.filled, enrichment, at, nouns)
  const realised = realiseSentence(filled, context.discourse, context.language)
  if (realised === null) return null
  const { text } = realised.sentence
  const most = Math.min(context.maxWords, context.targetWords + MAX_EXCESS)
  if (wordCount(text) > most || !suitsTime(text, plain.text, position)) return null
  return { ...realised, filled }
}

function suitsText(
  enrichment: Enrichment,
  plain: PlainSentence,
  history: EnrichmentHistory,
): boolean {
  if (repeats(enrichment, plain.structure, history)) return false
  return !contradictsInSentence(temporalSettingOf(plain.text), temporalSettingOf(enrichment.text))
}

function bestEnrichment(
  plain: PlainSentence,
  enrichmentContext: EnrichmentContext,
): EnrichedSentence | null {
  const { generation: context, history, position } = enrichmentContext
  let best: { readonly enriched: EnrichedSentence; readonly score: number } | null = null
  for (const enrichment of context.language.enrichments) {
    const result = isNew(enrichment, enrichmentContext)
      ? tryEnrichment(enrichment, plain, enrichmentContext)
      : null
    if (result === null) continue
    const { filled, ...realised } = result
    const { text } = realised.sentence
    const preferredPatterns = position.preferredPatterns.filter(
      (pattern) => pattern.test(text) && !pattern.test(plain.text),
    )
    const score =
      specificity(enrichment) +
      2 * preferredPatterns.length -
      0.4 * Math.abs(context.targetWords - wordCount(text)) +
      4 * context.random.next()
    if (best !== null && best.score >= score) continue
    best = { score, enriched: { filled, realised, history: withUsed(history, enrichment) } }
  }
  return best?.enriched ?? null
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
