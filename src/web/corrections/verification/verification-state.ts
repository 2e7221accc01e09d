/** Verification of one copy: the draft, the focused word, the text being typed, the undo history. */
import {
  type CopyDraft,
  draftFromReading,
  illegibleWords,
  markRestForgotten,
  markRestRight,
  pendingWords,
  setVerdict,
  type Verdict,
  withoutOrder,
  withReadingTrusted,
} from '../../../domain/copy/draft/copy-draft.ts'
import { type CopyPage, rereadDraft } from '../../../domain/copy/draft/copy-pages.ts'
import {
  applyTypedText,
  confirmShownText,
  shownText,
} from '../../../domain/copy/draft/copy-text.ts'
import { addExtra, keepExtra } from '../../../domain/copy/draft/draft-extras.ts'
import { answerGroup } from '../../../domain/copy/draft/nuance-group.ts'

/** `bytes` is the size of the photo file: it identifies the photo when it is chosen again after a reload. */
export interface ReadPage extends CopyPage {
  readonly bytes: number
  /** French sentence naming the reader. */
  readonly readBy?: string | undefined
}

export interface CopyReading {
  readonly pages: readonly ReadPage[]
}

/** A word of the dictation, or an extra word. */
export interface WordFocus {
  readonly kind: 'word' | 'extra'
  readonly index: number
}

export interface CopyVerification {
  readonly draft: CopyDraft
  readonly focus: WordFocus | null
  /** The text being typed; null in the word view. */
  readonly typed: string | null
  /** Null when no photo was read. */
  readonly reading: CopyReading | null
  /** Drafts before the last changes, oldest first. */
  readonly past: readonly CopyDraft[]
}

export type VerificationEvent =
  | { readonly type: 'focused'; readonly focus: WordFocus | null }
  | { readonly type: 'judged'; readonly index: number; readonly verdict: Verdict }
  | { readonly type: 'line-ticked'; readonly first: number; readonly last: number }
  | { readonly type: 'line-forgotten'; readonly first: number; readonly last: number }
  | {
      readonly type: 'group-answered'
      readonly indexes: readonly number[]
      readonly right: boolean
    }
  | { readonly type: 'order-restored' }
  | { readonly type: 'rest-ticked' }
  | { readonly type: 'extra-added'; readonly after: number; readonly text: string }
  | { readonly type: 'extra-judged'; readonly index: number; readonly kept: boolean }
  | { readonly type: 'text-opened' }
  | { readonly type: 'text-typed'; readonly text: string }
  | { readonly type: 'text-confirmed' }
  | { readonly type: 'text-closed' }
  | { readonly type: 'trusted'; readonly trusted: boolean }
  | { readonly type: 'undone' }

export const MAX_PAST = 100

export function firstPending(draft: CopyDraft): WordFocus | null {
  const [index] = pendingWords(draft)
  return index === undefined ? null : { kind: 'word', index }
}

/** After `index`, wrapping around. */
function nextPending(draft: CopyDraft, index: number): WordFocus | null {
  const next = pendingWords(draft).find((pending) => pending > index)
  return next === undefined ? firstPending(draft) : { kind: 'word', index: next }
}

/** Every word has a verdict and at least one is legible: otherwise there is nothing to score. */
export function canValidate({ draft }: CopyVerification): boolean {
  return pendingWords(draft).length === 0 && illegibleWords(draft).length < draft.words.length
}

export function openVerification(draft: CopyDraft, reading: CopyReading | null): CopyVerification {
  const focus = draft.guided ? null : firstPending(draft)
  return { draft, focus, typed: null, reading, past: [] }
}

/** The same reading beside another dictation; what was answered about the first one is void. */
export function comparedWith({ reading }: CopyVerification, original: string): CopyVerification {
  const tokens = reading?.pages.flatMap((page) => page.tokens) ?? []
  return openVerification(draftFromReading(original, tokens), reading)
}

/** Aligns the copy again with the words of all these pages; the verdicts stay. */
export function withPages(copy: CopyVerification, pages: readonly ReadPage[]): CopyVerification {
  const draft = rereadDraft(
    copy.draft,
    pages.flatMap(({ tokens }) => tokens),
  )
  return openVerification(draft, { pages })
}

function changed(
  copy: CopyVerification,
  draft: CopyDraft,
  focus: WordFocus | null,
): CopyVerification {
  if (draft === copy.draft) return copy
  return { ...copy, draft, focus, past: [...copy.past.slice(1 - MAX_PAST), copy.draft] }
}

/** Guided entry advances line by line; a trusted reading advances from word to word. */
function afterJudging(copy: CopyVerification, draft: CopyDraft, index: number): WordFocus | null {
  return copy.draft.guided ? { kind: 'word', index } : nextPending(draft, index)
}

/** Focuses the word whose verdict was restored. */
function undone(copy: CopyVerification): CopyVerification {
  const draft = copy.past.at(-1)
  if (!draft) return copy
  const past = copy.past.slice(0, -1)
  if (copy.typed !== null) return { ...copy, draft, typed: shownText(draft), past }
  const index = draft.words.findIndex((word, at) => word.verdict !== copy.draft.words[at]?.verdict)
  return { ...copy, draft, past, focus: index < 0 ? copy.focus : { kind: 'word', index } }
}

export function reduceVerification(
  copy: CopyVerification,
  event: VerificationEvent,
): CopyVerification {
  const { draft, focus } = copy
  switch (event.type) {
    case 'focused':
      return { ...copy, focus: event.focus }
    case 'judged': {
      const next = setVerdict(draft, event.index, event.verdict)
      return changed(copy, next, afterJudging(copy, next, event.index))
    }
    case 'line-ticked': {
      const next = markRestRight(draft, event.first, event.last)
      return changed(copy, next, nextPending(next, event.last))
    }
    case 'line-forgotten': {
      const next = markRestForgotten(draft, event)
      return changed(copy, next, nextPending(next, event.last))
    }
    case 'group-answered': {
      const next = answerGroup(draft, event.indexes, event.right)
      return changed(copy, next, firstPending(next))
    }
    case 'order-restored':
      return changed(copy, withoutOrder(draft), focus)
    case 'rest-ticked':
      return changed(copy, markRestRight(draft, 0, draft.words.length - 1), null)
    case 'extra-added':
      return changed(copy, addExtra(draft, event.after, event.text), focus)
    case 'extra-judged':
      return changed(copy, keepExtra(draft, event.index, event.kept), firstPending(draft))
    case 'text-opened':
      return { ...copy, focus: null, typed: shownText(draft) }
    case 'text-typed':
      return { ...changed(copy, applyTypedText(draft, event.text), null), typed: event.text }
    case 'text-confirmed':
      return { ...changed(copy, confirmShownText(draft), null), typed: null }
    case 'text-closed':
      return { ...copy, typed: null, focus: firstPending(draft) }
    case 'trusted': {
      const next = withReadingTrusted(draft, event.trusted)
      return changed(copy, next, firstPending(next))
    }
    case 'undone':
      return undone(copy)
  }
}
