/** How a photographed list is laid out: which line is its title, what separates its entries, what stands before each. */
import type { ChosenLine, ChosenWord } from './word-lattice.ts'

/** A line of the page with words on it. */
export interface ListLine {
  readonly words: ChosenLine
  /** Row of the page on which its letters stand, and the height of its small letters. */
  readonly base: number
  readonly xHeight: number
}

/** Words that stand side by side, without the gap of a column between them. */
export type Cell = readonly ChosenWord[]

/** A gap as wide as this many letters parts two columns. */
const COLUMN_GAP = 4
/** The line after a title is this much further than the usual one, or its letters this much smaller. */
const TITLE_GAP = 1.5
const TITLE_SIZE = 1.3

const BULLET = /^[-–—•*·°«»~=]+$/u
const NUMBER = /^\(?\d{1,3}[.)°:/-]*$/u
/** A number that was read with a letter or two: `M.` for `11.`, `A2`, `S)`. */
const MISREAD_NUMBER = /^[\p{L}\d]{1,3}[.)°:]+$|^\p{L}\d$/u

/** What teachers head a list with, with more behind it: «Mots en -tion», «Verbes à savoir», «Dictée 12». */
const HEADING =
  /^(?:Adjectifs|Adverbes|Dictée|Leçon|Liste|Mots|Noms|Orthographe|Semaine|Sons?|Verbes|Vocabulaire) \S/u

/** What is left of such a heading when its first word was not read. */
const END_OF_HEADING = /^(?:à (?:apprendre|écrire|retenir|réviser|savoir)|de la semaine)$/u

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function letterWidth(line: ListLine): number {
  return median(line.words.map((word) => (word.right - word.left) / word.text.length))
}

export function cellsOf(line: ListLine): Cell[] {
  const widest = COLUMN_GAP * letterWidth(line)
  const cells: ChosenWord[][] = []
  for (const word of line.words) {
    const cell = cells.at(-1)
    const last = cell?.at(-1)
    if (cell && last && word.left - last.right <= widest) cell.push(word)
    else cells.push([word])
  }
  return cells
}

function startsWithMark(line: ListLine): boolean {
  const first = line.words[0]?.text ?? ''
  return BULLET.test(first) || NUMBER.test(first) || /^(?:[-–—•]|\d{1,2}[.)])\p{L}/u.test(first)
}

/** Whether most lines start with a bullet or a number. */
export function isMarked(lines: readonly ListLine[]): boolean {
  return lines.filter(startsWithMark).length > lines.length / 2
}

/** Whether entries are parted by commas and run on from line to line. */
export function isRunning(lines: readonly ListLine[]): boolean {
  const commas = lines.flatMap((line) => line.words).filter((word) => /[,;]$/u.test(word.text))
  return commas.length >= 2 && commas.length >= lines.length
}

function hasComma(line: ListLine): boolean {
  return line.words.some((word) => word.text.includes(','))
}

function text(line: ListLine): string {
  return line.words.map((word) => word.text).join(' ')
}

function standsApart(first: ListLine, others: readonly ListLine[]): boolean {
  const pitches = others.slice(1).map((line, i) => line.base - (others[i]?.base ?? 0))
  const [second] = others
  return (
    second !== undefined &&
    pitches.length > 0 &&
    second.base - first.base > TITLE_GAP * median(pitches)
  )
}

/** Whether it stands alone above columns, of which the last row may be short. */
function isAboveColumns(first: ListLine, others: readonly ListLine[]): boolean {
  const rows = others.length > 2 ? others.slice(0, -1) : others
  return cellsOf(first).length === 1 && rows.every((line) => cellsOf(line).length > 1)
}

/** Whether the first line is the list's title. In doubt it is not: a word too many is seen, a missing one is not. */
export function isTitle(first: ListLine, others: readonly ListLine[]): boolean {
  if (others.length < 2) return false
  if (END_OF_HEADING.test(text(first))) return standsApart(first, others)
  if (!/^\P{L}*\p{Lu}/u.test(text(first))) return false
  return (
    /:$/u.test(text(first)) ||
    (isMarked(others) && !startsWithMark(first)) ||
    (isRunning(others) && !hasComma(first)) ||
    HEADING.test(text(first)) ||
    isAboveColumns(first, others) ||
    standsApart(first, others) ||
    first.xHeight > TITLE_SIZE * median(others.map((line) => line.xHeight))
  )
}

/** Without the bullet or number that it starts with. */
export function withoutMark(cell: Cell, marked: boolean): Cell {
  const [first, ...rest] = cell
  if (!first || rest.length === 0) return cell
  const isMark =
    BULLET.test(first.text) ||
    NUMBER.test(first.text) ||
    (marked && MISREAD_NUMBER.test(first.text))
  return isMark ? withoutMark(rest, false) : cell
}
