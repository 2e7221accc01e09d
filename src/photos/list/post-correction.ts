/**
 * OCR post-correction by weighted edit distance: an unknown word becomes the nearest word of the school vocabulary, when one
 * alone is nearest. For word lists only, which an adult wrote: in a child's copy it would hide the errors.
 */
import { type LexiconLookup, stripPunctuation } from '../recognition/lexicon-lookup.ts'
import type { VotedLine } from '../recognition/word-lattice.ts'

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 4
const MIN_LETTERS_FOR_TWO = 6

/** Letters that engines confuse in handwriting. */
const CONFUSION_SETS = ['nuvrmw', 'aoecu', 'litjf', 'gqyj', 'bhkl', 'sreaz', 'ftp', 'dal']
const ACCENTS = ['eéè', 'eêë', 'éèê', 'aàâ', 'iîï', 'oô', 'uùû', 'uü', 'cç']
const CONFUSED_PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['ni', 'm'],
  ['in', 'm'],
  ['nn', 'm'],
  ['cl', 'd'],
  ['ii', 'u'],
  ['vv', 'w'],
  ['œ', 'oe'],
]
/** Letters of one or two thin strokes, which engines skip. */
const THIN_LETTERS = 'ielrnut'

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
    for (const other of othersOf(letter, CONFUSION_SETS)) {
      propose(found, before + other + after, paid + COSTS.lookAlike)
    }
  }
}

function addOrDrop(found: Candidates, word: string, i: number): void {
  const [before, letter, after] = [word.slice(0, i), word.charAt(i), word.slice(i + 1)]
  const wasDoubled = before.endsWith(letter)
  propose(found, before + after, wasDoubled ? COSTS.doubled : COSTS.dropped)
  propose(found, before + letter + letter + after, COSTS.doubled)
  for (const thin of THIN_LETTERS) propose(found, before + thin + letter + after, COSTS.added)
}

function changePairs(found: Candidates, word: string): void {
  for (const [one, other] of [
    ...CONFUSED_PAIRS,
    ...CONFUSED_PAIRS.map(([a, b]) => [b, a] as const),
  ]) {
    for (let i = word.indexOf(one); i >= 0; i = word.indexOf(one, i + 1)) {
      propose(found, word.slice(0, i) + other + word.slice(i + one.length), COSTS.pair)
    }
  }
}

function candidatesOf(word: string): Candidates {
  const found: Candidates = new Map()
  replaceLetters(found, word, 0)
  changePairs(found, word)
  const replaced = [...found]
  if (word.length >= MIN_LETTERS_FOR_TWO)
    for (const [near, cost] of replaced) replaceLetters(found, near, cost)
  for (let i = 0; i < word.length; i += 1) addOrDrop(found, word, i)
  found.delete(word)
  return found
}

/** The cheapest candidate that is a word; undefined on a tie. */
function nearest(candidates: Candidates, words: ReadonlySet<string>): string | undefined {
  const known = [...candidates].filter(([word]) => words.has(word)).sort((a, b) => a[1] - b[1])
  const [first, second] = known
  if (!first || (second && second[1] <= first[1])) return undefined
  return first[0]
}

function stemOf(text: string): string {
  return /[^']*$/u.exec(stripPunctuation(text))?.[0] ?? ''
}

export async function findCorrections(
  texts: readonly string[],
  lexicon: LexiconLookup,
): Promise<ReadonlyMap<string, string>> {
  const misread = texts.flatMap((text) => {
    const stem = stemOf(text)
    const ordinary = stem.length >= MIN_LETTERS && /^\p{Ll}+$/u.test(stem)
    return ordinary ? [{ text, stem, candidates: candidatesOf(stem) }] : []
  })
  const forms = new Set(misread.flatMap(({ candidates }) => [...candidates.keys()]))
  const words = new Set(await lexicon([...forms], 'school'))
  return new Map(
    misread.flatMap(({ text, stem, candidates }) => {
      const word = nearest(candidates, words)
      return word === undefined ? [] : [[text, text.replace(stem, word)] as const]
    }),
  )
}

export async function correctMisreadings(
  lines: readonly VotedLine[],
  lexicon: LexiconLookup,
): Promise<VotedLine[]> {
  const unknown = lines.flat().filter((word) => !word.known)
  const texts = new Set(unknown.map((word) => word.text))
  const corrections = await findCorrections([...texts], lexicon)
  return lines.map((line) =>
    line.map((word) => {
      const text = word.known ? undefined : corrections.get(word.text)
      return text === undefined ? word : { ...word, text, confidence: 0, votes: 0, handwriting: 0 }
    }),
  )
}
