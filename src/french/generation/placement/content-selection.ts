/** Content determination: which sentences a text is made of, before they are ordered and aggregated. */
import { TEMPLATE_ORIGINS } from '../../data/template.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { NEUTRAL_THEME } from '../request/theme-selection.ts'
import type { Candidate } from './candidate.ts'
import {
  addCandidate,
  type ContentDraft,
  newContentDraft,
  scoringContext,
} from './content-draft.ts'
import { nextSupplement } from './supplementary-sentences.ts'
import { type PlacementState, placementEase, placeNaturally, placeWord } from './word-placement.ts'

/** `left`: words still to place in `room` sentences. */
function placementState(
  content: ContentDraft,
  preferredPatterns: readonly RegExp[],
  { left, room }: { readonly left: number; readonly room: number },
): PlacementState {
  const pressure = left / Math.max(1, room)
  return {
    usedLines: content.usedLines,
    texts: content.texts,
    // A list holds what the sentences left cannot: one word more than its share, none while there is room.
    maxListLength: pressure > 1 ? Math.min(Math.ceil(pressure), left - room) + 1 : 1,
    scoring: scoringContext(content, preferredPatterns, pressure),
  }
}

/** The draft without sentences whose words all stand in others; the least natural are dropped first. */
function withoutRedundant(content: ContentDraft): ContentDraft {
  const kept = [...content.candidates]
  const byWorth = content.candidates.toSorted(
    (one, other) =>
      TEMPLATE_ORIGINS.indexOf(other.filled.template.origin) -
      TEMPLATE_ORIGINS.indexOf(one.filled.template.origin),
  )
  for (const candidate of byWorth) {
    const others = kept.filter((other) => other !== candidate)
    const covered = candidate.covers.every((word) =>
      others.some((other) => other.covers.includes(word)),
    )
    if (covered) kept.splice(kept.indexOf(candidate), 1)
  }
  return { ...content, candidates: kept }
}

/** Sentences that hold all the words, hardest word first. */
function placeWords(
  words: readonly GivenWord[],
  length: number,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): ContentDraft {
  const content = newContentDraft()
  let left = words
    .map((word) => ({ word, ease: placementEase(word, words, context.language) }))
    .sort((one, other) => one.ease - other.ease)
    .map(({ word }) => word)
  while (left[0] !== undefined) {
    const [word, ...otherWords] = left
    const room = Math.max(1, length - content.candidates.length)
    const state = placementState(content, preferredPatterns, { left: left.length, room })
    const candidate = placeWord(word, otherWords, context, state)
    if (candidate !== null) addCandidate(content, candidate)
    const covered = new Set(candidate?.covers ?? [word])
    left = otherWords.filter((other) => !covered.has(other))
  }
  return withoutRedundant(content)
}

/** A given word again, in another sentence: what a list is for, where no theme was asked. */
function anotherSentence(
  words: readonly GivenWord[],
  content: ContentDraft,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): Candidate | null {
  const state = placementState(content, preferredPatterns, { left: 1, room: 1 })
  const sentencesOf = (word: GivenWord): number =>
    content.candidates.filter(({ covers }) => covers.includes(word)).length
  const rarestFirst = context.random
    .shuffle([...words])
    .sort((one, other) => sentencesOf(one) - sentencesOf(other))
  for (const word of rarestFirst.slice(0, MAX_TRIED)) {
    const candidate = placeNaturally(word, [], context, state)
    if (candidate !== null && !content.usedLines.has(candidate.filled.template.source))
      return candidate
  }
  return null
}

/** Given words offered a second sentence before the neutral theme gives one. */
const MAX_TRIED = 3

/** Candidates for a text of `length` sentences at least; more when the words need more. */
export function selectContent(
  words: readonly GivenWord[],
  length: number,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): readonly Candidate[] {
  const content = placeWords(words, length, context, preferredPatterns)
  while (content.candidates.length < length) {
    const candidate =
      (context.themes[0] === NEUTRAL_THEME
        ? anotherSentence(words, content, context, preferredPatterns)
        : null) ?? nextSupplement(content, context, preferredPatterns)
    if (candidate === null) break
    addCandidate(content, candidate)
  }
  return content.candidates
}
