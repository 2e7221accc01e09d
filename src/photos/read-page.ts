/** The whole way of a photo: decoded, cleaned, read, and its words placed on the upright photo. */
import type { PhotoRefusal } from '../domain/photo/photo.ts'
import { accept, type Result, refuse } from '../domain/refusal.ts'
import type { PhotoJob } from './child-messages.ts'
import { type CleanPage, cleanPage } from './clean/clean-page.ts'
import { compose, scaling } from './clean/homography.ts'
import { type DecodedPhoto, decode, type Picture } from './decode.ts'
import type { WhichAreWords } from './known-words.ts'
import type { ListLine } from './list-layout.ts'
import { meanConfidence, type PageReading, readAgain, readableLetters, readOnce } from './passes.ts'
import type { PhotoReading } from './photo-reading.ts'
import type { Recognise } from './recognise.ts'
import { sheetPicture } from './sheet-picture.ts'
import { misreadWords } from './spelling-help.ts'
import { makePageText, makeTokenLines, placeLines } from './tokens.ts'
import { wordEntries } from './word-entries.ts'
import type { ChosenLine } from './word-lattice.ts'

export interface Tools {
  readonly recognise: Recognise
  readonly which: WhichAreWords
  readonly onProgress: (percent: number) => void
}

type Reading = Result<Omit<PhotoReading, 'ms'>, PhotoRefusal>

/** Percent of the work done when a step starts. */
const DECODED = 8
const CLEANED = 25
const READ_ONCE = 45

/** A first reading less sure than this may be of a page upside down. */
const DOUBTFUL = 55

/** Paler or scarcer than this, what was found may be traces of the paper: words must have been read, or it is blank. */
const PALE_INK = 60
const LITTLE_INK = 2
const LEAST_LETTERS = 6

function isFaint(page: CleanPage): boolean {
  return page.darkness < PALE_INK || page.ink < LITTLE_INK
}

interface Turn {
  readonly page: CleanPage
  readonly reading: PageReading
}

/** Between two percents, the share of the step that is done. */
function between(onProgress: Tools['onProgress'], from: number, to: number) {
  return (share: number): void => onProgress(Math.round(from + share * (to - from)))
}

async function readTurned(picture: Picture, quarters: number, tools: Tools): Promise<Turn> {
  const page = cleanPage(picture, quarters)
  const report = between(tools.onProgress, CLEANED, READ_ONCE)
  return { page, reading: await readOnce(page, { recognise: tools.recognise, report }) }
}

/** The page the right way up: letters that follow each other downwards, or a reading that doubts, ask for other turns. */
async function readUpright(picture: Picture, asIs: CleanPage, tools: Tools): Promise<Turn> {
  if (asIs.alongColumns) {
    const right = await readTurned(picture, 1, tools)
    const left = await readTurned(picture, 3, tools)
    return left.reading.weight > right.reading.weight ? left : right
  }
  const report = between(tools.onProgress, CLEANED, READ_ONCE)
  const first = {
    page: asIs,
    reading: await readOnce(asIs, { recognise: tools.recognise, report }),
  }
  if (meanConfidence(first.reading.lines) >= DOUBTFUL) return first
  const over = await readTurned(picture, 2, tools)
  return over.reading.weight > first.reading.weight ? over : first
}

/** A word that the language does not have is taken for its neighbour in lists for school, and is doubtful then. */
async function withHelp(
  lines: readonly ChosenLine[],
  which: WhichAreWords,
): Promise<readonly ChosenLine[]> {
  const unknown = lines.flat().filter((word) => !word.known)
  const misread = await misreadWords([...new Set(unknown.map((word) => word.text))], which)
  return lines.map((line) =>
    line.map((word) => {
      const text = word.known ? undefined : misread.get(word.text)
      return text === undefined ? word : { ...word, text, confidence: 0, votes: 0 }
    }),
  )
}

function listLines(page: CleanPage, lines: readonly ChosenLine[]): ListLine[] {
  return page.lines.map(({ shape }, i) => ({
    words: lines[i] ?? [],
    base: shape.base,
    xHeight: shape.xHeight,
  }))
}

async function readDecoded(
  { picture, photo }: DecodedPhoto,
  job: PhotoJob,
  tools: Tools,
): Promise<Reading> {
  const asIs = cleanPage(picture, 0)
  tools.onProgress(CLEANED)
  // Small letters that follow each other downwards may form no line before the page is turned.
  if (asIs.lines.length === 0 && !asIs.alongColumns) return refuse({ kind: 'page-blank' })
  const { page, reading } = await readUpright(picture, asIs, tools)
  if (page.lines.length === 0) return refuse({ kind: 'page-blank' })
  const report = between(tools.onProgress, READ_ONCE, 99)
  const { recognise, which } = tools
  const lines = await readAgain(page, reading, { recognise, which, report })
  if (isFaint(page) && readableLetters(lines) < LEAST_LETTERS) {
    return refuse({ kind: 'page-blank' })
  }
  const toPhoto = compose(scaling(photo.width / picture.width), page.toPicture)
  const tokens = makeTokenLines(placeLines(lines, toPhoto))
  if (tokens.length === 0) return refuse({ kind: 'page-illegible' })
  return accept({
    text: makePageText(tokens),
    words:
      job.purpose === 'words' ? wordEntries(listLines(page, await withHelp(lines, which))) : [],
    tokens: tokens.flat(),
    width: photo.width,
    height: photo.height,
    ...(job.picture && { picture: await sheetPicture(picture, page) }),
  })
}

export async function readPage(job: PhotoJob, tools: Tools): Promise<Reading> {
  const decoded = await decode(job.bytes)
  if (!decoded.ok) return decoded
  tools.onProgress(DECODED)
  return readDecoded(decoded.value, job, tools)
}
