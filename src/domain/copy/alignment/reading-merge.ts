/**
 * Merges the reading of a provider's model, which has no positions, with that of the embedded recogniser, which has. A model
 * silently corrects what a child wrote, and its own confidence is worthless: a word counts as sure where two readings
 * agree (docs/decisions/0019).
 */

import {
  DISPUTED_CONFIDENCE,
  ILLEGIBLE_TEXT,
  type PhotoToken,
  type WordVerification,
} from '../../photo/photo.ts'
import { boxAround } from '../../photo/word-location.ts'
import { comparisonKey } from '../text/text-words.ts'
import { wordDistance } from '../text/word-distance.ts'
import { alignmentPath } from './alignment-path.ts'
import { type CopyWord, copyWords } from './copy-words.ts'

export type ReadLines = readonly string[]

/** Confidence given to a word that two readings share. */
const AGREED_CONFIDENCE = 90

/** From this confidence on, the recogniser's word outweighs two readings of the model. */
const OVERRULING_CONFIDENCE = 60
const MIN_LETTERS = 2

/** From this confidence on, the recogniser's word counts even where the model has none. */
const SURE_CONFIDENCE = 90

/** Largest distances between two readings of one word, and between a word and its misspelling. */
const MAX_SAME_WORD_DISTANCE = 0.6
const MAX_MISSPELLING_DISTANCE = 0.34

/** A word of one reading and its counterparts in another: several when it was split, none when it is missing there. */
interface Match {
  readonly word: CopyWord
  readonly others: readonly CopyWord[]
}

type UnmatchedWords = ReadonlyMap<number, readonly CopyWord[]>

interface Matching {
  readonly matches: readonly Match[]
  readonly unmatched: UnmatchedWords
}

function textTokens(lines: ReadLines): { readonly text: string }[] {
  return lines
    .flatMap((line) => line.split(/\s+/u))
    .filter((text) => text !== '')
    .map((text) => ({ text }))
}

function matchWords(words: readonly CopyWord[], others: readonly CopyWord[]): Matching {
  const matches: Match[] = []
  const unmatched = new Map<number, readonly CopyWord[]>()
  let used = 0
  for (const [taken, consumed] of alignmentPath(words, others)) {
    const own = words.slice(matches.length, matches.length + taken)
    const found = others.slice(used, used + consumed)
    used += consumed
    if (taken === 0)
      unmatched.set(matches.length, [...(unmatched.get(matches.length) ?? []), ...found])
    const pairs = taken === 2 && consumed === 2
    matches.push(
      ...own.map((word) => ({
        word,
        others: pairs ? found.filter((other) => other.key === word.key) : found,
      })),
    )
  }
  return { matches, unmatched }
}

function isConfirmed({ word, others }: Match): boolean {
  const [other] = others
  return others.length === 1 && word.key !== '' && other?.key === word.key
}

/** Share of the first reading's words confirmed by the second, 0 to 1. */
export function agreementShare(
  lines: ReadLines,
  tokens: readonly { readonly text: string }[],
): number {
  const { matches } = matchWords(copyWords(textTokens(lines)), copyWords(tokens))
  return matches.length === 0 ? 0 : matches.filter(isConfirmed).length / matches.length
}

function contradicts({ word, others }: Match): boolean {
  const [other] = others
  return (
    others.length === 1 &&
    other !== undefined &&
    other.key !== word.key &&
    other.confidence >= OVERRULING_CONFIDENCE &&
    Math.min(other.key.length, word.key.length) >= MIN_LETTERS &&
    wordDistance(word.key, other.key) <= MAX_MISSPELLING_DISTANCE
  )
}

function isSameWord({ word, others }: Match): boolean {
  const read = others.map((other) => other.key).join('')
  return word.key === '' || wordDistance(word.key, read) <= MAX_SAME_WORD_DISTANCE
}

