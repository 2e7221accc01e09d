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
  /** Pixels by which neighbours may overlap: boxes of slanted words do. */
  readonly overlap: number
}

const WORD = /^[\u00ab"'(]*[\p{L}'\u2019-]+[.,;:!?\u00bb")\u2026]*$/u
const CAMEL = /\p{Ll}\p{Lu}/u
const ODD_WORD = 0.4
const KNOWN_WORD = 2
const VOTE = 0.5

/** Letters times confidence, less for what looks like no word. */
export function weightOf(word: ReadWord): number {
  const letters = word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const odd = !WORD.test(word.text) || CAMEL.test(word.text)
  return letters * word.confidence * (odd ? ODD_WORD : 1)
}

export function lineWeight(line: ReadLine): number {
  return line.reduce((sum, word) => sum + weightOf(word), 0)
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

/** The heaviest row of words of which none overlaps the next (weighted interval scheduling). */
function heaviestRow(words: readonly Weighed[], overlap: number): ChosenWord[] {
  const sorted = words
    .filter(({ word, weight }) => word.right > word.left && weight > 0)
    .sort((a, b) => a.word.right - b.word.right)
  const best: { total: number; row: readonly ChosenWord[] }[] = [{ total: 0, row: [] }]
  for (const [i, { word, weight }] of sorted.entries()) {
    let before = i
    while (before > 0 && (sorted[before - 1]?.word.right ?? 0) > word.left + overlap) before -= 1
    const without = best[i] ?? { total: 0, row: [] }
    const prefix = best[before] ?? { total: 0, row: [] }
    const total = prefix.total + weight
    best.push(total > without.total ? { total, row: [...prefix.row, word] } : without)
  }
  return [...(best.at(-1)?.row ?? [])]
}

/** One line out of its readings, from left to right. */
export function chooseWords(readings: readonly ReadLine[], weighing: Weighing): ChosenLine {
  return heaviestRow(weigh(readings, weighing), weighing.overlap)
}
