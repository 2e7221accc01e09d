/** The only file that knows the ONNX runtime: a line of ink in, log-probabilities of letters out. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { LetterScores } from './ctc-decoding.ts'
import { FULL_INK, INPUT_ROWS, type LineInput } from './line-input.ts'

export type ScoreLetters = (line: LineInput) => Promise<LetterScores>

/** Columns of ink to a step of the network. */
export const COLUMNS_PER_STEP = 4

const MODEL = new URL('../../../data/handwriting/', import.meta.url)

/** Index 0 is the blank of CTC. */
async function readAlphabet(): Promise<readonly string[]> {
  const letters = await readFile(new URL('alphabet.txt', MODEL), 'utf8')
  return ['', ...letters.replace(/\n$/u, '')]
}

/** Loads the runtime and the weights from the installation: no network, nothing written, no thread of its own. */
export async function startLineNetwork(): Promise<ScoreLetters> {
  const find = createRequire(import.meta.url).resolve
  env.wasm.numThreads = 1
  env.wasm.wasmBinary = await readFile(find('onnxruntime-web/ort-wasm-simd-threaded.wasm'))
  const alphabet = await readAlphabet()
  const session = await InferenceSession.create(await readFile(new URL('lines.onnx', MODEL)), {
    executionProviders: ['wasm'],
    graphOptimizationLevel: 'all',
  })
  return async ({ columns, ink }) => {
    const values = Float32Array.from(ink, (value) => value / FULL_INK)
    const shown = new Tensor('float32', values, [1, 1, INPUT_ROWS, columns])
    const { letters } = await session.run({ ink: shown })
    const logProbabilities = letters?.data
    if (!(logProbabilities instanceof Float32Array)) throw new Error('the model answers letters')
    return { alphabet, steps: letters?.dims[1] ?? 0, logProbabilities }
  }
}
