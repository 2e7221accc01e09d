/**
 * Punctuation of a copy that an adult typed. It is no word, and the specified score never knows it: a sign that is missing or another
 * one is an error of its class beside the score, counted where the class counts punctuation (`scale.ts`).
 */
import { alignCopy, copyWords } from '../alignment/copy-alignment.ts'
import type { GradedError } from '../review/grading-scale.ts'
import { type TextWord, wordsOf } from '../text/dictation-score.ts'

/** The gaps between the words of a copy as an adult typed them, where its punctuation is not the dictation's. */
const PUNCTUATION = /\s*[\p{P}\p{S}]+(?:\s*[\p{P}\p{S}]+)*/u

/** A gap of the dictation with the signs of the copy in the place of its own. */
function withPunctuation(gap: string, written: string): string {
  const own = PUNCTUATION.exec(gap)?.[0]
  if (own === undefined) return written + gap
  const space = written === '' ? '' : (/^\s*/u.exec(own)?.[0] ?? '')
  return gap.replace(own, () => space + written)
}

/** The fault at the gap that follows a word, -1 before the first one. */
export function punctuationFaultAfter(
  signs: readonly PunctuationFault[] | undefined,
  index: number,
): PunctuationFault | undefined {
  return signs?.find(({ after }) => after === index)
}

/** A gap as it stands on the copy. */
export function gapOnCopy(
  gap: string,
  signs: readonly PunctuationFault[] | undefined,
  index: number,
): string {
  const fault = punctuationFaultAfter(signs, index)
  return fault ? withPunctuation(gap, fault.written) : gap
}

export interface PunctuationFault {
  /** Index of the word that the signs follow, -1 before the first one. */
  readonly after: number
  /** Signs of the dictation, '' for none. */
  readonly expected: string
  readonly written: string
}

/** Signs as they are compared: quotes, dashes and ellipses of every make are one. */
export function normalisePunctuation(gap: string): string {
  return gap
    .normalize('NFC')
    .replace(/\s+/gu, '')
    .replace(/[«»“”„‟"]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/\.{2,}/gu, '…')
    .replace(/[^\p{P}\p{S}]/gu, '')
}

/** The signs after the word at `index`, up to the next word. */
function punctuationAfter(text: string, words: readonly TextWord[], index: number): string {
  return normalisePunctuation(text.slice(words[index]?.end ?? 0, words[index + 1]?.start))
}

/** Which word of the copy stands for each word of the dictation; null where none, or not exactly one, does. */
function answers(original: readonly TextWord[], copy: readonly TextWord[]): (number | null)[] {
  const { words } = alignCopy(original, copyWords(copy.map(({ text }) => ({ text }))))
  return words.map(({ status, tokens, joined }) => {
    const [only] = tokens
    return only === undefined || tokens.length > 1 || joined || status === 'moved' ? null : only
  })
}

/**
 * Signs that the copy has otherwise than the dictation, in order. Signs are compared only between words that follow each other in both
 * texts: around a forgotten word nobody can say which sign was meant.
 */
export function punctuationFaults(original: string, copy: string): PunctuationFault[] {
  const [text, typed] = [original.normalize('NFC'), copy.normalize('NFC')]
  const [words, typedWords] = [wordsOf(text), wordsOf(typed)]
  const places = [-1, ...answers(words, typedWords), typedWords.length]
  return places.slice(0, -1).flatMap((place, at) => {
    const next = places[at + 1]
    if (place === null || next !== place + 1) return []
    const fault = {
      after: at - 1,
      expected: punctuationAfter(text, words, at - 1),
      written: punctuationAfter(typed, typedWords, place),
    }
    return fault.expected === fault.written ? [] : [fault]
  })
}

/** The same as errors of the class «ponctuation», at the word that the sign follows. */
export function punctuationErrors(original: string, copy: string): GradedError[] {
  return punctuationFaults(original, copy).map(({ after }) => {
    const at = Math.max(0, after)
    return { first: at, last: at, classes: ['ponctuation'] }
  })
}
