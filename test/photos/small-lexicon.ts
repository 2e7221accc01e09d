import type { LexiconLookup, Vocabulary } from '../../src/photos/recognition/lexicon-lookup.ts'

/** A lexicon of so many words of the language, or of each vocabulary. */
export function smallLexicon(
  words: readonly string[] | Readonly<Record<Vocabulary, readonly string[]>>,
): LexiconLookup {
  return async (forms, among) => {
    const known = 'school' in words ? words[among] : words
    return forms === 'all' ? known : forms.filter((form) => known.includes(form))
  }
}
