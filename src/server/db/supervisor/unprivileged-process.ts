/** Runs the PostgreSQL programs under the account lent to them, away from this process' environment. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { OPERATOR_TEXTS } from '../../../texts/operator/operator.ts'
import { OperatorError } from '../../errors.ts'
import type { OsAccount } from './os-account.ts'

/** Options common to every program: neither PGDATA and its like, nor a locale or a folder that the account may lack. */
export function unprivilegedOptions(account: OsAccount | undefined): SpawnOptions {
  const lent = account === undefined ? {} : { uid: account.uid, gid: account.gid }
  return { ...lent, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

/** The end of a program's complaint: what fits in a sentence. */
export function lastLines(output: string): string {
  return output.trim().split('\n').slice(-3).join(' ')
}

/** Resolves with the exit status; a program that cannot be run at all is a status too. */
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

/** Runs a program to its end; refuses, with what it said, when it fails. */
export async function runProgram(account: OsAccount | undefined, program: Program): Promise<void> {
  const child = spawn(program.path, program.args, {
    ...unprivilegedOptions(account),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const exited = exitOf(child)
  // A program that ends before reading all of its input says why on its own.
  child.stdin?.on('error', () => undefined).end(program.input ?? '')
  const complaint = child.stderr === null ? '' : await text(child.stderr)
  if ((await exited) !== 0) {
    throw new OperatorError(OPERATOR_TEXTS.postgresFailed(lastLines(complaint)))
  }
}
