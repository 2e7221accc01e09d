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
  readonly audio: Buffer | null
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
    select level, content, expires_at, audio, type, cuts, groups
    from app.listened(${tokenHash}, ${now})`)
  return row
}
