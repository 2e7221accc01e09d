/**
 * Recognises a page several times: each rendering variant errs differently, and voting (`word-lattice.ts`) makes one result
 * of all. Where the first readings disagree, a hand wrote the page, and the network that knows hands reads it too. Where the
 * dictation is known, what the network sees verifies it.
 */

import type { HandwrittenLine, ReadHandwriting } from '../handwriting/handwriting-recognition.ts'
import { throughLexicon } from '../list/lexicon-reading.ts'
import type { MeasuredLine } from '../preprocessing/lines/line-geometry.ts'
import { type LineImage, turnLine } from '../preprocessing/lines/line-image.ts'
import type { PreprocessedPage } from '../preprocessing/preprocess-page.ts'
import { withVerified } from '../verification/verified-line.ts'
import { verifyPage } from '../verification/verify-page.ts'
import { type LexiconLookup, lookUpWords } from './lexicon-lookup.ts'
import { isDensePrint, isLongerThanAnyHand, lengthOf, meanConfidence } from './page-legibility.ts'
import type { RenderingVariant } from './rendering-variant.ts'
import type { RecognisedLine, RecogniseText } from './text-recogniser.ts'
import {
  type ReportingRecogniser,
  recogniseSingleLine,
  recogniseVariant,
} from './variant-recognition.ts'
import { combineReadings, lineWeight, readingAgreement, type VotedLine } from './word-lattice.ts'

const PLAIN: RenderingVariant = { xHeight: 18, ascenderScale: 1, slant: 0, boldness: 0, gamma: 1 }

/** Chosen greedily on photos with ground truth: each time the variant that added most words. */
const FIRST_VARIANT: RenderingVariant = PLAIN
const OTHER_VARIANTS: readonly RenderingVariant[] = [
  { ...PLAIN, xHeight: 14, ascenderScale: 0.7, boldness: 0.6 },
  { ...PLAIN, slant: 0.15, boldness: 0.6 },
  { ...PLAIN, ascenderScale: 0.6, gamma: 2 },
]

/** Mean confidence from which on a page is clear print, and read once. */
const CLEAR_PRINT = 90

/**
 * Mean confidence below which a page is a hand's, without another look: the network and one reading of the engine find as many
 * words of it as with more readings.
 */
const SURELY_A_HAND = 33

/**
 * Length of all lines, in x-heights, from which on a page is read by one other variant instead of three: some ninety words. The
 * network reads full pages as well beside two readings as beside four, and each costs a second.
 */
const FULL_PAGE_LENGTH = 600

/** Readings that agree on this share of the words are enough. */
const ENOUGH_AGREEMENT = 0.9

/** In x-heights: by how much two words may overlap. */
const MAX_OVERLAP = 0.3

/** Letters read relative to the length of the line in x-heights: with fewer, the engine has skipped a part. */
const MIN_COVERAGE = 0.4

/** Share of the ink outside the words read: with more, one was skipped. */
const MAX_UNREAD_SHARE = 0.06

export interface PageRecognition {
  /** One for each line of the page, in pixels of its image; empty where nothing was read. */
  readonly lines: readonly RecognisedLine[]
  /** How much was read, and how surely; comparable between orientations of one page. */
  readonly score: number
}

function isSkipped({ line, geometry }: MeasuredLine, read: RecognisedLine): boolean {
  const letters = read.reduce((sum, word) => sum + word.text.length, 0)
  const width = line.components.reduce((sum, { left, right }) => sum + right - left, 0)
  return letters < MIN_COVERAGE * (width / geometry.xHeight)
}

/** Tesseract sometimes skips a line of a block without a word; such a line is shown to it alone. */
async function recogniseSkippedLines(
  images: readonly LineImage[],
  lines: readonly RecognisedLine[],
  recognise: RecogniseText,
): Promise<RecognisedLine[]> {
  const completed = [...lines]
  for (const [i, image] of images.entries()) {
    const read = lines[i] ?? []
    if (!isSkipped(image, read)) continue
    const alone = await recogniseSingleLine(image, FIRST_VARIANT, recognise)
    if (lineWeight(alone) > lineWeight(read)) completed[i] = alone
  }
  return completed
}

function hasUnreadInk({ line }: MeasuredLine, read: RecognisedLine): boolean {
  let [all, unread] = [0, 0]
  for (const { left, right, area } of line.components) {
    const middle = (left + right) / 2
    all += area
    if (!read.some((word) => middle >= word.left && middle <= word.right)) unread += area
  }
  return unread > MAX_UNREAD_SHARE * all
}

function isClearPrint(page: PreprocessedPage, lines: readonly RecognisedLine[]): boolean {
  return (
    meanConfidence(lines) >= CLEAR_PRINT &&
    page.lines.every((line, i) => !hasUnreadInk(line, lines[i] ?? []))
  )
}

