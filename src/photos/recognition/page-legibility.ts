/** How long and how legible a page is, told before the work is done that it would cost. */
import type { PreprocessedPage } from '../preprocessing/preprocess-page.ts'
import type { PageRecognition, RecognisedLine, RecognisedWord } from './text-recogniser.ts'
import type { VotedLine } from './word-lattice.ts'

/** Of all lines together, in x-heights: a letter takes about one. */
export function lengthOf({ lines }: Pick<PreprocessedPage, 'lines'>): number {
  return lines.reduce((sum, { image, geometry }) => sum + image.width / geometry.xHeight, 0)
}

/** Below either, the ink may be texture of the paper: without legible words the page is blank. */
const MIN_DARKNESS = 60
const MIN_INK_AREA = 2

export function isFaint(page: PreprocessedPage): boolean {
  return page.darkness < MIN_DARKNESS || page.inkArea < MIN_INK_AREA
}

/**
 * Length of all lines, in x-heights, from which on a page is read by one other variant instead of three: some ninety words. The
 * network reads full pages as well beside two readings as beside four, and each costs a second.
 */
const FULL_PAGE_LENGTH = 600

export function isFullPage(page: PreprocessedPage): boolean {
  return lengthOf(page) >= FULL_PAGE_LENGTH
}

/**
 * In x-heights, some three hundred words: the fullest of twenty pages that adults filled has 1,800. A longer one is print; it is
 * read once, as it stands.
 */
const LONGEST_HAND = 1850

export function isLongerThanAnyHand(page: PreprocessedPage): boolean {
  return lengthOf(page) > LONGEST_HAND
}

/** Of hands the engine for print is less sure; in x-heights, some hundred and twenty words: a look at so many costs over a second. */
const SURER_THAN_OF_HANDS = 65
const DENSE = 800

/** Print, though not clear, or letters without sense: hands that fill a page as full are read with a confidence of 15 to 56. */
export function isDensePrint(
  page: PreprocessedPage,
  { lines }: { readonly lines: readonly RecognisedLine[] },
): boolean {
  return lengthOf(page) > DENSE && meanConfidence(lines) >= SURER_THAN_OF_HANDS
}

export function meanConfidence(lines: readonly RecognisedLine[]): number {
  const words = lines.flat()
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  return letters === 0
    ? 0
    : words.reduce((sum, word) => sum + word.text.length * word.confidence, 0) / letters
}

/** Grain of paper and carpet are read as words of a letter or two, hardly one of them legible. */
const NOISE = { confidence: 25, legibleLetters: 0.08 } as const

/** `lettersOfWord`: fewer, in the mean, are no language. Hands, upright, are read with three or more, upside down with two. */
export function isNoise(
  page: PreprocessedPage,
  { lines, notShown }: Pick<PageRecognition, 'lines' | 'notShown'>,
  lettersOfWord: number,
): boolean {
  const words = lines.flat()
  const shown = page.lines.filter((_, i) => !notShown.has(i))
  const letters = words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
  return (
    meanConfidence(lines) < NOISE.confidence &&
    letters < lettersOfWord * words.length &&
    legibleLetters(words) < NOISE.legibleLetters * lengthOf({ lines: shown })
  )
}

const LEGIBLE_WORD = /^\p{L}[\p{L}'\u2019-]{2,}[.,;:!?]*$/u
const MIN_LEGIBLE_CONFIDENCE = 35

function legibleLetters(words: readonly Pick<RecognisedWord, 'text' | 'confidence'>[]): number {
  return words
    .filter((word) => word.confidence >= MIN_LEGIBLE_CONFIDENCE && LEGIBLE_WORD.test(word.text))
    .reduce((sum, word) => sum + word.text.length, 0)
}

/** What the network alone has read does not count: it was never shown texture of paper. */
export function countLegibleLetters(lines: readonly VotedLine[]): number {
  return legibleLetters(
    lines.flat().filter(({ handwriting = 0, votes }) => handwriting === 0 || votes > 0),
  )
}
