/** What is known of a drawn photo: the form of the truth file that stands beside the photos. */
import type { Level } from '../../../src/domain/level.ts'

export const TIERS = ['easy', 'medium', 'hard'] as const
export type Tier = (typeof TIERS)[number]

export type PageStyle = 'printed' | 'cursive' | 'hand'
export type PageKind = 'wordlist' | 'dictation' | 'blank'
export type Paper = 'white' | 'cream' | 'lines' | 'squares' | 'seyes'
export type Ink = 'print' | 'black' | 'blue' | 'navy' | 'violet' | 'pencil'
export type PageLayout =
  | 'lines'
  | 'numbered'
  | 'bullets'
  | 'commas'
  | 'columns2'
  | 'paragraph'
  | 'none'

/** What stands on the copy for a word of the dictation. */
export interface OriginalWord {
  readonly w: string
  readonly status: 'right' | 'misspelt' | 'missing'
  /** null when missing, and for the second of two words written in one piece, which the first one holds. */
  readonly written: string | null
  /** How the error was made; absent for a right word. */
  readonly type?: string
}

export interface ExtraWord {
  /** Index of the original word it follows. */
  readonly after: number
  readonly written: string
}

/** A form that the child struck out before writing the one that counts. */
export interface CrossedWord {
  /** Index of the original word before which it stands. */
  readonly before: number
  readonly written: string
}

export interface CopyTruth {
  readonly original: string
  readonly written: string
  readonly origWords: readonly OriginalWord[]
  readonly extras: readonly ExtraWord[]
  readonly crossed: readonly CrossedWord[]
}

export interface PageTruth extends Partial<CopyTruth> {
  readonly id: string
  readonly file: string
  readonly tier: Tier
  readonly kind: PageKind
  readonly style: PageStyle | 'none'
  readonly font: string
  readonly layout: PageLayout
  readonly level: Level
  readonly title: string
  /** Entries of a word list. */
  readonly entries?: readonly string[]
  /** Words to read, in order; none on a blank page. */
  readonly words: readonly string[]
  /** Words on the page that may be read or left out: a title, what was crossed out. */
  readonly ignoreWords: readonly string[]
  readonly paper: Paper
  readonly ink: Ink
  readonly xHeightPx: number
  /** Orientation that the file declares. */
  readonly exif: number
  /** Degrees by which the upright photo still shows the page turned. */
  readonly rot: number
  readonly jpegQ: number
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly photo: PhotoFaults
  /** Upright rectangles around the words, in pixels of the upright photo; only when the page is not turned. */
  readonly boxes: readonly { readonly w: string; readonly box: readonly number[] }[]
}

export interface PhotoFaults {
  /** Tilt in degrees. */
  readonly tilt: number
  /** Degrees by which the sheet leans backwards and sidewards. */
  readonly lean: readonly [backwards: number, sidewards: number]
  /** Standard deviation, in pixels. */
  readonly blur: number
  /** Brightness, 1 for a well lit sheet. */
  readonly gain: number
  /** Depth of the shadow, 0 to 1. */
  readonly shadow: number
  /** Yellow of the lamp, 0 to 1. */
  readonly yellow: number
  /** Standard deviation, in grey levels of 255. */
  readonly noise: number
}
