/** The most probable of many words in the network's scores: all of them share their first letters, and the work on these. */
import { type LetterScores, logSum } from '../handwriting/ctc-decoding.ts'
import type { StepSpan } from '../verification/text-likelihood.ts'

/** Words by their letters, one branch a class of the network. */
export interface WordTree {
  readonly branches: Map<number, WordTree>
  word?: string
}

/** Words with letters that the network does not write are left out. */
export function wordTree(words: readonly string[], alphabet: readonly string[]): WordTree {
  const classes = new Map(alphabet.map((letter, at) => [letter, at]))
  const root: WordTree = { branches: new Map() }
  for (const word of words) {
    const letters = Array.from(word, (letter) => classes.get(letter) ?? 0)
    if (letters.includes(0)) continue
    let tree = root
    for (const letter of letters) {
      const next = tree.branches.get(letter) ?? { branches: new Map() }
      tree.branches.set(letter, next)
      tree = next
    }
    tree.word = word
  }
  return root
}

/** After each number of steps: paths that show the letters so far and end in the blank, or in the last letter. */
interface Paths {
  readonly last: number
  readonly blank: Float64Array
  readonly letter: Float64Array
}

class SpanSearch {
  readonly #scores: LetterScores
  readonly #span: StepSpan
  readonly #steps: number
  /** The most that the steps from each one on can add. */
  readonly #rest: Float64Array
  word: string | undefined
  #least: number

  constructor(scores: LetterScores, span: StepSpan, least: number) {
    this.#scores = scores
    this.#span = span
    this.#steps = span.to - span.from
    this.#least = least
    this.#rest = new Float64Array(this.#steps + 1)
    const { length } = scores.alphabet
    for (let step = this.#steps - 1; step >= 0; step -= 1) {
      const at = (span.from + step) * length
      const most = scores.logProbabilities
        .subarray(at, at + length)
        .reduce((a, b) => Math.max(a, b))
      this.#rest[step] = (this.#rest[step + 1] ?? 0) + most
    }
  }

  #shown(step: number, letter: number): number {
    const { alphabet, logProbabilities } = this.#scores
    return logProbabilities[(this.#span.from + step) * alphabet.length + letter] ?? -Infinity
  }

  start(): Paths {
    const blank = new Float64Array(this.#steps + 1)
    for (let step = 0; step < this.#steps; step += 1) {
      blank[step + 1] = (blank[step] ?? 0) + this.#shown(step, 0)
    }
    return { last: 0, blank, letter: new Float64Array(this.#steps + 1).fill(-Infinity) }
  }

  /** One letter more. */
  follow(before: Paths, last: number): Paths {
    const blank = new Float64Array(this.#steps + 1).fill(-Infinity)
    const letter = new Float64Array(this.#steps + 1).fill(-Infinity)
    const at = (list: Float64Array, step: number): number => list[step] ?? -Infinity
    for (let step = 0; step < this.#steps; step += 1) {
      // The same letter twice has a blank between.
      const from = last === before.last ? -Infinity : at(before.letter, step)
      const entered = logSum(at(before.blank, step), from)
      letter[step + 1] = logSum(at(letter, step), entered) + this.#shown(step, last)
      blank[step + 1] = logSum(at(blank, step), at(letter, step)) + this.#shown(step, 0)
    }
    return { last, blank, letter }
  }

  /** What a text that goes on from here may have at most. */
  #reach({ letter }: Paths): number {
    let most = -Infinity
    for (let step = 1; step <= this.#steps; step += 1) {
      most = Math.max(most, (letter[step] ?? 0) + (this.#rest[step] ?? 0))
    }
    return most + Math.log(this.#steps)
  }

  search(tree: WordTree, before: Paths): void {
    for (const [letter, branch] of tree.branches) {
      const paths = this.follow(before, letter)
      if (this.#reach(paths) <= this.#least) continue
      const total = logSum(
        paths.blank[this.#steps] ?? -Infinity,
        paths.letter[this.#steps] ?? -Infinity,
      )
      if (branch.word !== undefined && total > this.#least) {
        this.#least = total
        this.word = branch.word
      }
      this.search(branch, paths)
    }
  }
}

/**
 * The word that the span most probably shows behind the classes of `prefix`, if it is more probable than `least`, a natural
 * logarithm.
 */
export function mostProbableWord(
  scores: LetterScores,
  span: StepSpan,
  tree: WordTree,
  { prefix, least }: { readonly prefix: readonly number[]; readonly least: number },
): string | undefined {
  const search = new SpanSearch(scores, span, least)
  search.search(
    tree,
    prefix.reduce((paths, letter) => search.follow(paths, letter), search.start()),
  )
  return search.word
}
