import { BLOCK_COLUMNS } from './kernels.ts'

export interface FilterShape {
  readonly rows: number
  readonly taps: number
  readonly inputs: number
  readonly outputs: number
}

/** Weights in the order of rows, taps, inputs, outputs. */
export interface Filter extends FilterShape {
  readonly weights: Float32Array
  readonly bias: Float32Array
}

/** What `product` takes: blocks of columns, in each the rows, in each the inputs. `weightOf` answers that of a row's input. */
function packed(
  { rows, inputs, outputs }: FilterShape,
  weightOf: (input: number, output: number) => number,
): Float32Array {
  const out = new Float32Array(rows * inputs * outputs)
  let at = 0
  for (let block = 0; block < outputs; block += BLOCK_COLUMNS) {
    for (let input = 0; input < rows * inputs; input += 1) {
      for (let i = 0; i < BLOCK_COLUMNS; i += 1, at += 1) out[at] = weightOf(input, block + i)
    }
  }
  return out
}

/** The filter's value at a point, where `factors` are the powers of its taps. */
export function packFilter(filter: Filter, factors: readonly number[]): Float32Array {
  const { taps, inputs, outputs, weights } = filter
  return packed(filter, (input, output) => {
    const row = Math.floor(input / inputs)
    const first = (row * taps * inputs + (input % inputs)) * outputs + output
    let sum = 0
    for (let tap = 0; tap < taps; tap += 1) {
      sum += (factors[tap] ?? 0) * (weights[first + tap * inputs * outputs] ?? 0)
    }
    return sum
  })
}
