/**
 * Global alignment of two word sequences (Needleman and Wunsch, 1970), with extra moves for joined, split and transposed
 * words, computed within a widening band.
 */
import { phoneticKey } from '../text/child-misspelling.ts'
import { wordDistance } from '../text/word-distance.ts'

export interface AlignableWord {
  readonly text: string
  /** What is compared; `text` only breaks ties between words with the same key («a», «à»). */
  readonly key: string
}

/** Words of the original and of the copy that a move consumes; the first of equal cost wins. */
const MOVES = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
] as const

export type AlignmentMove = (typeof MOVES)[number]

/** A deletion and an insertion together cost more than any substitution. */
const MISSING_COST = 0.7
const EXTRA_COST = 0.5
const NUANCE_COST = 0.02
const SWAP_COST = 0.6
const BREAK_COST = 0.2
const BREAK_DISTANCE_COST = 1.6
/** Beyond this distance the words are different rather than joined or split. */
const BREAK_DISTANCE = 0.25
/** At most, where they sound alike: «au temps» for «autant». */
const ALIKE_DISTANCE = 0.15

/** Up to here, letters left out make another word: «as» is not «à s». */
const SHORT_WORD = 4

/** Half-widths of the band around the diagonal. */
const FIRST_BAND = 8
const WIDEST_BAND = 256
/** Least cost of moving one word away from the diagonal: proves a path optimal within its band. */
const DRIFT_COST = 0.35

/** One of the two word lists, with what the cost functions look up. */
interface Sequence {
  readonly words: readonly AlignableWord[]
  readonly letters: readonly string[]
  readonly sounds: readonly string[]
  readonly before: readonly number[]
  readonly ids: readonly number[]
  readonly numbers: ReadonlyMap<string, number>
}

interface SequencePair {
  readonly original: Sequence
  readonly copy: Sequence
  /** Memoised distances by the ids of both keys; -1 while unknown. */
  readonly known: Float64Array
}

