/** Runs the PostgreSQL programs under an unprivileged account and without this process's environment. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { OperatorError } from '../../errors.ts'
import type { OsAccount } from './os-account.ts'

/** Options common to every program: neither PGDATA and its like, nor a locale or a folder that the account may lack. */
export function unprivilegedOptions(account: OsAccount | undefined): SpawnOptions {
  const identity = account === undefined ? {} : { uid: account.uid, gid: account.gid }
  return { ...identity, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

/** The end of a program's output, short enough for an error message. */
export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-3).join(' ')
}

/** Resolves with the exit status, 127 for a program that cannot be run (as a shell does). */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 128))
  })
}

export interface Program {
  readonly path: string
  readonly args: readonly string[]
  readonly input?: string
}

/** Runs a program to its end; throws an OperatorError with the end of its stderr when it fails. */
export async function runProgram(account: OsAccount | undefined, program: Program): Promise<void> {
  const child = spawn(program.path, program.args, {
    ...unprivilegedOptions(account),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const exited = exitOf(child)
  // EPIPE of a program that ends before reading its input: its exit status and stderr say why.
  child.stdin?.on('error', () => undefined).end(program.input ?? '')
  const stderr = child.stderr === null ? '' : await text(child.stderr)
  if ((await exited) !== 0) {
    throw new OperatorError(OPERATOR_TEXTS.postgresFailed(lastLines(stderr)))
  }
}
