import { expect, test } from 'vitest'
import { newRandom } from '../../../domain/random.ts'
import { type Activation, activationBytes, type Layer, newActivation } from './activation.ts'
import type { Filter, FilterShape } from './filter.ts'
import { columnProduct, inkConvolution, maxPool } from './layers.ts'
import { NumberMemory } from './number-memory.ts'
import { tiledConvolution } from './tiled-convolution.ts'

type Values = (row: number, column: number, channel: number) => number

interface Shown {
  readonly rows: number
  readonly columns: number
  readonly channels: number
  readonly valueAt: Values
}

const random = newRandom(3)

function numbers(count: number): Float32Array {
  return Float32Array.from({ length: count }, () => random.next() - 0.5)
}

function filterOf(shape: FilterShape): Filter {
  const { rows, taps, inputs, outputs } = shape
  return { ...shape, weights: numbers(rows * taps * inputs * outputs), bias: numbers(outputs) }
}

/** Zero beyond the border. */
function shownOf(rows: number, columns: number, channels: number): Shown {
  const values = numbers(rows * columns * channels)
  const valueAt: Values = (row, column, channel) =>
    row < 0 || row >= rows || column < 0 || column >= columns
      ? 0
      : (values[(row * columns + column) * channels + channel] ?? 0)
  return { rows, columns, channels, valueAt }
}

function read(memory: NumberMemory, made: Activation): Shown {
  const { rows, columns, channels, place, rowBytes } = made
  const valueAt: Values = (row, column, channel) =>
    memory.numbers(place + row * rowBytes + 4 * (column * channels + channel), 1)[0] ?? Number.NaN
  return { rows, columns, channels, valueAt }
}

function written(memory: NumberMemory, shown: Shown): Activation {
  const { rows, columns, channels, valueAt } = shown
  const bytes = activationBytes(rows, columns, channels)
  const room = memory.take(bytes)
  memory.numbers(room, bytes / 4).fill(0)
  const activation = newActivation(room, shown)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const place = activation.place + row * activation.rowBytes + 4 * column * channels
      const own = Array.from({ length: channels }, (_, channel) => valueAt(row, column, channel))
      memory.numbers(place, channels).set(own)
    }
  }
  return activation
}

/** Room of any earlier work: what it left must not be seen. */
function usedRoom(memory: NumberMemory, bytes: number): number {
  const room = memory.take(bytes)
  memory.numbers(room, bytes / 4).fill(1e6)
  return room
}

function applied(memory: NumberMemory, layer: Layer, shown: Shown, outputs: number): Shown {
  const activation = written(memory, shown)
  const room = usedRoom(memory, activationBytes(shown.rows, shown.columns, outputs))
  return read(memory, layer(activation, room))
}

function convolved(shown: Shown, filter: Filter, dilation: number): Values {
  const { rows, taps, inputs, outputs, weights, bias } = filter
  return (row, column, output) => {
    let sum = bias[output] ?? 0
    for (let r = 0; r < rows; r += 1) {
      for (let tap = 0; tap < taps; tap += 1) {
        const x = column + dilation * (tap - Math.floor(taps / 2))
        for (let i = 0; i < inputs; i += 1) {
          const weight = weights[((r * taps + tap) * inputs + i) * outputs + output] ?? 0
          sum += weight * shown.valueAt(row + r - Math.floor(rows / 2), x, i)
        }
      }
    }
    return Math.max(0, sum)
  }
}

function expectAll(made: Shown, expected: Values): void {
  let most = 0
  for (let row = 0; row < made.rows; row += 1) {
    for (let column = 0; column < made.columns; column += 1) {
      for (let channel = 0; channel < made.channels; channel += 1) {
        const gap = made.valueAt(row, column, channel) - expected(row, column, channel)
        most = Math.max(most, Number.isNaN(gap) ? Infinity : Math.abs(gap))
      }
    }
  }
  expect(most).toBeLessThan(1e-4)
}

