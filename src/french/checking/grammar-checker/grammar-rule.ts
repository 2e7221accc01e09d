/** What a rule of the grammar checker reads, a sentence with every analysis of its words, and what it returns. */
import type { Language } from '../../data/language.ts'
import { type Analysis, isFiniteVerb, isParticiple } from '../../morphology/features.ts'
import { analyseToken, type TextToken, tokenise } from '../../morphology/tokeniser.ts'

export interface AnalysedToken extends TextToken {
  readonly analyses: readonly Analysis[]
}

export type GrammarFaultKind =
  | 'elision-missing'
  | 'elision-wrong'
  | 'contraction-missing'
  | 'determiner-noun'
  | 'adjective-noun'
  | 'subject-verb'
  | 'attribute'
  | 'verb-form'
  | 'homophone'
  | 'negation'
  | 'vowel-form'
  | 'word-twice'
  | 'capital-or-point'
  | 'spacing'

export interface RuleMatch {
  readonly kind: GrammarFaultKind
  /** Indexes of the first and the last word at fault. */
  readonly from: number
  readonly to: number
  /** What should stand in place of the first, when only one thing can. */
  readonly expected?: string
}

/** One rule, at one word; null when it has nothing to say. */
export type GrammarRule = (
  words: readonly AnalysedToken[],
  at: number,
  language: Language,
) => RuleMatch | null

export function analyseTokens(sentence: string, language: Language): AnalysedToken[] {
  const words = tokenise(sentence, language)
  return words.map((word, at) => {
    const analyses = analyseToken(word, language)
    // «des stylos plume»: the second half of a noun of the tables is no verb.
    const compound = language.nounForms.has(`${words[at - 1]?.lower ?? ''} ${word.lower}`)
    return { ...word, analyses: compound ? analyses.filter((one) => !isFiniteVerb(one)) : analyses }
  })
}

/** Adjective or participle: what agrees with a noun. */
export function isQualifying(analysis: Analysis): boolean {
  return analysis.nature === 'adjectif' || isParticiple(analysis)
}

/** The first word from `at` on that is no pronoun before a verb and no «ne»; undefined at the end or at a comma. */
export function verbAfterClitics(words: readonly AnalysedToken[], at: number): number | undefined {
  for (let index = at; index < words.length; index += 1) {
    const word = words[index]
    if (word === undefined || (index > 0 && /[,;:.!?…»"(]/u.test(words[index - 1]?.after ?? '')))
      return undefined
    if (!BEFORE_VERB.has(word.lower)) return word.joined ? undefined : index
  }
  return undefined
}

const BEFORE_VERB = new Set(
  "ne n' me m' te t' se s' le la l' les lui leur y en nous vous".split(' '),
)
