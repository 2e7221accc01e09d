/** A layer that sees around each place, its outputs computed a tile of columns at once (`tiling.ts`). */
import { type Activation, clearMargins, type Layer, newActivation } from './activation.ts'
import { type Filter, type FilterShape, packFilter } from './filter.ts'
import { combination, product, SLACK_ROWS } from './kernels.ts'
import type { NumberMemory } from './number-memory.ts'
import { AT_ONE, TILE, tilingOf } from './tiling.ts'

interface Lane {
  /** In bytes: where its first column is, and from column to column. */
  readonly start: (activation: Activation) => number
  readonly step: (activation: Activation) => number
}

/** Rows; or columns that are `dilation` apart. */
function lanesOf(shown: Activation, { rows }: FilterShape, dilation: number): Lane[] {
  const count = rows > 1 ? shown.rows : dilation
  return Array.from({ length: count }, (_, lane) => ({
    start: (one) => one.place + lane * (rows > 1 ? one.rowBytes : 4 * one.channels),
    step: (one) => 4 * one.channels * dilation,
  }))
}

/** One plane for each value of the tiles. */
interface Planes {
  readonly place: number
  readonly bytes: number
}

interface Work {
  readonly lanes: readonly Lane[]
  readonly tiles: number
  /** Empty lanes before the first and after the last. */
  readonly edge: number
  readonly spread: Planes
  readonly products: Planes
}

/** Of stride one, its output as large as its input. `adds`: the input. */
export function tiledConvolution(
  memory: NumberMemory,
  filter: Filter,
  { dilation = 1, adds = false } = {},
): Layer {
  const { rows, taps, inputs, outputs } = filter
  const tiling = tilingOf(taps)
  const spreadTile = memory.compile(combination(tiling.spread))
  const multiply = memory.compile(product(inputs, outputs))
  const joinTile = memory.compile(combination(tiling.joined, { rectifies: true, adds }))
  const filters = tiling.weighed.map((factors) => memory.put(packFilter(filter, factors)))
  const bias = memory.put(filter.bias)
  const noBias = memory.put(new Float32Array(outputs))
  const reach = Math.floor(taps / 2)
  const takePlanes = (numbers: number): Planes => {
    const bytes = 4 * numbers
    return { place: memory.take(tiling.values * bytes), bytes }
  }
  const takeWork = (shown: Activation): Work => {
    const lanes = lanesOf(shown, filter, dilation)
    const tiles = Math.ceil(Math.ceil(shown.columns / dilation) / TILE)
    const edge = Math.floor(rows / 2)
    const spread = takePlanes(((lanes.length + 2 * edge) * tiles + SLACK_ROWS) * inputs)
    const products = takePlanes((lanes.length * tiles + SLACK_ROWS) * outputs)
    return { lanes, tiles, edge, spread, products }
  }
  const spreadTiles = (shown: Activation, { lanes, tiles, edge, spread }: Work): void => {
    for (const [i, lane] of lanes.entries()) {
      const step = lane.step(shown)
      const first = lane.start(shown) - reach * step
      const to = spread.place + 4 * (i + edge) * tiles * inputs
      for (let tile = 0; tile < tiles; tile += 1) {
        const from = first + TILE * tile * step
        spreadTile(from, step, to + 4 * tile * inputs, spread.bytes, 0, inputs)
      }
    }
  }
  const multiplyTiles = ({ lanes, tiles, edge, spread, products }: Work): void => {
    const laneBytes = 4 * tiles * inputs
    for (const [value, weights] of filters.entries()) {
      const from = spread.place + value * spread.bytes
      for (const lane of edge === 0 ? [] : [0, lanes.length + edge]) {
        memory.numbers(from + lane * laneBytes, laneBytes / 4).fill(0)
      }
      const to = products.place + value * products.bytes
      const added = value === AT_ONE ? bias : noBias
      multiply(from, weights, added, to, lanes.length * tiles, rows, laneBytes)
    }
  }
  const joinTiles = (shown: Activation, made: Activation, work: Work): void => {
    const { lanes, tiles, products } = work
    for (const [i, lane] of lanes.entries()) {
      const step = lane.step(made)
      for (let tile = 0; tile < tiles; tile += 1) {
        const from = products.place + 4 * (i * tiles + tile) * outputs
        const [to, beside] = [made, shown].map((one) => lane.start(one) + TILE * tile * step)
        joinTile(from, products.bytes, to ?? 0, step, beside ?? 0, outputs)
      }
    }
  }
  return (shown, room) => {
    const made = newActivation(room, { ...shown, channels: outputs })
    const work = takeWork(shown)
    spreadTiles(shown, work)
    multiplyTiles(work)
    joinTiles(shown, made, work)
    memory.release(work.spread.place)
    return clearMargins(memory, made)
  }
}
