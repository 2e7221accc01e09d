/** The sentences of a text before they are written: hosting the words, filling, ordering. */
import { type Frame, ORIGINS } from '../syntax/frame.ts'
import type { Place } from '../tables/table.ts'
import { type Candidate, fillFrame } from './candidate.ts'
import { easiness, type HostingState, hostWord } from './hosting.ts'
import type { GivenWord } from './reading.ts'
import { mainVerb, scoreCandidate, type Taste } from './scoring.ts'
import type { Story } from './story.ts'
import { NEUTRAL_THEME } from './theme-choice.ts'
import { anchorsOf } from './time-anchors.ts'

export interface Plot {
  readonly candidates: readonly Candidate[]
  /** Words for which no sentence at all could be made. */
  readonly missing: readonly GivenWord[]
}

interface Draft {
  readonly candidates: Candidate[]
  /** Lines of data already told. */
  readonly usedLines: Set<Place>
  readonly texts: Set<string>
  readonly verbs: Set<string>
}

function add(draft: Draft, candidate: Candidate): void {
  draft.candidates.push(candidate)
  draft.usedLines.add(candidate.binding.frame.source)
  draft.texts.add(candidate.text)
  draft.verbs.add(mainVerb(candidate))
}

function tasteOf(draft: Draft, wanted: readonly RegExp[], pressure: number): Taste {
  const anchors = [...draft.texts].map(anchorsOf)
  return { wanted, pressure, verbs: draft.verbs, anchors }
}

