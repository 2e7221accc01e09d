/** What an address to listen at leads to, before there is an owner: `app.listened` (db/migrations/0016) tells this and no more. */
import type { BreathGroup } from '../../domain/dictating/breath-group.ts'
import type { RecordingType } from '../../domain/dictating/recording.ts'
import type { Level } from '../../domain/level.ts'
import { type Database, sql } from '../db/database.ts'

export interface ListenedRow {
  readonly level: Level
  readonly content: string
  readonly expires_at: string
  /** null: nothing was recorded of this text. */
  readonly bytes: number | null
  readonly type: RecordingType | null
  readonly cuts: number[] | null
  readonly groups: readonly BreathGroup[] | null
}

/** undefined when the address never was, was closed, or is over at `now`. */
export async function findListenedDictation(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<ListenedRow | undefined> {
  const [row] = await database.anonymous.query<ListenedRow>(sql`
    select level, content, expires_at, octet_length(audio) as bytes, type, cuts, groups
    from app.listened(${tokenHash}, ${now})`)
  return row
}

export interface ListenedPiece {
  readonly from: number
  readonly count: number
  readonly tokenHash: Buffer
  readonly now: Date
  /** Of the whole. */
  readonly bytes: number
}

/** undefined when the address is closed, or another recording stands in the place of this one. */
export async function findListenedPiece(
  database: Database,
  { tokenHash, now, bytes, from, count }: ListenedPiece,
): Promise<Buffer | undefined> {
  const [row] = await database.anonymous.query<{ piece: Buffer }>(sql`
    select substring(audio from ${from + 1}::integer for ${count}::integer) as piece
    from app.listened(${tokenHash}, ${now}) where octet_length(audio) = ${bytes}`)
  return row?.piece
}
