/** Tenses of the verbs of a plain sentence, compound ones included. */
import type { Language } from '../data/language.ts'
import { VERBS_WITH_ETRE } from './conjugation.ts'
import type { Analysis, Tense } from './features.ts'
import { analyseToken, type TextToken } from './tokeniser.ts'

/** In words, from an auxiliary to its participle. */
const PARTICIPLE_WINDOW = 3
const COMPOUND: Readonly<Partial<Record<Tense, Tense>>> = {
  présent: 'passé composé',
  imparfait: 'plus-que-parfait',
}
export interface DetectedTense {
  readonly tense: Tense
  /** No other analysis of the words is possible. */
  readonly sure: boolean
  readonly at: number
}

function finiteTenses(analyses: readonly Analysis[]): Tense[] {
  return [...new Set(analyses.flatMap(({ verb }) => (verb?.kind === 'finite' ? [verb.tense] : [])))]
}

function participleAfter(
  words: readonly TextToken[],
  at: number,
  language: Language,
): Analysis | null {
  const reflexive = /^(?:m'|t'|s'|me|te|se|nous|vous)$/u.test(words[at - 1]?.lower ?? '')
  for (const word of words.slice(at + 1, at + 1 + PARTICIPLE_WINDOW)) {
    const participle = analyseToken(word, language).find(({ verb }) => verb?.kind === 'participle')
    if (participle !== undefined) return reflexive ? { ...participle, lemma: 'aller' } : participle
    const between = analyseToken(word, language).some(({ nature }) =>
      ['adverbe', 'pronom', 'nom'].includes(nature),
    )
    if (!between && !word.joined && !/^(?:pas|plus|rien|tous?|jamais)$/u.test(word.lower))
      return null
  }
  return null
}

/** Every tense that a word may show, alone or with the participle that follows it. */
export function detectTenses(words: readonly TextToken[], language: Language): DetectedTense[] {
  return words.flatMap((word, at): DetectedTense[] => {
    const analyses = analyseToken(word, language)
    const tenses = finiteTenses(analyses)
    if (tenses.length === 0) return []
    const alone = analyses.every(({ verb }) => verb?.kind === 'finite')
    const auxiliary = analyses.find(
      ({ lemma, verb }) => verb?.kind === 'finite' && /^(?:avoir|être)$/u.test(lemma),
    )
    const participle = auxiliary === undefined ? null : participleAfter(words, at, language)
    const made = tenses.flatMap((tense) => COMPOUND[tense] ?? [])
    if (auxiliary !== undefined && participle !== null && made.length > 0) {
      // With être, the participle of any other verb may be an adjective: «la porte est fermée».
      const sure = auxiliary.lemma === 'avoir' || VERBS_WITH_ETRE.has(participle.lemma)
      const compound = made.map((tense) => ({ tense, sure, at }))
      return sure ? compound : [...compound, ...tenses.map((tense) => ({ tense, sure: false, at }))]
    }
    return tenses.map((tense) => ({ tense, sure: alone && tenses.length === 1, at }))
  })
}
