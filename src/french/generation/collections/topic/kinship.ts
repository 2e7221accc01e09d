/** How much two wordings have to do with each other: how often the lines of the collections have a word of both. */
import type { Language } from '../../../data/language.ts'
import { writtenLines } from '../line-index.ts'

/** In powers of two of what chance would give. */
export type Kinship = (one: readonly string[], other: readonly string[]) => number

/** A word in more lines than this says nothing of what a line is about. */
const COMMON = 1500

const CONTENT = /\p{L}{4,}/gu

/** Words that say what a text is about, in lower case. */
export function wordsAbout(text: string): readonly string[] {
  return text.toLocaleLowerCase('fr').match(CONTENT) ?? []
}

export function newKinship({ collections }: Language): Kinship {
  const { linesOf, total } = writtenLines(collections)
  const byWord = new Map<string, readonly number[]>()
  const telling = (word: string): readonly number[] => {
    const numbers = byWord.get(word) ?? linesOf(word)
    byWord.set(word, numbers.length < COMMON ? numbers : [])
    return numbers.length < COMMON ? numbers : []
  }
  const known = new Map<string, ReadonlySet<number>>()
  const linesAbout = (words: readonly string[]): ReadonlySet<number> => {
    const key = words.join(' ')
    const numbers = known.get(key) ?? new Set(words.flatMap(telling))
    known.set(key, numbers)
    return numbers
  }
  return (one, other) => {
    const first = linesAbout(one)
    const second = linesAbout(other)
    let both = 0
    for (const number of first) if (second.has(number)) both += 1
    const expected = (first.size * second.size) / total
    return Math.log2((both + 1) / (expected + 1))
  }
}
