/** Letters out of the network's scores, one step after another (connectionist temporal classification, Graves 2006). */

/** `logProbabilities[step * alphabet.length + letter]`; letter 0 is the blank. */
export interface LetterScores {
  readonly alphabet: readonly string[]
  readonly steps: number
  readonly logProbabilities: Float32Array
}

export interface DecodedLetter {
  readonly letter: string
  /** Steps that show it, `to` past the last. */
  readonly from: number
  readonly to: number
  /** 0 to 1. */
  readonly probability: number
}

export interface DecodedWord {
  readonly text: string
  readonly from: number
  readonly to: number
  /** Geometric mean over its letters, 0 to 1. */
  readonly probability: number
}

function bestClass({ alphabet, logProbabilities }: LetterScores, step: number): number {
  const start = step * alphabet.length
  let best = 0
  for (let i = 1; i < alphabet.length; i += 1) {
    if ((logProbabilities[start + i] ?? 0) > (logProbabilities[start + best] ?? 0)) best = i
  }
  return best
}

/** The most probable class of each step, repeats and blanks left out. */
export function decodeLetters(scores: LetterScores): DecodedLetter[] {
  const letters: DecodedLetter[] = []
  let last = 0
  for (let step = 0; step < scores.steps; step += 1) {
    const best = bestClass(scores, step)
    const here = Math.exp(scores.logProbabilities[step * scores.alphabet.length + best] ?? 0)
    const before = letters.at(-1)
    if (best > 0 && best === last && before) {
      const probability = Math.max(before.probability, here)
      letters[letters.length - 1] = { ...before, to: step + 1, probability }
    } else if (best > 0) {
      const letter = scores.alphabet[best] ?? ''
      letters.push({ letter, from: step, to: step + 1, probability: here })
    }
    last = best
  }
  return letters
}

function wordOf(letters: readonly DecodedLetter[]): DecodedWord[] {
  const [first, last] = [letters[0], letters.at(-1)]
  if (!first || !last) return []
  const logarithms = letters.reduce((sum, { probability }) => sum + Math.log(probability), 0)
  return [
    {
      text: letters.map(({ letter }) => letter).join(''),
      from: first.from,
      to: last.to,
      probability: Math.exp(logarithms / letters.length),
    },
  ]
}

/** Words of a line, from left to right. */
export function decodeWords(scores: LetterScores): DecodedWord[] {
  const words: DecodedLetter[][] = [[]]
  for (const decoded of decodeLetters(scores)) {
    if (decoded.letter === ' ') words.push([])
    else words.at(-1)?.push(decoded)
  }
  return words.flatMap(wordOf)
}
