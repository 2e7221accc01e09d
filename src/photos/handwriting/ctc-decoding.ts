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

/** Of two probabilities given as logarithms. */
export function logSum(a: number, b: number): number {
  if (a === -Infinity) return b
  if (b === -Infinity) return a
  return a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b))
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

/** Blank, letter, blank, letter … blank. */
function statesOf(text: readonly string[], alphabet: readonly string[]): number[] {
  return [0, ...text.flatMap((letter) => [Math.max(0, alphabet.indexOf(letter)), 0])]
}

/** How many states back the best path into `state` comes from: 0, 1, or 2 where no blank parts two different letters. */
function bestLeap(sums: Float64Array, states: readonly number[], state: number): number {
  const sumOf = (back: number): number => sums[state - back] ?? -Infinity
  const mayLeap = states[state] !== 0 && states[state] !== states[state - 2]
  const near = sumOf(1) > sumOf(0) ? 1 : 0
  return mayLeap && sumOf(2) > sumOf(near) ? 2 : near
}

/** Where each letter of `text` most probably stands (Viterbi's path); none where the steps have no room for them. */
export function alignLetters(scores: LetterScores, text: string): DecodedLetter[] {
  const { alphabet, steps, logProbabilities } = scores
  const states = statesOf(Array.from(text), alphabet)
  const probability = (step: number, state: number): number =>
    logProbabilities[step * alphabet.length + (states[state] ?? 0)] ?? -Infinity
  const leaps: Uint8Array[] = []
  // A path begins before the first blank, or before the first letter.
  let sums = new Float64Array(states.length).fill(-Infinity)
  for (let step = 0; step < steps; step += 1) {
    const leap = new Uint8Array(states.length)
    const before = sums
    sums = before.map((_, state) => {
      if (step === 0) return state <= 1 ? probability(0, state) : -Infinity
      leap[state] = bestLeap(before, states, state)
      return (before[state - (leap[state] ?? 0)] ?? -Infinity) + probability(step, state)
    })
    leaps.push(leap)
  }
  const end = (sums.at(-1) ?? 0) >= (sums.at(-2) ?? 0) ? states.length - 1 : states.length - 2
  if (!((sums[end] ?? -Infinity) > -Infinity)) return []
  const letters = Array.from(text, (letter) => ({ letter, from: 0, to: 0, probability: 0 }))
  let state = end
  for (let step = steps - 1; step >= 0; step -= 1) {
    const shown = state % 2 === 1 ? letters[(state - 1) / 2] : undefined
    if (shown) {
      shown.from = step
      shown.to ||= step + 1
      shown.probability = Math.max(shown.probability, Math.exp(probability(step, state)))
    }
    state -= leaps[step]?.[state] ?? 0
  }
  return letters
}

/** Words of a line that reads `text`, from left to right. */
export function alignWords(scores: LetterScores, text: string): DecodedWord[] {
  const words: DecodedLetter[][] = [[]]
  for (const aligned of alignLetters(scores, text)) {
    if (aligned.letter === ' ') words.push([])
    else words.at(-1)?.push(aligned)
  }
  return words.flatMap(wordOf)
}
