/** Reading a photographed list of words: what was read joins the list, the doubtful words once an adult has looked at them. */
import { mergeWordList, parseWordList } from '../../domain/dictation/word-list.ts'

export interface PhotoWord {
  readonly read: string
  readonly doubtful: boolean
  /** Added to the list; empty to leave it out. */
  readonly text: string
}

export interface WordsRead {
  readonly words: readonly string[]
  /** Subset of `words`. */
  readonly doubtful?: readonly string[] | undefined
  /** French sentence naming the reader. */
  readonly readBy?: string
}

export function photoWordsOf({ words, doubtful = [] }: WordsRead): readonly PhotoWord[] {
  return words.map((word) => ({ read: word, doubtful: doubtful.includes(word), text: word }))
}

export function withWordCorrected(
  entries: readonly PhotoWord[],
  index: number,
  text: string,
): readonly PhotoWord[] {
  return entries.map((entry, i) => (i === index ? { ...entry, text } : entry))
}

export function wordsToAdd(entries: readonly PhotoWord[]): string[] {
  return entries.map((entry) => entry.text.trim()).filter((text) => text !== '')
}

/** Words of a photo, and how many of them were new. */
export interface FoundWords {
  readonly words: number
  readonly added: number
}

export type PhotoPhase =
  | { readonly kind: 'filling' }
  | { readonly kind: 'reading'; readonly percent: number }
  | { readonly kind: 'checking'; readonly entries: readonly PhotoWord[] }

export type PhotoWordsEvent =
  | { readonly type: 'photo-chosen' }
  | { readonly type: 'photo-progress'; readonly percent: number }
  | ({ readonly type: 'photo-read' } & WordsRead)
  | { readonly type: 'photo-word-corrected'; readonly index: number; readonly text: string }
  | { readonly type: 'photo-words-added' }
  | { readonly type: 'photo-failed'; readonly sentence: string }
  | { readonly type: 'photo-cancelled' }

/** Absent fields do not change. */
export interface PhotoWordsChange {
  readonly phase: PhotoPhase
  /** The list with the new words. */
  readonly words?: string
  readonly error?: string | null
  readonly found?: FoundWords | null
  readonly readBy?: string | null
}

const FILLING: PhotoPhase = { kind: 'filling' }

function added(list: string, read: readonly string[]): PhotoWordsChange {
  const words = mergeWordList(list, read)
  const isNew = parseWordList(words).length - parseWordList(list).length
  return {
    phase: FILLING,
    words,
    found: { words: read.flatMap(parseWordList).length, added: isNew },
  }
}

function read(list: string, event: WordsRead): PhotoWordsChange {
  const entries = photoWordsOf(event)
  const readBy = event.readBy ?? null
  return entries.some((entry) => entry.doubtful)
    ? { phase: { kind: 'checking', entries }, readBy }
    : { ...added(list, event.words), readBy }
}

function checked(
  list: string,
  entries: readonly PhotoWord[],
  event: PhotoWordsEvent,
): PhotoWordsChange | null {
  if (event.type === 'photo-words-added') {
    const words = wordsToAdd(entries)
    // No notice when every word was left out on purpose.
    return words.length > 0 ? added(list, words) : { phase: FILLING }
  }
  if (event.type !== 'photo-word-corrected') return null
  return {
    phase: { kind: 'checking', entries: withWordCorrected(entries, event.index, event.text) },
  }
}

/** Null when the event does not suit the phase. */
export function photoWordsChange(
  list: string,
  phase: PhotoPhase | { readonly kind: 'preview' },
  event: PhotoWordsEvent,
): PhotoWordsChange | null {
  switch (event.type) {
    case 'photo-chosen':
      return { phase: { kind: 'reading', percent: 0 }, error: null, found: null }
    case 'photo-progress':
      return phase.kind === 'reading'
        ? { phase: { kind: 'reading', percent: Math.max(phase.percent, event.percent) } }
        : null
    case 'photo-read':
      return phase.kind === 'reading' ? read(list, event) : null
    case 'photo-failed':
      return { phase: FILLING, error: event.sentence }
    case 'photo-cancelled':
      return { phase: FILLING }
    case 'photo-word-corrected':
    case 'photo-words-added':
      return phase.kind === 'checking' ? checked(list, phase.entries, event) : null
  }
}
