/** Words that a class seldom reads: outside the tables written by hand, or of a later level. */
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../language.ts'
import type { Analysis } from '../morphology/forms.ts'
import { CLOSED_WORDS } from '../syntax/closed-words.ts'
import { analysesOf, type WrittenWord } from './written-words.ts'

/** From CM1 on, a word outside the tables is not rare for that alone. */
const LAST_TABLED = 3
const LAST_LEVEL = 4

/** Level that the tables give a reading; null when they do not have it. */
function tabledLevel({ nature, lemma }: Analysis, language: Language): number | null {
  switch (nature) {
    case 'nom': {
      const entries = language.nounForms.get(lemma) ?? []
      return entries.length === 0 ? null : Math.min(...entries.map(({ noun }) => noun.level))
    }
    case 'adjectif':
      return language.adjectives.get(lemma)?.level ?? null
    case 'verbe':
      return language.verbs.get(lemma)?.level ?? language.verbs.get(`se ${lemma}`)?.level ?? null
    default:
      return 1
  }
}

function isRare(word: WrittenWord, rank: number, language: Language): boolean {
  if (CLOSED_WORDS.has(word.lower) || language.tools.has(word.lower)) return false
  if ((language.nounForms.get(word.lower) ?? []).some(({ noun }) => noun.level <= rank + 1))
    return false
  const analyses = analysesOf(word, language)
  // «Élise» is a first name before it is a form of «élire».
  if (analyses.some(({ proper }) => proper !== undefined)) return false
  const levels = analyses.map((analysis) => tabledLevel(analysis, language))
  if (levels.length === 0) return false
  const known = levels.filter((level) => level !== null)
  return known.length === 0 ? rank <= LAST_TABLED : Math.min(...known) > rank + 1
}

/** Each rare word once, as it is written; the given words are not judged. */
export function rareWords(
  words: readonly WrittenWord[],
  { level, given }: { readonly level: Level; readonly given: ReadonlySet<string> },
  language: Language,
): string[] {
  const rank = Math.min(LAST_LEVEL, levelRank(level) + 1)
  const rare = words.filter(
    (word) => word.lower.length > 2 && !given.has(word.lower) && isRare(word, rank, language),
  )
  return [...new Set(rare.map(({ lower }) => lower))]
}
