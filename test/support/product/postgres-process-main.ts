/**
 * A process that starts the embedded PostgreSQL of argv[2], says so on stdout, and leaves on SIGTERM. Tests kill it.
 * With `write` as argv[3] it also inserts rows without end and prints the number of each one acknowledged.
 */
import pg from 'pg'
import { startEmbeddedPostgres } from '../../../src/server/db/supervisor/embedded-postgres.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'

const [, , dataDir = '', mode] = process.argv
const WRITERS = 8

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

async function writeWithoutEnd(pool: pg.Pool, writer: number): Promise<never> {
  for (let row = 1; ; row += 1) {
    await pool.query('insert into written (writer, row) values ($1, $2)', [writer, row])
    process.stdout.write(`${writer} ${row}\n`)
  }
}

try {
  const postgres = await startEmbeddedPostgres({ dataDir, log: SILENT_LOG })
  void postgres.exited.then(() => {
    say({ exited: true })
    process.exit(1)
  })
  const pool = new pg.Pool({ ...postgres.connection, max: WRITERS })
  pool.on('error', () => undefined)
  const leave = async (): Promise<void> => {
    await Promise.allSettled([pool.end(), postgres.stop()])
    process.exit(0)
  }
  process.once('SIGTERM', leave)
  // The test run was interrupted.
  process.stdin.once('end', leave).resume()
  if (mode === 'write') {
    await pool.query('create table if not exists written (writer int, row int)')
    await pool.query('delete from written')
  }
  say({ ready: postgres.connection })
  if (mode === 'write') {
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeWithoutEnd(pool, writer)))
  }
} catch (error) {
  say({ refused: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
