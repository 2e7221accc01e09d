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
  /** Correction of the first, when there is only one. */
  readonly expected?: string
}

/** Called at each token; null when the rule does not match there. */
export type GrammarRule = (
  words: readonly AnalysedToken[],
  at: number,
  language: Language,
) => RuleMatch | null

export function analyseTokens(sentence: string, language: Language): AnalysedToken[] {
  const words = tokenise(sentence, language)
  return words.map((word, at) => {
    const analyses = analyseToken(word, language)
    // The second half of a compound noun of the tables is no verb: «des stylos plume».
    const compound = language.nounForms.has(`${words[at - 1]?.lower ?? ''} ${word.lower}`)
    return { ...word, analyses: compound ? analyses.filter((one) => !isFiniteVerb(one)) : analyses }
  })
}

export function isQualifying(analysis: Analysis): boolean {
  return analysis.nature === 'adjectif' || isParticiple(analysis)
}

/** Index of the first token from `at` on that is no clitic; undefined at the end of the sentence or at a punctuation mark. */
export function verbAfterClitics(words: readonly AnalysedToken[], at: number): number | undefined {
  for (let index = at; index < words.length; index += 1) {
    const word = words[index]
    if (word === undefined || (index > 0 && /[,;:.!?…»"(]/u.test(words[index - 1]?.after ?? '')))
      return undefined
    if (!CLITICS.has(word.lower)) return word.joined ? undefined : index
  }
  return undefined
}

const CLITICS = new Set("ne n' me m' te t' se s' le la l' les lui leur y en nous vous".split(' '))
