/**
 * Several readings of one page. Each sees the writing differently (letters of another height, the page as it is), errs
 * differently, and for every line the reading that the engine believes most is kept.
 */
import type { CleanPage } from './clean/clean-page.ts'
import { lineAt, type SetLine, type ShapedLine, setLines, toPage } from './clean/line-sheet.ts'
import type { ReadLine, ReadWord, Recognise } from './recognise.ts'

/** Heights of the small letters for the readings of re-set lines; the first alone decides whether others are needed. */
const X_HEIGHTS = [18, 14, 22] as const
const READINGS = X_HEIGHTS.length + 1

/** Mean confidence of a page above which another reading would not find better: clear print. */
const SURE = 90

export interface Engine {
  readonly recognise: Recognise
  /** Told how much of the reading is done, 0 to 1. */
  readonly report: (share: number) => void
}

export interface PageReading {
  /** One for each line of the page, words in pixels of its plane; empty where nothing was read. */
  readonly lines: readonly ReadLine[]
  /** How much was read and how surely; comparable between turns of one page. */
  readonly weight: number
}

const WORD = /^[\u00ab"'(]*[\p{L}'\u2019-]+[.,;:!?\u00bb")\u2026]*$/u
const CAMEL = /\p{Ll}\p{Lu}/u
const ODD_WORD = 0.4

/** Letters times confidence, less for what looks like no word. */
function weightOf(word: ReadWord): number {
  const letters = word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const odd = !WORD.test(word.text) || CAMEL.test(word.text)
  return letters * word.confidence * (odd ? ODD_WORD : 1)
}

function lineWeight(line: ReadLine): number {
  return line.reduce((sum, word) => sum + weightOf(word), 0)
}

function fromLeftToRight(line: readonly ReadWord[]): ReadLine {
  return [...line].sort((a, b) => a.left - b.left)
}

/** The page's line whose small letters a word stands on. */
function nearestLine(lines: readonly ShapedLine[], word: ReadWord): number {
  const x = (word.left + word.right) / 2
  const y = (word.top + word.bottom) / 2
  const away = lines.map(({ shape }) =>
    Math.abs(shape.base + shape.slope * x - shape.xHeight / 2 - y),
  )
  return away.indexOf(Math.min(...away))
}

function gather(
  count: number,
  placed: Iterable<readonly [line: number, word: ReadWord]>,
): ReadLine[] {
  const lines: ReadWord[][] = Array.from({ length: count }, () => [])
  for (const [line, word] of placed) lines[line]?.push(word)
  return lines.map(fromLeftToRight)
}

/** A reading of the page as it is. */
async function readAsIs(page: CleanPage, { recognise, report }: Engine): Promise<ReadLine[]> {
  const words = (await recognise(page.plane, 'page', report)).flat()
  return gather(
    page.lines.length,
    words.map((word) => [nearestLine(page.lines, word), word] as const),
  )
}

/** Top and bottom of the marks of a line between two columns: the engine's own boxes are as high as the sheet's lines. */
function markedRows(
  { line }: ShapedLine,
  left: number,
  right: number,
): { top: number; bottom: number } | undefined {
  const marks = line.marks.filter((mark) => {
    const middle = (mark.left + mark.right) / 2
    return middle >= left && middle <= right
  })
  if (marks.length === 0) return undefined
  return {
    top: Math.min(...marks.map((mark) => mark.top)),
    bottom: Math.max(...marks.map((mark) => mark.bottom)),
  }
}

/** A word of a set line in pixels of the page. */
function onPage(set: SetLine, word: ReadWord): ReadWord {
  const from = toPage(set, word.left, word.top)
  const to = toPage(set, word.right, word.bottom)
  const rows = markedRows(set, from.x, to.x) ?? { top: from.y, bottom: to.y }
  return { ...word, left: from.x, right: to.x, ...rows }
}