function boxOf(matches: readonly Match[], places: readonly PhotoToken[]): PhotoToken['box'] {
  const tokens = matches
    .filter(isSameWord)
    .flatMap(({ others }) => others.map(({ token }) => token))
  const boxes = [...new Set(tokens)].map((token) => places[token]?.box)
  return boxAround(boxes.filter((box) => box != null)) ?? null
}

/** What another reading has instead of a word; undefined when that is noise. */
function otherThan(match: Match | undefined): string | undefined {
  if (match === undefined || match.word.key === '' || !isSameWord(match)) return undefined
  const text = match.others.map((other) => other.text).join(' ')
  return text === '' ? undefined : text
}

/**
 * Where the page was verified against its text, a model's word is as sure as the ink says of the same word in its place; a word
 * of which the ink says nothing is asked about. The parts of a word stand together.
 */
function verificationOf(
  parts: readonly Match[],
  embedded: readonly PhotoToken[],
): WordVerification | undefined {
  if (!embedded.some(({ verification }) => verification)) return undefined
  const said = parts.map(({ word, others: [other, ...more] }) =>
    other?.text === word.text && more.length === 0 ? other.verification : undefined,
  )
  const [alone, ...more] = said
  if (alone && more.length === 0) return alone
  return { isSure: said.length > 0 && said.every((one) => one?.isSure === true) }
}

/** Words that the model dropped although the recogniser is sure of them, such as a word written twice. */
function droppedWords(words: readonly CopyWord[], places: readonly PhotoToken[]): PhotoToken[] {
  const tokens = words
    .filter(({ key, confidence }) => confidence >= SURE_CONFIDENCE && key.length >= MIN_LETTERS)
    .map(({ token }) => places[token])
  return [...new Set(tokens)]
    .filter((token) => token !== undefined)
    .map((token) => ({ ...token, confidence: DISPUTED_CONFIDENCE }))
}

/** Words without a second witness are marked as disputed. `again`: a second reading by the model, if there was one. */
export function mergeReadings(
  lines: ReadLines,
  embedded: readonly PhotoToken[],
  again: ReadLines | null,
): PhotoToken[] {
  const tokens = textTokens(lines)
  const words = copyWords(tokens)
  const own = matchWords(words, copyWords(embedded))
  const second = matchWords(words, copyWords(textTokens(again ?? [])))
  const isAgreed = (match: Match, index: number): boolean => {
    const repeated = second.matches[index]
    return (
      isConfirmed(match) || (repeated !== undefined && isConfirmed(repeated) && !contradicts(match))
    )
  }
  const told = own.matches.map((match, index) => ({ match, agreed: isAgreed(match, index) }))
  const unplaced = tokens.flatMap(({ text }, token) => {
    const parts = told.filter(({ match }) => match.word.token === token)
    if (parts.length === 0 && !text.startsWith(ILLEGIBLE_TEXT)) return []
    const first = told.findIndex(({ match }) => match.word.token === token)
    const confidence = parts.every(({ agreed }) => agreed) ? AGREED_CONFIDENCE : DISPUTED_CONFIDENCE
    const box = boxOf(
      parts.map(({ match }) => match),
      embedded,
    )
    const [alone, ...more] = parts
    const other =
      confidence === DISPUTED_CONFIDENCE && more.length === 0
        ? (otherThan(alone?.match) ?? otherThan(second.matches[first]))
        : undefined
    const verification = verificationOf(
      parts.map(({ match }) => match),
      embedded,
    )
    const read = {
      text,
      confidence,
      box,
      ...(other !== undefined && { other }),
      ...(verification && { verification }),
    }
    return [...droppedWords(own.unmatched.get(first) ?? [], embedded), read]
  })
  return [...unplaced, ...droppedWords(own.unmatched.get(words.length) ?? [], embedded)]
}

/** The entries of a word list that no other reading confirms, ignoring accents and case. */
export function unsharedEntries(entries: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(comparisonKey))
  return entries.filter((entry) => !known.has(comparisonKey(entry)))
}
