/** What was read on a line, after the words of the dictation were looked for there. */
import { type MeasuredLine, verticalExtent } from '../preprocessing/lines/line-geometry.ts'
import { stripPunctuation } from '../recognition/lexicon-lookup.ts'
import type { VotedLine, VotedWord } from '../recognition/word-lattice.ts'
import type { VerifiedWord } from './verify-page.ts'

interface Columns {
  readonly left: number
  readonly right: number
}

function width({ left, right }: Columns): number {
  return Math.max(1, right - left)
}

/** Whether two share more than half of the narrower one. */
function meet(one: Columns, other: Columns): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return shared > 0.5 * Math.min(width(one), width(other))
}

function isUnder(reads: readonly VotedWord[], word: VerifiedWord): boolean {
  return reads.some((read) => meet(read, word))
}

/** The word as it was read there with its punctuation, or as the ink alone says it. */
function sureWord(word: VerifiedWord, line: VotedLine, place: MeasuredLine): VotedWord[] {
  const { text, left, right } = word
  const same = line.find((read) => meet(read, word) && stripPunctuation(read.text) === text)
  const verification = { isSure: true }
  if (same) return [{ ...same, verification }]
  const extent = verticalExtent(place, left, right)
  if (!extent) return []
  const certain = { confidence: 100, handwriting: 100, votes: 0, readings: 1, known: true }
  return [{ text, left, right, ...extent, ...certain, verification }]
}

function toCheck(read: VotedWord, words: readonly VerifiedWord[]): VotedWord {
  const [word, ...others] = words.filter((one) => meet(read, one))
  const proposal = others.length === 0 ? word?.proposal : undefined
  return { ...read, verification: { isSure: false, ...(proposal !== undefined && { proposal }) } }
}

/** A word that surely stands there replaces what was read in its place, unless that is also in the place of an unsure one. */
export function withVerified(
  line: VotedLine,
  words: readonly VerifiedWord[],
  place: MeasuredLine,
): VotedLine {
  const unsure = words.filter(({ isSure }) => !isSure)
  const sure = words.filter(({ isSure }) => isSure)
  const kept = line.filter(
    (read) => !sure.some((word) => meet(read, word)) || unsure.some((word) => meet(read, word)),
  )
  return [
    ...kept.map((read) => toCheck(read, words)),
    ...sure.filter((word) => !isUnder(kept, word)).flatMap((word) => sureWord(word, line, place)),
  ].sort((a, b) => a.left - b.left)
}
