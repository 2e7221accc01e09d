/**
 * JSON lines. An event is named in kebab-case and carries figures and identifiers only: never a child's name, a text, an
 * e-mail, a password or a token.
 */
import type { LogLevel } from './env.ts'

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

export const SILENT_LOG: Log = createLog('error', () => undefined)
