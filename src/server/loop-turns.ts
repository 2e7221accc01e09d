/** Work of many rows on the server's own thread: between two of them whoever else has asked is answered. */
import { setImmediate } from 'node:timers/promises'

export async function mapInTurns<Row, Value>(
  rows: readonly Row[],
  work: (row: Row) => Value,
): Promise<Value[]> {
  const values: Value[] = []
  for (const row of rows) {
    values.push(work(row))
    await setImmediate()
  }
  return values
}
