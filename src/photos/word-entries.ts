/**
 * A photographed list as its entries: one a line, a column or between commas; no title, bullet or number; the determiner
 * with its noun.
 */
import { MAX_WORD_LENGTH, MAX_WORDS } from '../domain/dictation/word-list.ts'
import { chanceOf } from './chance.ts'
import { cellsOf, isMarked, isRunning, isTitle, type ListLine, withoutMark } from './list-layout.ts'
import { tidyText } from './tokens.ts'
import type { ChosenWord } from './word-lattice.ts'

export interface WordEntry {
  readonly text: string
  /** Whether one of its words may be misread: an adult should look at it. */
  readonly doubtful: boolean
}

const DETERMINER = /^(?:le|la|les|l'|un|une|des|du|de|d')$/iu
/** A short word below this confidence is a smudge. */
const SURE_ENOUGH = 25
/** Percent: of words above it nine in ten are right. */
const DOUBTFUL = 70

function isSmudge(word: ChosenWord): boolean {
  const letters = word.text.replace(/\P{L}/gu, '').length
  return letters === 0 || (letters <= 2 && word.confidence < SURE_ENOUGH)
}

function makeEntry(words: readonly ChosenWord[]): string {
  return tidyText(words.map((word) => word.text).join(' '))
    .replace(/^(?:\d{1,2}[.)]\s?|[-–—•]\s?)(?=\p{L})/u, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/(?<=\p{L}')\s+/gu, '')
    .replace(/\s+/gu, ' ')
}

/** A determiner alone was cut off its noun by a wide space. */
function joined(cells: readonly (readonly ChosenWord[])[]): (readonly ChosenWord[])[] {
  const whole: (readonly ChosenWord[])[] = []
  for (const cell of cells) {
    const last = whole.at(-1)
    if (last?.length === 1 && DETERMINER.test(last[0]?.text ?? ''))
      whole[whole.length - 1] = [...last, ...cell]
    else whole.push(cell)
  }
  return whole
}

/** Words up to a comma, the comma's word included. */
function splitAtCommas(words: readonly ChosenWord[]): (readonly ChosenWord[])[] {
  const parts: ChosenWord[][] = [[]]
  for (const word of words) {
    parts.at(-1)?.push(word)
    if (/[,;.]$/u.test(word.text)) parts.push([])
  }
  return parts
}

function partsOf(lines: readonly ListLine[]): (readonly ChosenWord[])[] {
  if (isRunning(lines)) return splitAtCommas(lines.flatMap((line) => line.words))
  const marked = isMarked(lines)
  return lines
    .flatMap((line) => joined(cellsOf(line).map((cell) => withoutMark(cell, marked))))
    .flatMap(splitAtCommas)
}

/** An entry too long for a list is a sentence: its words are given one by one. */
function entriesOf(words: readonly ChosenWord[]): WordEntry[] {
  const text = makeEntry(words)
  if (text.length > MAX_WORD_LENGTH && words.length > 1)
    return words.flatMap((one) => entriesOf([one]))
  const isEntry = /\p{L}/u.test(text) && text.length <= MAX_WORD_LENGTH
  return isEntry ? [{ text, doubtful: words.some((word) => chanceOf(word) < DOUBTFUL) }] : []
}

export function wordEntries(lines: readonly ListLine[]): WordEntry[] {
  const read = lines.filter((line) => line.words.length > 0)
  const [first, ...others] = read
  const entries = partsOf(first && isTitle(first, others) ? others : read).flatMap((words) =>
    entriesOf(words.filter((word) => !isSmudge(word))),
  )
  const seen = new Set<string>()
  return entries
    .filter(({ text }) => {
      const key = text.toLocaleLowerCase('fr')
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, MAX_WORDS)
}
