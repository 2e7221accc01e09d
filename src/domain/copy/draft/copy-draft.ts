/**
 * A copy under verification: what was read next to what the adult said. Nothing counts as an error unless the adult said so
 * (docs/decisions/0005).
 */

import {
  type AlignedWord,
  type Alignment,
  alignText,
  RELIABLE_SHARE,
  shareRead,
} from '../alignment/copy-alignment.ts'
import { copyWords, type ReadToken } from '../alignment/copy-words.ts'
import { isReordered } from '../alignment/word-order.ts'
import type { WordSpan } from '../text/sentence-spans.ts'
import { type TextWord, wordsOf } from '../text/text-words.ts'
import { wordDistance } from '../text/word-distance.ts'
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

/** Words that the dictation does not have there; `kept` is null until the adult has decided whether it is on the copy. */
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
  /** Guided entry: the reading is not trusted, every word must be checked that is not sure. */
  readonly guided: boolean
  /** The sentences as the copy orders them; absent in the order of the dictation. */
  readonly order?: readonly WordSpan[]
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
    ...(alignment.order && { order: alignment.order }),
  }
}

export function guidedDraft(original: string): CopyDraft {
  return draftOf(original, { words: [], extras: [] }, true)
}

/** Guided when too few words were recognised to trust the others. */
export function draftFromReading(original: string, tokens: readonly ReadToken[]): CopyDraft {
  const alignment = alignText(original, copyWords(tokens))
  return draftOf(original, alignment, shareRead(alignment.words) < RELIABLE_SHARE)
}

/** Without a question to the adult: in a guided entry only what was verified. */
export function isReadRight(draft: CopyDraft, { found }: DraftWord): boolean {
  return found.status === 'right' && (!draft.guided || found.isSure === true)
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

/** Several words are told at once when they are not farther from the text than this. */
const MAX_PIECE_DISTANCE = 0.25
const LONGEST_PIECE = 3

/** How far a text is from the words of a span written in one piece, or in another order. */
function spanDistance(draft: CopyDraft, { first, last }: WordSpan, written: TextWord[]): number {
  const words = draft.words.slice(first, last + 1)
  if (isReordered(words, written)) return 0
  const letters = (list: readonly TextWord[]): string =>
    list.map(({ key }) => key.replace(/['-]/gu, '')).join('')
  return wordDistance(letters(words), letters(written))
}

/** The words that a text written at this one is for: the word alone unless the text holds its neighbours too. */
function answeredSpan(draft: CopyDraft, index: number, text: string): WordSpan {
  const [first, last] = pieceOf(draft, index)
  if (text === draft.words[index]?.found.read) return { first, last }
  const written = wordsOf(text)
  const isFree = (at: number): boolean => pieceOf(draft, at).every((end) => end === at)
  const spans = [{ first: index, last: index }]
  if (first < last) spans.push({ first, last })
  for (let end = index + 1; end < index + LONGEST_PIECE && draft.words[end]; end++) {
    if (first === last && isFree(end)) spans.push({ first: index, last: end })
  }
  const far = (span: WordSpan): number => spanDistance(draft, span, written)
  return spans.reduce((best, span) =>
    far(span) < far(best) && far(span) <= MAX_PIECE_DISTANCE ? span : best,
  )
}

/** A text for all words of a piece is one answer; any other answer is for one word, and leaves the others to check. */
export function setVerdict(draft: CopyDraft, index: number, verdict: Verdict): CopyDraft {
  if (isEmpty(verdict)) return setApart(draft, index, { kind: 'forgotten' })
  const word = draft.words[index]
  if (word && writtenRight(word, verdict)) return setApart(draft, index, RIGHT)
  if (verdict.kind === 'joined') {
    return withWords(draft, (each, at) => (at === index ? { ...each, verdict } : each))
  }
  if (verdict.kind !== 'written') return setApart(draft, index, verdict)
  const { first, last } = answeredSpan(draft, index, verdict.text)
  const apart = first === last ? setApart(draft, index, verdict) : draft
  return withWords(apart, (each, at) => {
    if (at < first || at > last) return each
    return { ...each, verdict: at > first ? { kind: 'joined' } : verdict }
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

/** A sentence that is not on the copy: the words still to check are forgotten. */
export function markRestForgotten(draft: CopyDraft, { first, last }: WordSpan): CopyDraft {
  return withWords(draft, (word, at) =>
    at >= first && at <= last && isPending(draft, word)
      ? { ...word, verdict: { kind: 'forgotten' } }
      : word,
  )
}

/** The sentences stand in the order of the dictation after all. */
export function withoutOrder({ order: _, ...draft }: CopyDraft): CopyDraft {
  return draft
}

export function withReadingTrusted(draft: CopyDraft, trusted: boolean): CopyDraft {
  return { ...draft, guided: !trusted }
}
