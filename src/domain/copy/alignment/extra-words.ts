/** Words that the dictation does not have at their place: which belong together, and what they are. */
import { phoneticKey } from '../text/child-misspelling.ts'
import type { TextWord } from '../text/text-words.ts'
import { wordDistance } from '../text/word-distance.ts'
import type { CopyWord } from './copy-words.ts'

/** Words of the copy without a counterpart in the dictation: one, or several that belong together. */
export interface ExtraWord {
  readonly text: string
  /** Of the first word. */
  readonly token: number
  /** Index of the original word it follows, -1 at the beginning. */
  readonly after: number
}

interface Keyed {
  readonly key: string
}

/** Whether the dictation says these words one after the other. */
export function isPassage(words: readonly Keyed[], original: readonly Keyed[]): boolean {
  const wanted = ` ${words.map(({ key }) => key).join(' ')} `
  return ` ${original.map(({ key }) => key).join(' ')} `.includes(wanted)
}

interface PlacedExtra {
  readonly word: CopyWord
  readonly after: number
}

/** No title and no repeated line is longer: what is stored for one piece has a limit. */
const LONGEST_GROUP = 15
/** A child who loses the thread comes back to a place nearby. */
const NEARBY = 30
/** Beyond this a word is another one, not a misspelling. */
const MOST_DISTANCE = 0.5

function isNear(word: Keyed, original: Keyed | undefined): boolean {
  if (original === undefined) return false
  return (
    word.key === original.key ||
    phoneticKey(word.key) === phoneticKey(original.key) ||
    wordDistance(word.key, original.key) <= MOST_DISTANCE
  )
}

/** Whether the words are those of the dictation from `first` on, some of them misspelt. */
function isRetold(words: readonly Keyed[], original: readonly Keyed[], first: number): boolean {
  const same = words.filter(({ key }, at) => key === original[first + at]?.key).length
  return same * 2 >= words.length && words.every((word, at) => isNear(word, original[first + at]))
}

/** Of a line written twice, the copy may be told from its middle: «arive sur le vilage La pluie» for «La pluie arrive sur le village». */
function rotations(words: readonly Keyed[]): (readonly Keyed[])[] {
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)])
}

/** Whether the dictation says these words one after the other near the word `after`, be they misspelt. */
export function isRepeatedPassage(
  words: readonly Keyed[],
  original: readonly Keyed[],
  after: number,
): boolean {
  if (words.length < 2 || words.length > LONGEST_GROUP) return false
  const start = Math.max(0, after - NEARBY)
  const nearby = original.slice(start, after + NEARBY)
  const keys = new Set(nearby.map(({ key }) => key))
  if (words.filter(({ key }) => keys.has(key)).length * 2 < words.length) return false
  const firsts = nearby.map((_, at) => start + at)
  return rotations(words).some((told) => firsts.some((first) => isRetold(told, original, first)))
}

/** How many of these extras, the first included, are one piece. */
function groupLength(extras: readonly PlacedExtra[], original: readonly TextWord[]): number {
  const words = extras.slice(0, LONGEST_GROUP).map(({ word }) => word)
  const after = extras[0]?.after ?? -1
  if (after === -1) return words.length
  const lengths = words.map((_, at) => words.length - at)
  const isPiece = (length: number): boolean => {
    const piece = words.slice(0, length)
    return isPassage(piece, original) || isRepeatedPassage(piece, original, after)
  }
  return lengths.find((length) => length > 1 && isPiece(length)) ?? 1
}

/** A title before the text and a repeated line are one each, misspelt or not; unread words are left out. */
export function groupedExtras(
  extras: readonly PlacedExtra[],
  original: readonly TextWord[],
): ExtraWord[] {
  const read = extras.filter(({ word }) => word.text !== '')
  const found: ExtraWord[] = []
  for (let at = 0; at < read.length; ) {
    const [first] = read.slice(at, at + 1)
    if (first === undefined) break
    const run = read.slice(at, at + LONGEST_GROUP)
    const end = run.findIndex(({ after }) => after !== first.after)
    const own = end < 0 ? run : run.slice(0, end)
    const group = own.slice(0, groupLength(own, original))
    const text = group.map(({ word }) => word.text).join(' ')
    found.push({ text, token: first.word.token, after: first.after })
    at += group.length
  }
  return found
}
