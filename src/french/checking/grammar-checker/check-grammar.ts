/**
 * The grammar checker, run on every text whoever wrote it: elisions, contractions, agreement in the noun phrase and with the subject,
 * homophones, negation, spaces, capital. Rules read the text alone and accept what any analysis allows: precision before recall.
 */
import type { Language } from '../../data/language.ts'
import { contractionRule, elisionRule, repeatedWordRule, vowelFormRule } from './elision-rules.ts'
import { analyseTokens, type GrammarFaultKind, type GrammarRule } from './grammar-rule.ts'
import {
  aExpectedRule,
  aGraveExpectedRule,
  estExpectedRule,
  etExpectedRule,
  infinitiveAfterAllerRule,
  negationRule,
  onSonExpectedRule,
  participleAfterAvoirRule,
  saitExpectedRule,
} from './homophone-rules.ts'
import { adjectiveAgreementRule, determinerAgreementRule } from './noun-phrase-rules.ts'
import { attributeAgreementRule, subjectAgreementRule } from './subject-verb-rules.ts'

export interface GrammarFault {
  readonly kind: GrammarFaultKind
  /** The words at fault. */
  readonly text: string
  /** Correction of the first of them, when there is only one. */
  readonly expected?: string
}

const RULES: readonly GrammarRule[] = [
  elisionRule,
  contractionRule,
  determinerAgreementRule,
  adjectiveAgreementRule,
  vowelFormRule,
  subjectAgreementRule,
  attributeAgreementRule,
  participleAfterAvoirRule,
  infinitiveAfterAllerRule,
  aExpectedRule,
  aGraveExpectedRule,
  onSonExpectedRule,
  estExpectedRule,
  etExpectedRule,
  saitExpectedRule,
  negationRule,
  repeatedWordRule,
]

function shapeFaults(sentence: string): GrammarFault[] {
  const faults: GrammarFault[] = []
  const first = /[\p{L}\d]/u.exec(sentence)?.[0] ?? ''
  if (first !== first.toLocaleUpperCase('fr') || !/[.!?…»]$/u.test(sentence)) {
    faults.push({ kind: 'capital-or-point', text: sentence })
  }
  if (/ {2}|\s[,.]|,,|(?<!\.)\.\.(?!\.)/u.test(sentence)) {
    faults.push({ kind: 'spacing', text: sentence })
  }
  return faults
}

export function checkGrammar(sentence: string, language: Language): GrammarFault[] {
  const words = analyseTokens(sentence, language)
  const found = words.flatMap((_word, at) =>
    RULES.flatMap((rule): GrammarFault[] => {
      const finding = rule(words, at, language)
      if (finding === null) return []
      const { kind, from, to, expected } = finding
      const text = words
        .slice(from, to + 1)
        .map((word, index) => (from + index === to ? word.text : word.text + word.after))
        .join('')
      return [{ kind, text, ...(expected === undefined ? {} : { expected }) }]
    }),
  )
  return [...shapeFaults(sentence), ...found]
}
