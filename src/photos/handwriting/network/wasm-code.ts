/** Writes WebAssembly: the few instructions that the network's arithmetic is made of, four numbers at once. */

export type Instruction = readonly number[]

/** Index of a parameter or a variable of a function. */
export type Local = number

const TYPES = { integer: 0x7f, vector: 0x7b } as const

function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): number[] {
  return value >= -0x40 && value < 0x40
    ? [value & 0x7f]
    : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}

function list(items: readonly (readonly number[])[]): number[] {
  return [...unsigned(items.length), ...items.flat()]
}

function sized(content: readonly number[]): number[] {
  return [...unsigned(content.length), ...content]
}

function name(text: string): number[] {
  return sized([...Buffer.from(text)])
}

const SIMD = 0xfd

export const read = (local: Local): Instruction => [0x20, ...unsigned(local)]
export const write = (local: Local): Instruction => [0x21, ...unsigned(local)]
export const constant = (value: number): Instruction => [0x41, ...signed(value)]
export const ADD_INTEGERS: Instruction = [0x6a]

/** `offset`, in bytes, is added to the address. */
export const load = (offset = 0): Instruction => [SIMD, 0x00, 4, ...unsigned(offset)]
export const store = (offset = 0): Instruction => [SIMD, 0x0b, 4, ...unsigned(offset)]
/** The number at an address, four times. */
export const loadFourTimes = (offset = 0): Instruction => [SIMD, 0x09, 2, ...unsigned(offset)]
export const fourTimes = (value: number): Instruction => [
  0x43,
  ...new Uint8Array(Float32Array.of(value).buffer),
  SIMD,
  0x13,
]
export const ADD: Instruction = [SIMD, 0xe4, 0x01]
export const GREATER: Instruction = [SIMD, 0xe9, 0x01]
/** One instruction of the processor where it has it (FMA), two where not: the first two multiplied, the third added. */
export const MULTIPLY_ADD: Instruction = [SIMD, 0x85, 0x02]

const LOOP = [0x03, 0x40]
const LOOP_AGAIN_IF = [0x0d, 0]
const GREATER_INTEGER = [0x4a]
const END = 0x0b

/** A function without a result; its parameters, which are integers, come before its variables. */
export class FunctionWriter {
  private parameterCount = 0
  private readonly types: number[] = []
  private readonly code: number[] = []

  parameter(): Local {
    this.parameterCount += 1
    return this.parameterCount - 1
  }

  integer(): Local {
    return this.parameterCount + this.types.push(TYPES.integer) - 1
  }

  vector(): Local {
    return this.parameterCount + this.types.push(TYPES.vector) - 1
  }

  emit(...instructions: readonly Instruction[]): void {
    for (const instruction of instructions) this.code.push(...instruction)
  }

  /** Moves an address. */
  advance(local: Local, by: Instruction): void {
    this.emit(read(local), by, ADD_INTEGERS, write(local))
  }

  /** At least once, until `left` is used up. */
  repeat(left: Local, step: number, body: () => void): void {
    this.emit(LOOP)
    body()
    this.advance(left, constant(-step))
    this.emit(read(left), constant(0), GREATER_INTEGER, LOOP_AGAIN_IF, [END])
  }

  signature(): number[] {
    const parameters = Array.from({ length: this.parameterCount }, () => [TYPES.integer])
    return [0x60, ...list(parameters), 0]
  }

  body(): number[] {
    return sized([...list(this.types.map((type) => [1, type])), ...this.code, END])
  }
}

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

/** The function, exported as `run`, in a module that is given its memory as `shared.memory`. */
export function moduleOf(writer: FunctionWriter): Uint8Array<ArrayBuffer> {
  const section = (id: number, entry: readonly number[]): number[] => [id, ...sized(list([entry]))]
  return Uint8Array.from([
    ...HEADER,
    ...section(1, writer.signature()),
    ...section(2, [...name('shared'), ...name('memory'), 2, 0, 1]),
    ...section(3, [0]),
    ...section(7, [...name('run'), 0, 0]),
    ...section(10, writer.body()),
  ])
}
