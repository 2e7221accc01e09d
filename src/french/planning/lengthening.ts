/** Short actions of the hero joined by two, where a class reads longer sentences. */
import type { Frame } from '../syntax/frame.ts'
import type { Candidate } from './candidate.ts'
import { add, type Draft } from './draft.ts'
import { filler, fillers, SOURCES } from './filler.ts'
import { isHeroAction } from './hero-action.ts'
import type { Story } from './story.ts'
import { wordCount } from './word-count.ts'

const [ownSource = (): readonly Frame[] => []] = SOURCES

/** Most sentences joined to another for length alone, for ten sentences, by level: real dictations alternate. */
const COORDINATED = [0, 0, 0, 1, 3] as const

function joinableLength(candidate: Candidate, story: Story): number | null {
  const { frame } = candidate.binding
  const plain = frame.stage === 'milieu' && frame.origin !== 'fallback' && frame.origin !== 'list'
  return plain && isHeroAction(candidate.binding, story.language) ? wordCount(candidate.text) : null
}

/** A short action of the hero to join to another short one, so that both make a sentence of the usual length. */
function companion(draft: Draft, story: Story, wanted: readonly RegExp[]): Candidate | null {
  const lengths = draft.candidates.flatMap((other) => joinableLength(other, story) ?? [])
  const room = story.targetWords + 3 - Math.min(...lengths)
  const frames = fillers(story, ownSource).filter(({ stage }) => stage === 'milieu')
  const candidate = filler(frames, draft, story, wanted)
  const length = candidate === null ? null : joinableLength(candidate, story)
  return length !== null && length <= room ? candidate : null
}

/** Adds actions of the hero that will share a sentence with another; a text that has too many already stays as it is. */
export function lengthen(
  draft: Draft,
  length: number,
  story: Story,
  wanted: readonly RegExp[],
): void {
  if (draft.candidates.length > length) return
  const most = Math.round(((COORDINATED[story.level] ?? 0) * length) / 10)
  for (let tried = 0; tried < 2 * most && draft.candidates.length < length + most; tried += 1) {
    const candidate = companion(draft, story, wanted)
    if (candidate !== null) add(draft, candidate)
  }
}
