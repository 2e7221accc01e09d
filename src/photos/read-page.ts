/** The pipeline of a reading process: decoding, preprocessing, orientation, recognition, list entries, tokens. */

import { composeHomographies, scaling } from '../domain/photo/homography.ts'
import type { PhotoRefusal } from '../domain/photo/photo.ts'
import { accept, type Result, refuse } from '../domain/refusal.ts'
import type { ReadHandwriting } from './handwriting/handwriting-recognition.ts'
import { extractEntries } from './list/list-entries.ts'
import type { ListLine } from './list/list-layout.ts'
import { correctMisreadings } from './list/post-correction.ts'
import type { PhotoReading, PhotoReadingRequest } from './photo-reading.ts'
import type { RgbImage } from './preprocessing/image/raster-image.ts'
import { type DecodedPhoto, decodePhoto } from './preprocessing/photo-decoding.ts'
import { type PreprocessedPage, preprocessPage, turnPage } from './preprocessing/preprocess-page.ts'
import { encodeSheetJpeg } from './preprocessing/sheet-jpeg.ts'
import { mayBeUpsideDown, recogniseOnce } from './recognition/first-reading.ts'
import type { LexiconLookup } from './recognition/lexicon-lookup.ts'
import {
  countLegibleLetters,
  isFaint,
  isLongerThanAnyHand,
  isNoise,
  lengthOf,
  meanConfidence,
} from './recognition/page-legibility.ts'
import { recogniseWithVoting } from './recognition/page-recognition.ts'
import { mapToPhoto, pageText, toTokenLines } from './recognition/photo-tokens.ts'
import type { PageRecognition, RecogniseText } from './recognition/text-recogniser.ts'
import type { VotedLine } from './recognition/word-lattice.ts'

export interface PageReadingTools {
  readonly recognise: RecogniseText
  readonly readHandwriting: ReadHandwriting
  readonly lexicon: LexiconLookup
  readonly onProgress: (percent: number) => void
}

type PageReadingOutcome = Result<Omit<PhotoReading, 'ms'>, PhotoRefusal>

/** Percent of the work done after each step. */
const DECODED = 8
const PREPROCESSED = 25
const RECOGNISED_ONCE = 45
const RECOGNISED = 99

/** With a lower mean confidence the page may be upside down. */
const MIN_UPRIGHT_CONFIDENCE = 55

/** A faint page with fewer is blank. */
const MIN_LEGIBLE_LETTERS = 6

/** Length of all lines in x-heights: no list and no dictation of a primary school has as many letters. */
const MAX_LENGTH = 3500

function isTooFull(page: PreprocessedPage): boolean {
  return lengthOf(page) > MAX_LENGTH
}

/** Letters of a word, in the mean, below which a page is noise whichever way up it is, and below which one that stands upright is. */
const NOISE_EITHER_WAY = 1.6
const NOISE_UPRIGHT = 2.6

interface OrientedPage {
  readonly page: PreprocessedPage
  readonly recognition: PageRecognition
}

function percentReport(
  onProgress: PageReadingTools['onProgress'],
  from: number,
  to: number,
): (share: number) => void {
  return (share) => onProgress(Math.round(from + share * (to - from)))
}

async function recogniseOriented(
  page: PreprocessedPage,
  { recognise, onProgress }: PageReadingTools,
): Promise<OrientedPage> {
  if (isTooFull(page)) return { page, recognition: { lines: [], notShown: new Set(), score: 0 } }
  const report = percentReport(onProgress, PREPROCESSED, RECOGNISED_ONCE)
  return { page, recognition: await recogniseOnce(page, { recognise, report }) }
}

function better(one: OrientedPage, other: OrientedPage): OrientedPage {
  return other.recognition.score > one.recognition.score ? other : one
}

async function findOrientation(
  photo: RgbImage,
  asTaken: PreprocessedPage,
  tools: PageReadingTools,
): Promise<OrientedPage> {
  if (asTaken.isVertical) {
    const onItsSide = preprocessPage(photo, 1)
    return better(
      await recogniseOriented(onItsSide, tools),
      await recogniseOriented(turnPage(onItsSide), tools),
    )
  }
  const upright = await recogniseOriented(asTaken, tools)
  if (isLongerThanAnyHand(asTaken) || isNoise(asTaken, upright.recognition, NOISE_EITHER_WAY))
    return upright
  if (meanConfidence(upright.recognition.lines) >= MIN_UPRIGHT_CONFIDENCE) return upright
  const isDoubtful = await mayBeUpsideDown(asTaken, upright.recognition, tools.recognise)
  return isDoubtful ? better(upright, await recogniseOriented(turnPage(asTaken), tools)) : upright
}

function listLines(page: PreprocessedPage, lines: readonly VotedLine[]): ListLine[] {
  return page.lines.map(({ geometry }, i) => ({
    words: lines[i] ?? [],
    baseline: geometry.baseline,
    xHeight: geometry.xHeight,
  }))
}

function unwritten({ isTexture }: PreprocessedPage): 'page-blank' | 'page-illegible' {
  return isTexture ? 'page-illegible' : 'page-blank'
}

/** Why the rest of the work is not worth doing. */
function refusalOf({ page, recognition }: OrientedPage): PhotoRefusal['kind'] | undefined {
  if (page.lines.length === 0) return unwritten(page)
  if (isTooFull(page)) return 'page-too-full'
  return isNoise(page, recognition, NOISE_UPRIGHT) ? 'page-illegible' : undefined
}

async function readDecoded(
  { image: photo, originalSize }: DecodedPhoto,
  { purpose, withSheetJpeg, expected }: PhotoReadingRequest,
  tools: PageReadingTools,
): Promise<PageReadingOutcome> {
  const { onProgress } = tools
  const asTaken = preprocessPage(photo, 0)
  onProgress(PREPROCESSED)
  // Small vertical text may form no line before the page is rotated.
  if (asTaken.lines.length === 0 && !asTaken.isVertical) return refuse({ kind: unwritten(asTaken) })
  const { page, recognition } = await findOrientation(photo, asTaken, tools)
  const refusal = refusalOf({ page, recognition })
  if (refusal) return refuse({ kind: refusal })
  const report = percentReport(onProgress, RECOGNISED_ONCE, RECOGNISED)
  const lines = await recogniseWithVoting(page, recognition, {
    ...tools,
    expected,
    isList: purpose === 'words',
    report,
  })
  if (isFaint(page) && countLegibleLetters(lines) < MIN_LEGIBLE_LETTERS) {
    return refuse({ kind: 'page-blank' })
  }
  const toOriginal = composeHomographies(scaling(originalSize.width / photo.width), page.toPhoto)
  const tokens = toTokenLines(mapToPhoto(lines, toOriginal))
  if (tokens.length === 0) return refuse({ kind: 'page-illegible' })
  return accept({
    text: pageText(tokens),
    entries:
      purpose === 'words'
        ? extractEntries(listLines(page, await correctMisreadings(lines, tools.lexicon)))
        : [],
    tokens: tokens.flat(),
    ...originalSize,
    ...(withSheetJpeg && { sheetJpeg: await encodeSheetJpeg(photo, page) }),
  })
}

export async function readPage(
  request: PhotoReadingRequest,
  tools: PageReadingTools,
): Promise<PageReadingOutcome> {
  const decoded = await decodePhoto(request.bytes)
  if (!decoded.ok) return decoded
  tools.onProgress(DECODED)
  return readDecoded(decoded.value, request, tools)
}
