/** The words of a dictation's text with what they are where they stand, so that an error on them can be named. */
import type { TextWord } from '../../domain/copy/text/dictation-score.ts'
import type { Language } from '../language.ts'
import type { Analysis } from '../morphology/features.ts'
import { SUBJECT_PRONOUNS } from '../syntax/closed-words.ts'
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

const VERB_LIKE = new Set(["j'", "n'", "s'", "m'", "t'"])

/** What a word may be after the pronoun that commands it, or where no pronoun does. */
function readAt(
  pieces: readonly DictationToken[],
  at: number,
  { pronoun, language }: { readonly pronoun: string | null; readonly language: Language },
): NounPhraseReading {
  const piece = pieces[at]
  const readings = piece ? analyseDictationToken(piece, language) : []
  const subject = pronoun === null ? undefined : SUBJECT_PRONOUNS.get(pronoun)
  const asVerb = subject ? readings.filter((reading) => agreesWithSubject(reading, subject)) : []
  if (asVerb.length > 0) return { readings: asVerb, determiner: null }
  const verbal = readings.filter(({ verb }) => verb !== undefined)
  if (VERB_LIKE.has(piece?.elided ?? '') && verbal.length > 0) {
    return { readings: verbal, determiner: null }
  }
  return readInNounPhrase(pieces, at, language)
}

/** «elles se sont lavé les mains»: what agrees there is not the subject alone. */
function isReflexive(pieces: readonly DictationToken[], at: number): boolean {
  const [subject = '', clitic = ''] = pieces.slice(Math.max(0, at - 2), at).map(lowerCore)
  if (["s'", "m'", "t'"].includes(pieces[at]?.elided ?? '')) return true
  return ['se', 'me', 'te'].includes(clitic) || (clitic !== '' && clitic === subject)
}

function auxiliaryOf(
  pieces: readonly DictationToken[],
  at: number,
  language: Language,
): ExpectedWord['auxiliary'] {
  const words = pieces
    .slice(0, at + 1)
    .map((piece) => ({ form: lowerCore(piece), first: piece.first }))
  const found = auxiliaryBefore(words, at)
  if (!found || isReflexive(pieces, found.at)) return null
  const { verb, number } = found
  const subject =
    subjectPronounOf(pieces, found.at, language) ??
    (number === null ? null : nounSubjectOf(pieces, found.at, language, number))
  return { verb, subject }
}

function placed(pieces: readonly DictationToken[], language: Language): WordInContext[] {
  return pieces.map((piece, at) => {
    const pronoun = subjectPronounOf(pieces, at, language)
    const { pause: _, ...word } = piece
    return {
      ...word,
      core: piece.first ? lowerCore(piece) : piece.core,
      ...readAt(pieces, at, { pronoun, language }),
      subject: pronoun ?? nounSubjectOf(pieces, at, language),
      auxiliary: auxiliaryOf(pieces, at, language),
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
