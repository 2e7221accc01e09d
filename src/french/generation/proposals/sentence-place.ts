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

const BY_PRONOUN = /^(?:[^,]*, )?(?:ils?|elles?) (?!y a|faut|pleut|neige|fait)/iu
/** «Au marché, le marchand …», «Léa …» */
const FIRST_NAMED =
  /^(?:[^,]*, )?((?:le |la |les |l'|mon |ma |mes |notre )[\p{L}-]+|\p{Lu}[\p{L}-]+)(?= )/iu

function firstNamed(text: string): string | null {
  return BY_PRONOUN.test(text)
    ? null
    : (FIRST_NAMED.exec(text)?.[1]?.toLocaleLowerCase('fr') ?? null)
}

/** Whom the sentence behind speaks of by a pronoun: the one at the place has to name them; null: it names its own. */
export function spokenOfNext({ sentences, at }: SentencePlace): string | null {
  if (!BY_PRONOUN.test(sentences[at + 1] ?? '')) return null
  const named = sentences.slice(0, at + 1).flatMap((text) => firstNamed(text) ?? [])
  return named.at(-1) ?? null
}

/** Whether what the sentence tells of first is that person. */
export function tellsOf(text: string, somebody: string | null): boolean {
  return somebody === null || firstNamed(text) === somebody
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
