/**
 * Punctuation of a copy that an adult typed. It is no word, and the specified score never knows it: a sign that is missing or another
 * one is an error of its class beside the score, counted where the class counts punctuation (`scale.ts`).
 */
import { alignCopy, readWords } from './dictation-alignment.ts'
import { type TextWord, wordsOf } from './dictation-correction.ts'
import type { ScaledError } from './scale.ts'

export interface SignFault {
  /** Index of the word that the signs follow, -1 before the first one. */
  readonly after: number
  /** Signs of the dictation, '' for none. */
  readonly expected: string
  readonly written: string
}

/** Signs as they are compared: quotes, dashes and ellipses of every make are one. */
export function signsOf(gap: string): string {
  return gap
    .normalize('NFC')
    .replace(/\s+/gu, '')
    .replace(/[«»“”„‟"]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/\.{2,}/gu, '…')
    .replace(/[^\p{P}\p{S}]/gu, '')
}

/** The signs after the word at `index`, up to the next word. */
function signsAfter(text: string, words: readonly TextWord[], index: number): string {
  return signsOf(text.slice(words[index]?.end ?? 0, words[index + 1]?.start))
}

/** Which word of the copy stands for each word of the dictation; null where none, or not exactly one, does. */
function answers(original: readonly TextWord[], copy: readonly TextWord[]): (number | null)[] {
  const { words } = alignCopy(original, readWords(copy.map(({ text }) => ({ text }))))
  return words.map(({ status, tokens, joined }) => {
    const [only] = tokens
    return only === undefined || tokens.length > 1 || joined || status === 'moved' ? null : only
  })
}

/**
 * Signs that the copy has otherwise than the dictation, in order. Signs are compared only between words that follow each other in both
 * texts: around a forgotten word nobody can say which sign was meant.
 */
export function signFaults(original: string, copy: string): SignFault[] {
  const [text, typed] = [original.normalize('NFC'), copy.normalize('NFC')]
  const [words, typedWords] = [wordsOf(text), wordsOf(typed)]
  const places = [-1, ...answers(words, typedWords), typedWords.length]
  return places.slice(0, -1).flatMap((place, at) => {
    const next = places[at + 1]
    if (place === null || next !== place + 1) return []
    const fault = {
      after: at - 1,
      expected: signsAfter(text, words, at - 1),
      written: signsAfter(typed, typedWords, place),
    }
    return fault.expected === fault.written ? [] : [fault]
  })
}

/** The same as errors of the class «ponctuation», at the word that the sign follows. */
export function signErrors(original: string, copy: string): ScaledError[] {
  return signFaults(original, copy).map(({ after }) => {
    const at = Math.max(0, after)
    return { first: at, last: at, classes: ['ponctuation'] }
  })
}
