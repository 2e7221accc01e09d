/** The sentence that another is asked for, and what the other has to keep. */
import { placedWords, sentenceHolds } from '../../checking/placed-words.ts'
import type { Language } from '../../data/language.ts'
import type { GivenWord } from '../request/interpretation.ts'

export interface SentencePlace {
  /** All sentences as they stand. */
  readonly sentences: readonly string[]
  /** Index of the one that another is asked for. */
  readonly at: number
  /** Sentences that were proposed there already. */
  readonly refused: readonly string[]
}

/** The given words that would be lost with the sentence: no other holds them. */
export function wordsToKeep(
  { sentences, at }: SentencePlace,
  words: readonly GivenWord[],
  language: Language,
): readonly GivenWord[] {
  const others = sentences.filter((_, index) => index !== at)
  return words.filter(
    (word) =>
      sentenceHolds(sentences[at] ?? '', word, language) &&
      !others.some((text) => sentenceHolds(text, word, language)),
  )
}

/** Whether a sentence is new there and keeps the words. */
export function suitsPlace(
  text: string,
  place: SentencePlace,
  kept: readonly GivenWord[],
  language: Language,
): boolean {
  const isNew = ![...place.sentences, ...place.refused].includes(text)
  return isNew && placedWords(text, kept, language).length === kept.length
}
