/** What the page of a dictation says of its words. */
import type { DictationCopy } from '../../../contract/dictation-study.ts'
import { withoutElision, wordsOf } from '../../../domain/copy/text/text-words.ts'
import { type StoppingPoint, textUpTo } from '../../../domain/dictation/stopping-points.ts'
import type { StudiedWord } from '../../../domain/dictation/text-places.ts'

/** Passed along with the address of a dictation that was just stored. */
export const JUST_CREATED = { justCreated: true } as const

export function isJustCreated(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justCreated' in state
}

/** The given words that the text has not. */
export function missingWords(words: readonly StudiedWord[]): string[] {
  return words.filter(({ places }) => places.length === 0).map(({ word }) => word)
}

export type WordTally =
  | { readonly kind: 'absent' }
  /** No copy of this text has the word yet: where it stands, from 1. */
  | { readonly kind: 'unmarked'; readonly sentence: number }
  | { readonly kind: 'right' }
  | { readonly kind: 'missed'; readonly times: number }

/** The words of the week stand in the list without what the text elides before them. */
function keysIn(text: string): string[] {
  return wordsOf(text).map(({ key }) => withoutElision(key))
}

function keysOf({ places }: StudiedWord): Set<string> {
  return new Set(places.flatMap(({ form }) => keysIn(form)))
}

/** A text with gaps has the words of the week, whatever their sentence. */
function wasDictated(
  { part }: DictationCopy,
  keys: ReadonlySet<string>,
  upTo: Readonly<Record<StoppingPoint['part'], ReadonlySet<string>>>,
): boolean {
  return part === 'cloze' || [...keys].every((key) => upTo[part].has(key))
}

/** How each word fared in the copies that were compared with the text as it stands. */
export function tallyWords(
  words: readonly StudiedWord[],
  copies: readonly DictationCopy[],
  content: string,
): WordTally[] {
  const wordsUpTo = (part: StoppingPoint['part']): Set<string> =>
    new Set(keysIn(textUpTo(content, part)))
  const upTo = {
    short: wordsUpTo('short'),
    medium: wordsUpTo('medium'),
    whole: wordsUpTo('whole'),
  }
  return words.map((word): WordTally => {
    const [first] = word.places
    if (first === undefined) return { kind: 'absent' }
    const keys = keysOf(word)
    const marked = copies.filter((copy) => copy.same_text && wasDictated(copy, keys, upTo))
    const times = marked.filter(({ missed }) =>
      missed.some((key) => keys.has(withoutElision(key))),
    ).length
    if (marked.length === 0) return { kind: 'unmarked', sentence: first.sentence + 1 }
    return times === 0 ? { kind: 'right' } : { kind: 'missed', times }
  })
}
