/** The work that survives a reload of the tab: words, verdicts and the places of words, never the photo itself. */

import type { AlignedWord } from '../../domain/copy/alignment/copy-alignment.ts'
import type { CopyDraft, DraftExtra, Verdict } from '../../domain/copy/draft/copy-draft.ts'
import type { PunctuationFault } from '../../domain/copy/draft/copy-punctuation.ts'
import type { Review } from '../../domain/copy/review/copy-review.ts'
import { wordsOf } from '../../domain/copy/text/dictation-score.ts'
import { type Copy, firstPending, type Reading } from './copy-state.ts'
import { type CorrectState, INITIAL, type Sending } from './correct-state.ts'

/** Raised when the form below changes, so that older work is left aside instead of misread. */
export const KEPT_VERSION = 2

export interface Kept {
  readonly version: typeof KEPT_VERSION
  readonly learnerId: string | null
  readonly dictationId: string
  readonly original: string
  readonly guided: boolean
  readonly words: readonly { readonly found: AlignedWord; readonly verdict: Verdict | null }[]
  readonly extras: readonly DraftExtra[]
  readonly signs: readonly PunctuationFault[]
  readonly reading: Reading | null
  /** Moment of the validation when the result was being looked at. */
  readonly at: string | null
  readonly sending: Sending | null
  readonly review: Review
}

/** The copy that a stage is about; null when there is none, or nothing left to do about it. */
function openCopy({ stage }: CorrectState): Copy | null {
  if (stage.kind === 'choosing') return null
  return stage.kind === 'result' && stage.saving.kind === 'saved' ? null : stage.copy
}

/** What is worth keeping of a state, or null when nothing is. */
export function makeKept(state: CorrectState): Kept | null {
  const { stage, learnerId, dictationId, sending, review } = state
  const copy = openCopy(state)
  if (dictationId === null || copy === null) return null
  const { draft, reading } = copy
  return {
    version: KEPT_VERSION,
    learnerId,
    dictationId,
    original: draft.original,
    guided: draft.guided,
    words: draft.words.map(({ found, verdict }) => ({ found, verdict })),
    extras: draft.extras,
    signs: draft.signs ?? [],
    reading,
    at: stage.kind === 'result' ? stage.at : null,
    sending,
    review,
  }
}

/** The state that was kept; undefined when the kept words are not those of the kept text. */
export function restoreKept(kept: Kept): CorrectState | undefined {
  const words = wordsOf(kept.original)
  if (words.length !== kept.words.length) return undefined
  const draft: CopyDraft = {
    original: kept.original,
    guided: kept.guided,
    extras: kept.extras,
    ...(kept.signs.length > 0 && { signs: kept.signs }),
    words: words.flatMap((word, index) => {
      const said = kept.words[index]
      return said ? [{ ...word, ...said }] : []
    }),
  }
  const copy = { draft, focus: firstPending(draft), typed: null, reading: kept.reading, past: [] }
  const { learnerId, dictationId, sending, review, at } = kept
  return {
    ...INITIAL,
    learnerId,
    dictationId,
    sending,
    review,
    stage:
      at === null
        ? { kind: 'settling', copy }
        : { kind: 'result', copy, at, saving: { kind: 'unsaved' } },
  }
}
