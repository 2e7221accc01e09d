import type {
  ClassPupil,
  ClassResults,
  ClassResultsQuery,
  MissedByClass,
} from '../../contract/class/class-results.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type Database, type Statement, sql } from '../db/database.ts'

/** As many as a page and a week hold. */
const MOST_MISSED = 10

/** Dictations to choose from: those of a school year, two a week. */
const MAX_DICTATIONS = 80

type ChosenDictation = NonNullable<ClassResults['dictation']>

interface Scope {
  readonly dictation: ChosenDictation | null
  readonly dictations: ClassResults['dictations']
}

/** The dictation that is asked for, or the one corrected last; undefined when a dictation or a group is not the owner's. */
async function findScope(
  owner: OwnerId,
  database: Database,
  query: ClassResultsQuery,
): Promise<Scope | undefined> {
  const [dictation, since, group] = [
    query.dictation ?? null,
    query.since ?? null,
    query.group ?? null,
  ]
  const [found, dictations, groups] = await database.queries(owner, [
    sql`
      select id, title, level, coalesce((
        select max(created_at) from french_dictation_results
        where user_id = ${owner} and dictation_id = dictations.id
      ), created_at) as corrected_at
      from dictations
      where user_id = ${owner} and ${since}::date is null and id = coalesce(${dictation}::uuid, (
        select dictation_id from french_dictation_results
        where user_id = ${owner} and dictation_id is not null
        order by created_at desc, id desc
        limit 1))`,
    sql`
      select dictations.id, dictations.title, copies
      from (
        select dictation_id, count(distinct learner_id) as copies, max(created_at) as corrected_at
        from french_dictation_results
        where user_id = ${owner} and dictation_id is not null
        group by dictation_id
      ) as corrected
      join dictations on dictations.user_id = ${owner} and dictations.id = dictation_id
      order by corrected_at desc, dictations.id
      limit ${MAX_DICTATIONS}`,
    sql`select id from learner_groups where user_id = ${owner} and id = ${group}`,
  ])
  const scope = asScope(found, dictations)
  const isUnknown =
    (dictation !== null && since === null && scope.dictation === null) ||
    (group !== null && groups?.length !== 1)
  return isUnknown ? undefined : scope
}

function asScope(found: unknown, dictations: unknown): Scope {
  const [dictation = null] = found as ChosenDictation[]
  return { dictation, dictations: dictations as ClassResults['dictations'] }
}

interface Copies {
  readonly dictation: string | null
  readonly since: string | null
  readonly group: string | null
}

function statements(owner: OwnerId, { dictation, since, group }: Copies): Statement[] {
  return [
    sql`
      with copies as materialized (
        select distinct on (learner_id, coalesce(dictation_id, id)) id, learner_id, word_count, error_count
        from french_dictation_results
        where user_id = ${owner} and (${dictation}::uuid is null or dictation_id = ${dictation})
          and created_at >= coalesce(${since}::date::timestamp at time zone 'Europe/Paris', '-infinity')
        order by learner_id, coalesce(dictation_id, id), created_at desc, id desc
      ), missed as (
        select learner_id, json_agg(json_build_object('error', error, 'count', count)) as missed
        from (
          select copies.learner_id, error, count(*) as count
          from copies
          join learner_word_answers as answers
            on answers.user_id = ${owner} and answers.correction_id = copies.id
          where error is not null
          group by copies.learner_id, error
          order by count desc, error
        ) as kinds
        group by learner_id
      )
      select learners.id, first_name, last_name, level, coalesce(copies, 0) as copies,
        coalesce(word_count, 0) as word_count, coalesce(error_count, 0) as error_count,
        coalesce(missed, '[]') as missed, absences.created_at as absent_at
      from learners
      left join (
        select learner_id, count(*) as copies, sum(word_count) as word_count, sum(error_count) as error_count
        from copies group by learner_id
      ) as done on done.learner_id = learners.id
      left join missed on missed.learner_id = learners.id
      left join dictation_absences as absences on absences.user_id = ${owner}
        and absences.dictation_id = ${dictation} and absences.learner_id = learners.id
      where learners.user_id = ${owner} and archived_at is null and (${group}::uuid is null or learners.id in (
        select learner_id from learner_group_members where user_id = ${owner} and group_id = ${group}))
      order by first_name collate "fr-x-icu", last_name collate "fr-x-icu", learners.id`,
    sql`
      with copies as materialized (
        select distinct on (learner_id, coalesce(dictation_id, id)) id, learner_id
        from french_dictation_results
        where user_id = ${owner} and (${dictation}::uuid is null or dictation_id = ${dictation})
          and created_at >= coalesce(${since}::date::timestamp at time zone 'Europe/Paris', '-infinity')
        order by learner_id, coalesce(dictation_id, id), created_at desc, id desc
      )
      select word, (array_agg(form order by answers.created_at desc, answers.id))[1] as form,
        mode() within group (order by error) as error, count(distinct copies.learner_id) as pupils
      from copies
      join learners on learners.user_id = ${owner} and learners.id = copies.learner_id
      join learner_word_answers as answers
        on answers.user_id = ${owner} and answers.correction_id = copies.id
      where error is not null and archived_at is null and (${group}::uuid is null or learners.id in (
        select learner_id from learner_group_members where user_id = ${owner} and group_id = ${group}))
      group by word
      order by pupils desc, count(*) desc, word collate "fr-x-icu"
      limit ${MOST_MISSED}`,
  ]
}

/** What a class missed, or a group of it. The selected columns are those of the contract, under its names. */
export async function readClassResults(
  owner: OwnerId,
  database: Database,
  query: ClassResultsQuery,
): Promise<Result<ClassResults>> {
  const scope = await findScope(owner, database, query)
  if (scope === undefined) return refuse({ kind: 'not-found' })
  const [since, group] = [query.since ?? null, query.group ?? null]
  const dictation = scope.dictation?.id ?? null
  const [pupils, words] = await database.queries(
    owner,
    statements(owner, { dictation, since, group }),
  )
  return accept(asClassResults(scope, pupils, words))
}

function asClassResults(scope: Scope, pupils: unknown, words: unknown): ClassResults {
  return { ...scope, pupils: pupils as ClassPupil[], words: words as MissedByClass[] }
}
