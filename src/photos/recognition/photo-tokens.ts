import { applyHomography, type Homography } from '../../domain/photo/homography.ts'
import type { PhotoToken } from '../../domain/photo/photo.ts'
import type { RecognisedWord } from './text-recogniser.ts'
import { type VotedLine, type VotedWord, wordConfidence } from './word-lattice.ts'

export type PhotoTokenLine = readonly PhotoToken[]

/** Of the engine: below it a word is a smudge. */
const MIN_CONFIDENCE = 10

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

export function normaliseText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’`´]/gu, "'")
    .trim()
}

function isWord(word: RecognisedWord): boolean {
  return LETTER_OR_DIGIT.test(word.text) && word.confidence >= MIN_CONFIDENCE
}

function toToken(word: VotedWord): PhotoToken {
  const box = [
    Math.round(word.left),
    Math.round(word.top),
    Math.round(word.right - word.left),
    Math.round(word.bottom - word.top),
  ] as const
  const { verification } = word
  const text = normaliseText(word.text)
  return { text, confidence: wordConfidence(word), box, ...(verification && { verification }) }
}

export function mapToPhoto(lines: readonly VotedLine[], toPhoto: Homography): VotedLine[] {
  return lines.map((line) =>
    line.map((word) => {
      const corners = [
        applyHomography(toPhoto, word.left, word.top),
        applyHomography(toPhoto, word.right, word.top),
        applyHomography(toPhoto, word.right, word.bottom),
        applyHomography(toPhoto, word.left, word.bottom),
      ]
      const xs = corners.map((corner) => corner.x)
      const ys = corners.map((corner) => corner.y)
      return {
        ...word,
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      }
    }),
  )
}

/** Drops smudges, and lines of nothing else. Boxes must be on the upright photo already. */
export function toTokenLines(lines: readonly VotedLine[]): PhotoTokenLine[] {
  return lines.map((line) => line.filter(isWord).map(toToken)).filter((line) => line.length > 0)
}

export function pageText(lines: readonly PhotoTokenLine[]): string {
  return lines.map((line) => line.map((token) => token.text).join(' ')).join('\n')
}
