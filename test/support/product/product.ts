/** The product as its operator sees it: a process, what it prints, how it ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ProductOptions {
  readonly env: Readonly<Record<string, string>>
  /** Default: the checkout. */
  readonly cwd?: string
  /** Default: the server itself; `npm start` for example instead. */
  readonly command?: readonly [string, ...string[]]
}

export interface Product extends AsyncDisposable {
  readonly child: ChildProcess
  /** Resolves with the address when it is ready; rejects, with what it printed, when it ends before. */
  ready(): Promise<string>
  /** Resolves with the exit status. */
  ended(): Promise<number | null>
  stop(signal: NodeJS.Signals): Promise<number | null>
  /** All it has printed so far, on both streams. */
  printed(): string
}

const SERVER: readonly [string, ...string[]] = [
  process.execPath,
  new URL('../../../src/server/boot/main.ts', import.meta.url).pathname,
]

export function startProduct({ env, cwd, command = SERVER }: ProductOptions): Product {
  const [program, ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', ...env },
    ...(cwd === undefined ? {} : { cwd }),
  })
  const exited = once(child, 'exit')
  // The test run was interrupted.
  const abandon = (): boolean => child.kill('SIGTERM')
  process.once('exit', abandon)
  void exited.then(() => process.off('exit', abandon))
  const closed = once(child, 'close')
  let printed = ''
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      const url = /prêt\s: (\S+)\n/u.exec(printed)?.[1]
      if (url !== undefined) resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void closed.then(() => reject(new Error(`ended before it was ready:\n${printed}`)))
  })
  ready.catch(() => undefined)
  const ended = async (): Promise<number | null> => {
    await closed
    const [status] = await exited
    return typeof status === 'number' ? status : null
  }
  const stop = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    return ended()
  }
  return {
    child,
    ready: () => ready,
    ended,
    stop,
    printed: () => printed,
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null && child.signalCode === null) await stop('SIGTERM')
    },
  }
}
