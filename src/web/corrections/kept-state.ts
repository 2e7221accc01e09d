/** The work that survives a reload of the tab: words and verdicts, never the photo nor the places of words on it. */
import type { CopyDraft, DraftExtra, Verdict } from '../../domain/copy-draft.ts'
import type { AlignedWord } from '../../domain/dictation-alignment.ts'
import { wordsOf } from '../../domain/dictation-correction.ts'
import { firstPending } from './copy-state.ts'
import { type CorrectState, INITIAL, type Sending } from './correct-state.ts'

/** Raised when the form below changes, so that older work is left aside instead of misread. */
export const KEPT_VERSION = 1

export interface Kept {
  readonly version: typeof KEPT_VERSION
  readonly learnerId: string | null
  readonly dictationId: string
  readonly original: string
  readonly guided: boolean
  readonly words: readonly { readonly found: AlignedWord; readonly verdict: Verdict | null }[]
  readonly extras: readonly DraftExtra[]
  /** Moment of the validation when the result was being looked at. */
  readonly at: string | null
  readonly sending: Sending | null
}

/** What is worth keeping of a state, or null when nothing is. */
export function makeKept(state: CorrectState): Kept | null {
  const { stage, learnerId, dictationId, sending } = state
  if (dictationId === null) return null
  if (stage.kind !== 'settling' && stage.kind !== 'result') return null
  if (stage.kind === 'result' && stage.saving.kind === 'saved') return null
  const { draft } = stage.copy
  return {
    version: KEPT_VERSION,
    learnerId,
    dictationId,
    original: draft.original,
    guided: draft.guided,
    words: draft.words.map(({ found, verdict }) => ({ found: { ...found, tokens: [] }, verdict })),
    extras: draft.extras.map((extra) => ({ ...extra, token: null })),
    at: stage.kind === 'result' ? stage.at : null,
    sending,
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
    words: words.flatMap((word, index) => {
      const said = kept.words[index]
      return said ? [{ ...word, ...said }] : []
    }),
  }
  const copy = { draft, focus: firstPending(draft), typed: null, reading: null, past: [] }
  const { learnerId, dictationId, sending, at } = kept
  return {
    ...INITIAL,
    learnerId,
    dictationId,
    sending,
    stage:
      at === null
        ? { kind: 'settling', copy }
        : { kind: 'result', copy, at, saving: { kind: 'unsaved' } },
  }
}
