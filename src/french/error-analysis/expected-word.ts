/** The words of a dictation's text with what they are where they stand, so that an error on them can be named. */
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

/** A word read where it stands, without the words around it. */
export interface WordInContext extends TextWord {
  /** The elided word it starts with («l'», «qu'»), '' for most. */
  readonly elided: string
  /** The word without it, in lower case unless it is a proper noun. */
  readonly core: string
  /** Whether a sentence starts with it. */
  readonly first: boolean
  /** Readings that hold where it stands; several when nothing tells them apart. */
  readonly readings: readonly Analysis[]
  /** The determiner that commands it, when one stands before it in its group and it is surely no verb. */
  readonly determiner: string | null
  /** The pronoun, or the noun, that commands it when it is a verb. */
  readonly subject: string | null
  /** «être» or «avoir» before it, with the subject of that verb. */
  readonly auxiliary: { readonly verb: Auxiliary; readonly subject: string | null } | null
}

export interface ExpectedWord extends WordInContext {
  /** The words of its sentence, and which of them it is. */
  readonly sentence: readonly WordInContext[]
  readonly place: number
}

/** A word as it is written, in lower case; '' where there is none. */
export function lowerCaseText(word: WordInContext | undefined): string {
  return word?.text.toLocaleLowerCase('fr') ?? ''
}

const VERB_LIKE = new Set(["j'", "n'", "s'", "m'", "t'"])

/** What a word may be after the pronoun that commands it, or where no pronoun does. */
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

/** «elles se sont lavé les mains»: what agrees there is not the subject alone. */
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

/** The words of a text, in order, each read where it stands. */
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
