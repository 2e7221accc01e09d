/** Where Seyès ruling stands on A4 paper, and how much a hand writes on it. Millimetres throughout. */
import type { Level } from '../level.ts'

/** Seyès at its true size (squares of 8 mm, 1892), or enlarged for large print. */
export const PRINT_SIZES = ['normal', 'large'] as const

export type PrintSize = (typeof PRINT_SIZES)[number]

export interface SeyesGrid {
  readonly square: number
  readonly columns: number
  /** Columns left of the red line. */
  readonly margin: number
  /** From the left edge of the paper. */
  readonly left: number
}

export const SEYES_GRIDS: Readonly<Record<PrintSize, SeyesGrid>> = {
  normal: { square: 8, columns: 22, margin: 3, left: 17 },
  large: { square: 12, columns: 14, margin: 2, left: 21 },
}

/** The ruled part of a page, in rows of squares. */
export interface RuledZone {
  readonly top: number
  readonly rows: number
  /** Rows from the top to the baselines of title and of each line; one row in two stays free for the corrections. */
  readonly title: number
  readonly lines: readonly number[]
}

const FULL = { top: 47, height: 216, title: 3 }
const HALF = { top: 42, height: 88, title: 2 }

export function ruledZone(size: PrintSize, isHalf: boolean): RuledZone {
  const { top, height, title } = isHalf ? HALF : FULL
  const rows = Math.floor(height / SEYES_GRIDS[size].square)
  const count = Math.floor((rows - title - 1) / 2)
  return { top, rows, title, lines: Array.from({ length: count }, (_, at) => title + 2 + at * 2) }
}

/** Signs that a hand of the class writes on a line of 8 mm squares: «repère de L'Encrier», to be set by real copies. */
const SIGNS_A_LINE: Readonly<Record<Level, number>> = { CP: 26, CE1: 30, CE2: 34, CM1: 38, CM2: 42 }
const ENLARGEMENT = 0.63

/** Lines that a text takes in the hand of its class, and one to spare. */
export function handwrittenLines(text: string, level: Level, size: PrintSize): number {
  const signs = SIGNS_A_LINE[level] * (size === 'large' ? ENLARGEMENT : 1)
  return Math.ceil(text.trim().length / signs) + 1
}
