import { composeHomographies, type Homography } from '../../domain/photo/homography.ts'
import { divideBackground } from './background-division.ts'
import type { ConnectedComponent } from './image/connected-components.ts'
import { weightedMedian } from './image/median.ts'
import { warpPerspective } from './image/page-warp.ts'
import { type GreyImage, LUMA, type RgbImage, toGreyscale } from './image/raster-image.ts'
import { type MeasuredLine, measureLine } from './lines/line-geometry.ts'
import { extractLineImage, type LineImage, turnLine } from './lines/line-image.ts'
import { segmentLines } from './lines/line-segmentation.ts'
import { rectifyPage } from './page-rectification.ts'
import { attenuateRuling, removeRuling } from './ruling-removal.ts'
import { findTextComponents, isTextVertical } from './text-components.ts'

export interface PreprocessedPage {
  /** Upright, on white paper, without its ruling. */
  readonly image: GreyImage
  readonly lines: readonly LineImage[]
  /** Some of it has more marks than writing has: carpet, grain of paper. */
  readonly isTexture: boolean
  /** The text runs down the page: it lies on its side. */
  readonly isVertical: boolean
  /** Of the ink, 0 to 255; remains of ruling and shadows are pale. */
  readonly darkness: number
  /** Area of the ink in squared x-heights: a letter has about half of one. */
  readonly inkArea: number
  /** From pixels of the image to those of the photo that was preprocessed. */
  readonly toPhoto: Homography
}

/**
 * Half the window of the ruling removal, in x-heights: in a narrower one a bold word passes for a rule, out of a wider one the
 * rule drifts. The first, in pixels, suits the usual photo; the page is done again when its letters are far from that size.
 */
const RULING_REACH = 3
const FIRST_RULING_REACH = 80
const MAX_REACH_RATIO = 1.5

/** Pixels: smaller letters cannot be recognised; they are specks. */
const MIN_X_HEIGHT = 7
/** Relative to the page's x-height: lines of smaller letters are dots and dashes. */
const MIN_RELATIVE_X_HEIGHT = 0.5
/** One hand wrote the page: a line's x-height differs from the usual by this factor at most. */
const MAX_X_HEIGHT_RATIO = 1.25

/** Marks of a page and, for each x-height of its length, of a line: writing has fewer, carpet and grain of paper have more. */
const MAX_MARKS = 20_000
const MAX_LINE_MARKS = { least: 20, eachXHeight: 6 } as const

function isTextureLine({ line, geometry }: MeasuredLine): boolean {
  const left = Math.min(...line.components.map((one) => one.left))
  const right = Math.max(...line.components.map((one) => one.right))
  const { least, eachXHeight } = MAX_LINE_MARKS
  return line.components.length > least + (eachXHeight * (right - left)) / geometry.xHeight
}

function inkOf(components: readonly ConnectedComponent[]): number {
  return components.reduce((sum, { area }) => sum + area, 0)
}

interface PageText {
  readonly components: readonly ConnectedComponent[]
  readonly darkness: number
  readonly lines: readonly MeasuredLine[]
  readonly isTexture: boolean
  readonly xHeight: number
}

function findText(upright: GreyImage, rulingReach: number): PageText {
  const text = findTextComponents(removeRuling(upright, rulingReach))
  const { components, componentHeight, darkness } = text
  const found = components.length > MAX_MARKS ? [] : segmentLines(text, upright.height)
  const measured = found
    .map((line) => ({ line, geometry: measureLine(line, componentHeight) }))
    .filter((line) => !isTextureLine(line))
  const usual = weightedMedian(
    measured.map(({ line, geometry }) => [geometry.xHeight, inkOf(line.components)]),
  )
  const lines = measured
    .filter(
      ({ geometry }) => usual >= MIN_X_HEIGHT && geometry.xHeight > MIN_RELATIVE_X_HEIGHT * usual,
    )
    .map(({ line, geometry }) => {
      const least = usual / MAX_X_HEIGHT_RATIO
      const xHeight = Math.max(least, Math.min(usual * MAX_X_HEIGHT_RATIO, geometry.xHeight))
      return { line, geometry: { ...geometry, xHeight } }
    })
  const isTexture = components.length > MAX_MARKS || measured.length < found.length
  return { components, darkness, lines, isTexture, xHeight: usual }
}

function isFarFromFirst(rulingReach: number): boolean {
  const ratio = rulingReach / FIRST_RULING_REACH
  return ratio > MAX_REACH_RATIO || ratio < 1 / MAX_REACH_RATIO
}

/** `quarters`: clockwise quarter turns before anything else. */
export function preprocessPage(photo: RgbImage, quarters: number): PreprocessedPage {
  const grey = toGreyscale(photo, LUMA)
  const { toPhoto, size } = rectifyPage(photo, grey, quarters)
  const upright = divideBackground(warpPerspective(grey, toPhoto, size))
  const first = findText(upright, FIRST_RULING_REACH)
  const reach = Math.round(RULING_REACH * first.xHeight)
  const isRedone = first.lines.length > 0 && isFarFromFirst(reach)
  const { components, darkness, lines, isTexture } = isRedone ? findText(upright, reach) : first
  const image = attenuateRuling(upright, isRedone ? reach : FIRST_RULING_REACH)
  return {
    image,
    lines: lines.map((line) => extractLineImage(image, line)),
    isTexture,
    isVertical: isTextVertical(components),
    darkness,
    inkArea: lines.reduce(
      (sum, { line, geometry }) => sum + inkOf(line.components) / geometry.xHeight ** 2,
      0,
    ),
    toPhoto,
  }
}

/** The page as it is upside down: nothing is looked for again. */
export function turnPage(page: PreprocessedPage): PreprocessedPage {
  const { image, lines, toPhoto } = page
  const [right, bottom] = [image.width - 1, image.height - 1]
  return {
    ...page,
    image: { ...image, data: image.data.toReversed() },
    lines: lines.map((line) => turnLine(line, image)).reverse(),
    toPhoto: composeHomographies(toPhoto, [-1, 0, right, 0, -1, bottom, 0, 0, 1]),
  }
}
