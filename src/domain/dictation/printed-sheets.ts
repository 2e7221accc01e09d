/**
 * The sheets of a dictation on A4 paper: how much stands on each page, before anything is drawn. Millimetres throughout. What a
 * line holds is estimated on the safe side, so that no page runs over.
 */
import type { Level } from '../level.ts'
import type { DictationForm } from './dictation-form.ts'
import { handwrittenLines, type PrintSize, ruledZone } from './ruled-zone.ts'

export const SHEET_KINDS = ['teacher', 'pupil', 'cloze', 'words', 'answer'] as const

export type SheetKind = (typeof SHEET_KINDS)[number]

/** One sheet of one learner: a whole page or the half of one. */
export interface PupilSlot {
  /** Null: to be filled in by hand. */
  readonly number: number | null
  /** Its first line, or sentence, and how many. */
  readonly first: number
  readonly count: number
  readonly page: number
  readonly pages: number
}

export type PrintedPage =
  | {
      readonly kind: 'pupil' | 'cloze'
      readonly slots: readonly PupilSlot[]
      readonly isHalf: boolean
    }
  | {
      readonly kind: 'teacher' | 'words' | 'answer'
      readonly first: number
      readonly count: number
      readonly page: number
      readonly pages: number
      /** Room is left for what stands below the text. */
      readonly hasNotes: boolean
    }

export interface PrintRequest {
  readonly kinds: readonly SheetKind[]
  readonly level: Level
  readonly form: DictationForm | null
  /** What is dictated: up to the chosen stopping point. */
  readonly sentences: readonly string[]
  /** What is said in one breath, of each sentence; none where that is not known. */
  readonly breaths: readonly (readonly string[])[]
  readonly words: readonly string[]
  /** Of the learners; none: one sheet without a number. */
  readonly numbers: readonly number[]
  readonly size: PrintSize
  /** Sheets of learners on a page, where they are short enough. */
  readonly perPage: 1 | 2
}

interface Piece {
  readonly first: number
  readonly count: number
}

/** Cuts a list into pages that hold so much each; what is larger than a page stands alone on one. */
function paginate(costs: readonly number[], capacity: number): Piece[] {
  const pages: Piece[] = []
  let [first, sum] = [0, 0]
  for (const [at, cost] of costs.entries()) {
    if (at > first && sum + cost > capacity) {
      pages.push({ first, count: at - first })
      first = at
      sum = 0
    }
    sum += cost
  }
  return [...pages, { first, count: costs.length - first }]
}

function sumOf(costs: readonly number[], { first, count }: Piece): number {
  return costs.slice(first, first + count).reduce((sum, cost) => sum + cost, 0)
}

/** Cuts a text into lines of at most so many signs; a longer word stands alone on its line. */
export function wrapText(text: string, limit: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/u).filter((part) => part !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= limit) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** Signs of a printed line on the ruling: measured at 4 mm (2 mm a sign) and 6 mm. */
const PRINTED_SIGNS: Readonly<Record<PrintSize, number>> = { normal: 60, large: 38 }

/** The lines of the «corrigé»; each sentence of a list begins one. */
export function answerLines({ sentences, form, size }: PrintRequest): string[] {
  const texts = form === 'sentences' ? sentences : [sentences.join(' ')]
  return texts.flatMap((text) => wrapText(text, PRINTED_SIGNS[size]))
}

/** Of the text with gaps: signs a line, and lines a page or half a page. */
export const CLOZE_LINES = {
  normal: { signs: 48, height: 17, full: 12, half: 4 },
  large: { signs: 36, height: 20, full: 10, half: 3 },
} as const

/** Lines that each sentence takes; sentences of a text follow one another on a line. */
export function clozeCosts({ sentences, form, size }: PrintRequest): number[] {
  return sentences.map((sentence) => {
    const lines = (sentence.length + 6) / CLOZE_LINES[size].signs
    return form === 'sentences' ? Math.ceil(lines) : lines
  })
}

function pupilPieces(request: PrintRequest, isHalf: boolean): Piece[] {
  const { sentences, level, size } = request
  const lines = handwrittenLines(sentences.join(' '), level, size)
  return paginate(Array(lines).fill(1), ruledZone(size, isHalf).lines.length)
}