test.each([
  ['around each place', { rows: 3, taps: 3, inputs: 8, outputs: 16 }, 4, 1],
  ['along a row', { rows: 1, taps: 5, inputs: 16, outputs: 8 }, 1, 1],
  ['two steps apart', { rows: 1, taps: 5, inputs: 16, outputs: 8 }, 1, 2],
  ['four steps apart', { rows: 1, taps: 5, inputs: 16, outputs: 8 }, 1, 4],
])('HAN-01 tiles answer what a convolution does: %s', (_, shape, rows, dilation) => {
  for (const columns of [1, 3, 8, 21, 34]) {
    const memory = new NumberMemory()
    const filter = filterOf(shape)
    const shown = shownOf(rows, columns, shape.inputs)
    const made = applied(
      memory,
      tiledConvolution(memory, filter, { dilation }),
      shown,
      shape.outputs,
    )
    expectAll(made, convolved(shown, filter, dilation))
  }
})

test('HAN-01 what a layer was shown is added to what it makes of it', () => {
  const memory = new NumberMemory()
  const filter = filterOf({ rows: 3, taps: 3, inputs: 8, outputs: 8 })
  const shown = shownOf(5, 13, 8)
  const made = applied(memory, tiledConvolution(memory, filter, { adds: true }), shown, 8)
  const own = convolved(shown, filter, 1)
  expectAll(made, (...at) => shown.valueAt(...at) + own(...at))
})

test('HAN-01 a column of several rows becomes one', () => {
  const memory = new NumberMemory()
  const filter = filterOf({ rows: 5, taps: 1, inputs: 8, outputs: 24 })
  const shown = shownOf(5, 10, 8)
  const layer = columnProduct(memory, filter, { rectifies: true })
  // Filters of an odd number of rows stand in their middle.
  const own = convolved(shown, filter, 1)
  expectAll(applied(memory, layer, shown, 24), (_, column, output) => own(2, column, output))
})

test('HAN-01 a mixture is added to what stands in its place, and leaves nothing beside', () => {
  const memory = new NumberMemory()
  const filter = filterOf({ rows: 1, taps: 1, inputs: 8, outputs: 8 })
  const [shown, before] = [shownOf(1, 6, 8), shownOf(1, 6, 8)]
  const stands = written(memory, before)
  const room = stands.place - newActivation(0, before).place
  const made = columnProduct(memory, filter, { adds: true })(written(memory, shown), room)
  expectAll(read(memory, made), (row, column, output) => {
    const [positive, negative] = [1, -1].map((sign) => {
      const signed = { ...filter, weights: filter.weights.map((value) => sign * value) }
      return convolved(shown, { ...signed, bias: filter.bias.map((value) => sign * value) }, 1)
    })
    const mixed = (positive?.(row, column, output) ?? 0) - (negative?.(row, column, output) ?? 0)
    return before.valueAt(row, column, output) + mixed
  })
  expect(read(memory, made).valueAt(0, 6, 0)).toBe(0)
})

test('HAN-01 the greatest of two rows, and of two columns', () => {
  const memory = new NumberMemory()
  const shown = shownOf(6, 9, 8)
  expectAll(applied(memory, maxPool(memory, false), shown, 8), (row, column, channel) =>
    Math.max(...[0, 1].map((i) => shown.valueAt(2 * row + i, column, channel))),
  )
  const both = applied(memory, maxPool(memory, true), shown, 8)
  expect([both.rows, both.columns]).toEqual([3, 4])
  expectAll(both, (row, column, channel) =>
    Math.max(
      ...[0, 1].flatMap((i) =>
        [0, 1].map((j) => shown.valueAt(2 * row + i, 2 * column + j, channel)),
      ),
    ),
  )
})

test('HAN-01 ink is seen in every second row and column', () => {
  const memory = new NumberMemory()
  const columns = 11
  const ink = Uint8Array.from({ length: 40 * columns }, () => random.next() * 212)
  const filter = filterOf({ rows: 3, taps: 3, inputs: 1, outputs: 8 })
  const valueAt: Values = (row, column) =>
    row < 0 || row >= 40 || column < 0 || column >= columns
      ? 0
      : (ink[row * columns + column] ?? 0) / 212
  const own = convolved({ rows: 40, columns, channels: 1, valueAt }, filter, 1)
  const room = usedRoom(memory, activationBytes(20, 6, 8))
  const made = inkConvolution(memory, filter)({ columns, ink, toPageX: (x) => x }, room)
  expect([made.rows, made.columns]).toEqual([20, 6])
  expectAll(read(memory, made), (row, column, output) => own(2 * row, 2 * column, output))
})
