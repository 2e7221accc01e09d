/**
 * The first reading of a page by the engine for print: it tells which way up the page is, and whether a hand wrote it. Of a full
 * page a few lines tell as much; of a hand's the network reads the others, and the engine only those that are hard for it too.
 */
import type { HandwrittenLine } from '../handwriting/handwriting-recognition.ts'
import type { MeasuredLine } from '../preprocessing/lines/line-geometry.ts'
import { type LineImage, turnLine } from '../preprocessing/lines/line-image.ts'
import type { PreprocessedPage } from '../preprocessing/preprocess-page.ts'
import { isFaint, isFullPage, isLongerThanAnyHand, meanConfidence } from './page-legibility.ts'
import type { RenderingVariant } from './rendering-variant.ts'
import type { PageRecognition, RecognisedLine, RecogniseText } from './text-recogniser.ts'
import {
  type ReportingRecogniser,
  recogniseSingleLine,
  recogniseVariant,
} from './variant-recognition.ts'
import { lineWeight } from './word-lattice.ts'

/** Of all variants the one that reads most by itself. */
export const FIRST_VARIANT: RenderingVariant = {
  xHeight: 18,
  ascenderScale: 1,
  slant: 0,
  boldness: 0,
  gamma: 1,
}

/** Letters read relative to the length of the line in x-heights: with fewer, the engine has skipped a part. */
const MIN_COVERAGE = 0.4

/**
 * Mean confidence below which a page is a hand's, without another look: the network and one reading of the engine find as many
 * words of it as with more readings. Of a full page a look costs a second, and print is surer.
 */
const SURELY_A_HAND = { page: 33, fullPage: 50 } as const

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

function recognitionOf(
  lines: readonly RecognisedLine[],
  notShown: ReadonlySet<number> = new Set(),
): PageRecognition {
  return { lines, notShown, score: lines.reduce((sum, line) => sum + lineWeight(line), 0) }
}

/** Enough to tell which way up a page is, and whether a hand wrote it: its widest lines. */
const SAMPLE_LINES = 4

function sampleOf({ lines }: PreprocessedPage): number[] {
  return [...lines.entries()]
    .sort(([, one], [, other]) => other.image.width - one.image.width)
    .slice(0, SAMPLE_LINES)
    .map(([i]) => i)
}

/** Some lines of a page, by their indexes. */
async function recogniseSome(
  page: PreprocessedPage,
  some: readonly number[],
  recogniser: ReportingRecogniser,
): Promise<RecognisedLine[]> {
  const images = some.flatMap((i) => page.lines[i] ?? [])
  const read = await recogniseVariant(images, FIRST_VARIANT, recogniser)
  const places = new Map(some.map((line, at) => [line, read[at]]))
  return page.lines.map((_, i) => places.get(i) ?? [])
}

export function isSurelyAHand(page: PreprocessedPage, { lines }: PageRecognition): boolean {
  const { page: anyPage, fullPage } = SURELY_A_HAND
  return meanConfidence(lines) < (isFullPage(page) ? fullPage : anyPage)
}

export async function recogniseOnce(
  page: PreprocessedPage,
  recogniser: ReportingRecogniser,
): Promise<PageRecognition> {
  if (isFullPage(page) && !isLongerThanAnyHand(page) && !isFaint(page)) {
    const sample = sampleOf(page)
    const lines = await recogniseSome(page, sample, recogniser)
    const others = page.lines.flatMap((_, i) => (sample.includes(i) ? [] : [i]))
    const recognition = recognitionOf(lines, new Set(others))
    if (isSurelyAHand(page, recognition)) return recognition
  }
  const read = await recogniseVariant(page.lines, FIRST_VARIANT, recogniser)
  return recognitionOf(await recogniseSkippedLines(page.lines, read, recogniser.recognise))
}

/** The network's mean confidence in a line, below which the engine for print is shown it too. */
const DOUBTFUL_LINE = 60

/** Shows the engine what it was not shown and the network is unsure of. */
export async function recogniseDoubtful(
  page: PreprocessedPage,
  first: PageRecognition,
  written: readonly HandwrittenLine[],
  recogniser: ReportingRecogniser,
): Promise<PageRecognition> {
  const doubtful = [...first.notShown].filter(
    (i) => meanConfidence([written[i]?.words ?? []]) < DOUBTFUL_LINE,
  )
  if (doubtful.length === 0) return first
  const read = await recogniseSome(page, doubtful, recogniser)
  const lines = first.lines.map((line, i) => (doubtful.includes(i) ? (read[i] ?? []) : line))
  const others = [...first.notShown].filter((i) => !doubtful.includes(i))
  return recognitionOf(lines, new Set(others))
}

/** Whether the page's widest lines read better turned: those of hands weigh 1.6 times as much the right way up, or more. */
export async function mayBeUpsideDown(
  page: PreprocessedPage,
  { lines }: PageRecognition,
  recognise: RecogniseText,
): Promise<boolean> {
  const sample = sampleOf(page)
  const turned = await recogniseVariant(
    sample.flatMap((i) => (page.lines[i] ? [turnLine(page.lines[i], page.image)] : [])),
    FIRST_VARIANT,
    { recognise, report: () => undefined },
  )
  const asRead = sample.reduce((sum, i) => sum + lineWeight(lines[i] ?? []), 0)
  const upsideDown = turned.reduce((sum, line) => sum + lineWeight(line), 0)
  return upsideDown > asRead
}
