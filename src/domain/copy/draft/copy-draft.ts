/**
 * A copy under verification: what was read next to what the adult said. Nothing counts as an error unless the adult said so
 * (docs/decisions/0005).
 */

import {
  type AlignedWord,
  type Alignment,
  alignCopy,
  copyWords,
  RELIABLE_SHARE,
  type ReadToken,
  shareRead,
} from '../alignment/copy-alignment.ts'
import { comparisonKey, type TextWord, wordsOf } from '../text/text-words.ts'
import type { PunctuationFault } from './copy-punctuation.ts'

/** What the adult says of a word; `joined` is written in one piece with the word before it. */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'written'; readonly text: string }
  /** `crossed`: struck out without a replacement. */
  | { readonly kind: 'forgotten'; readonly crossed?: true }
  | { readonly kind: 'joined' }
  /** Left out of the score. */
  | { readonly kind: 'illegible' }

export interface DraftWord extends TextWord {
  readonly found: AlignedWord
  readonly verdict: Verdict | null
}

/** A word that the dictation does not have; `kept` is null until the adult has decided whether it is on the copy. */
export interface DraftExtra {
  readonly text: string
  /** Index of its token; null when typed. */
  readonly token: number | null
  /** Index of the original word it follows, -1 at the beginning. */
  readonly after: number
  readonly kept: boolean | null
}

export interface CopyDraft {
  /** The dictation in NFC; the words' offsets refer to it. */
  readonly original: string
  readonly words: readonly DraftWord[]
  readonly extras: readonly DraftExtra[]
  /** Guided entry: the reading is not trusted, every word must be checked. */
  readonly guided: boolean
  /** Punctuation that the adult typed otherwise than dictated; never scored. */
  readonly signs?: readonly PunctuationFault[]
}

const NOTHING_FOUND: AlignedWord = { status: 'missing', read: null, tokens: [], joined: false }

function draftOf(original: string, alignment: Alignment, guided: boolean): CopyDraft {
  return {
    original: original.normalize('NFC'),
    words: wordsOf(original).map((word, index) => ({
      ...word,
      found: alignment.words[index] ?? NOTHING_FOUND,
      verdict: null,
    })),
    extras: alignment.extras.map((extra) => ({ ...extra, kept: null })),
    guided,
  }
}

export function guidedDraft(original: string): CopyDraft {
  return draftOf(original, { words: [], extras: [] }, true)
}

/** Guided when too few words were recognised to trust the others. */
export function draftFromReading(original: string, tokens: readonly ReadToken[]): CopyDraft {
  const alignment = alignCopy(wordsOf(original), copyWords(tokens))
  return draftOf(original, alignment, shareRead(alignment.words) < RELIABLE_SHARE)
}

export function isReadRight(draft: CopyDraft, word: DraftWord): boolean {
  return !draft.guided && (word.found.status === 'right' || word.found.status === 'moved')
}

export function isPending(draft: CopyDraft, word: DraftWord): boolean {
  return word.verdict === null && !isReadRight(draft, word)
}

export function pendingWords(draft: CopyDraft): number[] {
  return draft.words.flatMap((word, index) => (isPending(draft, word) ? [index] : []))
}

export function illegibleWords(draft: CopyDraft): number[] {
  return draft.words.flatMap(({ verdict }, index) => (verdict?.kind === 'illegible' ? [index] : []))
}

/** First and last index of the words written in one piece with this one. */
export function pieceOf(draft: CopyDraft, index: number): readonly [first: number, last: number] {
  const joined = (at: number): boolean => {
    const word = draft.words[at]
    if (!word) return false
    return word.verdict ? word.verdict.kind === 'joined' : !draft.guided && word.found.joined
  }
  let first = index
  let last = index
  while (joined(first)) first--
  while (joined(last + 1)) last++
  return [first, last]
}

function withWords(
  draft: CopyDraft,
  change: (word: DraftWord, index: number) => DraftWord,
): CopyDraft {
  return { ...draft, words: draft.words.map(change) }
}

/** Taking a word out of a joined piece invalidates what was read for the rest of the piece. */
function setApart(draft: CopyDraft, index: number, verdict: Verdict): CopyDraft {
  const [first, last] = pieceOf(draft, index)
  const alone = first === last
  return withWords(draft, (word, at) => {
    if (at === index) return { ...word, found: alone ? word.found : NOTHING_FOUND, verdict }
    return at < first || at > last ? word : { ...word, found: NOTHING_FOUND, verdict: null }
  })
}

/** Applies to all words written in one piece with this one. */
export function setVerdict(draft: CopyDraft, index: number, verdict: Verdict): CopyDraft {
  if (isEmpty(verdict)) return setApart(draft, index, { kind: 'forgotten' })
  if (verdict.kind === 'forgotten' || verdict.kind === 'illegible') {
    return setApart(draft, index, verdict)
  }
  const [first, last] = pieceOf(draft, index)
  return withWords(draft, (word, at) => {
    if (at < first || at > last) return word
    if (verdict.kind === 'written' && at > first) return { ...word, verdict: { kind: 'joined' } }
    return { ...word, verdict: writtenRight(word, verdict) && first === last ? RIGHT : verdict }
  })
}

const RIGHT: Verdict = { kind: 'right' }

function isEmpty(verdict: Verdict): boolean {
  return verdict.kind === 'written' && wordsOf(verdict.text).length === 0
}

function writtenRight(word: DraftWord, verdict: Verdict): boolean {
  return verdict.kind === 'written' && verdict.text.trim() === word.text
}

export function markRestRight(draft: CopyDraft, first: number, last: number): CopyDraft {
  return withWords(draft, (word, at) =>
    at >= first && at <= last && isPending(draft, word) ? { ...word, verdict: RIGHT } : word,
  )
}

export function addExtra(draft: CopyDraft, after: number, text: string): CopyDraft {
  const added = text.trim().normalize('NFC')
  if (wordsOf(added).length === 0) return draft
  return { ...draft, extras: [...draft.extras, { text: added, token: null, after, kept: true }] }
}

export function keepExtra(draft: CopyDraft, index: number, kept: boolean): CopyDraft {
  return {
    ...draft,
    extras: draft.extras.map((extra, at) => (at === index ? { ...extra, kept } : extra)),
  }
}

export function withReadingTrusted(draft: CopyDraft, trusted: boolean): CopyDraft {
  return { ...draft, guided: !trusted }
}

/**
 * Without a decision of the adult, an extra is kept if it is a word of the dictation, since the specified comparison
 * counts a word as present wherever it stands.
 */
export function isExtraKept(draft: CopyDraft, extra: DraftExtra): boolean {
  if (extra.kept !== null) return extra.kept
  const key = comparisonKey(extra.text)
  return !draft.guided && draft.words.some((word) => word.key === key)
}

export function unansweredExtras(draft: CopyDraft): Record<'kept' | 'dropped', string[]> {
  const unanswered = draft.guided ? [] : draft.extras.filter((extra) => extra.kept === null)
  const texts = (kept: boolean): string[] =>
    unanswered.filter((extra) => isExtraKept(draft, extra) === kept).map(({ text }) => text)
  return { kept: texts(true), dropped: texts(false) }
}
