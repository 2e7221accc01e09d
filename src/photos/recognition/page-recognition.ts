/**
 * Recognises a page several times: each rendering variant errs differently, and voting (`word-lattice.ts`) makes one result
 * of all. Where the first readings disagree, a hand wrote the page, and the network that knows hands reads it too. Where the
 * dictation is known, what the network sees verifies it.
 */

import type { HandwrittenLine, ReadHandwriting } from '../handwriting/handwriting-recognition.ts'
import { throughLexicon } from '../list/lexicon-reading.ts'
import type { MeasuredLine } from '../preprocessing/lines/line-geometry.ts'
import type { PreprocessedPage } from '../preprocessing/preprocess-page.ts'
import { withVerified } from '../verification/verified-line.ts'
import { verifyPage } from '../verification/verify-page.ts'
import { FIRST_VARIANT, isSurelyAHand, recogniseDoubtful } from './first-reading.ts'
import { type LexiconLookup, lookUpWords } from './lexicon-lookup.ts'
import { isDensePrint, isFullPage, isLongerThanAnyHand, meanConfidence } from './page-legibility.ts'
import type { RenderingVariant } from './rendering-variant.ts'
import type { PageRecognition, RecognisedLine } from './text-recogniser.ts'
import { type ReportingRecogniser, recogniseVariant } from './variant-recognition.ts'
import { combineReadings, readingAgreement, type VotedLine } from './word-lattice.ts'

/** Chosen greedily on photos with ground truth, as the first was: each time the variant that added most words. */
const OTHER_VARIANTS: readonly RenderingVariant[] = [
  { ...FIRST_VARIANT, xHeight: 14, ascenderScale: 0.7, boldness: 0.6 },
  { ...FIRST_VARIANT, slant: 0.15, boldness: 0.6 },
  { ...FIRST_VARIANT, ascenderScale: 0.6, gamma: 2 },
]

/** Mean confidence from which on a page is clear print, and read once. */
const CLEAR_PRINT = 90

/** Readings that agree on this share of the words are enough. */
const ENOUGH_AGREEMENT = 0.9

/** In x-heights: by how much two words may overlap. */
const MAX_OVERLAP = 0.3

/** Share of the ink outside the words read: with more, one was skipped. */
const MAX_UNREAD_SHARE = 0.06

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

async function recogniseOtherVariants(
  page: PreprocessedPage,
  { recognise, report }: ReportingRecogniser,
): Promise<(readonly RecognisedLine[])[]> {
  const readings: (readonly RecognisedLine[])[] = []
  const part = (done: number) => (share: number) => report((done + share) / LAPS)
  const variants = isFullPage(page) ? OTHER_VARIANTS.slice(0, 1) : OTHER_VARIANTS
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
  let shown = first
  const others: (readonly RecognisedLine[])[] = []
  let written: readonly HandwrittenLine[] = []
  let isHand = false
  const isPrint = isDensePrint(page, first) || isClearPrint(page, first.lines)
  if (!isLongerThanAnyHand(page) && !isPrint) {
    isHand = isSurelyAHand(page, first)
    if (!isHand) {
      others.push(...(await recogniseOtherVariants(page, recognisers)))
      isHand = readingAgreement([first.lines, ...others]) < ENOUGH_AGREEMENT
    }
    if (isHand || expected !== undefined) written = await recogniseHandwriting(page, recognisers)
    shown = await recogniseDoubtful(page, first, written, recognisers)
  }
  const readings = [shown.lines, ...others]
  const hand = isHand ? await wordsOfHand(written, recognisers) : []
  const verified = expected === undefined ? [] : verifyPage(expected, written)
  const texts = [...readings, hand].flat(2).map((word) => word.text)
  const isKnown = await lookUpWords(texts, recognisers.lexicon)
  return page.lines.map((line, i) => {
    const handwriting = hand[i]
    const voted = combineReadings(
      shown.notShown.has(i) ? [] : readings.map((reading) => reading[i] ?? []),
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
