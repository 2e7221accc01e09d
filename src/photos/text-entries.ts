/** The entries of a word list of which only the text is known: a provider's model tells no places. */
import type { ListLine } from './list-layout.ts'
import { type WordEntry, wordEntries } from './word-entries.ts'
import type { ChosenWord } from './word-lattice.ts'

/** Measures of a page set in type: a letter is one wide, lines are as far from each other everywhere. */
const X_HEIGHT = 1
const PITCH = 3
/** Wider than the gap that parts two columns. */
const COLUMN = 20

/** An entry of which a part could not be read: half of it would be another word. */
const UNREAD = /[^,;|\t]*\[illisible\][^,;|\t]*/gu

/** What a model writes between columns. */
const COLUMNS = /\s*[|\t]\s*|\s{2,}/u

/** Whoever told the text told it once, and says nothing of how sure it is. */
const SURE = { confidence: 100, votes: 0, readings: 1, known: true }

function listLine(text: string, row: number): ListLine {
  const words: ChosenWord[] = []
  let left = 0
  for (const cell of text.split(COLUMNS)) {
    for (const word of cell.split(' ').filter((part) => part !== '')) {
      const right = left + word.length
      const top = row * PITCH
      words.push({ ...SURE, text: word, left, right, top, bottom: top + X_HEIGHT })
      left = right + 1
    }
    left += COLUMN
  }
  return { words, base: row * PITCH, xHeight: X_HEIGHT }
}

/** Cleaned as entries read on a photo are: no title, bullet or number, the determiner kept with its noun. */
export function textEntries(lines: readonly string[]): WordEntry[] {
  return wordEntries(lines.map((line, row) => listLine(line.replace(UNREAD, '').trim(), row)))
}
