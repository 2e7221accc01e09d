/** Whether the lexicon allows the natures that a provider gave to the words of a sentence. */
import type { AnalysedWord, AnalysisQuestion } from '../../domain/grammar/exercise.ts'
import { ASKED_NATURES, type AskedNature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import { CLOSED_CLASS_WORDS, FULL_FORMS } from '../realisation/closed-class-words.ts'

export interface ExcludedNature {
  readonly word: string
  readonly nature: AskedNature
  readonly allowed: readonly AskedNature[]
}

const DETERMINER_OR_PRONOUN = new Set(
  "le la les l' leur leurs un une des du aucun aucune quelques plusieurs tout toute tous toutes ce certains certaines deux trois quatre cinq".split(
    ' ',
  ),
)

/** Natures that a written word may have; empty when nothing knows it. */
function naturesOf(text: string, language: Language): ReadonlySet<string> {
  const lower = text
    .normalize('NFC')
    .toLocaleLowerCase('fr')
    .replace(/\u2019/gu, "'")
  const form = FULL_FORMS.get(lower) ?? lower
  const closed = CLOSED_CLASS_WORDS.get(form)
  const tools = (language.functionWords.get(form) ?? []).map(({ nature }) => nature)
  const read = [...language.lexicon.analyse(text), ...language.lexicon.analyse(form)]
  const natures = read.flatMap(({ nature, verb }) =>
    verb?.kind === 'participle' ? ['verbe', 'adjectif'] : [nature],
  )
  const double = DETERMINER_OR_PRONOUN.has(lower) ? ['déterminant', 'pronom'] : []
  return new Set([...(closed === undefined ? [] : [closed]), ...tools, ...natures, ...double])
}

function excludedNature(word: AnalysedWord, language: Language): ExcludedNature | null {
  const known = naturesOf(word.text, language)
  if (known.size === 0 || known.has(word.nature)) return null
  const allowed = ASKED_NATURES.filter((nature) => known.has(nature))
  return allowed.length === 0 ? null : { word: word.text, nature: word.nature, allowed }
}

/** The first word whose nature no analysis allows («souvent» as a noun); null when all are possible. */
export function findExcludedNature(
  questions: readonly AnalysisQuestion[],
  language: Language,
): ExcludedNature | null {
  for (const { words } of questions) {
    for (const word of words) {
      const excluded = excludedNature(word, language)
      if (excluded !== null) return excluded
    }
  }
  return null
}