function stateOf(draft: Draft, wanted: readonly RegExp[], pressure: number): HostingState {
  return {
    usedLines: draft.usedLines,
    texts: draft.texts,
    // A list holds what the sentences left cannot: one word more than its share, none while there is room.
    listLength: pressure > 1 ? Math.ceil(pressure) + 1 : 1,
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
  const draft: Draft = {
    candidates: [],
    usedLines: new Set(),
    texts: new Set(),
    verbs: new Set(),
  }
  const missing: GivenWord[] = []
  let left = words
    .map((word) => ({ word, ease: easiness(word, words, story.language) }))
    .sort((one, other) => one.ease - other.ease)
    .map(({ word }) => word)
  while (left[0] !== undefined) {
    const [word, ...pool] = left
    const pressure = left.length / Math.max(1, length - draft.candidates.length)
    const candidate = hostWord(word, pool, story, stateOf(draft, wanted, pressure))
    if (candidate === null) missing.push(word)
    else add(draft, candidate)
    const covered = new Set(candidate?.covers ?? [word])
    left = pool.filter((other) => !covered.has(other))
  }
  return { draft: pruned(draft), missing }
}

/** Frames that fill a text, by how near they are to the story; each source is read only when those before are exhausted. */
const SOURCES: readonly ((story: Story) => readonly Frame[])[] = [
  ({ language, themes }) => language.framesOf.get(themes[0] ?? NEUTRAL_THEME) ?? [],
  ({ language }) => language.framesOf.get(NEUTRAL_THEME) ?? [],
  ({ language }) => language.framesFrom.get('class') ?? [],
  ({ language, themes }) => themes.flatMap((theme) => language.framesOf.get(theme) ?? []),
  ({ language }) => language.framesFrom.get('list') ?? [],
  ({ language }) => language.framesFrom.get('theme') ?? [],
]

function fillers(story: Story, source: (story: Story) => readonly Frame[]): Frame[] {
  return source(story).filter(({ level }) => level <= story.level)
}

function missesItsPast(frame: Frame, draft: Draft): boolean {
  if (frame.after === null) return false
  return !draft.candidates.some(({ binding }) => binding.frame.id === frame.after)
}

/** Whether the sentence names the second child. */
function namesFriend({ binding }: Candidate): boolean {
  if (binding.subject?.number === 'p') return true
  return binding.frame.items.some(
    (item) =>
      item.kind === 'group' &&
      item.parts.some((part) => part.kind === 'character' && part.who !== 'héros'),
  )
}

function allowedNow(frame: Frame, draft: Draft, story: Story): boolean {
  if (draft.usedLines.has(frame.source) || missesItsPast(frame, draft)) return false
  if (frame.hero !== null) return false
  if (frame.needsFriend && !draft.candidates.some(namesFriend)) return false
  const { event, state } = story.tenses
  return frame.tenses === null || frame.tenses.includes(event) || frame.tenses.includes(state)
}

/** A frame's words that no sentence of the text should repeat: its verb, its beginning. */
function filler(
  frames: readonly Frame[],
  draft: Draft,
  story: Story,
  wanted: readonly RegExp[],
): Candidate | null {
  const tried = story.random
    .shuffle(frames.filter((frame) => allowedNow(frame, draft, story)))
    .slice(0, 12)
  const taste = tasteOf(draft, wanted, 0)
  const scored = tried.flatMap((frame) => {
    const candidate = fillFrame(frame, null, [], story)
    if (candidate === null || draft.texts.has(candidate.text)) return []
    return [{ candidate, score: scoreCandidate(candidate, story, taste) }]
  })
  return scored.toSorted((one, other) => other.score - one.score)[0]?.candidate ?? null
}

function stageCount(draft: Draft, stage: Frame['stage']): number {
  return draft.candidates.filter(({ binding }) => binding.frame.stage === stage).length
}

/** What the story still needs: one opening, one end when it is long enough, else its middle. */
function neededStage(draft: Draft, length: number): Frame['stage'] {
  if (stageCount(draft, 'début') === 0) return 'début'
  return length >= 4 && stageCount(draft, 'fin') === 0 ? 'fin' : 'milieu'
}

/** Most sentences that open a story; several mornings make no story. */
const MOST_OPENINGS = 1

function suitsStage(frame: Frame, stage: Frame['stage'], draft: Draft): boolean {
  if (frame.stage === stage) return true
  if (stage !== 'milieu') return false
  return frame.stage === 'début' && stageCount(draft, 'début') < MOST_OPENINGS
}

/** The next filling sentence: right stage and nearest source first; a frame comes back only when all are used. */
function nextFiller(
  draft: Draft,
  length: number,
  story: Story,
  wanted: readonly RegExp[],
): Candidate | null {
  const stage = neededStage(draft, length)
  for (const source of SOURCES) {
    const staged = fillers(story, source).filter((frame) => suitsStage(frame, stage, draft))
    const found = filler(staged, draft, story, wanted)
    if (found !== null) return found
  }
  for (const source of SOURCES) {
    const frames = fillers(story, source)
    const found = filler(frames, draft, story, wanted) ?? again(frames, draft, story)
    if (found !== null) return found
  }
  return null
}

/** A frame used before, with other nouns. */
function again(frames: readonly Frame[], draft: Draft, story: Story): Candidate | null {
  for (const frame of story.random.shuffle(frames).slice(0, 30)) {
    if (frame.hero !== null || frame.after !== null) continue
    const candidate = fillFrame(frame, null, [], story)
    if (candidate !== null && !draft.texts.has(candidate.text)) return candidate
  }
  return null
}

const STAGE_ORDER: Readonly<Record<Frame['stage'], number>> = { début: 0, milieu: 1, fin: 2 }

function ordered(candidates: readonly Candidate[], story: Story): Candidate[] {
  const placed = candidates.map((candidate) => {
    const { frame } = candidate.binding
    const own = frame.theme === null || frame.theme === story.themes[0]
    const stage = own || frame.stage !== 'fin' ? frame.stage : 'milieu'
    return { candidate, order: STAGE_ORDER[stage] + story.random.next() * 0.9 }
  })
  const sorted = placed
    .sort((one, other) => one.order - other.order)
    .map(({ candidate }) => candidate)
  return afterTheirCauses(sorted)
}

/** A sentence that supposes another comes right after it. */
function afterTheirCauses(candidates: readonly Candidate[]): Candidate[] {
  const result = [...candidates]
  for (const candidate of candidates) {
    const { after, needsFriend } = candidate.binding.frame
    if (after === null && !needsFriend) continue
    const at = result.findIndex((other) =>
      after === null ? namesFriend(other) : other.binding.frame.id === after,
    )
    const own = result.indexOf(candidate)
    if (at > own) {
      result.splice(own, 1)
      result.splice(at, 0, candidate)
    }
  }
  return result
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
  return { candidates: ordered(draft.candidates, story), missing }
}
