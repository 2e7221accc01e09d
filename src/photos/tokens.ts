/** From the words of the engine to those of the product: noise dropped, boxes on the upright photo, lines as text. */
import type { PhotoToken } from '../domain/photo/photo.ts'
import { chanceOf } from './chance.ts'
import { type Homography, mapPoint } from './clean/homography.ts'
import type { ReadWord } from './recognise.ts'
import type { ChosenLine, ChosenWord } from './word-lattice.ts'

export type TokenLine = readonly PhotoToken[]

/** Below it a word is a smudge that the engine tried to spell. */
const LEAST_CONFIDENCE = 10

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** In NFC, with straight apostrophes. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’`´]/gu, "'")
    .trim()
}

function worthKeeping(word: ReadWord): boolean {
  return LETTER_OR_DIGIT.test(word.text) && word.confidence >= LEAST_CONFIDENCE
}

function makeToken(word: ChosenWord): PhotoToken {
  const box = [
    Math.round(word.left),
    Math.round(word.top),
    Math.round(word.right - word.left),
    Math.round(word.bottom - word.top),
  ] as const
  return { text: tidyText(word.text), confidence: chanceOf(word), box }
}

/** Lines with every word's box as `toPhoto` shows it: the upright rectangle around the mapped one. */
export function placeLines(lines: readonly ChosenLine[], toPhoto: Homography): ChosenLine[] {
  return lines.map((line) =>
    line.map((word) => {
      const corners = [
        mapPoint(toPhoto, word.left, word.top),
        mapPoint(toPhoto, word.right, word.top),
        mapPoint(toPhoto, word.right, word.bottom),
        mapPoint(toPhoto, word.left, word.bottom),
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

/** Lines of tokens; lines without a word left are dropped. Boxes are expected on the upright photo already. */
export function makeTokenLines(lines: readonly ChosenLine[]): TokenLine[] {
  return lines
    .map((line) => line.filter(worthKeeping).map(makeToken))
    .filter((line) => line.length > 0)
}

/** The text of a page, line by line. */
export function makePageText(lines: readonly TokenLine[]): string {
  return lines.map((line) => line.map((token) => token.text).join(' ')).join('\n')
}
