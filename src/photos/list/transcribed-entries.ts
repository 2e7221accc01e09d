/** The entries of a list that a provider's model transcribed: its text alone, laid out here as if it had been typeset. */
import type { VotedWord } from '../recognition/word-lattice.ts'
import { extractEntries, type ListEntry } from './list-entries.ts'
import type { ListLine } from './list-layout.ts'

/** In letter widths. */
const X_HEIGHT = 1
const PITCH = 3
const COLUMN_GAP = 20

/** A partly illegible entry is dropped whole: the rest of it would be another word. */
const UNREAD = /[^,;|\t]*\[illisible\][^,;|\t]*/gu

const COLUMN_SEPARATOR = /\s*[|\t]\s*|\s{2,}/u

const SURE = { confidence: 100, votes: 0, readings: 1, known: true }

function listLine(text: string, row: number): ListLine {
  const words: VotedWord[] = []
  let left = 0
  for (const cell of text.split(COLUMN_SEPARATOR)) {
    for (const word of cell.split(' ').filter((part) => part !== '')) {
      const right = left + word.length
      const top = row * PITCH
      words.push({ ...SURE, text: word, left, right, top, bottom: top + X_HEIGHT })
      left = right + 1
    }
    left += COLUMN_GAP
  }
  return { words, baseline: row * PITCH, xHeight: X_HEIGHT }
}

export function transcribedEntries(lines: readonly string[]): ListEntry[] {
  return extractEntries(lines.map((line, row) => listLine(line.replace(UNREAD, '').trim(), row)))
}
