/**
 * JSON lines. An event is named in kebab-case and carries figures and identifiers only: never a child's name, a text, an
 * e-mail, a password or a token.
 */
import type { Writable } from 'node:stream'

/** The first is the default of LOG_LEVEL. */
export const LOG_LEVELS = ['info', 'debug', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = Readonly<Record<LogLevel, (event: string, fields?: LogFields) => void>>

const RANKS: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 }

/** Lines below `least` are dropped. */
export function createLog(least: LogLevel, write: (line: string) => void): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}): void => {
      if (RANKS[level] < RANKS[least]) return
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Characters that wait for a reader who has stopped reading. */
const UNREAD_MAX = 1_000_000

/** Writes lines to a stream in memory's bounds: lines that would not fit are dropped, and counted when there is room again. */
export function lineWriter(out: Writable): (line: string) => void {
  let lost = 0
  return (line) => {
    if (out.writableLength > UNREAD_MAX) {
      lost += 1
      return
    }
    if (lost > 0) out.write(`${JSON.stringify({ level: 'warn', event: 'log-lines-lost', lost })}\n`)
    lost = 0
    out.write(line)
  }
}

export const SILENT_LOG: Log = createLog('error', () => undefined)
