/** Whether the words of a sentence are words of the class: the tables of data/ say from which class on each is used (GRA-16). */
import type { Level } from '../../domain/level.ts'
import type { WordLevel } from '../data/data-file.ts'
import type { Language } from '../data/language.ts'
import type { Token } from '../sentence.ts'

const HIGHEST: Readonly<Record<Level, WordLevel>> = { CP: 1, CE1: 2, CE2: 3, CM1: 4, CM2: 4 }

/** «courageusement» is known with «courageux», «patiemment» with «patient»; others of the language have levels of their own. */
function adverbLevel(adverb: string, { functionWords, lexicon, adjectives }: Language): number {
  const own = (functionWords.get(adverb) ?? []).map(({ level }) => level)
  const lemmas = [
    adverb.replace(/ment$/u, ''),
    adverb.replace(/emment$/u, 'ent'),
    adverb.replace(/amment$/u, 'ant'),
  ].flatMap((form) => lexicon.analyse(form).map(({ lemma }) => lemma))
  const levels = lemmas.flatMap((lemma) => adjectives.get(lemma)?.level ?? [])
  return Math.min(...own, ...levels)
}

/** null: the tables do not have it, so that nobody said which class knows it. */
function wordLevel({ nature, lemma }: Token, language: Language): number | null {
  if (lemma === null) return null
  if (nature === 'nom') {
    const levels = (language.nouns.get(lemma) ?? []).map(({ level }) => level)
    return levels.length > 0 ? Math.min(...levels) : null
  }
  if (nature === 'adverbe') return adverbLevel(lemma, language)
  const table = nature === 'verbe' ? language.verbs : language.adjectives
  return table.get(lemma)?.level ?? null
}

function isProper({ lemma }: Token): boolean {
  return /^\p{Lu}/u.test(lemma ?? '')
}

const WITH_MEANING: readonly Token['nature'][] = ['nom', 'verbe', 'adjectif']

function isNamedWord(token: Token): boolean {
  const isManner = token.nature === 'adverbe' && /ment$/u.test(token.lemma ?? '')
  return isManner || (WITH_MEANING.includes(token.nature) && !isProper(token))
}

/** Nouns, verbs, adjectives and adverbs in -ment of the class and of those before it; proper nouns are names for any class. */
export function hasClassVocabulary(
  tokens: readonly Token[],
  level: Level,
  language: Language,
): boolean {
  return tokens
    .filter(isNamedWord)
    .every((token) => (wordLevel(token, language) ?? Number.POSITIVE_INFINITY) <= HIGHEST[level])
}
