/** The copy that survives a reload of the tab: words, verdicts and the boxes of words, never the photo itself. */
import type { AlignedWord } from '../../domain/copy/alignment/copy-alignment.ts'
import type { CopyDraft, DraftExtra, Verdict } from '../../domain/copy/draft/copy-draft.ts'
import type { PunctuationFault } from '../../domain/copy/draft/copy-punctuation.ts'
import type { CopyReview } from '../../domain/copy/review/copy-review.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import {
  type CorrectionState,
  type CorrectionSubmission,
  INITIAL_CORRECTION,
} from './correction-state.ts'
import {
  type CopyReading,
  type CopyVerification,
  firstPending,
} from './verification/verification-state.ts'

export interface PersistedCorrection {
  readonly learnerId: string | null
  readonly dictationId: string
  readonly original: string
  readonly guided: boolean
  readonly words: readonly { readonly found: AlignedWord; readonly verdict: Verdict | null }[]
  readonly extras: readonly DraftExtra[]
  readonly signs: readonly PunctuationFault[]
  readonly reading: CopyReading | null
  /** Moment of the validation, ISO 8601; null before the result. */
  readonly at: string | null
  readonly sending: CorrectionSubmission | null
  readonly review: CopyReview
}

/** Null when there is none, or nothing left to save. */
function copyInProgress({ step }: CorrectionState): CopyVerification | null {
  if (step.kind === 'setup') return null
  return step.kind === 'result' && step.saving.kind === 'saved' ? null : step.copy
}

/** Null when a reload would lose nothing. */
export function makePersistedCorrection(state: CorrectionState): PersistedCorrection | null {
  const { step, learnerId, dictationId, submission, review } = state
  const copy = copyInProgress(state)
  if (dictationId === null || copy === null) return null
  const { draft, reading } = copy
  return {
    learnerId,
    dictationId,
    original: draft.original,
    guided: draft.guided,
    words: draft.words.map(({ found, verdict }) => ({ found, verdict })),
    extras: draft.extras,
    signs: draft.signs ?? [],
    reading,
    at: step.kind === 'result' ? step.at : null,
    sending: submission,
    review,
  }
}

/** Undefined when the persisted words are not those of the persisted text. */
export function restoreCorrection(persisted: PersistedCorrection): CorrectionState | undefined {
  const words = wordsOf(persisted.original)
  if (words.length !== persisted.words.length) return undefined
  const draft: CopyDraft = {
    original: persisted.original,
    guided: persisted.guided,
    extras: persisted.extras,
    ...(persisted.signs.length > 0 && { signs: persisted.signs }),
    words: words.flatMap((word, index) => {
      const said = persisted.words[index]
      return said ? [{ ...word, ...said }] : []
    }),
  }
  const copy = {
    draft,
    focus: firstPending(draft),
    typed: null,
    reading: persisted.reading,
    past: [],
  }
  const { learnerId, dictationId, sending, review, at } = persisted
  return {
    ...INITIAL_CORRECTION,
    learnerId,
    dictationId,
    submission: sending,
    review,
    step:
      at === null
        ? { kind: 'verifying', copy }
        : { kind: 'result', copy, at, saving: { kind: 'unsaved' } },
  }
}
