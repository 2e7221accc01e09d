/** The simple layers of the network, each compiled for its shape. */
import { FULL_INK, INPUT_ROWS, type LineInput } from '../line-input.ts'
import { type Activation, clearMargins, type Layer, newActivation } from './activation.ts'
import { type Filter, packFilter } from './filter.ts'
import { type Finish, greaterOfTwo, product, SLACK_ROWS } from './kernels.ts'
import type { NumberMemory } from './number-memory.ts'

/** Rows and columns of ink that the first layer sees at once; it goes on by two. */
const SEEN = 3
export const INK_STRIDE = 2

/** What the first layer sees for each column of a row, side by side. */
function seenInk({ columns, ink }: LineInput, row: number, out: Float32Array): void {
  let at = 0
  for (let column = 0; at < out.length; column += INK_STRIDE) {
    for (let y = row - 1; y < row - 1 + SEEN; y += 1) {
      for (let x = column - 1; x < column - 1 + SEEN; x += 1, at += 1) {
        const isInside = y >= 0 && y < INPUT_ROWS && x >= 0 && x < columns
        out[at] = isInside ? (ink[y * columns + x] ?? 0) / FULL_INK : 0
      }
    }
  }
}

/** Of stride two, from ink to channels. */
export function inkConvolution(memory: NumberMemory, filter: Filter) {
  const shape = { rows: 1, taps: 1, inputs: SEEN * SEEN, outputs: filter.outputs }
  const multiply = memory.compile(product(shape.inputs, shape.outputs, { rectifies: true }))
  const weights = memory.put(packFilter({ ...filter, ...shape }, [1]))
  const bias = memory.put(filter.bias)
  return (line: LineInput, room: number): Activation => {
    const columns = Math.ceil(line.columns / INK_STRIDE)
    const size = { rows: INPUT_ROWS / INK_STRIDE, columns, channels: shape.outputs }
    const made = newActivation(room, size)
    const seen = memory.take(4 * (columns + SLACK_ROWS) * shape.inputs)
    for (let row = 0; row < size.rows; row += 1) {
      seenInk(line, INK_STRIDE * row, memory.numbers(seen, columns * shape.inputs))
      multiply(seen, weights, bias, made.place + row * made.rowBytes, columns, 1, 0)
    }
    memory.release(seen)
    return clearMargins(memory, made)
  }
}

/** One row of all rows, column by column. */
export function columnProduct(memory: NumberMemory, filter: Filter, finish: Finish = {}): Layer {
  const { rows, inputs, outputs } = filter
  const multiply = memory.compile(product(inputs, outputs, finish))
  const weights = memory.put(packFilter(filter, [1]))
  const bias = memory.put(filter.bias)
  return (shown, room) => {
    const made = newActivation(room, { rows: 1, columns: shown.columns, channels: outputs })
    multiply(shown.place, weights, bias, made.place, shown.columns, rows, shown.rowBytes)
    return clearMargins(memory, made)
  }
}

/** The greatest of two rows, and of two columns where `columns` is 2. */
export function maxPool(memory: NumberMemory, ofColumns: boolean): Layer {
  const greater = memory.compile(greaterOfTwo())
  return (shown, room) => {
    const { channels, rowBytes, place } = shown
    const rows = Math.floor(shown.rows / 2)
    const columns = ofColumns ? Math.floor(shown.columns / 2) : shown.columns
    const made = newActivation(room, { rows, columns, channels })
    for (let row = 0; row < rows; row += 1) {
      const from = place + 2 * row * rowBytes
      const to = made.place + row * made.rowBytes
      greater(from, rowBytes, ofColumns ? from : to, shown.columns * channels)
      for (let column = 0; ofColumns && column < columns; column += 1) {
        const at = 4 * column * channels
        greater(from + 2 * at, 4 * channels, to + at, channels)
      }
    }
    return clearMargins(memory, made)
  }
}
