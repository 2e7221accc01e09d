/** Brings sentences that are short for their class nearer its length, a group or a clause at a time. */
import type { Sentence } from '../sentence.ts'
import type { Binding, NounChoice } from '../syntax/binding.ts'
import { enriched } from '../syntax/enriched.ts'
import type { Enrichment } from '../syntax/enrichment.ts'
import type { Role } from '../syntax/frame.ts'
import { type Realised, realise } from './candidate.ts'
import { enrichmentPlace } from './enrichment-fit.ts'
import { type SentenceShape, shapeOf } from './sentence-shape.ts'
import { ownChoices } from './slot-filling.ts'
import type { Story } from './story.ts'
import { type Anchors, anchorsOf, clash, clashInside } from './time-anchors.ts'
import { wordCount } from './word-count.ts'

/** What a text has taken so far. */
export interface EnrichingState {
  readonly used: ReadonlySet<Enrichment>
  /** Kinds taken by the sentence before. */
  readonly lastKinds: ReadonlySet<Role>
  /** Words of the enrichments used: a second «pluie» would be one too many. */
  readonly words: ReadonlySet<string>
}

export const NOT_ENRICHED: EnrichingState = {
  used: new Set(),
  lastKinds: new Set(),
  words: new Set(),
}

/** What the other sentences say of the time. */
export interface Around {
  readonly anchors: readonly Anchors[]
  readonly isFirst: boolean
  /** Moments between which the sentence stands. */
  readonly from: number
  readonly to: number
  readonly wanted: readonly RegExp[]
}

export interface Surroundings {
  /** Its discourse is what was said before the sentence. */
  readonly story: Story
  readonly state: EnrichingState
  readonly around: Around
}

export interface Enriched {
  readonly binding: Binding
  readonly realised: Realised
  readonly state: EnrichingState
}

/** How often a short sentence is lengthened, by level of the class: real dictations alternate. */
const SHARES = [0, 0.15, 0.4, 0.7, 0.85] as const
/** Words missing from which a sentence is short. */
const SHORT = 2
/** Words beyond the usual length that an enrichment may bring. */
const BEYOND = 4

/** Common words that may come back. */
const LIGHT = new Set(
  'avoir être faire aller pour dans avec sans pendant petit grand tout toute comme quand plus très près sous vers deux'.split(
    ' ',
  ),
)

function repeats(enrichment: Enrichment, shape: SentenceShape, state: EnrichingState): boolean {
  return enrichment.content.some(
    (word) => !LIGHT.has(word) && (shape.words.has(word) || state.words.has(word)),
  )
}

function fill(enrichment: Enrichment, story: Story): NounChoice[][] | null {
  const wish = {
    level: story.level,
    number: null,
    themes: story.themes,
    used: story.discourse.mentioned,
  }
  const slots = enrichment.slots.map((slot) =>
    ownChoices(slot, wish, story.random, story.language).slice(0, 1),
  )
  return slots.some((nouns) => nouns.length === 0) ? null : slots
}

/** «un matin d'automne» opens a text; later it would tell of another day. */
const OPENING = /^(par )?une? \p{L}+/u

function opens(enrichment: Enrichment): boolean {
  if (enrichment.kind !== 'T') return false
  return OPENING.test(enrichment.text) || anchorsOf(enrichment.text).season !== null
}

function inTime(text: string, own: string, around: Around): boolean {
  const anchors = anchorsOf(text)
  const { moment } = anchors
  const added = anchorsOf(own).moment === null ? moment : null
  const ordered = added === null || (added >= around.from && added <= around.to)
  return ordered && !around.anchors.some((other) => clash(anchors, other))
}

function specificity({ words, subjects, classes, themes, near, setting }: Enrichment): number {
  return (
    (words.length > 0 ? 2.5 : 0) +
    (subjects.length + classes.length > 0 ? 1 : 0) +
    (themes.length > 0 ? 2 : 0) +
    (near.length > 0 ? 1.5 : 0) +
    (setting === null ? 0 : 0.5)
  )
}

interface Base {
  readonly binding: Binding
  readonly text: string
  readonly shape: SentenceShape
}

interface Longer extends Realised {
  readonly made: Binding
}

function tried(
  enrichment: Enrichment,
  base: Base,
  { story, state, around }: Surroundings,
): Longer | null {
  const at = enrichmentPlace(enrichment, base.shape, story)
  if (at === null || !suitsText(enrichment, base, state)) return null
  const nouns = fill(enrichment, story)
  if (nouns === null) return null
  const made = enriched(base.binding, enrichment, at, nouns)
  const realised = realise(made, story.discourse, story.language)
  if (realised === null) return null
  const { text } = realised.sentence
  const most = Math.min(story.mostWords, story.targetWords + BEYOND)
  if (wordCount(text) > most || !inTime(text, base.text, around)) return null
  return { ...realised, made }
}

/** Neither used before, nor of the kind just used, nor out of its place in the text. */
function isNew(enrichment: Enrichment, { state, around }: Surroundings): boolean {
  const fresh = !state.used.has(enrichment) && !state.lastKinds.has(enrichment.kind)
  return fresh && (around.isFirst ? !enrichment.follows : !opens(enrichment))
}

function suitsText(enrichment: Enrichment, base: Base, state: EnrichingState): boolean {
  if (repeats(enrichment, base.shape, state)) return false
  return !clashInside(anchorsOf(base.text), anchorsOf(enrichment.text))
}

/** The enrichment that suits the sentence best; null when none does. */
function richest(base: Base, surroundings: Surroundings): Enriched | null {
  const { story, state, around } = surroundings
  let best: { readonly enriched: Enriched; readonly score: number } | null = null
  for (const enrichment of story.language.enrichments) {
    const result = isNew(enrichment, surroundings) ? tried(enrichment, base, surroundings) : null
    if (result === null) continue
    const { made, ...realised } = result
    const { text } = realised.sentence
    const wanted = around.wanted.filter((pattern) => pattern.test(text) && !pattern.test(base.text))
    const score =
      specificity(enrichment) +
      2 * wanted.length -
      0.4 * Math.abs(story.targetWords - wordCount(text)) +
      4 * story.random.next()
    if (best !== null && best.score >= score) continue
    best = { score, enriched: { binding: made, realised, state: withUsed(state, enrichment) } }
  }
  return best?.enriched ?? null
}

function withUsed(state: EnrichingState, enrichment: Enrichment): EnrichingState {
  const words = enrichment.content.filter((word) => !LIGHT.has(word))
  return {
    used: new Set([...state.used, enrichment]),
    lastKinds: new Set([enrichment.kind]),
    words: new Set([...state.words, ...words]),
  }
}

function isShort(text: string, story: Story): boolean {
  return story.targetWords - wordCount(text) >= SHORT
}

/** The sentence made longer; null when it is long enough, or may take nothing. */
export function enrich(
  binding: Binding,
  { text, forced }: Sentence,
  surroundings: Surroundings,
): Enriched | null {
  const { story } = surroundings
  const { frame } = binding
  const open = frame.end === '.' && frame.origin !== 'list' && !forced && !text.includes('«')
  if (!open || !isShort(text, story)) return null
  if (story.random.next() > (SHARES[story.level] ?? 0)) return null
  return richest({ binding, text, shape: shapeOf(binding, story.language) }, surroundings)
}
