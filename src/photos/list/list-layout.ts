import { median } from '../preprocessing/image/median.ts'
import type { VotedLine, VotedWord } from '../recognition/word-lattice.ts'

export interface ListLine {
  readonly words: VotedLine
  readonly baseline: number
  readonly xHeight: number
}

export type ListCell = readonly VotedWord[]

/** In letter widths. */
const COLUMN_GAP = 4
/** Relative to the other lines: the distance below a title, and its letters. */
const TITLE_GAP = 1.5
const TITLE_SIZE = 1.3

const BULLET = /^[-–—•*·°«»~=]+$/u
const NUMBER = /^\(?\d{1,3}[.)°:/-]*$/u
/** `M.` for `11.`, `A2`, `S)`. */
const MISREAD_NUMBER = /^[\p{L}\d]{1,3}[.)°:]+$|^\p{L}\d$/u

/** «Mots en -tion», «Verbes à savoir», «Dictée 12». */
const HEADING =
  /^(?:Adjectifs|Adverbes|Dictée|Leçon|Liste|Mots|Noms|Orthographe|Semaine|Sons?|Verbes|Vocabulaire) \S/u

/** What is left when the first word of such a heading was not recognised. */
const END_OF_HEADING = /^(?:à (?:apprendre|écrire|retenir|réviser|savoir)|de la semaine)$/u

function letterWidth(line: ListLine): number {
  return median(line.words.map((word) => (word.right - word.left) / word.text.length))
}

export function splitIntoCells(line: ListLine): ListCell[] {
  const widest = COLUMN_GAP * letterWidth(line)
  const cells: VotedWord[][] = []
  for (const word of line.words) {
    const cell = cells.at(-1)
    const last = cell?.at(-1)
    if (cell && last && word.left - last.right <= widest) cell.push(word)
    else cells.push([word])
  }
  return cells
}

function startsWithItemMarker(line: ListLine): boolean {
  const first = line.words[0]?.text ?? ''
  return BULLET.test(first) || NUMBER.test(first) || /^(?:[-–—•]|\d{1,2}[.)])\p{L}/u.test(first)
}

export function hasItemMarkers(lines: readonly ListLine[]): boolean {
  return lines.filter(startsWithItemMarker).length > lines.length / 2
}

export function isCommaSeparated(lines: readonly ListLine[]): boolean {
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
  const pitches = others.slice(1).map((line, i) => line.baseline - (others[i]?.baseline ?? 0))
  const [second] = others
  return (
    second !== undefined &&
    pitches.length > 0 &&
    second.baseline - first.baseline > TITLE_GAP * median(pitches)
  )
}

/** The last row of columns may be short. */
function isAboveColumns(first: ListLine, others: readonly ListLine[]): boolean {
  const rows = others.length > 2 ? others.slice(0, -1) : others
  return splitIntoCells(first).length === 1 && rows.every((line) => splitIntoCells(line).length > 1)
}

/** In doubt it is none: an adult notices a word too many, not a missing one. */
export function isListTitle(first: ListLine, others: readonly ListLine[]): boolean {
  if (others.length < 2) return false
  if (END_OF_HEADING.test(text(first))) return standsApart(first, others)
  if (!/^\P{L}*\p{Lu}/u.test(text(first))) return false
  return (
    /:$/u.test(text(first)) ||
    (hasItemMarkers(others) && !startsWithItemMarker(first)) ||
    (isCommaSeparated(others) && !hasComma(first)) ||
    HEADING.test(text(first)) ||
    isAboveColumns(first, others) ||
    standsApart(first, others) ||
    first.xHeight > TITLE_SIZE * median(others.map((line) => line.xHeight))
  )
}

export function withoutItemMarker(cell: ListCell, hasMarkers: boolean): ListCell {
  const [first, ...rest] = cell
  if (!first || rest.length === 0) return cell
  const isMarker =
    BULLET.test(first.text) ||
    NUMBER.test(first.text) ||
    (hasMarkers && MISREAD_NUMBER.test(first.text))
  return isMarker ? withoutItemMarker(rest, false) : cell
}
