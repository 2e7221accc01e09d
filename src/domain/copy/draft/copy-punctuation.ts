/** Punctuation of a copy that an adult typed. The score ignores it; a fault is an error of the class «ponctuation». */
import { alignCopy } from '../alignment/copy-alignment.ts'
import { copyWords } from '../alignment/copy-words.ts'
import type { GradedError } from '../review/grading-scale.ts'
import { type TextWord, wordsOf } from '../text/text-words.ts'

export interface PunctuationFault {
  /** Index of the word before it, -1 at the beginning. */
  readonly after: number
  readonly expected: string
  readonly written: string
}

/** Unifies quotes, dashes and ellipses, and drops everything else. */
export function normalisePunctuation(gap: string): string {
  return gap
    .normalize('NFC')
    .replace(/\s+/gu, '')
    .replace(/[«»“”„‟"]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/\.{2,}/gu, '…')
    .replace(/[^\p{P}\p{S}]/gu, '')
}

function punctuationAfter(text: string, words: readonly TextWord[], index: number): string {
  return normalisePunctuation(text.slice(words[index]?.end ?? 0, words[index + 1]?.start))
}

/** The copy's word for each word of the dictation; null unless there is exactly one. */
function counterparts(original: readonly TextWord[], copy: readonly TextWord[]): (number | null)[] {
  const { words } = alignCopy(original, copyWords(copy.map(({ text }) => ({ text }))))
  return words.map(({ status, tokens, joined }) => {
    const [only] = tokens
    return only === undefined || tokens.length > 1 || joined || status === 'moved' ? null : only
  })
}

/** Compares only between words that are adjacent in both texts: next to a forgotten word, the mark meant is unknown. */
export function punctuationFaults(original: string, copy: string): PunctuationFault[] {
  const [text, typed] = [original.normalize('NFC'), copy.normalize('NFC')]
  const [words, typedWords] = [wordsOf(text), wordsOf(typed)]
  const places = [-1, ...counterparts(words, typedWords), typedWords.length]
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

export function punctuationErrors(original: string, copy: string): GradedError[] {
  return punctuationFaults(original, copy).map(({ after }) => {
    const at = Math.max(0, after)
    return { first: at, last: at, classes: ['ponctuation'] }
  })
}

const PUNCTUATION = /\s*[\p{P}\p{S}]+(?:\s*[\p{P}\p{S}]+)*/u

function withPunctuation(gap: string, written: string): string {
  const own = PUNCTUATION.exec(gap)?.[0]
  if (own === undefined) return written + gap
  const space = written === '' ? '' : (/^\s*/u.exec(own)?.[0] ?? '')
  return gap.replace(own, () => space + written)
}

/** `index`: the word before the gap, -1 at the beginning. */
export function punctuationFaultAfter(
  faults: readonly PunctuationFault[] | undefined,
  index: number,
): PunctuationFault | undefined {
  return faults?.find(({ after }) => after === index)
}

export function gapOnCopy(
  gap: string,
  faults: readonly PunctuationFault[] | undefined,
  index: number,
): string {
  const fault = punctuationFaultAfter(faults, index)
  return fault ? withPunctuation(gap, fault.written) : gap
}
