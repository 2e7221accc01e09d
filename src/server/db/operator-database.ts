/** The database under the role that owns the tables, for the operator's work: it sees all rows and serves no request. */

import type { Log } from '../log.ts'
import type { QueryRunner } from './database.ts'
import { type Connection, createPool } from './pool.ts'

export interface OperatorDatabase {
  transaction<T>(work: (run: QueryRunner) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A back-up of years of work takes its time. */
const NO_LIMIT = 0

export function openOperatorDatabase(connection: Connection, log: Log): OperatorDatabase {
  const pool = createPool({ connection, name: 'operator', max: 1, log, answerMs: NO_LIMIT })
  function asQueryRunner(
    query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>,
  ): QueryRunner {
    return async <Row>({ text, values }: Parameters<QueryRunner>[0]) =>
      (await query(text, [...values])).rows as Row[]
  }
  return {
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const value = await work(asQueryRunner((text, values) => client.query(text, values)))
        await client.query('commit')
        return value
      } catch (error) {
        await client.query('rollback').catch(() => undefined)
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
