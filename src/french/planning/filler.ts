/** Sentences that bring a text to its length: nearest to the story first, its opening and its end where they are missing. */
import type { Frame } from '../syntax/frame.ts'
import { type Candidate, fillFrame } from './candidate.ts'
import { type Draft, tasteOf } from './draft.ts'
import { namesFriend } from './ordering.ts'
import { scoreCandidate } from './scoring.ts'
import type { Story } from './story.ts'
import { NEUTRAL_THEME } from './theme-choice.ts'

/** Frames that fill a text, by how near they are to the story; each source is read only when those before are exhausted. */
export const SOURCES: readonly ((story: Story) => readonly Frame[])[] = [
  ({ language, themes }) => language.framesOf.get(themes[0] ?? NEUTRAL_THEME) ?? [],
  ({ language }) => language.framesOf.get(NEUTRAL_THEME) ?? [],
  ({ language }) => language.framesFrom.get('class') ?? [],
  ({ language, themes }) => themes.flatMap((theme) => language.framesOf.get(theme) ?? []),
  ({ language }) => language.framesFrom.get('list') ?? [],
  ({ language }) => language.framesFrom.get('theme') ?? [],
]

export function fillers(story: Story, source: (story: Story) => readonly Frame[]): Frame[] {
  return source(story).filter(({ level }) => level <= story.level)
}

function missesItsPast(frame: Frame, draft: Draft): boolean {
  if (frame.after === null) return false
  return !draft.candidates.some(({ binding }) => binding.frame.id === frame.after)
}

function allowedNow(frame: Frame, draft: Draft, story: Story): boolean {
  if (draft.usedLines.has(frame.source) || missesItsPast(frame, draft)) return false
  if (frame.hero !== null) return false
  if (frame.needsFriend && !draft.candidates.some(namesFriend)) return false
  const { event, state } = story.tenses
  return frame.tenses === null || frame.tenses.includes(event) || frame.tenses.includes(state)
}

/** A frame's words that no sentence of the text should repeat: its verb, its beginning. */
export function filler(
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
export function nextFiller(
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
