/** The arithmetic that takes the network's time, as WebAssembly: the processor keeps a block of every product in its registers. */
import {
  ADD,
  constant,
  FunctionWriter,
  fourTimes,
  GREATER,
  type Local,
  load,
  loadFourTimes,
  MULTIPLY_ADD,
  read,
  store,
  write,
} from './wasm-code.ts'

/** What is done to each result: negative ones become zero; then what stands there already, or beside, is added. */
export interface Finish {
  readonly rectifies?: boolean
  readonly adds?: boolean
}

/** Rows and columns of a block of a product, and its columns as vectors. */
const BLOCK_ROWS = 4
export const BLOCK_COLUMNS = 8
const VECTOR_BYTES = 16
const BLOCK_BYTES = 32
const UNROLLED = 4

/** Rows that a product may write beyond its last one. */
export const SLACK_ROWS = BLOCK_ROWS - 1

interface Block {
  /** One variable for each row and vector of the block. */
  readonly sums: readonly (readonly Local[])[]
  readonly columns: readonly Local[]
  readonly value: Local
}

function newBlock(writer: FunctionWriter): Block {
  const vectors = (): Local[] => Array.from({ length: 2 }, () => writer.vector())
  return {
    sums: Array.from({ length: BLOCK_ROWS }, vectors),
    columns: vectors(),
    value: writer.vector(),
  }
}

function eachSum(
  { sums }: Block,
  visit: (sum: Local, place: { readonly row: number; readonly bytes: number }) => void,
): void {
  for (const [row, vectors] of sums.entries()) {
    for (const [v, sum] of vectors.entries()) visit(sum, { row, bytes: v * VECTOR_BYTES })
  }
}

/** Stores a sum as its finish says. */
function finishSum(
  writer: FunctionWriter,
  sum: Local,
  { rectifies, adds }: Finish,
  { to, beside, offset = 0 }: { to: Local; beside: Local; offset?: number },
): void {
  writer.emit(read(to), read(sum))
  if (rectifies) writer.emit(fourTimes(0), GREATER)
  if (adds) writer.emit(read(beside), load(offset), ADD)
  writer.emit(store(offset))
}

/** Adds to the block: `count` columns of what is on its left times as many rows of the filters. */
function multiply(
  writer: FunctionWriter,
  { sums, columns, value }: Block,
  { left, filter }: Readonly<Record<'left' | 'filter', Local>>,
  { inputs, count }: { readonly inputs: number; readonly count: number },
): void {
  for (let i = 0; i < count; i += 1) {
    for (const [v, column] of columns.entries()) {
      writer.emit(read(filter), load(i * BLOCK_BYTES + v * VECTOR_BYTES), write(column))
    }
    for (const [row, vectors] of sums.entries()) {
      writer.emit(read(left), loadFourTimes(4 * (row * inputs + i)), write(value))
      for (const [v, sum] of vectors.entries()) {
        writer.emit(read(value), read(columns[v] ?? 0), read(sum), MULTIPLY_ADD, write(sum))
      }
    }
  }
  writer.advance(left, constant(4 * count))
  writer.advance(filter, constant(BLOCK_BYTES * count))
}

/**
 * `from, filters, bias, to, rows, taps, tapBytes`: each row of `to` becomes the bias and, for each tap, a row of `from` (`tapBytes` after that of the last tap) times the tap's
 * filter. Filters lie in blocks of columns.
 */