function clozePieces(request: PrintRequest, isHalf: boolean): Piece[] {
  const { full, half } = CLOZE_LINES[request.size]
  // A line begun is a line taken.
  return paginate(clozeCosts(request), (isHalf ? half : full) - 1)
}

/** Two to a page only where each holds in its half. */
function learnerPages(kind: 'pupil' | 'cloze', request: PrintRequest): PrintedPage[] {
  const piecesOf = kind === 'pupil' ? pupilPieces : clozePieces
  const isHalf = request.perPage === 2 && piecesOf(request, true).length === 1
  const pieces = piecesOf(request, isHalf)
  const numbers =
    request.numbers.length === 0 ? Array<null>(isHalf ? 2 : 1).fill(null) : request.numbers
  const slots = numbers.flatMap((number) =>
    pieces.map(
      (piece, at): PupilSlot => ({ number, ...piece, page: at + 1, pages: pieces.length }),
    ),
  )
  const size = isHalf ? 2 : 1
  return Array.from({ length: Math.ceil(slots.length / size) }, (_, at) => ({
    kind,
    isHalf,
    slots: slots.slice(at * size, (at + 1) * size),
  }))
}

/** Of the teacher's sheet: signs a line, its height, what a page holds, and what the notes leave of it. */
export const TEACHER_LINES = {
  normal: { signs: 58, height: 11.5 },
  large: { signs: 44, height: 14.5 },
} as const
const TEACHER_ROOM = 225
const TEACHER_ROOM_WITH_NOTES = 112

export function teacherHeights({ sentences, breaths, size }: PrintRequest): number[] {
  const { signs, height } = TEACHER_LINES[size]
  return sentences.map((sentence, at) => {
    const strokes = Math.max(0, (breaths[at]?.length ?? 0) - 1)
    // Each sign is also named, in small letters.
    const named = sentence.match(/[.,;:!?…«»]/gu)?.length ?? 0
    return Math.ceil((sentence.length + named * 3 + strokes * 3) / signs) * height + 1.3
  })
}

/** Words of a list: copied below where there is room for four rows each, else beside. */
export function wordRows({ words, size }: PrintRequest): { rows: 2 | 4; aPage: number } {
  const { rows } = ruledZone(size, false)
  const aPage = Math.floor((rows - 1) / 4)
  const isShort = words.every((word) => word.length <= 22)
  return words.length > aPage && isShort && size === 'normal'
    ? { rows: 2, aPage: aPage * 2 }
    : { rows: 4, aPage }
}

/** Squares that the notes of a «corrigé» need below its lines. */
const ANSWER_NOTES_LINES = 4

function adultPieces(
  kind: 'teacher' | 'words' | 'answer',
  request: PrintRequest,
): { pieces: Piece[]; hasNotes: boolean } {
  if (kind === 'words') {
    const pieces = paginate(Array(request.words.length).fill(1), wordRows(request).aPage)
    return { pieces, hasNotes: false }
  }
  if (kind === 'answer') {
    const room = ruledZone(request.size, false).lines.length
    const pieces = paginate(Array(answerLines(request).length).fill(1), room)
    return { pieces, hasNotes: (pieces.at(-1)?.count ?? 0) <= room - ANSWER_NOTES_LINES }
  }
  const heights = teacherHeights(request)
  const pieces = paginate(heights, TEACHER_ROOM)
  const last = pieces.at(-1)
  const fits = last !== undefined && sumOf(heights, last) <= TEACHER_ROOM_WITH_NOTES
  const notes = { first: heights.length, count: 0 }
  return { pieces: fits ? pieces : [...pieces, notes], hasNotes: true }
}

function adultPages(kind: 'teacher' | 'words' | 'answer', request: PrintRequest): PrintedPage[] {
  const { pieces, hasNotes } = adultPieces(kind, request)
  return pieces.map((piece, at) => ({
    kind,
    ...piece,
    page: at + 1,
    pages: pieces.length,
    hasNotes: hasNotes && at === pieces.length - 1,
  }))
}

/** Every page of the chosen sheets, in the order of `SHEET_KINDS`. */
export function printedPages(request: PrintRequest): PrintedPage[] {
  return SHEET_KINDS.filter((kind) => request.kinds.includes(kind)).flatMap((kind) =>
    kind === 'pupil' || kind === 'cloze' ? learnerPages(kind, request) : adultPages(kind, request),
  )
}
