/**
 * A copy while an adult settles it, word by word: what a reader found beside what the adult said. Nothing that the adult
 * has not said counts as an error (docs/decisions/0005).
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
import { comparisonKey, type TextWord, wordsOf } from '../text/dictation-score.ts'
import type { PunctuationFault } from './copy-punctuation.ts'

/** What an adult says of a word; `joined` is written in one piece with the word before it. */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'written'; readonly text: string }
  /** `crossed`: struck out on the copy, with nothing in its place; the final state counts. */
  | { readonly kind: 'forgotten'; readonly crossed?: true }
  | { readonly kind: 'joined' }
  /** Nobody can say what stands there: neither a word nor an error of the score. */
  | { readonly kind: 'illegible' }

export interface DraftWord extends TextWord {
  readonly found: AlignedWord
  /** null until the adult has said something. */
  readonly verdict: Verdict | null
}

/** A word in excess; `kept` is null while nobody has said whether it is on the copy. */
export interface DraftExtra {
  readonly text: string
  /** Index of the token it was read from; null when the adult typed it. */
  readonly token: number | null
  /** Index of the original word it follows, -1 at the beginning. */
  readonly after: number
  readonly kept: boolean | null
}

export interface CopyDraft {
  /** The dictation's text in NFC, to which the words' offsets refer. */
  readonly original: string
  readonly words: readonly DraftWord[]
  readonly extras: readonly DraftExtra[]
  /** Guided entry: no reading is trusted, so that every word must be seen by the adult. */
  readonly guided: boolean
  /** Punctuation that the adult typed otherwise than dictated; the specified score never knows it. */
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

/** A draft without any reading: the adult goes through the original line by line. */
export function guidedDraft(original: string): CopyDraft {
  return draftOf(original, { words: [], extras: [] }, true)
}

/** A draft from what was read on a photo; guided when too few words were read right to trust the others. */
export function draftFromReading(original: string, tokens: readonly ReadToken[]): CopyDraft {
  const alignment = alignCopy(wordsOf(original), copyWords(tokens))
  return draftOf(original, alignment, shareRead(alignment.words) < RELIABLE_SHARE)
}

/** Whether a word was read right and the reading is trusted. */
export function isReadRight(draft: CopyDraft, word: DraftWord): boolean {
  return !draft.guided && (word.found.status === 'right' || word.found.status === 'moved')
}

/** Whether the adult still has to look at a word. */
export function isPending(draft: CopyDraft, word: DraftWord): boolean {
  return word.verdict === null && !isReadRight(draft, word)
}

/** Indexes of the words that are still to check, in order. */
export function pendingWords(draft: CopyDraft): number[] {
  return draft.words.flatMap((word, index) => (isPending(draft, word) ? [index] : []))
}

/** Indexes of the words that nobody can read: the score leaves them out. */
export function illegibleWords(draft: CopyDraft): number[] {
  return draft.words.flatMap(({ verdict }, index) => (verdict?.kind === 'illegible' ? [index] : []))
}

/** First and last index of the words written in one piece with this one; usually the word alone. */
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

/** Parting one word from a joined piece undoes the piece: what was read says nothing of the other words any more. */
function setApart(draft: CopyDraft, index: number, verdict: Verdict): CopyDraft {
  const [first, last] = pieceOf(draft, index)
  const alone = first === last
  return withWords(draft, (word, at) => {
    if (at === index) return { ...word, found: alone ? word.found : NOTHING_FOUND, verdict }
    return at < first || at > last ? word : { ...word, found: NOTHING_FOUND, verdict: null }
  })
}

/** Settles a word, and with it the words written in one piece with it. */
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

/** Says that every word still to check from `first` to `last` is right. */
export function markRestRight(draft: CopyDraft, first: number, last: number): CopyDraft {
  return withWords(draft, (word, at) =>
    at >= first && at <= last && isPending(draft, word) ? { ...word, verdict: RIGHT } : word,
  )
}

/** Adds a word in excess that the adult sees on the copy; an empty text adds nothing. */
export function addExtra(draft: CopyDraft, after: number, text: string): CopyDraft {
  const added = text.trim().normalize('NFC')
  if (wordsOf(added).length === 0) return draft
  return { ...draft, extras: [...draft.extras, { text: added, token: null, after, kept: true }] }
}

/** Says whether a word in excess is on the copy. */
export function keepExtra(draft: CopyDraft, index: number, kept: boolean): CopyDraft {
  return {
    ...draft,
    extras: draft.extras.map((extra, at) => (at === index ? { ...extra, kept } : extra)),
  }
}

/** Trusts or distrusts the reading; what the adult already said stays. */
export function withReadingTrusted(draft: CopyDraft, trusted: boolean): CopyDraft {
  return { ...draft, guided: !trusted }
}

/**
 * Whether a word in excess stands in the confirmed text: the adult said so, or said nothing while it is a word of the
 * dictation found at another place, which the specified rule counts as present.
 */
export function isExtraKept(draft: CopyDraft, extra: DraftExtra): boolean {
  if (extra.kept !== null) return extra.kept
  const key = comparisonKey(extra.text)
  return !draft.guided && draft.words.some((word) => word.key === key)
}

/** Texts of the words in excess on the screen that nobody answered, by what becomes of them. */
export function unansweredExtras(draft: CopyDraft): Record<'kept' | 'dropped', string[]> {
  const unanswered = draft.guided ? [] : draft.extras.filter((extra) => extra.kept === null)
  const texts = (kept: boolean): string[] =>
    unanswered.filter((extra) => isExtraKept(draft, extra) === kept).map(({ text }) => text)
  return { kept: texts(true), dropped: texts(false) }
}
