/** Instants of PostgreSQL as the contract writes them. A list of thirty rows has sixty: a `Date` for each costs more than its query. */
import pg from 'pg'

const TIMESTAMPTZ = 1184

const ISO_LENGTHS = { shortest: '2026-11-21 17:35:24+00'.length, longest: 29 }

/** Whether a text is an instant of UTC with a year of four figures, as a session under our roles writes it. */
function isPlain(text: string): boolean {
  const { shortest, longest } = ISO_LENGTHS
  return (
    text.length >= shortest && text.length <= longest && text[10] === ' ' && text.endsWith('+00')
  )
}

/** `2026-11-21 17:35:24.5+00` as `2026-11-21T17:35:24.500Z`; what is no instant (`infinity`) stays as it is. */
export function isoTimestamp(text: string): string {
  if (isPlain(text)) {
    const milliseconds = `${text.slice(20, -3)}000`.slice(0, 3)
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
  }
  const read: unknown = pg.types.getTypeParser(TIMESTAMPTZ, 'text')(text)
  return read instanceof Date ? read.toISOString() : text
}
