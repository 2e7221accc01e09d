/** Recordings of an adult's voice: one a dictation, cut at the groups that stood before the reader. */
import type { RecordingSummary } from '../../contract/dictating.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { BreathGroup } from '../../domain/dictating/breath-group.ts'
import type { RecordingCuts, RecordingType } from '../../domain/dictating/recording.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type QueryRunner, sql } from '../db/database.ts'

export interface DictationSound {
  readonly recording: RecordingSummary | null
  readonly recorded_bytes: number
  readonly listening_until: string | null
}

/** What is recorded and opened of a dictation at `now`, without the audio. */
export async function findDictationSound(
  owner: OwnerId,
  database: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<DictationSound> {
  const [row] = await database.query<DictationSound>(
    owner,
    sql`
      select
        (select jsonb_build_object(
            'created_at', to_char(recordings.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'duration_ms', duration_ms,
            'bytes', octet_length(audio),
            'is_stale', text_hash <> sha256(convert_to(dictations.content, 'UTF8')))
          from recordings join dictations
            on dictations.user_id = recordings.user_id and dictations.id = dictation_id
          where recordings.user_id = ${owner} and dictation_id = ${id}) as recording,
        (select coalesce(sum(octet_length(audio)), 0)::float8 from recordings
          where user_id = ${owner}) as recorded_bytes,
        (select expires_at from listening_links
          where user_id = ${owner} and dictation_id = ${id} and expires_at > ${now}) as listening_until`,
  )
  return row ?? { recording: null, recorded_bytes: 0, listening_until: null }
}

export interface StoredRecording {
  readonly created_at: string
  readonly bytes: number
  readonly type: RecordingType
  readonly cuts: number[]
  readonly groups: readonly BreathGroup[]
}

export async function findRecording(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<Result<StoredRecording>> {
  const [row] = await database.query<StoredRecording>(
    owner,
    sql`
      select created_at, octet_length(audio) as bytes, type, cuts, groups from recordings
      where user_id = ${owner} and dictation_id = ${id}`,
  )
  return row ? accept(row) : refuse({ kind: 'not-found' })
}

export interface RecordingPiece extends Pick<StoredRecording, 'created_at'> {
  readonly id: string
  readonly from: number
  readonly count: number
}

/** undefined when it is no more, or another one stands in its place. */
export async function findRecordingPiece(
  owner: OwnerId,
  database: Database,
  { id, created_at, from, count }: RecordingPiece,
): Promise<Buffer | undefined> {
  const [row] = await database.query<{ piece: Buffer }>(
    owner,
    sql`
      select substring(audio from ${from + 1}::integer for ${count}::integer) as piece from recordings
      where user_id = ${owner} and dictation_id = ${id} and created_at = ${created_at}`,
  )
  return row?.piece
}

export interface NewRecording {
  readonly dictationId: string
  /** As it was read: of another text nothing is stored. */
  readonly content: string
  readonly audio: Uint8Array
  readonly type: RecordingType
  readonly durationMs: number
  readonly cuts: RecordingCuts
  readonly groups: readonly BreathGroup[]
}

/** Bytes of the recordings of all other dictations. */
export async function countOtherRecordedBytes(
  owner: OwnerId,
  run: QueryRunner,
  dictationId: string,
): Promise<number> {
  const [row] = await run<{ bytes: number }>(sql`
    select coalesce(sum(octet_length(audio)), 0)::float8 as bytes from recordings
    where user_id = ${owner} and dictation_id <> ${dictationId}`)
  return row?.bytes ?? 0
}

/** In the place of the recording before; refused when the text is not the one that was read any more. */
export async function storeRecording(
  owner: OwnerId,
  run: QueryRunner,
  recording: NewRecording,
): Promise<Result<RecordingSummary>> {
  const { dictationId, content, audio, type, durationMs, cuts, groups } = recording
  const [row] = await run<RecordingSummary>(sql`
    insert into recordings (user_id, dictation_id, text_hash, audio, type, duration_ms, cuts, groups)
    select ${owner}, id, sha256(convert_to(content, 'UTF8')), ${Buffer.from(audio)}, ${type},
      ${durationMs}, ${cuts}, ${JSON.stringify(groups)}
    from dictations where user_id = ${owner} and id = ${dictationId} and content = ${content}
    on conflict (user_id, dictation_id) do update set
      text_hash = excluded.text_hash, audio = excluded.audio, type = excluded.type,
      duration_ms = excluded.duration_ms, cuts = excluded.cuts, groups = excluded.groups,
      created_at = now()
    returning created_at, duration_ms, octet_length(audio) as bytes, false as is_stale`)
  return row ? accept(row) : refuse({ kind: 'text-changed' })
}

export async function deleteRecording(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<Result<undefined>> {
  const rows = await database.query(
    owner,
    sql`delete from recordings where user_id = ${owner} and dictation_id = ${id} returning true`,
  )
  return rows.length > 0 ? accept(undefined) : refuse({ kind: 'not-found' })
}
