/**
 * Several readings of one page. Each sees the writing differently (letters of another height, loops shortened, strokes
 * darkened, the page as it is) and errs differently; what they say of a line is made one in `word-lattice.ts`.
 */
import type { CleanPage } from './clean/clean-page.ts'
import {
  type CutLine,
  cutLine,
  lineAt,
  type SetLine,
  type ShapedLine,
  setLines,
  toPage,
} from './clean/line-sheet.ts'
import type { Look } from './clean/look.ts'
import { knownAmong, type WhichAreWords } from './known-words.ts'
import type { ReadLine, ReadWord, Recognise } from './recognise.ts'
import { agreement, type ChosenLine, chooseWords, lineWeight } from './word-lattice.ts'

const PLAIN: Look = { xHeight: 18, tall: 1, lean: 0, bold: 0, ink: 1 }

/** The first alone decides whether others are needed. Found by taking, each time, the look that added most words. */
const FIRST_LOOK: Look = PLAIN
const OTHER_LOOKS: readonly Look[] = [
  { ...PLAIN, xHeight: 14, tall: 0.7, bold: 0.6 },
  { ...PLAIN, lean: 0.15, bold: 0.6 },
  { ...PLAIN, tall: 0.6, ink: 2 },
  { ...PLAIN, xHeight: 22, bold: 1 },
  { ...PLAIN, bold: 0.6 },
  { ...PLAIN, xHeight: 14 },
]

/** Mean confidence of a page above which another reading would not find better: clear print. */
const SURE = 90

/** After so many other looks a page on whose words nearly all readings agree needs no more. */
const ENOUGH_LOOKS = 3
const AGREED = 0.9

/** Share of a small letter by which two words may overlap. */
const OVERLAP = 0.3

export interface Engine {
  readonly recognise: Recognise
  /** Told how much of the reading is done, 0 to 1. */
  readonly report: (share: number) => void
}

export interface PageReading {
  readonly cuts: readonly CutLine[]
  /** One for each line of the page, words in pixels of its plane; empty where nothing was read. */
  readonly lines: readonly ReadLine[]
  /** How much was read and how surely; comparable between turns of one page. */
  readonly weight: number
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
  const middle = set.base - set.look.xHeight / 2
  const left = toPage(set, word.left, middle).x
  const right = toPage(set, word.right, middle).x
  const rows = markedRows(set.cut, left, right) ?? {
    top: toPage(set, word.left, word.top).y,
    bottom: toPage(set, word.right, word.bottom).y,
  }
  return { ...word, left, right, ...rows }
}

/** A reading of the lines set anew with this look. */
async function readSet(
  cuts: readonly CutLine[],
  look: Look,
  { recognise, report }: Engine,
): Promise<ReadLine[]> {
  const sheet = setLines(cuts, look)
  const words = (await recognise(sheet.plane, 'block', report)).flat()
  const placed = words.flatMap((word) => {
    const index = lineAt(sheet, (word.top + word.bottom) / 2)
    const set = sheet.lines[index]
    return set ? [[index, onPage(set, word)] as const] : []
  })
  return gather(cuts.length, placed)
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
  cuts: readonly CutLine[],
  lines: readonly ReadLine[],
  recognise: Recognise,
): Promise<ReadLine[]> {
  const mended = [...lines]
  for (const [i, cut] of cuts.entries()) {
    const read = lines[i] ?? []
    if (!isPassedOver(cut, read)) continue
    const sheet = setLines([cut], FIRST_LOOK)
    const words = (await recognise(sheet.plane, 'line', () => undefined)).flat()
    const [set] = sheet.lines
    const alone = set ? fromLeftToRight(words.map((word) => onPage(set, word))) : []
    if (lineWeight(alone) > lineWeight(read)) mended[i] = alone
  }
  return mended
}

/** More of a line's ink than this beyond the words read there: one was passed over. */
const MOST_UNREAD = 0.06

function hasUnreadInk({ line }: ShapedLine, read: ReadLine): boolean {
  const inks = line.marks.map((mark) => {
    const middle = (mark.left + mark.right) / 2
    const isRead = read.some((word) => middle >= word.left && middle <= word.right)
    return { area: mark.area, unread: isRead ? 0 : mark.area }
  })
  const whole = inks.reduce((sum, { area }) => sum + area, 0)
  return inks.reduce((sum, { unread }) => sum + unread, 0) > MOST_UNREAD * whole
}

/** Clear print, every word of it read. */
function isSure({ cuts, lines }: PageReading): boolean {
  return meanConfidence(lines) >= SURE && cuts.every((cut, i) => !hasUnreadInk(cut, lines[i] ?? []))
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
  const cuts = page.lines.map((line) => cutLine(page.plane, line))
  const read = await readSet(cuts, FIRST_LOOK, engine)
  const lines = await readPassedOver(cuts, read, engine.recognise)
  return { cuts, lines, weight: lines.reduce((sum, line) => sum + lineWeight(line), 0) }
}

/** The other readings of a page that was read once; none for clear print. */
async function otherReadings(
  page: CleanPage,
  first: PageReading,
  { recognise, report }: Engine,
): Promise<(readonly ReadLine[])[]> {
  if (isSure(first)) return []
  const readings: (readonly ReadLine[])[] = []
  const part = (done: number) => (share: number) =>
    report((done + share) / (OTHER_LOOKS.length + 1))
  for (const [i, look] of OTHER_LOOKS.entries()) {
    if (i >= ENOUGH_LOOKS && agreement([first.lines, ...readings]) >= AGREED) return readings
    readings.push(await readSet(first.cuts, look, { recognise, report: part(i) }))
  }
  readings.push(await readAsIs(page, { recognise, report: part(OTHER_LOOKS.length) }))
  return readings
}

/** The page as all its readings together have it, a line for each of its lines. */
export async function readAgain(
  page: CleanPage,
  first: PageReading,
  engine: Engine & { readonly which: WhichAreWords },
): Promise<ChosenLine[]> {
  const readings = [first.lines, ...(await otherReadings(page, first, engine))]
  const texts = readings.flat(2).map((word) => word.text)
  const isKnown = await knownAmong(texts, engine.which)
  return first.cuts.map(({ shape }, i) =>
    chooseWords(
      readings.map((reading) => reading[i] ?? []),
      { isKnown, overlap: OVERLAP * shape.xHeight },
    ),
  )
}
