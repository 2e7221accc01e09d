/** The copy being corrected in this tab, over a reload: texts and verdicts only, never a photo. */
import * as z from 'zod/mini'
import {
  copyReview,
  punctuationFaultList,
  reviewedCopy,
  sentenceOrder,
} from '../../contract/copy-review.ts'
import type { Dictation } from '../../contract/dictations.ts'
import { givenPart } from '../../contract/fields.ts'
import { photoToken } from '../../contract/photos.ts'
import { ALIGNED_STATUSES, type AlignedWord } from '../../domain/copy/alignment/copy-alignment.ts'
import type { CopyDraft, DraftExtra, Verdict } from '../../domain/copy/draft/copy-draft.ts'
import type { PunctuationFault } from '../../domain/copy/draft/copy-punctuation.ts'
import type { CopyReview } from '../../domain/copy/review/copy-review.ts'
import type { WordSpan } from '../../domain/copy/text/sentence-spans.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import type { GivenPart } from '../../domain/dictation/given-part.ts'
import { textUpTo } from '../../domain/dictation/stopping-points.ts'
import type { PersistedEntry } from '../persistence/persisted-state.ts'
import { readPersisted, usePersisted } from '../persistence/use-persisted.ts'
import { type CorrectionState, INITIAL_CORRECTION } from './correction-state.ts'
import type { CorrectionSubmission } from './correction-submission-state.ts'
import {
  type CopyReading,
  type CopyVerification,
  firstPending,
} from './verification/verification-state.ts'

export interface PersistedCorrection {
  readonly learnerId: string | null
  readonly dictationId: string
  readonly part: GivenPart
  readonly original: string
  readonly guided: boolean
  readonly words: readonly { readonly found: AlignedWord; readonly verdict: Verdict | null }[]
  readonly extras: readonly DraftExtra[]
  readonly order: readonly WordSpan[]
  readonly signs: readonly PunctuationFault[]
  readonly reading: CopyReading | null
  /** Moment of the validation, ISO 8601; null before the result. */
  readonly at: string | null
  readonly sending: CorrectionSubmission | null
  readonly review: CopyReview
}

const verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('right') }),
  z.object({ kind: z.literal('written'), text: z.string() }),
  z.object({ kind: z.literal('forgotten'), crossed: z.exactOptional(z.literal(true)) }),
  z.object({ kind: z.literal('joined') }),
  z.object({ kind: z.literal('illegible') }),
])

const found = z.object({
  status: z.enum(ALIGNED_STATUSES),
  read: z.nullable(z.string()),
  tokens: z.array(z.number()),
  isSure: z.optional(z.literal(true)),
  proposal: z.optional(z.string()),
  joined: z.boolean(),
})

const extra = z.object({
  text: z.string(),
  token: z.nullable(z.number()),
  after: z.number(),
  kept: z.nullable(z.boolean()),
})

const reading = z.object({
  pages: z.array(
    z.object({
      tokens: z.array(photoToken),
      width: z.number(),
      height: z.number(),
      bytes: z.number(),
      readBy: z.optional(z.string()),
    }),
  ),
})

const persistedCorrection = z.object({
  learnerId: z.nullable(z.string()),
  dictationId: z.string(),
  part: z._default(givenPart, 'whole'),
  original: z.string(),
  guided: z.boolean(),
  words: z.array(z.object({ found, verdict: z.nullable(verdict) })),
  extras: z.array(extra),
  order: sentenceOrder,
  signs: z._default(punctuationFaultList, []),
  reading: z.nullable(reading),
  at: z.nullable(z.string()),
  sending: z.nullable(
    z.object({
      learnerId: z.string(),
      dictationId: z.string(),
      part: z._default(givenPart, 'whole'),
      content: z.string(),
      key: z.string(),
      review: z.nullable(reviewedCopy),
    }),
  ),
  review: copyReview,
})

const ENTRY: PersistedEntry<CorrectionState, PersistedCorrection> = {
  name: 'copy',
  version: 2,
  make: makePersistedCorrection,
  parse: (stored) => persistedCorrection.safeParse(stored).data,
}

export interface RestoredCorrection {
  readonly state: CorrectionState | undefined
  /** Why persisted work is dropped: its dictation was changed or deleted, or another version wrote it. */
  readonly dropped: 'dictation' | 'version' | null
}

/** The dictation that persisted work is about. */
export function persistedDictationId(userId: string): string | null {
  const read = readPersisted(ENTRY, userId)
  return read.kind === 'present' ? read.stored.dictationId : null
}

export function readPersistedCorrection(
  userId: string,
  dictations: readonly Dictation[],
): RestoredCorrection {
  const read = readPersisted(ENTRY, userId)
  if (read.kind === 'absent') return { state: undefined, dropped: null }
  if (read.kind === 'unusable') return { state: undefined, dropped: 'version' }
  const { dictationId, part, original } = read.stored
  const dictation = dictations.find((one) => one.id === dictationId)
  if (dictation === undefined || !isGivenText(dictation, part, original)) {
    return { state: undefined, dropped: 'dictation' }
  }
  return { state: restoreCorrection(read.stored), dropped: null }
}

/** Of a text with gaps the server says so when the copy is saved: only it knows the gaps. */
function isGivenText({ content }: Dictation, part: GivenPart, original: string): boolean {
  return part === 'cloze' || textUpTo(content, part) === original
}

export function usePersistedCorrection(userId: string, state: CorrectionState): void {
  usePersisted(ENTRY, userId, state)
}

/** Null when there is none, or nothing left to save. */
function copyInProgress({ step }: CorrectionState): CopyVerification | null {
  if (step.kind === 'setup') return null
  return step.kind === 'result' && step.saving.kind === 'saved' ? null : step.copy
}

/** Null when a reload would lose nothing. */
export function makePersistedCorrection(state: CorrectionState): PersistedCorrection | null {
  const { step, learnerId, dictationId, part, submission, review } = state
  const copy = copyInProgress(state)
  if (dictationId === null || copy === null) return null
  const { draft, reading } = copy
  return {
    learnerId,
    dictationId,
    part,
    original: draft.original,
    guided: draft.guided,
    words: draft.words.map(({ found, verdict }) => ({ found, verdict })),
    extras: draft.extras,
    order: draft.order ?? [],
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
    ...(persisted.order.length > 0 && { order: persisted.order }),
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
  const { learnerId, dictationId, part, sending, review, at } = persisted
  return {
    ...INITIAL_CORRECTION,
    learnerId,
    dictationId,
    part,
    submission: sending,
    review,
    step:
      at === null
        ? { kind: 'verifying', copy }
        : { kind: 'result', copy, at, saving: { kind: 'unsaved' } },
  }
}
