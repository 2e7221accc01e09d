/**
 * node training/cut-lines.ts FOLDER OUT: cuts the lines of a folder by the product's own preprocessing, as the network will
 * meet them. FOLDER holds `truth.json` (pages: file, writer, lines with text and, if known, box) or `lines.json` beside
 * `lines/` (file, page, text). Writes OUT.bin (ink, row by row) and OUT.json (one entry a line).
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv, exit } from 'node:process'
import { applyHomography } from '../src/domain/photo/homography.ts'
import { INPUT_ROWS, toLineInput } from '../src/photos/handwriting/line-input.ts'
import { divideBackground } from '../src/photos/preprocessing/background-division.ts'
import {
  blankImage,
  type GreyImage,
  LUMA,
  type RgbImage,
  toGreyscale,
} from '../src/photos/preprocessing/image/raster-image.ts'
import { measureLine } from '../src/photos/preprocessing/lines/line-geometry.ts'
import { extractLineImage, type LineImage } from '../src/photos/preprocessing/lines/line-image.ts'
import { decodePhoto } from '../src/photos/preprocessing/photo-decoding.ts'
import {
  type PreprocessedPage,
  preprocessPage,
} from '../src/photos/preprocessing/preprocess-page.ts'
import { attenuateRuling, removeRuling } from '../src/photos/preprocessing/ruling-removal.ts'
import { findTextComponents } from '../src/photos/preprocessing/text-components.ts'

/** Left, top, width, height in pixels of the page's file. */
type Box = readonly [number, number, number, number]

interface TruthLine {
  readonly text: string
  readonly box?: Box
}

interface TruthPage {
  readonly file: string
  readonly writer: string
  readonly lines: readonly (TruthLine | string)[]
}

interface LineFile {
  readonly file: string
  readonly page: string
  readonly text: string
}

/** How a line was cut: by the product from its page, or by hand, its box being given. */
type Cut = 'own' | 'box'

interface CutLine {
  readonly text: string
  readonly writer: string
  readonly page: string
  readonly cut: Cut
  readonly columns: number
  /** Of its first byte in the file of ink. */
  readonly offset: number
}

/** Half the window of the ruling removal on a line alone, in heights of its box. */
const RULING_REACH = 0.9

const BORDER = 4

/** A cut line is a given one when each holds this share of the other's width, and their heights overlap by this one. */
const MIN_WIDTH_SHARE = 0.9
const MIN_HEIGHT_SHARE = 0.5

async function openImage(path: string): Promise<RgbImage> {
  const decoded = await decodePhoto(await readFile(path))
  if (!decoded.ok) throw new Error(`${path}: ${decoded.refusal.kind}`)
  return decoded.value.image
}

function crop({ width, height, data }: GreyImage, [left, top, w, h]: Box): GreyImage {
  const [x, y] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))]
  const size = {
    width: Math.min(width - x, Math.round(w)),
    height: Math.min(height - y, Math.round(h)),
  }
  const out = new Uint8Array(size.width * size.height)
  for (let row = 0; row < size.height; row += 1) {
    const at = (y + row) * width + x
    out.set(data.subarray(at, at + size.width), row * size.width)
  }
  return { ...size, data: out }
}

/** With a white border: what touches the edge of a page is not its text, what touches that of a box is. */
function onWhite({ width, height, data }: GreyImage): GreyImage {
  const out = blankImage(width + 2 * BORDER, height + 2 * BORDER)
  for (let y = 0; y < height; y += 1) {
    out.data.set(data.subarray(y * width, (y + 1) * width), (y + BORDER) * out.width + BORDER)
  }
  return out
}

/** A line whose box is given: all the ink of the box is the line's. */
function cutBox(grey: GreyImage): LineImage | undefined {
  const clean = onWhite(divideBackground(grey))
  const reach = Math.round(RULING_REACH * grey.height)
  const text = findTextComponents(removeRuling(clean, reach))
  if (text.components.length === 0) return undefined
  const line = { centre: grey.height / 2, components: text.components }
  const geometry = measureLine(line, text.componentHeight)
  return extractLineImage(attenuateRuling(clean, reach), { line, geometry })
}

/** Where a cut line stands on the file of its page. */
function boxOnFile(page: PreprocessedPage, { image, left, top }: LineImage): Box {
  const [right, bottom] = [left + image.width, top + image.height]
  const corners = (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map(([x, y]) => applyHomography(page.toPhoto, x, y))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y]
}

function overlap(from: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other))
}

function isSame(one: Box, other: Box): boolean {
  const wide = overlap(one[0], one[2], other[0], other[2])
  const high = overlap(one[1], one[3], other[1], other[3])
  return (
    wide >= MIN_WIDTH_SHARE * Math.max(one[2], other[2]) &&
    high >= MIN_HEIGHT_SHARE * Math.max(one[3], other[3])
  )
}

class LineFileWriter {
  readonly lines: CutLine[] = []
  readonly #ink: Uint8Array[] = []
  #offset = 0

  add(line: LineImage | undefined, about: Pick<CutLine, 'text' | 'writer' | 'page' | 'cut'>): void {
    if (!line || !(line.geometry.xHeight > 2)) return
    const { columns, ink } = toLineInput(line)
    this.lines.push({ ...about, columns, offset: this.#offset })
    this.#ink.push(ink)
    this.#offset += ink.length
  }

  async write(path: string): Promise<void> {
    await writeFile(`${path}.bin`, Buffer.concat(this.#ink))
    await writeFile(`${path}.json`, JSON.stringify({ rows: INPUT_ROWS, lines: this.lines }))
  }
}

function cutPage(photo: RgbImage, page: TruthPage, out: LineFileWriter): number {
  const grey = toGreyscale(photo, LUMA)
  const preprocessed = preprocessPage(photo, 0)
  const own = preprocessed.lines.map((line) => ({ line, box: boxOnFile(preprocessed, line) }))
  let matched = 0
  for (const given of page.lines) {
    if (typeof given === 'string' || given.box === undefined) continue
    const { box, text } = given
    const about = { text, writer: page.writer, page: page.file }
    const [same] = own.filter((one) => isSame(one.box, box))
    if (same) matched += 1
    out.add(same?.line ?? cutBox(crop(grey, box)), { ...about, cut: same ? 'own' : 'box' })
  }
  return matched
}

async function cutPages(folder: string, out: LineFileWriter): Promise<void> {
  const pages = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as TruthPage[]
  for (const page of pages) {
    const matched = cutPage(await openImage(join(folder, page.file)), page, out)
    process.stderr.write(`${page.file}: ${matched} of ${page.lines.length} lines\n`)
  }
}

async function cutLineFiles(folder: string, out: LineFileWriter): Promise<void> {
  const files = JSON.parse(await readFile(join(folder, 'lines.json'), 'utf8')) as LineFile[]
  for (const { file, page, text } of files) {
    const grey = toGreyscale(await openImage(join(folder, 'lines', file)), LUMA)
    out.add(cutBox(grey), { text, writer: page, page, cut: 'box' })
  }
}

const [folder, path] = argv.slice(2)
if (folder === undefined || path === undefined) {
  process.stderr.write('usage: node training/cut-lines.ts FOLDER OUT\n')
  exit(2)
}
const out = new LineFileWriter()
await (existsSync(join(folder, 'truth.json')) ? cutPages : cutLineFiles)(folder, out)
await out.write(path)
