/** The network for hands (`training/network.py`): a line of ink in, log-probabilities of letters out (decision 93). */
import { readFile } from 'node:fs/promises'
import type { LetterScores } from './ctc-decoding.ts'
import { INPUT_ROWS, type LineInput } from './line-input.ts'
import { activationBytes, type Layer } from './network/activation.ts'
import type { Filter, FilterShape } from './network/filter.ts'
import { columnProduct, INK_STRIDE, inkConvolution, maxPool } from './network/layers.ts'
import { NumberMemory } from './network/number-memory.ts'
import { tiledConvolution } from './network/tiled-convolution.ts'

export type ScoreLetters = (line: LineInput) => Promise<LetterScores>

/** Columns of ink to a step of the network. */
export const COLUMNS_PER_STEP = 4

const MODEL = new URL('../../../data/handwriting/', import.meta.url)

/** Channels of the layers, and dilations of the steps that see their neighbours. */
const [STROKES, LETTERS] = [[32, 64, 96, 160] as const, 256]
const DILATIONS = [1, 2, 1, 2, 4, 1]

/** Index 0 is the blank of CTC. */
async function readAlphabet(): Promise<readonly string[]> {
  const letters = await readFile(new URL('alphabet.txt', MODEL), 'utf8')
  return ['', ...letters.replace(/\n$/u, '')]
}

/** Weights of one layer after the other, as they lie in the file: in half precision. */
async function openWeights(): Promise<(shape: FilterShape) => Filter> {
  const bytes = await readFile(new URL('lines.weights', MODEL))
  let halves = new Float16Array(new Uint8Array(bytes).buffer)
  const take = (count: number): Float32Array => {
    if (count > halves.length) throw new Error('the file of weights is too short')
    const taken = Float32Array.from(halves.subarray(0, count))
    halves = halves.subarray(count)
    return taken
  }
  return (shape) => {
    const { rows, taps, inputs, outputs } = shape
    return { ...shape, weights: take(rows * taps * inputs * outputs), bias: take(outputs) }
  }
}

function logSoftmax(values: Float32Array, classes: number): Float32Array {
  const out = new Float32Array(values.length)
  for (let start = 0; start < values.length; start += classes) {
    const step = values.subarray(start, start + classes)
    let most = -Infinity
    for (const value of step) most = Math.max(most, value)
    let sum = 0
    for (const value of step) sum += Math.exp(value - most)
    const total = most + Math.log(sum)
    for (let i = 0; i < classes; i += 1) out[start + i] = (step[i] ?? 0) - total
  }
  return out
}

/** Loads the weights from the installation, and compiles the layers: no network, nothing written, no thread of its own. */
export async function startLineNetwork(): Promise<ScoreLetters> {
  const [alphabet, next] = await Promise.all([readAlphabet(), openWeights()])
  const memory = new NumberMemory()
  const [a, b, c, d] = STROKES
  const around3 = (inputs: number, outputs: number, adds = false): Layer =>
    tiledConvolution(memory, next({ rows: 3, taps: 3, inputs, outputs }), { adds })
  const neighbourhood = (dilation: number): Layer[] => {
    const [inputs, outputs] = [LETTERS, LETTERS]
    const around = next({ rows: 1, taps: 5, inputs, outputs })
    const mix = next({ rows: 1, taps: 1, inputs, outputs })
    return [
      tiledConvolution(memory, around, { dilation }),
      columnProduct(memory, mix, { adds: true }),
    ]
  }
  const first = inkConvolution(memory, next({ rows: 3, taps: 3, inputs: 1, outputs: a }))
  const layers: Layer[] = [
    around3(a, b),
    maxPool(memory, true),
    around3(b, c),
    around3(c, c, true),
    maxPool(memory, false),
    around3(c, d),
    around3(d, d, true),
    columnProduct(memory, next({ rows: 5, taps: 1, inputs: d, outputs: LETTERS }), {
      rectifies: true,
    }),
    ...DILATIONS.flatMap(neighbourhood),
    columnProduct(memory, next({ rows: 1, taps: 1, inputs: LETTERS, outputs: alphabet.length })),
  ]
  return async (line) => {
    const bytes = activationBytes(INPUT_ROWS / INK_STRIDE, Math.ceil(line.columns / INK_STRIDE), b)
    const rooms = [memory.take(bytes), memory.take(bytes)]
    const [room = 0] = rooms
    let shown = first(line, room)
    for (const [i, layer] of layers.entries()) shown = layer(shown, rooms[(i + 1) % 2] ?? 0)
    const letters = memory.numbers(shown.place, shown.columns * alphabet.length)
    memory.release(room)
    return {
      alphabet,
      steps: shown.columns,
      logProbabilities: logSoftmax(letters, alphabet.length),
    }
  }
}
