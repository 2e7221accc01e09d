/** Memory and functions of WebAssembly. */
import { type FunctionWriter, moduleOf } from './wasm-code.ts'

/** Neither the language's library nor Node's declares as much of it. */
declare const WebAssembly: {
  readonly Memory: new (size: {
    readonly initial: number
  }) => { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number }
  readonly Module: new (code: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, object>>,
  ) => { readonly exports: { readonly run: (...parameters: number[]) => void } }
}

const PAGE_BYTES = 65_536
/** Every place begins a line of the processor's cache. */
const ALIGNMENT = 64

/** The memory that compiled functions work in. Places in it are in bytes. */
export class NumberMemory {
  private readonly memory = new WebAssembly.Memory({ initial: 1 })
  private view = new Float32Array(this.memory.buffer)
  private end = 0

  take(bytes: number): number {
    const place = this.end
    this.end += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
    const missing = this.end - this.memory.buffer.byteLength
    if (missing > 0) {
      this.memory.grow(Math.ceil(missing / PAGE_BYTES))
      this.view = new Float32Array(this.memory.buffer)
    }
    return place
  }

  /** What was taken from here on is free again. */
  release(place: number): void {
    this.end = place
  }

  /** Valid until more is taken. */
  numbers(place: number, count: number): Float32Array {
    return this.view.subarray(place / 4, place / 4 + count)
  }

  put(values: Float32Array): number {
    const place = this.take(values.byteLength)
    this.numbers(place, values.length).set(values)
    return place
  }

  compile(writer: FunctionWriter): (...parameters: number[]) => void {
    const code = new WebAssembly.Module(moduleOf(writer))
    return new WebAssembly.Instance(code, { shared: { memory: this.memory } }).exports.run
  }
}
