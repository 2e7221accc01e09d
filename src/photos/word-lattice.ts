/**
 * Several readings of one line, which cut it into words differently and err differently, become one: the row of words,
 * each from any of the readings, none over another, that weighs most. A word that several readings agree on weighs more
 * (voting between readers: Fiscus 1997), and so does a word of the language: both were measured as gains.
 */
import { bareWord, type IsKnown } from './known-words.ts'
import type { ReadLine, ReadWord } from './recognise.ts'

/** A word with the support it had. */
export interface ChosenWord extends ReadWord {
  /** Readings that have the same word in the same place, of those that looked there. */
  readonly votes: number
  readonly readings: number
  readonly known: boolean
}

export type ChosenLine = readonly ChosenWord[]

export interface Weighing {
  readonly isKnown: IsKnown
  /** Pixels by which neighbours may overlap: a tail that reaches back, a slanted letter. */
  readonly overlap: number
}

const WORD = /^[\u00ab"'(]*[\p{L}'\u2019-]+[.,;:!?\u00bb")\u2026]*$/u
const CAMEL = /\p{Ll}\p{Lu}/u
const ODD_WORD = 0.4
const KNOWN_WORD = 2
const VOTE = 0.5
/** Share of the narrower of two neighbours that may stand over the other. */
const OVERLAP_SHARE = 0.35

/** Letters times confidence, less for what looks like no word. */
export function weightOf(word: ReadWord): number {
  const letters = word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const odd = !WORD.test(word.text) || CAMEL.test(word.text)
  return letters * word.confidence * (odd ? ODD_WORD : 1)
}

export function lineWeight(line: ReadLine): number {
  return line.reduce((sum, word) => sum + weightOf(word), 0)
}

/** Share of the first reading's words that every other reading has in its line too, 0 to 1. */
export function agreement(readings: readonly (readonly ReadLine[])[]): number {
  const [first = [], ...others] = readings
  const sets = others.map((lines) => lines.map((line) => new Set(line.map(keyOf))))
  const words = first.flatMap((line, i) => line.map((word) => ({ key: keyOf(word), i })))
  const agreed = words.filter(({ key, i }) => sets.every((lines) => lines[i]?.has(key)))
  return words.length === 0 ? 0 : agreed.length / words.length
}

interface Weighed {
  readonly word: ChosenWord
  readonly weight: number
}

function keyOf(word: ReadWord): string {
  return bareWord(word.text).toLocaleLowerCase('fr')
}

function sharesPlace(one: ReadWord, other: ReadWord): boolean {
  return one.left < other.right && other.left < one.right
}

function weigh(readings: readonly ReadLine[], { isKnown }: Weighing): Weighed[] {
  return readings.flatMap((line, own) =>
    line.map((word) => {
      const key = keyOf(word)
      const agrees = (other: ReadWord): boolean => sharesPlace(word, other) && keyOf(other) === key
      const votes = readings.filter((other, i) => i !== own && other.some(agrees)).length
      const known = isKnown(word.text)
      const weight = weightOf(word) * (1 + VOTE * votes) * (known ? KNOWN_WORD : 1)
      return { word: { ...word, votes, readings: readings.length, known }, weight }
    }),
  )
}

/** Whether a word stands before another, their boxes overlapping no more than neighbours' do. */
function standsBefore(one: ReadWord, next: ReadWord, overlap: number): boolean {
  if (one.left >= next.left || one.right >= next.right) return false
  const narrower = Math.min(one.right - one.left, next.right - next.left)
  return one.right - next.left <= Math.max(overlap, OVERLAP_SHARE * narrower)
}

interface Row {
  readonly total: number
  readonly word: ChosenWord
  readonly before: Row | undefined
}

function heavier(one: Row | undefined, other: Row | undefined): Row | undefined {
  return (other?.total ?? 0) > (one?.total ?? 0) ? other : one
}

/** The heaviest row of words of which none stands over the next. */
function heaviestRow(words: readonly Weighed[], overlap: number): ChosenWord[] {
  const sorted = words
    .filter(({ word, weight }) => word.right > word.left && weight > 0)
    .sort((a, b) => a.word.left - b.word.left)
  const rows: Row[] = []
  for (const { word, weight } of sorted) {
    const before = rows
      .filter((row) => standsBefore(row.word, word, overlap))
      .reduce<Row | undefined>(heavier, undefined)
    rows.push({ total: weight + (before?.total ?? 0), word, before })
  }
  const chosen: ChosenWord[] = []
  let row = rows.reduce<Row | undefined>(heavier, undefined)
  for (; row; row = row.before) chosen.unshift(row.word)
  return chosen
}

/** One line out of its readings, from left to right. */
export function chooseWords(readings: readonly ReadLine[], weighing: Weighing): ChosenLine {
  return heaviestRow(weigh(readings, weighing), weighing.overlap)
}
