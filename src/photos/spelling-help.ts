/**
 * The word of the language that a misread one stands for, when one alone is near. Only for lists of words, which an adult
 * wrote: in a child's copy it would hide the errors.
 */
import { bareWord, type WhichAreWords } from './known-words.ts'

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 4
/** From this length on two letters may have been misread. */
const LONG = 6

/** Letters that the engine takes for one another in handwriting, and letters that differ by an accent. */
const LOOK_ALIKES = ['nuvrmw', 'aoecu', 'litjf', 'gqyj', 'bhkl', 'sreaz', 'ftp', 'dal']
const ACCENTS = ['eéè', 'eêë', 'éèê', 'aàâ', 'iîï', 'oô', 'uùû', 'uü', 'cç']
/** Groups of strokes that look like one letter. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['ni', 'm'],
  ['in', 'm'],
  ['nn', 'm'],
  ['cl', 'd'],
  ['ii', 'u'],
  ['vv', 'w'],
  ['œ', 'oe'],
]
/** Letters of one or two thin strokes, which the engine passes over. */
const THIN = 'ielrnut'

const COSTS = { accent: 0.4, lookAlike: 0.5, doubled: 0.5, pair: 0.6, dropped: 1, added: 1 }

type Candidates = Map<string, number>

function propose(found: Candidates, word: string, cost: number): void {
  if (cost < (found.get(word) ?? Number.POSITIVE_INFINITY)) found.set(word, cost)
}

function othersOf(letter: string, groups: readonly string[]): string[] {
  return groups
    .filter((group) => group.includes(letter))
    .flatMap((group) => [...group].filter((other) => other !== letter))
}

function replaceLetters(found: Candidates, word: string, paid: number): void {
  for (const [i, letter] of [...word].entries()) {
    const [before, after] = [word.slice(0, i), word.slice(i + 1)]
    for (const other of othersOf(letter, ACCENTS)) {
      propose(found, before + other + after, paid + COSTS.accent)
    }
    for (const other of othersOf(letter, LOOK_ALIKES)) {
      propose(found, before + other + after, paid + COSTS.lookAlike)
    }
  }
}

function addOrDrop(found: Candidates, word: string, i: number): void {
  const [before, letter, after] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)]
  const wasDoubled = before.endsWith(letter)
  propose(found, before + after, wasDoubled ? COSTS.doubled : COSTS.dropped)
  propose(found, before + letter + letter + after, COSTS.doubled)
  for (const thin of THIN) propose(found, before + thin + letter + after, COSTS.added)
}

function changePairs(found: Candidates, word: string): void {
  for (const [one, other] of [...PAIRS, ...PAIRS.map(([a, b]) => [b, a] as const)]) {
    for (let i = word.indexOf(one); i >= 0; i = word.indexOf(one, i + 1)) {
      propose(found, word.slice(0, i) + other + word.slice(i + one.length), COSTS.pair)
    }
  }
}

/** What a word may have been before it was misread, and at what cost. */
function candidatesOf(word: string): Candidates {
  const found: Candidates = new Map()
  replaceLetters(found, word, 0)
  changePairs(found, word)
  const replaced = [...found]
  if (word.length >= LONG) for (const [near, cost] of replaced) replaceLetters(found, near, cost)
  for (let i = 0; i < word.length; i += 1) addOrDrop(found, word, i)
  found.delete(word)
  return found
}

/** The cheapest candidate that is a word; undefined when two are. */
function nearest(candidates: Candidates, words: ReadonlySet<string>): string | undefined {
  const known = [...candidates].filter(([word]) => words.has(word)).sort((a, b) => a[1] - b[1])
  const [first, second] = known
  if (!first || (second && second[1] <= first[1])) return undefined
  return first[0]
}

/** The part of an elided form that can be looked up: `école` of `l'école`. */
function stemOf(text: string): string {
  return /[^']*$/u.exec(bareWord(text))?.[0] ?? ''
}

/** For each text that stands for another word, the text with that word; the others are absent. */
export async function misreadWords(
  texts: readonly string[],
  which: WhichAreWords,
): Promise<ReadonlyMap<string, string>> {
  const asked = texts.flatMap((text) => {
    const stem = stemOf(text)
    const ordinary = stem.length >= LEAST_LETTERS && /^\p{Ll}+$/u.test(stem)
    return ordinary ? [{ text, stem, candidates: candidatesOf(stem) }] : []
  })
  const forms = new Set(asked.flatMap(({ candidates }) => [...candidates.keys()]))
  const words = new Set(await which([...forms], 'school'))
  return new Map(
    asked.flatMap(({ text, stem, candidates }) => {
      const word = nearest(candidates, words)
      return word === undefined ? [] : [[text, text.replace(stem, word)] as const]
    }),
  )
}