/** A reading of the lines set anew with small letters of this height. */
async function readSet(
  page: CleanPage,
  xHeight: number,
  { recognise, report }: Engine,
): Promise<ReadLine[]> {
  const sheet = setLines(page.plane, page.lines, xHeight)
  const words = (await recognise(sheet.plane, 'block', report)).flat()
  const placed = words.flatMap((word) => {
    const set = lineAt(sheet, (word.top + word.bottom) / 2)
    return set ? [[sheet.lines.indexOf(set), onPage(set, word)] as const] : []
  })
  return gather(page.lines.length, placed)
}

/** Fewer letters than this share of its length in small letters: the engine has passed over a part of the line. */
const LEAST_COVER = 0.4

function isPassedOver({ line, shape }: ShapedLine, read: ReadLine): boolean {
  const letters = read.reduce((sum, word) => sum + word.text.length, 0)
  const length = line.marks.reduce((sum, mark) => sum + mark.right - mark.left, 0) / shape.xHeight
  return letters < LEAST_COVER * length
}

/** The engine sometimes passes a whole line over in silence; such a line is shown to it alone. */
async function readPassedOver(
  page: CleanPage,
  lines: readonly ReadLine[],
  recognise: Recognise,
): Promise<ReadLine[]> {
  const mended = [...lines]
  for (const [i, line] of page.lines.entries()) {
    const read = lines[i] ?? []
    if (!isPassedOver(line, read)) continue
    const sheet = setLines(page.plane, [line], X_HEIGHTS[0])
    const words = (await recognise(sheet.plane, 'line', () => undefined)).flat()
    const [set] = sheet.lines
    const alone = set ? fromLeftToRight(words.map((word) => onPage(set, word))) : []
    if (lineWeight(alone) > lineWeight(read)) mended[i] = alone
  }
  return mended
}

function best(readings: readonly (readonly ReadLine[])[]): ReadLine[] {
  const [first = [], ...others] = readings
  return first.map((line, i) =>
    others.reduce<ReadLine>((kept, reading) => {
      const other = reading[i] ?? []
      return lineWeight(other) > lineWeight(kept) ? other : kept
    }, line),
  )
}

function makeReading(lines: readonly ReadLine[]): PageReading {
  return { lines, weight: lines.reduce((sum, line) => sum + lineWeight(line), 0) }
}

export function meanConfidence(lines: readonly ReadLine[]): number {
  const words = lines.flat()
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  return letters === 0
    ? 0
    : words.reduce((sum, word) => sum + word.text.length * word.confidence, 0) / letters
}

const READABLE_WORD = /^\p{L}[\p{L}'\u2019-]{2,}[.,;:!?]*$/u
const READABLE = 35

/** Letters in words of three letters or more that the engine is not quite at a loss with. */
export function readableLetters(lines: readonly ReadLine[]): number {
  return lines
    .flat()
    .filter((word) => word.confidence >= READABLE && READABLE_WORD.test(word.text))
    .reduce((sum, word) => sum + word.text.length, 0)
}

/** One quick reading, to see whether the page is the right way up. */
export async function readOnce(page: CleanPage, engine: Engine): Promise<PageReading> {
  const lines = await readSet(page, X_HEIGHTS[0], engine)
  return makeReading(await readPassedOver(page, lines, engine.recognise))
}

/** The other readings of a page that was read once, each line as the surest of them has it. */
export async function readAgain(
  page: CleanPage,
  first: PageReading,
  { recognise, report }: Engine,
): Promise<PageReading> {
  if (meanConfidence(first.lines) >= SURE) return first
  const readings: (readonly ReadLine[])[] = [first.lines]
  const part = (done: number) => (share: number) => report((done + share) / (READINGS - 1))
  for (const [i, xHeight] of X_HEIGHTS.slice(1).entries()) {
    readings.push(await readSet(page, xHeight, { recognise, report: part(i) }))
  }
  readings.push(await readAsIs(page, { recognise, report: part(READINGS - 2) }))
  return makeReading(best(readings))
}
