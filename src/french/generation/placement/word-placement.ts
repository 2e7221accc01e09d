/** Places given words: for each word the best-scored template, which may cover other words as well. */

import type { SourceLocation } from '../../data/data-file.ts'
import type { Language } from '../../data/language.ts'
import type { TemplateOrigin } from '../../data/template.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord, Interpretation } from '../request/interpretation.ts'
import { type ScoringContext, scoreCandidate } from '../scoring/candidate-score.ts'
import type { Candidate } from './candidate.ts'
import { withGivenAdjective } from './slot-fillers.ts'
import { fillTemplate } from './template-filling.ts'
import { headwordsOf, placementOptions } from './template-retrieval.ts'

interface ScoredCandidate {
  readonly candidate: Candidate
  readonly score: number
}

function best(scored: readonly ScoredCandidate[]): ScoredCandidate | null {
  return scored.reduce<ScoredCandidate | null>(
    (winner, item) => (winner === null || item.score > winner.score ? item : winner),
    null,
  )
}

export interface PlacementState {
  /** Lines of data already used. */
  readonly usedLines: ReadonlySet<SourceLocation>
  readonly texts: ReadonlySet<string>
  readonly scoring: ScoringContext
  readonly maxListLength: number
}

/** Cost of a line of data that comes back in the same text; dear for the fallbacks, which all look alike. */
const REPEATED_LINE_COST: Readonly<Record<TemplateOrigin, number>> = {
  story: 8,
  theme: 8,
  word: 5,
  tool: 5,
  class: 5,
  list: 5,
  fallback: 12,
}

/** Cost of a word in another sense than its likeliest: «marché» is a place before it is a walk. */
const UNLIKELY_SENSE_COST = 12

function candidatesFor(
  word: GivenWord,
  otherWords: readonly GivenWord[],
  context: GenerationContext,
  state: PlacementState,
  fallback: boolean,
): ScoredCandidate[] {
  return placementOptions(word, context, fallback).flatMap((option) => {
    const { template, headword, senseRank } = option
    const isRepeated = state.usedLines.has(template.source)
    if (isRepeated && headword === null) return []
    const others = headword === null ? [word, ...otherWords] : otherWords
    const candidate = fillTemplate(template, headword, others, context, state.maxListLength)
    if (candidate === null || !placesNewly(word, candidate, state)) return []
    const cost =
      UNLIKELY_SENSE_COST * senseRank + (isRepeated ? REPEATED_LINE_COST[template.origin] : 0)
    return [{ candidate, score: scoreCandidate(candidate, context, state.scoring) - cost }]
  })
}

const OWNED = /^(mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs) /iu

/** «mes parents de Léa»: a given owner allows no other. */
function hasTwoOwners(text: string, { text: given }: GivenWord): boolean {
  return OWNED.test(given) && new RegExp(`${given} d(e |')`, 'iu').test(text)
}

function placesNewly(word: GivenWord, candidate: Candidate, state: PlacementState): boolean {
  if (hasTwoOwners(candidate.text, word)) return false
  return candidate.covers.includes(word) && !state.texts.has(candidate.text)
}

/** The best sentence that holds a word without being a declared fallback; null when there is none. */
export function placeNaturally(
  word: GivenWord,
  otherWords: readonly GivenWord[],
  context: GenerationContext,
  state: PlacementState,
): Candidate | null {
  return best(candidatesFor(word, otherWords, context, state, false))?.candidate ?? null
}

/** The best sentence that holds a word, and others if it can; null when even the fallbacks fail. */
export function placeWord(
  word: GivenWord,
  otherWords: readonly GivenWord[],
  context: GenerationContext,
  state: PlacementState,
): Candidate | null {
  return (
    placeNaturally(word, otherWords, context, state) ??
    best(candidatesFor(word, otherWords, context, state, true))?.candidate ??
    null
  )
}

/** Whether a given noun may carry the adjective: then the noun's sentence comes first. */
function hasNoun(
  adjective: Interpretation,
  words: readonly GivenWord[],
  language: Language,
): boolean {
  if (adjective.kind !== 'adjective') return false
  return words.some(({ interpretations: [interpretation] }) => {
    if (interpretation?.kind !== 'noun') return false
    const noun = { ...interpretation, number: interpretation.number ?? 's', adjective: null }
    return withGivenAdjective(noun, adjective, language) !== null
  })
}

/** How many sentences a word could have: the fewer, the sooner it is placed. */
export function placementEase(
  word: GivenWord,
  words: readonly GivenWord[],
  language: Language,
): number {
  const [interpretation] = word.interpretations
  if (interpretation === undefined) return 0
  if (hasNoun(interpretation, words, language)) return 100
  const defaults = headwordsOf(interpretation).reduce(
    (sum, name) => sum + (language.templatesFor.get(name)?.length ?? 0),
    0,
  )
  const written = language.templatesContaining(word.text.toLowerCase()).length
  return defaults + Math.min(written, 40) * (interpretation.kind === 'function-word' ? 1 : 0.2)
}
