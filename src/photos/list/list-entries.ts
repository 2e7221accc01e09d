/** The entries of a photographed list, without its title, bullets and numbers; a determiner stays with its noun. */
import { MAX_LISTED_WORDS, MAX_WORD_LENGTH } from '../../domain/dictation/word-list.ts'
import { normaliseText } from '../recognition/photo-tokens.ts'
import { type VotedWord, wordConfidence } from '../recognition/word-lattice.ts'
import {
  hasItemMarkers,
  isCommaSeparated,
  isListTitle,
  type ListLine,
  splitIntoCells,
  withoutItemMarker,
} from './list-layout.ts'

export interface ListEntry {
  readonly text: string
  /** One of its words may be misread: an adult should look at it. */
  readonly doubtful: boolean
}

const DETERMINER = /^(?:le|la|les|l'|un|une|des|du|de|d')$/iu
/** Of the engine, for words of one or two letters: below it they are smudges. */
const MIN_SHORT_WORD_CONFIDENCE = 25
/** Percent: of words above it nine in ten are right. */
const MIN_SURE_CONFIDENCE = 70

function isSmudge(word: VotedWord): boolean {
  const letters = word.text.replace(/\P{L}/gu, '').length
  return letters === 0 || (letters <= 2 && word.confidence < MIN_SHORT_WORD_CONFIDENCE)
}

function entryText(words: readonly VotedWord[]): string {
  return normaliseText(words.map((word) => word.text).join(' '))
    .replace(/^(?:\d{1,2}[.)]\s?|[-–—•]\s?)(?=\p{L})/u, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/(?<=\p{L}')\s+/gu, '')
    .replace(/\s+/gu, ' ')
}

/** A wide space may have put a determiner into a cell of its own. */
function joinDeterminers(cells: readonly (readonly VotedWord[])[]): (readonly VotedWord[])[] {
  const joined: (readonly VotedWord[])[] = []
  for (const cell of cells) {
    const last = joined.at(-1)
    if (last?.length === 1 && DETERMINER.test(last[0]?.text ?? ''))
      joined[joined.length - 1] = [...last, ...cell]
    else joined.push(cell)
  }
  return joined
}

function splitAtCommas(words: readonly VotedWord[]): (readonly VotedWord[])[] {
  const parts: VotedWord[][] = [[]]
  for (const word of words) {
    parts.at(-1)?.push(word)
    if (/[,;.]$/u.test(word.text)) parts.push([])
  }
  return parts
}

function partsOf(lines: readonly ListLine[]): (readonly VotedWord[])[] {
  if (isCommaSeparated(lines)) return splitAtCommas(lines.flatMap((line) => line.words))
  const hasMarkers = hasItemMarkers(lines)
  return lines
    .flatMap((line) =>
      joinDeterminers(splitIntoCells(line).map((cell) => withoutItemMarker(cell, hasMarkers))),
    )
    .flatMap(splitAtCommas)
}

/** What is too long for an entry is a sentence: its words become entries. */
function entriesOf(words: readonly VotedWord[]): ListEntry[] {
  const text = entryText(words)
  if (text.length > MAX_WORD_LENGTH && words.length > 1)
    return words.flatMap((one) => entriesOf([one]))
  const isEntry = /\p{L}/u.test(text) && text.length <= MAX_WORD_LENGTH
  return isEntry
    ? [{ text, doubtful: words.some((word) => wordConfidence(word) < MIN_SURE_CONFIDENCE) }]
    : []
}

export function extractEntries(lines: readonly ListLine[]): ListEntry[] {
  const read = lines.filter((line) => line.words.length > 0)
  const [first, ...others] = read
  const entries = partsOf(first && isListTitle(first, others) ? others : read).flatMap((words) =>
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
    .slice(0, MAX_LISTED_WORDS)
}
