import type {
  Dictation,
  DictationChange,
  DictationSearch,
  FoundDictations,
  NewDictation,
} from '../../contract/dictations.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { searchTerms } from '../../domain/dictation/dictation-search.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import {
  BEFORE_NEWEST,
  type Database,
  type ListPiece,
  type QueryRunner,
  sql,
} from '../db/database.ts'

/** Newest first, from a row on; dictations of one instant keep one order. Without a limit, all of them. */
export function listDictations(
  owner: OwnerId,
  database: Database,
  { before = BEFORE_NEWEST, limit = null }: Partial<ListPiece> = {},
): Promise<Dictation[]> {
  const { created_at, id } = before
  return database.query<Dictation>(
    owner,
    sql`
      select id, user_id, title, content, form, level, theme, goals, words, created_at, updated_at
      from dictations
      where user_id = ${owner} and (created_at, id) < (${created_at}, ${id})
      order by created_at desc, id desc
      limit ${limit}`,
  )
}

/** A word anywhere in a text; the signs that `like` reads stand for themselves. */
function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/gu, '\\$&')}%`
}

/** Dictations that have all words of a search, newest first, from a row on; with the number of all that were found. */
export async function searchDictations(
  owner: OwnerId,
  database: Database,
  { search, level, before, limit }: DictationSearch,
): Promise<FoundDictations> {
  const { created_at, id } = before ?? BEFORE_NEWEST
  const patterns = searchTerms(search).map(pattern)
  const rows = await database.query<Dictation & { total: number }>(
    owner,
    sql`
      select * from (
        select id, user_id, title, content, form, level, theme, goals, words, created_at, updated_at,
          count(*) over () as total
        from dictations
        where user_id = ${owner} and level = coalesce(${level ?? null}, level)
          and (cardinality(${patterns}::text[]) = 0 or app.fold(
            concat_ws(' ', title, theme, array_to_string(goals, ' '), content)
          ) like all (${patterns}::text[]))
      ) as found
      where (created_at, id) < (${created_at}, ${id})
      order by created_at desc, id desc
      limit ${limit}`,
  )
  return {
    total: rows[0]?.total ?? 0,
    dictations: rows.map(({ total: _, ...dictation }) => dictation),
  }
}

export async function findDictation(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<Result<Dictation>> {
  const [row] = await database.query<Dictation>(
    owner,
    sql`
      select id, user_id, title, content, form, level, theme, goals, words, created_at, updated_at
      from dictations
      where user_id = ${owner} and id = ${id}`,
  )
  return row ? accept(row) : refuse({ kind: 'not-found' })
}

export async function addDictation(
  owner: OwnerId,
  run: QueryRunner,
  dictation: NewDictation,
): Promise<Dictation> {
  const [row] = await run<Dictation>(sql`
    insert into dictations (user_id, title, content, form, story, level, theme, goals, words)
    values (${owner}, ${dictation.title}, ${dictation.content}, ${dictation.form}, ${dictation.story},
            ${dictation.level}, ${dictation.theme}, ${dictation.goals}, ${dictation.words})
    returning id, user_id, title, content, form, level, theme, goals, words, created_at, updated_at`)
  if (!row) throw new Error('the insertion of a dictation returned no row')
  return row
}

/** Stories of the newest dictations that have one, each once. */
export async function findToldStories(
  owner: OwnerId,
  database: Database,
  limit: number,
): Promise<string[]> {
  const rows = await database.query<{ story: string }>(
    owner,
    sql`
      select story from dictations
      where user_id = ${owner} and story is not null
      order by created_at desc, id desc
      limit ${limit}`,
  )
  return [...new Set(rows.map(({ story }) => story))]
}

type LockedDictation = Pick<Dictation, 'level' | 'theme' | 'goals' | 'content'>

/** The dictation as it is stored, its row locked until the end of the transaction. */
export async function lockDictation(
  owner: OwnerId,
  run: QueryRunner,
  id: string,
): Promise<Result<LockedDictation>> {
  const [row] = await run<LockedDictation>(sql`
    select level, theme, goals, content from dictations
    where user_id = ${owner} and id = ${id} for update`)
  return row ? accept(row) : refuse({ kind: 'not-found' })
}

/** Changes the given fields of a locked dictation unless it has changed since it was read (`updated_at`); a null theme empties it. */
export async function changeDictation(
  owner: OwnerId,
  run: QueryRunner,
  change: DictationChange & { readonly id: string },
): Promise<Result<Dictation>> {
  const [row] = await run<Dictation>(sql`
    update dictations
    set title = coalesce(${change.title ?? null}, title),
        content = coalesce(${change.content ?? null}, content),
        form = case when ${change.form === undefined} then form else ${change.form ?? null} end,
        level = coalesce(${change.level ?? null}, level),
        theme = case when ${change.theme === undefined} then theme else ${change.theme ?? null} end,
        goals = coalesce(${change.goals ?? null}, goals)
    where user_id = ${owner} and id = ${change.id} and updated_at = ${change.updated_at}
    returning id, user_id, title, content, form, level, theme, goals, words, created_at, updated_at`)
  return row ? accept(row) : refuse({ kind: 'stale' })
}

/** Deletes a dictation; results of it keep its title and level. */
export async function deleteDictation(
  owner: OwnerId,
  database: Database,
  id: string,
): Promise<Result<undefined>> {
  const rows = await database.query(
    owner,
    sql`delete from dictations where user_id = ${owner} and id = ${id} returning id`,
  )
  return rows.length > 0 ? accept(undefined) : refuse({ kind: 'not-found' })
}
