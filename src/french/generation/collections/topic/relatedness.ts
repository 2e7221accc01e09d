/**
 * How much a line has to do with what a list is about: explicit semantic analysis (Gabrilovich & Markovitch 2007), whose
 * concepts are the themed collections.
 */
import type { SentenceCollection } from '../../../data/sentence-collection.ts'
import { visitWords } from '../../../data/written-form.ts'
import { indexOf, type LineIndex } from '../line-index.ts'

/** From 0, about other things, to 1. */
export type Relatedness = (text: string) => number

/** What is thought of a line before any of its words is seen, and how many bits of its words weigh as much. */
const PRIOR = 0.15
const PRIOR_BITS = 3

/** What the theme that was asked is worth beside the words, each worth at most about five. */
const THEME_WEIGHT = 8

/** A word of as many lines is in all themes. */
const MOST_LINES = 2500

/** How much each of the themes that know a word has to do with it; of length 1. */
interface WordVector {
  readonly themes: Uint16Array
  readonly weights: Float32Array
  /** Inverse document frequency: a word of few themes says more. */
  readonly idf: number
}

interface Themes {
  readonly index: LineIndex
  readonly collections: readonly SentenceCollection[]
  /** Of each line the number of its theme; those of no theme have none. */
  readonly ofLine: Int16Array
  readonly known: Map<string, WordVector | null>
}

const THEMED = /^(?:themes|petites-classes|grandes-classes)\//u

function newThemes(all: readonly SentenceCollection[]): Themes {
  const index = indexOf(all)
  const collections = all.filter(({ id }) => THEMED.test(id))
  const ofLine = new Int16Array(index.lines.length).fill(-1)
  for (const [at, collection] of collections.entries()) {
    const from = index.starts.get(collection) ?? 0
    ofLine.fill(at, from, from + collection.lines.length)
  }
  return { index, collections, ofLine, known: new Map() }
}

const THEMES = new WeakMap<readonly SentenceCollection[], Themes>()

function themesOf(collections: readonly SentenceCollection[]): Themes {
  const known = THEMES.get(collections) ?? newThemes(collections)
  THEMES.set(collections, known)
  return known
}

/** The vector of a word in any of its forms; null for one that no theme knows, or every one. */
function newVector(forms: readonly string[], themes: Themes): WordVector | null {
  const counts = new Map<number, number>()
  const numbers = forms.flatMap((form) => themes.index.written.of(form))
  for (const number of numbers.length < MOST_LINES ? numbers : []) {
    const theme = themes.ofLine[number] ?? -1
    if (theme >= 0) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  }
  if (counts.size === 0) return null
  const weights = Float32Array.from(counts.values(), (count) => Math.log2(1 + count))
  const length = Math.hypot(...weights)
  return {
    themes: Uint16Array.from(counts.keys()),
    weights: weights.map((weight) => weight / length),
    idf: Math.log2(themes.collections.length / counts.size),
  }
}

function vectorOf(word: string, themes: Themes): WordVector | null {
  const known = themes.known.get(word)
  if (known !== undefined) return known
  const vector = newVector([word], themes)
  themes.known.set(word, vector)
  return vector
}

function added(profile: Float32Array, { themes, weights }: WordVector, by: number): void {
  for (const [at, theme] of themes.entries())
    profile[theme] = (profile[theme] ?? 0) + by * (weights[at] ?? 0)
}

function product({ themes, weights }: WordVector, profile: Float32Array): number {
  let sum = 0
  for (let at = 0; at < themes.length; at += 1)
    sum += (weights[at] ?? 0) * (profile[themes[at] ?? 0] ?? 0)
  return sum
}

const LEAST_LETTERS = 3

function wordsOf(text: string): string[] {
  const words: string[] = []
  visitWords(text, (word) => {
    if (word.length >= LEAST_LETTERS) words.push(word)
  })
  return words
}

/** What a list is about. */
export interface ListTopic {
  /** The forms of each of its words. */
  readonly words: readonly (readonly string[])[]
  /** The theme as typed. */
  readonly typed: string
  readonly isOnTheme: (collection: SentenceCollection) => boolean
}

function profileOf({ words, typed, isOnTheme }: ListTopic, themes: Themes): Float32Array {
  const profile = new Float32Array(themes.collections.length)
  const own = [...words, ...wordsOf(typed).map((word) => [word])]
  for (const forms of own) {
    const vector = newVector([...new Set(forms.flatMap(wordsOf))], themes)
    if (vector !== null) added(profile, vector, vector.idf)
  }
  const onTheme = [...themes.collections.keys()].filter((at) => {
    const collection = themes.collections[at]
    return collection !== undefined && isOnTheme(collection)
  })
  for (const at of onTheme) profile[at] = (profile[at] ?? 0) + THEME_WEIGHT / onTheme.length
  const length = Math.hypot(...profile)
  return length === 0 ? profile : profile.map((weight) => weight / length)
}

/** A text looked at again and again is read once. */
function remembered(relatedness: Relatedness): Relatedness {
  const known = new Map<string, number>()
  return (text) => {
    const value = known.get(text) ?? relatedness(text)
    known.set(text, value)
    return value
  }
}

export interface ListRelatedness {
  readonly whole: Relatedness
  /** What a line says beside the words of the list: «pêcher en pirogue» of «les habitants du village pêchent en pirogue». */
  readonly rest: Relatedness
}

export function newRelatedness(
  collections: readonly SentenceCollection[],
  topic: ListTopic,
): ListRelatedness {
  const themes = themesOf(collections)
  const profile = profileOf(topic, themes)
  const own = new Set([...topic.words.flat(), topic.typed].flatMap(wordsOf))
  const byWord = new Map<string, { readonly value: number; readonly idf: number }>()
  const ofWord = (word: string): { readonly value: number; readonly idf: number } => {
    const vector = vectorOf(word, themes)
    const found =
      vector === null
        ? { value: 0, idf: 0 }
        : { value: product(vector, profile) * vector.idf, idf: vector.idf }
    byWord.set(word, found)
    return found
  }
  const relatedness =
    (isCounted: (word: string) => boolean): Relatedness =>
    (text) => {
      let sum = PRIOR * PRIOR_BITS
      let weight = PRIOR_BITS
      visitWords(text, (word) => {
        if (word.length < LEAST_LETTERS || !isCounted(word)) return
        const { value, idf } = byWord.get(word) ?? ofWord(word)
        sum += value
        weight += idf
      })
      return sum / weight
    }
  // A line is ranked, then counted again for each of the ways in which it may be told.
  return {
    whole: remembered(relatedness(() => true)),
    rest: remembered(relatedness((word) => !own.has(word))),
  }
}
