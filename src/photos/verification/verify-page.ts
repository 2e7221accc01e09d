/** Which words of a dictation surely stand on a page, and where; the others are for an adult (decision 43). */
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import type { HandwrittenLine } from '../handwriting/handwriting-recognition.ts'
import { type PlacedSpan, placeText } from './text-placement.ts'
import { type WordEvidence, weighWord, wholeSpan } from './word-evidence.ts'

export interface VerifiedWord {
  /** As expected; what is written may be another spelling. */
  readonly text: string
  readonly isSure: boolean
  /** Most probable among all other spellings; when not sure. */
  readonly proposal?: string
  /** Columns of the page. */
  readonly left: number
  readonly right: number
}

/** No dictation of a primary school is longer; the time that the placing takes grows with the text. */
const MAX_WORDS = 400

/**
 * Logistic regression of «the expected word stands there» on 11,800 words of fifteen adults, one in five of them expected otherwise,
 * and a limit that holds on each by the others (`training/fit_verification.py`, decision 43).
 */
const SURE = { base: 5.67, openMargin: 1.1, letter: 0.13, readAlike: 0.55, least: 4.25 } as const
const LEAST_OPEN_MARGIN = -6
const MOST_LETTERS = 12

function logitOf({ openMargin, letters, isReadAlike }: WordEvidence): number {
  return (
    SURE.base +
    SURE.openMargin * Math.min(0, Math.max(LEAST_OPEN_MARGIN, openMargin)) +
    SURE.letter * Math.min(MOST_LETTERS, letters) +
    (isReadAlike ? SURE.readAlike : 0)
  )
}

/** A word is not sure, however well it is read, where one of its misspellings is nearly as probable. */
const MIN_MARGIN = 0.5

export function isSure(evidence: WordEvidence): boolean {
  return evidence.margin >= MIN_MARGIN && logitOf(evidence) >= SURE.least
}

interface WeighedSpan {
  readonly span: PlacedSpan
  /** Undefined where the word is not written apart from its neighbours. */
  readonly evidence: WordEvidence | undefined
}

/** The words placed on each line with what the ink says for them. */
export function weighPage(
  words: readonly string[],
  lines: readonly Pick<HandwrittenLine, 'scores'>[],
): WeighedSpan[][] {
  const placed = placeText(
    words,
    lines.map(({ scores }) => scores),
  )
  return lines.map(({ scores }, at) => {
    // What is written in one piece with a word is a part of it, unless it is another word of the text.
    const spans = (placed[at] ?? []).filter(({ kind }) => kind !== 'extra')
    return spans.map((span, i) => {
      const room = { from: spans[i - 1]?.to ?? 0, to: spans[i + 1]?.from ?? scores.steps }
      const whole = wholeSpan(scores, span, room)
      return { span, evidence: whole && weighWord(scores, whole, words[span.word] ?? '') }
    })
  })
}

/** For each line the expected words found there, from left to right; none for a text that is too long. */
export function verifyPage(expected: string, lines: readonly HandwrittenLine[]): VerifiedWord[][] {
  const words = wordsOf(expected).map(({ text }) => text)
  if (words.length > MAX_WORDS) return lines.map(() => [])
  return weighPage(words, lines).map((line, at) =>
    line.map(({ span, evidence }) => {
      const sure = evidence !== undefined && isSure(evidence)
      return {
        text: words[span.word] ?? '',
        isSure: sure,
        ...(!sure && evidence && { proposal: evidence.other }),
        left: lines[at]?.toPageX(span.from) ?? 0,
        right: lines[at]?.toPageX(span.to) ?? 0,
      }
    }),
  )
}