export function product(inputs: number, outputs: number, finish: Finish = {}): FunctionWriter {
  const writer = new FunctionWriter()
  const from = writer.parameter()
  const filters = writer.parameter()
  const bias = writer.parameter()
  const to = writer.parameter()
  const rows = writer.parameter()
  const taps = writer.parameter()
  const tapBytes = writer.parameter()
  const left = {
    columns: writer.integer(),
    rows: writer.integer(),
    taps: writer.integer(),
    inputs: writer.integer(),
  }
  const at = {
    row: writer.integer(),
    left: writer.integer(),
    filter: writer.integer(),
    result: writer.integer(),
  }
  const block = newBlock(writer)
  const count = inputs % UNROLLED === 0 ? UNROLLED : 1
  const addTap = (): void => {
    writer.emit(constant(inputs), write(left.inputs))
    writer.repeat(left.inputs, count, () => multiply(writer, block, at, { inputs, count }))
    writer.advance(at.left, read(tapBytes))
    writer.advance(at.left, constant(-4 * inputs))
  }
  const makeRows = (): void => {
    eachSum(block, (sum, { bytes }) => writer.emit(read(bias), load(bytes), write(sum)))
    writer.emit(read(at.row), write(at.left), read(filters), write(at.filter))
    writer.emit(read(taps), write(left.taps))
    writer.repeat(left.taps, 1, addTap)
    eachSum(block, (sum, { row, bytes }) => {
      const offset = 4 * row * outputs + bytes
      finishSum(writer, sum, finish, { to: at.result, beside: at.result, offset })
    })
    writer.advance(at.row, constant(4 * BLOCK_ROWS * inputs))
    writer.advance(at.result, constant(4 * BLOCK_ROWS * outputs))
  }
  writer.emit(constant(outputs), write(left.columns))
  writer.repeat(left.columns, BLOCK_COLUMNS, () => {
    writer.emit(read(from), write(at.row), read(to), write(at.result), read(rows), write(left.rows))
    writer.repeat(left.rows, BLOCK_ROWS, makeRows)
    writer.emit(read(at.filter), write(filters))
    writer.advance(bias, constant(BLOCK_BYTES))
    writer.advance(to, constant(BLOCK_BYTES))
  })
  return writer
}

function addUp(
  writer: FunctionWriter,
  { row, values, sum }: { row: readonly number[]; values: readonly Local[]; sum: Local },
): void {
  writer.emit(fourTimes(0), write(sum))
  for (const [i, factor] of row.entries()) {
    if (factor === 0) continue
    writer.emit(read(values[i] ?? 0), fourTimes(factor), read(sum), MULTIPLY_ADD, write(sum))
  }
}

/** `from, fromBytes, to, toBytes, beside, count`: vectors of `count` numbers, `toBytes` apart, become sums of others, `fromBytes` apart; `matrix` has a row for each sum. */
export function combination(matrix: readonly (readonly number[])[], finish: Finish = {}) {
  const writer = new FunctionWriter()
  const from = writer.parameter()
  const fromBytes = writer.parameter()
  const to = writer.parameter()
  const toBytes = writer.parameter()
  const beside = writer.parameter()
  const count = writer.parameter()
  const at = { from: writer.integer(), to: writer.integer(), beside: writer.integer() }
  const values = (matrix[0] ?? []).map(() => writer.vector())
  const sum = writer.vector()
  writer.repeat(count, 4, () => {
    writer.emit(read(from), write(at.from), read(to), write(at.to), read(beside), write(at.beside))
    for (const value of values) {
      writer.emit(read(at.from), load(), write(value))
      writer.advance(at.from, read(fromBytes))
    }
    for (const row of matrix) {
      addUp(writer, { row, values, sum })
      finishSum(writer, sum, finish, { to: at.to, beside: at.beside })
      for (const place of [at.to, at.beside]) writer.advance(place, read(toBytes))
    }
    for (const place of [from, to, beside]) writer.advance(place, constant(VECTOR_BYTES))
  })
  return writer
}

/** `from, fromBytes, to, count`: `count` numbers, each the greater one of two that are `fromBytes` apart. */
export function greaterOfTwo(): FunctionWriter {
  const writer = new FunctionWriter()
  const from = writer.parameter()
  const fromBytes = writer.parameter()
  const to = writer.parameter()
  const count = writer.parameter()
  const other = writer.integer()
  writer.repeat(count, 4, () => {
    writer.emit(read(from), write(other))
    writer.advance(other, read(fromBytes))
    writer.emit(read(to), read(from), load(), read(other), load(), GREATER, store())
    for (const place of [from, to]) writer.advance(place, constant(VECTOR_BYTES))
  })
  return writer
}
