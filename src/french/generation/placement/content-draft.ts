import type { SourceLocation } from '../../data/data-file.ts'
import type { ScoringContext } from '../scoring/candidate-score.ts'
import { temporalSettingOf } from '../text-planning/temporal-setting.ts'
import type { Candidate } from './candidate.ts'
import { mainVerb } from './candidate.ts'

/** The sentences found so far, and what they have used up. */
export interface ContentDraft {
  readonly candidates: Candidate[]
  /** Lines of data already used. */
  readonly usedLines: Set<SourceLocation>
  readonly texts: Set<string>
  readonly verbs: Set<string>
}

export function newContentDraft(): ContentDraft {
  return { candidates: [], usedLines: new Set(), texts: new Set(), verbs: new Set() }
}

export function addCandidate(content: ContentDraft, candidate: Candidate): void {
  content.candidates.push(candidate)
  content.usedLines.add(candidate.filled.template.source)
  content.texts.add(candidate.text)
  content.verbs.add(mainVerb(candidate))
}

export function scoringContext(
  content: ContentDraft,
  preferredPatterns: readonly RegExp[],
  pressure: number,
): ScoringContext {
  const settings = [...content.texts].map(temporalSettingOf)
  return {
    preferredPatterns,
    pressure,
    verbs: content.verbs,
    temporalSettings: settings,
  }
}
