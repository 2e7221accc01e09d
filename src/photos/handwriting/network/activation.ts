/** What a layer of the network is shown, and makes. */
import { SLACK_ROWS } from './kernels.ts'
import type { NumberMemory } from './number-memory.ts'

/** Rows of columns of channels; all columns beside a row's own are zero, as many as any layer looks at. */
export interface Activation {
  readonly rows: number
  readonly columns: number
  readonly channels: number
  /** In bytes: of the first column of the first row, and from row to row. */
  readonly place: number
  readonly rowBytes: number
}

/** Columns before and after a row: two steps of the widest dilation, and what the last tile may write beyond. */
const BEFORE = 8
const AFTER = 24

export function activationBytes(rows: number, columns: number, channels: number): number {
  return 4 * channels * (rows * (columns + BEFORE + AFTER) + SLACK_ROWS)
}

export function newActivation(
  room: number,
  size: Pick<Activation, 'rows' | 'columns' | 'channels'>,
): Activation {
  const { columns, channels } = size
  const place = room + 4 * BEFORE * channels
  return { ...size, place, rowBytes: 4 * (columns + BEFORE + AFTER) * channels }
}

/** What layers wrote beside the rows is no ink. */
export function clearMargins(memory: NumberMemory, activation: Activation): Activation {
  const { rows, columns, channels, place, rowBytes } = activation
  for (let row = 0; row < rows; row += 1) {
    const start = place + row * rowBytes
    memory.numbers(start - 4 * BEFORE * channels, BEFORE * channels).fill(0)
    memory.numbers(start + 4 * columns * channels, AFTER * channels).fill(0)
  }
  return activation
}

/** Makes of one activation another one, in the room at `place`. */
export type Layer = (shown: Activation, room: number) => Activation