export async function recogniseOnce(
  page: PreprocessedPage,
  recogniser: ReportingRecogniser,
): Promise<PageRecognition> {
  const read = await recogniseVariant(page.lines, FIRST_VARIANT, recogniser)
  const lines = await recogniseSkippedLines(page.lines, read, recogniser.recognise)
  return { lines, score: lines.reduce((sum, line) => sum + lineWeight(line), 0) }
}

/** Enough to tell which way up a page is: its widest lines. */
const SAMPLE_LINES = 4

/** Whether the page's widest lines read better turned: those of hands weigh 1.6 times as much the right way up, or more. */
export async function mayBeUpsideDown(
  page: PreprocessedPage,
  { lines }: PageRecognition,
  recognise: RecogniseText,
): Promise<boolean> {
  const sample = [...page.lines.entries()]
    .sort(([, one], [, other]) => other.image.width - one.image.width)
    .slice(0, SAMPLE_LINES)
  const turned = await recogniseVariant(
    sample.map(([, line]) => turnLine(line, page.image)),
    FIRST_VARIANT,
    { recognise, report: () => undefined },
  )
  const asRead = sample.reduce((sum, [i]) => sum + lineWeight(lines[i] ?? []), 0)
  const upsideDown = turned.reduce((sum, line) => sum + lineWeight(line), 0)
  return upsideDown > asRead
}

async function recogniseOtherVariants(
  page: PreprocessedPage,
  { recognise, report }: ReportingRecogniser,
): Promise<(readonly RecognisedLine[])[]> {
  const readings: (readonly RecognisedLine[])[] = []
  const part = (done: number) => (share: number) => report((done + share) / LAPS)
  const isFull = lengthOf(page) >= FULL_PAGE_LENGTH
  const variants = isFull ? OTHER_VARIANTS.slice(0, 1) : OTHER_VARIANTS
  for (const [i, variant] of variants.entries()) {
    readings.push(await recogniseVariant(page.lines, variant, { recognise, report: part(i) }))
  }
  return readings
}

/** The network's share of the work, in readings of the engine for print. */
const HANDWRITING_LAPS = 3
const LAPS = OTHER_VARIANTS.length + HANDWRITING_LAPS

async function recogniseHandwriting(
  page: PreprocessedPage,
  { readHandwriting, report }: PageRecognisers,
): Promise<HandwrittenLine[]> {
  const lines: HandwrittenLine[] = []
  for await (const line of readHandwriting(page.lines)) {
    lines.push(line)
    report((OTHER_VARIANTS.length + (HANDWRITING_LAPS * lines.length) / page.lines.length) / LAPS)
  }
  return lines
}

export interface PageRecognisers extends ReportingRecogniser {
  readonly readHandwriting: ReadHandwriting
  readonly lexicon: LexiconLookup
  /** What a copy was dictated, where it is known: the words of a hand are verified against it. */
  readonly expected?: string | undefined
  /** Of words for children, which an adult spelt right: a hand's letters of no word may be one of them. */
  readonly isList?: boolean
}

function wordsOfHand(
  written: readonly HandwrittenLine[],
  { isList, lexicon }: PageRecognisers,
): Promise<readonly RecognisedLine[]> | readonly RecognisedLine[] {
  return isList ? throughLexicon(written, lexicon) : written.map(({ words }) => words)
}

export async function recogniseWithVoting(
  page: PreprocessedPage,
  first: PageRecognition,
  recognisers: PageRecognisers,
): Promise<VotedLine[]> {
  const { expected } = recognisers
  const readings = [first.lines]
  let written: readonly HandwrittenLine[] = []
  let isHand = false
  const isPrint = isDensePrint(page, first) || isClearPrint(page, first.lines)
  if (!isLongerThanAnyHand(page) && !isPrint) {
    isHand = meanConfidence(first.lines) < SURELY_A_HAND
    if (!isHand) {
      readings.push(...(await recogniseOtherVariants(page, recognisers)))
      isHand = readingAgreement(readings) < ENOUGH_AGREEMENT
    }
    if (isHand || expected !== undefined) written = await recogniseHandwriting(page, recognisers)
  }
  const hand = isHand ? await wordsOfHand(written, recognisers) : []
  const verified = expected === undefined ? [] : verifyPage(expected, written)
  const texts = [...readings, hand].flat(2).map((word) => word.text)
  const isKnown = await lookUpWords(texts, recognisers.lexicon)
  return page.lines.map((line, i) => {
    const handwriting = hand[i]
    const voted = combineReadings(
      readings.map((reading) => reading[i] ?? []),
      {
        isKnown,
        ...(handwriting && { handwriting }),
        maxOverlap: MAX_OVERLAP * line.geometry.xHeight,
      },
    )
    const words = verified[i]
    return words ? withVerified(voted, words, line) : voted
  })
}
