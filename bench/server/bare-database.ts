/** The least between a statement and PostgreSQL: one role that sees all rows, no owner named, no retries. */
import pg from 'pg'
import type { Database, QueryRunner, Statement } from '../../src/server/db/database.ts'

const CONNECTIONS = 10

function sent(client: pg.PoolClient, { name, text, values }: Statement): Promise<pg.QueryResult> {
  return client.query({ ...(name !== undefined && { name }), text, values: [...values] })
}

function parseRows<Row>(result: pg.QueryResult): Row[] {
  return result.rows as Row[]
}

/** What the stores of the product need, over `connectionString`. */
export function bareDatabase(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, pipeline: true })

  async function lent<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }

  const query = <Row>(statement: Statement): Promise<Row[]> =>
    lent(async (client) => parseRows<Row>(await sent(client, statement)))

  function transaction<T>(work: (run: QueryRunner) => Promise<T>): Promise<T> {
    return lent(async (client) => {
      const begun = client.query('begin')
      const value = await work(async (statement) => parseRows(await sent(client, statement)))
      await begun
      await client.query('commit')
      return value
    })
  }

  return {
    query: (_owner, statement) => query(statement),
    queries: (_owner, statements) =>
      lent(async (client) => {
        const results = await Promise.all(statements.map((statement) => sent(client, statement)))
        return results.map((result) => parseRows<unknown>(result))
      }),
    transaction: (_owner, work) => transaction(work),
    anonymous: { query, transaction },
    sessions: { query },
    ping: async () => undefined,
    close: () => pool.end(),
  }
}
