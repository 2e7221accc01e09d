/** Content determination: which sentences a text is made of, before they are ordered and aggregated. */
import { TEMPLATE_ORIGINS, type Template } from '../../data/template.ts'
import { wordCount } from '../../sentence-length.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { isProtagonistAction } from '../text-planning/protagonist-action.ts'
import type { Candidate } from './candidate.ts'
import {
  addCandidate,
  type ContentDraft,
  newContentDraft,
  scoringContext,
} from './content-draft.ts'
import {
  bestSupplement,
  nextSupplement,
  TEMPLATE_SOURCES,
  templatesOf,
} from './supplementary-sentences.ts'
import { type PlacementState, placementEase, placeWord } from './word-placement.ts'

const [themeSource = (): readonly Template[] => []] = TEMPLATE_SOURCES

/** Most sentences joined to another for length alone, for ten sentences, by level: real dictations alternate. */
const MAX_AGGREGATED = [0, 0, 0, 1, 3] as const

function aggregableLength(candidate: Candidate, context: GenerationContext): number | null {
  const { template } = candidate.filled
  const plain =
    template.stage === 'milieu' && template.origin !== 'fallback' && template.origin !== 'list'
  return plain && isProtagonistAction(candidate.filled, context.language)
    ? wordCount(candidate.text)
    : null
}

/** A short action of the protagonist to join to another short one, so that both make a sentence of the usual length. */
function sentenceToAggregate(
  content: ContentDraft,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): Candidate | null {
  const lengths = content.candidates.flatMap((other) => aggregableLength(other, context) ?? [])
  const room = context.targetWords + 3 - Math.min(...lengths)
  const templates = templatesOf(context, themeSource).filter(({ stage }) => stage === 'milieu')
  const candidate = bestSupplement(templates, content, context, preferredPatterns)
  const length = candidate === null ? null : aggregableLength(candidate, context)
  return length !== null && length <= room ? candidate : null
}

/** Adds actions of the protagonist that will share a sentence with another; a text that has too many already stays as it is. */
function addSentencesToAggregate(
  content: ContentDraft,
  length: number,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): void {
  if (content.candidates.length > length) return
  const most = Math.round(((MAX_AGGREGATED[context.level] ?? 0) * length) / 10)
  for (let tried = 0; tried < 2 * most && content.candidates.length < length + most; tried += 1) {
    const candidate = sentenceToAggregate(content, context, preferredPatterns)
    if (candidate !== null) addCandidate(content, candidate)
  }
}

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

/** Candidates for a text of `length` sentences at least; more when the words need more. */
export function selectContent(
  words: readonly GivenWord[],
  length: number,
  context: GenerationContext,
  preferredPatterns: readonly RegExp[],
): readonly Candidate[] {
  const content = placeWords(words, length, context, preferredPatterns)
  while (content.candidates.length < length) {
    const candidate = nextSupplement(content, length, context, preferredPatterns)
    if (candidate === null) break
    addCandidate(content, candidate)
  }
  addSentencesToAggregate(content, length, context, preferredPatterns)
  return content.candidates
}
