/**
 * The frames of data/, found by what they hold and read when they are asked for: a text needs some hundreds of the
 * thousands there are.
 */
import type { Frame } from './syntax/frame.ts'
import type { FrameLine } from './syntax/frame-files.ts'
import { headerWords } from './syntax/header.ts'
import { parseFrame } from './syntax/notation.ts'
import { NotationFault, parseSlot } from './syntax/parts.ts'
import type { DataFault } from './tables/table.ts'

/** Frames by a key; undefined when there are none. */
export interface FrameLookup {
  readonly get: (key: string) => readonly Frame[] | undefined
}

export interface FrameLibrary {
  /** All of them: every line is read. */
  readonly frames: () => readonly Frame[]
  readonly faults: () => readonly DataFault[]
  /** By a word of the header. */
  readonly forWord: FrameLookup
  /** By a class that a slot asks for. */
  readonly asking: FrameLookup
  readonly ofTheme: FrameLookup
  readonly ofOrigin: FrameLookup
  /** Frames that hold a word, in lower case, as it is written in them. */
  readonly holding: (word: string) => readonly Frame[]
}

/** Words whose frames are remembered. */
const MOST_WORDS = 5000

type LineIndex = ReadonlyMap<string, readonly number[]>

function indexBy(
  lines: readonly FrameLine[],
  keysOf: (line: FrameLine) => Iterable<string>,
): LineIndex {
  const index = new Map<string, number[]>()
  lines.forEach((line, number) => {
    for (const key of keysOf(line)) {
      const numbers = index.get(key)
      if (numbers === undefined) index.set(key, [number])
      else if (numbers.at(-1) !== number) numbers.push(number)
    }
  })
  return index
}

/** Classes of the slots of a line; a slot that cannot be read has none, and the linter says it. */
function askedClasses(knownClass: (name: string) => boolean): (line: FrameLine) => string[] {
  const known = new Map<string, readonly string[]>()
  const classesOf = (slot: string): readonly string[] => {
    const before = known.get(slot)
    if (before !== undefined) return before
    const classes = slotClasses(slot, knownClass)
    known.set(slot, classes)
    return classes
  }
  return ({ text }) => (text.match(/\[[^\]]*\]/gu) ?? []).flatMap(classesOf)
}

function slotClasses(slot: string, knownClass: (name: string) => boolean): readonly string[] {
  try {
    return parseSlot(slot.slice(1, -1), knownClass).classes
  } catch (error) {
    if (error instanceof NotationFault) return []
    throw error
  }
}

const LETTER = /\p{L}/u

/** Whether a line has the word between two characters that are no letters. */
function mayHold(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + word.length))) {
      return true
    }
  }
  return false
}

function writtenWords(frame: Frame): string[] {
  return frame.items.flatMap((item) => {
    if (item.kind === 'comma') return []
    const parts = item.kind === 'verb' ? [...item.adverbs, ...item.tail] : item.parts
    return parts.flatMap((part) => (part.kind === 'word' ? [part.text.toLowerCase()] : []))
  })
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase('fr') + word.slice(1)
}

export function newFrameLibrary(
  lines: readonly FrameLine[],
  knownClass: (name: string) => boolean,
): FrameLibrary {
  const read: (Frame | DataFault)[] = []
  const readLine = (number: number): Frame | DataFault | undefined => {
    const line = lines[number]
    if (line !== undefined) read[number] ??= parseFrame(line, { ...line, knownClass })
    return read[number]
  }
  const framesAt = (numbers: readonly number[]): Frame[] =>
    numbers.flatMap((number) => {
      const frame = readLine(number)
      return frame === undefined || 'message' in frame ? [] : [frame]
    })
  const everyLine = (): number[] => lines.map((_, number) => number)
  const lookup = (index: LineIndex): FrameLookup => {
    const known = new Map<string, readonly Frame[]>()
    return {
      get: (key) => {
        const numbers = index.get(key)
        if (numbers === undefined) return undefined
        const frames = known.get(key) ?? framesAt(numbers)
        known.set(key, frames)
        return frames
      },
    }
  }
  const held = new Map<string, readonly Frame[]>()
  const search = (word: string): readonly Frame[] => {
    const forms = [word, capitalised(word)]
    const numbers = everyLine().filter((number) =>
      forms.some((form) => mayHold(lines[number]?.text ?? '', form)),
    )
    return framesAt(numbers).filter((frame) => writtenWords(frame).includes(word))
  }
  return {
    frames: () => framesAt(everyLine()),
    faults: () =>
      everyLine().flatMap((number) => {
        const frame = readLine(number)
        return frame !== undefined && 'message' in frame ? [frame] : []
      }),
    forWord: lookup(indexBy(lines, ({ text }) => headerWords(text))),
    asking: lookup(indexBy(lines, askedClasses(knownClass))),
    ofTheme: lookup(indexBy(lines, ({ theme }) => (theme === null ? [] : [theme]))),
    ofOrigin: lookup(indexBy(lines, ({ origin }) => [origin])),
    holding: (word) => {
      const frames = held.get(word) ?? (word.includes(' ') ? [] : search(word))
      if (held.size > MOST_WORDS) held.clear()
      held.set(word, frames)
      return frames
    },
  }
}
