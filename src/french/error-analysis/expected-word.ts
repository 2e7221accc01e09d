/** Part-of-speech disambiguation of the words of a dictation, from which errors on them are diagnosed. */
import type { TextWord } from '../../domain/copy/text/text-words.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { SUBJECT_PRONOUNS } from '../realisation/closed-class-words.ts'
import { type Auxiliary, auxiliaryBefore } from './auxiliary.ts'
import {
  analyseDictationToken,
  type DictationToken,
  lowerCore,
  tokeniseDictation,
} from './dictation-token.ts'
import { type NounPhraseReading, readInNounPhrase } from './noun-phrase.ts'
import { agreesWithSubject, nounSubjectOf, subjectPronounOf } from './verb-subject.ts'

export interface WordInContext extends TextWord {
  /** The elided word it starts with («l'», «qu'»), or ''. */
  readonly elided: string
  /** The word without it; capitals of proper nouns stay. */
  readonly core: string
  /** First of its sentence. */
  readonly first: boolean
  /** Analyses possible in context; several when nothing disambiguates. */
  readonly readings: readonly Analysis[]
  /** The determiner of its noun phrase; null when the word may be a verb. */
  readonly determiner: string | null
  /** Its subject when it is a verb: a pronoun, or a noun phrase. */
  readonly subject: string | null
  /** «être» or «avoir» before it, with the subject of that verb. */
  readonly auxiliary: { readonly verb: Auxiliary; readonly subject: string | null } | null
}

export interface ExpectedWord extends WordInContext {
  /** The words of its sentence, and its index among them. */
  readonly sentence: readonly WordInContext[]
  readonly place: number
}

export function lowerCaseText(word: WordInContext | undefined): string {
  return word?.text.toLocaleLowerCase('fr') ?? ''
}

const VERB_LIKE = new Set(["j'", "n'", "s'", "m'", "t'"])

/** Analyses that agree with the subject pronoun, else those of the noun phrase. */
function readAt(
  tokens: readonly DictationToken[],
  at: number,
  { pronoun, language }: { readonly pronoun: string | null; readonly language: Language },
): NounPhraseReading {
  const token = tokens[at]
  const readings = token ? analyseDictationToken(token, language) : []
  const subject = pronoun === null ? undefined : SUBJECT_PRONOUNS.get(pronoun)
  const asVerb = subject ? readings.filter((reading) => agreesWithSubject(reading, subject)) : []
  if (asVerb.length > 0) return { readings: asVerb, determiner: null }
  const verbal = readings.filter(({ verb }) => verb !== undefined)
  if (VERB_LIKE.has(token?.elided ?? '') && verbal.length > 0) {
    return { readings: verbal, determiner: null }
  }
  return readInNounPhrase(tokens, at, language)
}

/** «elles se sont lavé les mains»: the participle may not agree with the subject. */
function isReflexive(tokens: readonly DictationToken[], at: number): boolean {
  const [subject = '', clitic = ''] = tokens.slice(Math.max(0, at - 2), at).map(lowerCore)
  if (["s'", "m'", "t'"].includes(tokens[at]?.elided ?? '')) return true
  return ['se', 'me', 'te'].includes(clitic) || (clitic !== '' && clitic === subject)
}

function auxiliaryOf(
  tokens: readonly DictationToken[],
  at: number,
  language: Language,
): ExpectedWord['auxiliary'] {
  const words = tokens
    .slice(0, at + 1)
    .map((token) => ({ form: lowerCore(token), first: token.first }))
  const found = auxiliaryBefore(words, at)
  if (!found || isReflexive(tokens, found.at)) return null
  const { verb, number } = found
  const subject =
    subjectPronounOf(tokens, found.at, language) ??
    (number === null ? null : nounSubjectOf(tokens, found.at, language, number))
  return { verb, subject }
}

function placed(tokens: readonly DictationToken[], language: Language): WordInContext[] {
  return tokens.map((token, at) => {
    const pronoun = subjectPronounOf(tokens, at, language)
    const { pause: _, ...word } = token
    return {
      ...word,
      core: token.first ? lowerCore(token) : token.core,
      ...readAt(tokens, at, { pronoun, language }),
      subject: pronoun ?? nounSubjectOf(tokens, at, language),
      auxiliary: auxiliaryOf(tokens, at, language),
    }
  })
}

export function analyseExpectedWords(text: string, language: Language): ExpectedWord[] {
  const sentences: WordInContext[][] = []
  for (const word of placed(tokeniseDictation(text), language)) {
    const sentence = sentences.at(-1)
    if (sentence === undefined || word.first) sentences.push([word])
    else sentence.push(word)
  }
  return sentences.flatMap((sentence) =>
    sentence.map((word, place) => ({ ...word, sentence, place })),
  )
}
