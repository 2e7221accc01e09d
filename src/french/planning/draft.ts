/** The sentences of a text while they are being found. */
import type { Place } from '../tables/table.ts'
import type { Candidate } from './candidate.ts'
import { mainVerb, type Taste } from './scoring.ts'
import { anchorsOf } from './time-anchors.ts'

/** The sentences found so far, and what they have used up. */
export interface Draft {
  readonly candidates: Candidate[]
  /** Lines of data already told. */
  readonly usedLines: Set<Place>
  readonly texts: Set<string>
  readonly verbs: Set<string>
}

export function newDraft(): Draft {
  return { candidates: [], usedLines: new Set(), texts: new Set(), verbs: new Set() }
}

export function add(draft: Draft, candidate: Candidate): void {
  draft.candidates.push(candidate)
  draft.usedLines.add(candidate.binding.frame.source)
  draft.texts.add(candidate.text)
  draft.verbs.add(mainVerb(candidate))
}

export function tasteOf(draft: Draft, wanted: readonly RegExp[], pressure: number): Taste {
  const anchors = [...draft.texts].map(anchorsOf)
  return { wanted, pressure, verbs: draft.verbs, anchors }
}
