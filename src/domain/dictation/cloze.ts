/** A text with gaps («texte à trous»): which of its words a learner writes. */
import { wordsOf } from '../copy/text/text-words.ts'
import { formsIn, piecesAround, type StudiedWord } from './text-places.ts'

interface ClozeWords {
  readonly words: readonly StudiedWord[]
  readonly goals: readonly StudiedWord[]
}

function hasPlace(words: readonly StudiedWord[]): boolean {
  return words.some(({ places }) => places.length > 0)
}

function longestWord(sentence: string): string[] {
  const words = wordsOf(sentence).map(({ start, end }) =>
    sentence.normalize('NFC').slice(start, end),
  )
  const [longest] = words.toSorted((one, other) => other.length - one.length)
  return longest === undefined ? [] : [longest]
}

/** The forms left out of each sentence: words of the week, else words that show a goal, else the longest word of each. */
export function clozeForms(
  sentences: readonly string[],
  { words, goals }: ClozeWords,
): readonly (readonly string[])[] {
  const chosen = hasPlace(words) ? words : goals
  if (!hasPlace(chosen)) return sentences.map(longestWord)
  return sentences.map((_, sentence) => [...new Set(formsIn(chosen, sentence))])
}

/** What a learner writes: the gaps in order, a line each. A copy of a text with gaps is compared with it. */
export function clozeText(
  sentences: readonly string[],
  gaps: readonly (readonly string[])[],
): string {
  return sentences
    .flatMap((sentence, at) => piecesAround(sentence, gaps[at] ?? []))
    .filter(({ found }) => found)
    .map(({ text }) => text)
    .join('\n')
}