/** Children often leave apostrophes and hyphens out. */
function lettersOf(word: AlignableWord): string {
  return word.key.replace(/['-]/gu, '')
}

function sequenceOf(words: readonly AlignableWord[]): Sequence {
  const letters = words.map(lettersOf)
  let count = 0
  const before = [0, ...letters.map((text) => (count += text.length))]
  const numbers = new Map<string, number>()
  const ids = words.map(({ key }) => {
    const id = numbers.get(key) ?? numbers.size
    numbers.set(key, id)
    return id
  })
  return { words, letters, sounds: letters.map(phoneticKey), before, ids, numbers }
}

function sequencePairOf(
  original: readonly AlignableWord[],
  copy: readonly AlignableWord[],
): SequencePair {
  const sequences = { original: sequenceOf(original), copy: sequenceOf(copy) }
  const pairs = sequences.original.numbers.size * sequences.copy.numbers.size
  return { ...sequences, known: new Float64Array(pairs).fill(-1) }
}

function distanceOf({ original, copy, known }: SequencePair, i: number, j: number): number {
  const pair = (original.ids[i] ?? 0) * copy.numbers.size + (copy.ids[j] ?? 0)
  const before = known[pair] ?? -1
  if (before >= 0) return before
  const distance = wordDistance(original.words[i]?.key ?? '', copy.words[j]?.key ?? '')
  known[pair] = distance
  return distance
}

function singleCost(pair: SequencePair, i: number, j: number): number {
  const word = pair.original.words[i]
  const written = pair.copy.words[j]
  if (!word || !written) return Infinity
  if (word.key !== written.key) return distanceOf(pair, i, j)
  return word.text === written.text ? 0 : NUANCE_COST
}

/** «jusque à» for «jusqu'à», «le arbre» for «l'arbre». */
function isElisionInFull(single: string, [elided = '', ...others]: readonly string[]): boolean {
  const isElidable = /^(?:[cdjlmnst]e|la|si|(?:jus|lors|puis)?que)$/u.test(elided)
  return isElidable && single === elided.slice(0, -1) + others.join('')
}

/** «esque» for «est-ce que»: as it is said. */
function isQuestionAsSaid(single: string, [first, ...others]: readonly string[]): boolean {
  const rest = others.join('')
  const isWhole = first === 'estce' && /^qu/u.test(rest) && single.endsWith(rest)
  return isWhole && /^[eé](?:s{1,2}|st|ce|sse|sce)$/u.test(single.slice(0, -rest.length))
}

/** «ella» for «elle a», «jevé» for «je vais», «opié» for «aux pieds»: said in one breath, the words lose their weak e, or keep it. */
function isSaidAtOnce(single: string, sounds: string, several: readonly string[]): boolean {
  const isLong = single.length >= SHORT_WORD
  if (isLong && sounds === several.map((word) => phoneticKey(word)).join('')) return true
  if (single.length < SHORT_WORD - 1 || single[0] !== several[0]?.[0]) return false
  const elided = several.map((word, at) =>
    /^[aeiouyh]/u.test(several[at + 1] ?? '') ? word.replace(/(?<=..)e$/u, '') : word,
  )
  const isElided = single === elided.join('') || sounds === phoneticKey(elided.join(''))
  return isElided || (isLong && sounds === phoneticKey(several.join('')))
}

/** Infinite unless most letters are there, or all sounds, and no fewer of the several words match as well. */
function breakCost([one, at]: WordPosition, [many, first]: WordPosition, count: number): number {
  const single = one.letters[at] ?? ''
  const length = (many.before[first + count] ?? 0) - (many.before[first] ?? 0)
  const longest = Math.max(single.length, length)
  const several = many.letters.slice(first, first + count)
  if (isQuestionAsSaid(single, several)) return BREAK_COST
  const isAlike = one.sounds[at] === many.sounds.slice(first, first + count).join('')
  const isFar = Math.abs(single.length - length) > longest * BREAK_DISTANCE
  // «de or» for «dehors»: short, but every sound is there.
  if (isFar && !(isAlike && single.length > SHORT_WORD)) return Infinity
  const isElided = one.words[at]?.key.includes("'") === true
  if (isElided && isElisionInFull(single, several)) return BREAK_COST
  const exact = wordDistance(single, several.join(''))
  const distance = isAlike ? Math.min(exact, ALIKE_DISTANCE) : exact
  if (distance > BREAK_DISTANCE) return Infinity
  const fewer = [...several, several.slice(1).join(''), several.slice(0, -1).join('')]
  return fewer.some((part) => wordDistance(single, part) <= distance)
    ? Infinity
    : BREAK_COST + BREAK_DISTANCE_COST * distance
}

type WordPosition = readonly [sequence: Sequence, at: number]

/** In a dictation that contains «lune», «lune» is not a misspelt «le une». */
function joinedCost({ original, copy }: SequencePair, i: number, j: number, count: number): number {
  const [single = '', sounds = ''] = [copy.letters[j], copy.sounds[j]]
  const atOnce = isSaidAtOnce(single, sounds, original.letters.slice(i, i + count))
    ? BREAK_COST + BREAK_DISTANCE_COST * ALIKE_DISTANCE
    : Infinity
  const cost = Math.min(breakCost([copy, j], [original, i], count), atOnce)
  return cost > BREAK_COST && original.numbers.has(copy.words[j]?.key ?? '') ? Infinity : cost
}

function swapCost({ original, copy }: SequencePair, i: number, j: number): number {
  const [a, b] = [original.words[i]?.key, original.words[i + 1]?.key]
  const crossed = a === copy.words[j + 1]?.key && b === copy.words[j]?.key
  return crossed && a !== b ? SWAP_COST : Infinity
}

function moveCost(pair: SequencePair, [taken, used]: AlignmentMove, i: number, j: number): number {
  const { original, copy } = pair
  if (i + taken > original.words.length || j + used > copy.words.length) return Infinity
  if (used === 0) return MISSING_COST
  if (taken === 0) return EXTRA_COST
  if (taken === 1 && used === 1) return singleCost(pair, i, j)
  if (taken === 2 && used === 2) return swapCost(pair, i, j)
  if (taken === 1) return breakCost([original, i], [copy, j], used)
  return joinedCost(pair, i, j, taken)
}

interface Table {
  readonly costs: Float64Array
  readonly moves: Uint8Array
}

function fillCell(pair: SequencePair, { costs, moves }: Table, cell: number): void {
  const width = pair.copy.words.length + 1
  const [i, j] = [Math.floor(cell / width), cell % width]
  let best = Infinity
  for (const [index, move] of MOVES.entries()) {
    const follower = costs[cell + move[0] * width + move[1]] ?? Infinity
    if (follower >= best) continue
    const total = moveCost(pair, move, i, j) + follower
    if (total < best - 1e-9) {
      best = total
      moves[cell] = index
    }
  }
  costs[cell] = best
}

/** Fills the band backwards, so that ties favour the earlier words. */
function movesWithin(pair: SequencePair, band: number): Table {
  const [rows, columns] = [pair.original.words.length, pair.copy.words.length]
  const width = columns + 1
  const costs = new Float64Array((rows + 1) * width).fill(Infinity)
  const table = { costs, moves: new Uint8Array(costs.length) }
  costs[costs.length - 1] = 0
  for (let i = rows; i >= 0; i--) {
    const middle = rows === 0 ? 0 : Math.round((i * columns) / rows)
    const [from, to] = rows === 0 ? [0, columns] : [middle - band, middle + band]
    for (let j = Math.min(columns, to); j >= Math.max(0, from); j--) {
      if (i < rows || j < columns) fillCell(pair, table, i * width + j)
    }
  }
  return table
}

/** Widens the band until no path outside it can be cheaper. */
function bestMoves(pair: SequencePair): Uint8Array {
  const widest = Math.max(pair.original.words.length, pair.copy.words.length)
  let band = FIRST_BAND + Math.abs(pair.original.words.length - pair.copy.words.length)
  for (;;) {
    const { costs, moves } = movesWithin(pair, band)
    const sure = (costs[0] ?? Infinity) <= band * DRIFT_COST
    if (sure || band >= widest || band >= WIDEST_BAND) return moves
    band *= 2
  }
}

/** Together the moves consume every word of both lists once, in order. */
export function alignmentPath(
  original: readonly AlignableWord[],
  copy: readonly AlignableWord[],
): AlignmentMove[] {
  const moves = bestMoves(sequencePairOf(original, copy))
  const width = copy.length + 1
  const path: AlignmentMove[] = []
  for (let cell = 0; cell < moves.length - 1; ) {
    const move = MOVES[moves[cell] ?? 0] ?? MOVES[0]
    path.push(move)
    cell += move[0] * width + move[1]
  }
  return path
}
