/** The sentences of a text before they are written: hosting the words, filling, ordering. */
import { ORIGINS } from '../syntax/frame.ts'
import type { Candidate } from './candidate.ts'
import { add, type Draft, newDraft, tasteOf } from './draft.ts'
import { nextFiller } from './filler.ts'
import { easiness, type HostingState, hostWord } from './hosting.ts'
import { lengthen } from './lengthening.ts'
import { ordered } from './ordering.ts'
import type { GivenWord } from './reading.ts'
import type { Story } from './story.ts'

export interface Plot {
  readonly candidates: readonly Candidate[]
  /** Words for which no sentence at all could be made. */
  readonly missing: readonly GivenWord[]
}

/** `left`: words still to place in `room` sentences. */
function stateOf(
  draft: Draft,
  wanted: readonly RegExp[],
  { left, room }: { readonly left: number; readonly room: number },
): HostingState {
  const pressure = left / Math.max(1, room)
  return {
    usedLines: draft.usedLines,
    texts: draft.texts,
    // A list holds what the sentences left cannot: one word more than its share, none while there is room.
    listLength: pressure > 1 ? Math.min(Math.ceil(pressure), left - room) + 1 : 1,
    taste: tasteOf(draft, wanted, pressure),
  }
}

/** The draft without sentences whose words all stand in others; the least natural are dropped first. */
function pruned(draft: Draft): Draft {
  const kept = [...draft.candidates]
  const byWorth = draft.candidates.toSorted(
    (one, other) =>
      ORIGINS.indexOf(other.binding.frame.origin) - ORIGINS.indexOf(one.binding.frame.origin),
  )
  for (const candidate of byWorth) {
    const others = kept.filter((other) => other !== candidate)
    const covered = candidate.covers.every((word) =>
      others.some((other) => other.covers.includes(word)),
    )
    if (covered) kept.splice(kept.indexOf(candidate), 1)
  }
  return { ...draft, candidates: kept }
}

/** Sentences that hold all the words, hardest word first. */
function host(
  words: readonly GivenWord[],
  length: number,
  story: Story,
  wanted: readonly RegExp[],
): { readonly draft: Draft; readonly missing: GivenWord[] } {
  const draft = newDraft()
  const missing: GivenWord[] = []
  let left = words
    .map((word) => ({ word, ease: easiness(word, words, story.language) }))
    .sort((one, other) => one.ease - other.ease)
    .map(({ word }) => word)
  while (left[0] !== undefined) {
    const [word, ...pool] = left
    const room = Math.max(1, length - draft.candidates.length)
    const state = stateOf(draft, wanted, { left: left.length, room })
    const candidate = hostWord(word, pool, story, state)
    if (candidate === null) missing.push(word)
    else add(draft, candidate)
    const covered = new Set(candidate?.covers ?? [word])
    left = pool.filter((other) => !covered.has(other))
  }
  return { draft: pruned(draft), missing }
}

/** Candidates for a text of `length` sentences at least; more when the words need more. */
export function plotStory(
  words: readonly GivenWord[],
  length: number,
  story: Story,
  wanted: readonly RegExp[],
): Plot {
  const { draft, missing } = host(words, length, story, wanted)
  while (draft.candidates.length < length) {
    const candidate = nextFiller(draft, length, story, wanted)
    if (candidate === null) break
    add(draft, candidate)
  }
  lengthen(draft, length, story, wanted)
  return { candidates: ordered(draft.candidates, story), missing }
}
