import type { WordReview } from '../../contract/word-review.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import type { ShownWords } from '../../domain/word-review/copy-words.ts'
import type { LearnerWordDays } from '../../domain/word-review/weekly-dictation.ts'
import {
  type MissedWord,
  reviewedWords,
  type StoredAnswer,
} from '../../domain/word-review/word-boxes.ts'
import { type Database, type QueryRunner, type Statement, sql } from '../db/database.ts'

/** Longest list of dictations done again that a screen shows. */
const MAX_REPEATED = 30

function reviewStatements(owner: OwnerId, learner: string): Statement[] {
  return [
    sql`select id from learners where user_id = ${owner} and id = ${learner}`,
    sql`
      select word, day, is_right, lemma, form, sentence, error
      from learner_word_answers
      where user_id = ${owner} and learner_id = ${learner}
      order by day, created_at, id`,
    sql`
      select max(dictation_title) as title,
        (array_agg(done order by created_at, id))[1] as first,
        (array_agg(done order by created_at desc, id desc))[1] as last
      from (
        select *, json_build_object('day', (created_at at time zone 'Europe/Paris')::date,
          'error_count', error_count, 'word_count', word_count) as done
        from french_dictation_results
        where user_id = ${owner} and learner_id = ${learner} and dictation_id is not null
      ) as results
      group by dictation_id
      having count(*) > 1
      order by max(created_at) desc
      limit ${MAX_REPEATED}`,
  ]
}

type AnswerRow = Omit<MissedWord, 'error'> & {
  readonly day: CalendarDate
  readonly is_right: boolean
  readonly error: MissedWord['error'] | null
}

/** The selected columns are those of the rules, under their names. */
function asReview([answers, repeated]: readonly (readonly unknown[])[]): WordReview {
  const stored = (answers as AnswerRow[]).map(
    ({ day, is_right, error, ...missed }): StoredAnswer => {
      const { word } = missed
      return { word, day, right: is_right, missed: error === null ? null : { ...missed, error } }
    },
  )
  return { words: reviewedWords(stored), repeated: repeated as WordReview['repeated'] }
}

export async function readWordReview(
  owner: OwnerId,
  database: Database,
  learner: string,
): Promise<Result<WordReview>> {
  const [found, ...rows] = await database.queries(owner, reviewStatements(owner, learner))
  return found?.length === 1 ? accept(asReview(rows)) : refuse({ kind: 'not-found' })
}

interface LearnerWordRow {
  readonly word: string
  readonly days: readonly CalendarDate[]
  readonly rights: readonly boolean[]
}

/** What the days showed of each word that a learner of this year missed, a row a learner and a word. */
export async function listWordDays(
  owner: OwnerId,
  database: Database,
  group: string | null,
): Promise<Result<LearnerWordDays[]>> {
  const [groups, rows] = await database.queries(owner, [
    sql`select id from learner_groups where user_id = ${owner} and id = ${group}`,
    sql`
      select word, json_agg(day order by day) as days, json_agg(is_right order by day) as rights
      from (
        select answers.learner_id, word, day, bool_and(is_right) as is_right,
          bool_or(error is not null) as is_missed
        from learner_word_answers as answers
        join learners on learners.user_id = ${owner} and learners.id = answers.learner_id
        where answers.user_id = ${owner} and archived_at is null
          and (${group}::uuid is null or learners.id in (
            select learner_id from learner_group_members
            where user_id = ${owner} and group_id = ${group}))
        group by answers.learner_id, word, day
      ) as answers
      group by learner_id, word
      having bool_or(is_missed)`,
  ])
  if (group !== null && groups?.length !== 1) return refuse({ kind: 'not-found' })
  return accept(asWordDays(rows))
}

function asWordDays(rows: unknown): LearnerWordDays[] {
  return (rows as LearnerWordRow[]).map(({ word, days, rights }) => ({
    word,
    days: days.map((day, at) => ({ day, right: rights[at] === true })),
  }))
}

/** Replaces what a stored copy shows of the words of its learner. They count on the day on which it was first stored. */
export async function replaceShownWords(
  owner: OwnerId,
  run: QueryRunner,
  { correction, words }: { readonly correction: string; readonly words: ShownWords },
): Promise<void> {
  const { missed, right } = words
  const names = missed.map(({ word }) => word)
  await run(sql`
    delete from learner_word_answers where user_id = ${owner} and correction_id = ${correction}`)
  await run(sql`
    insert into learner_word_answers (user_id, learner_id, correction_id, day, is_right,
      word, lemma, form, sentence, error)
    select user_id, learner_id, copies.id, (created_at at time zone 'Europe/Paris')::date, false,
      word, lemma, form, sentence, error
    from french_dictation_results as copies,
      unnest(${names}::text[], ${missed.map(({ lemma }) => lemma)}::text[],
        ${missed.map(({ form }) => form)}::text[], ${missed.map(({ sentence }) => sentence)}::text[],
        ${missed.map(({ error }) => error)}::text[]) as missed (word, lemma, form, sentence, error)
    where copies.user_id = ${owner} and copies.id = ${correction}`)
  // Of the words that were right, those alone that some copy missed: nothing is kept of the others.
  await run(sql`
    insert into learner_word_answers (user_id, learner_id, correction_id, day, is_right, word)
    select distinct copies.user_id, copies.learner_id, copies.id,
      (copies.created_at at time zone 'Europe/Paris')::date, true, known.word
    from french_dictation_results as copies
    join learner_word_answers as known on known.user_id = copies.user_id
      and known.learner_id = copies.learner_id and known.error is not null
    where copies.user_id = ${owner} and copies.id = ${correction}
      and known.word = any(${right}::text[]) and known.word <> all(${names}::text[])`)
}

interface PracticedWords {
  readonly learner: string
  readonly answers: readonly { readonly word: string; readonly right: boolean }[]
  readonly today: CalendarDate
}

/**
 * Adds the answers of an exercise on the screen. The first one of a day stays: what follows was just shown. A word that no copy
 * missed is left aside.
 */
export async function addWordPractice(
  owner: OwnerId,
  run: QueryRunner,
  { learner, answers, today }: PracticedWords,
): Promise<Result<WordReview>> {
  const [found] = await run(sql`
    select id from learners where user_id = ${owner} and id = ${learner} for key share`)
  if (!found) return refuse({ kind: 'not-found' })
  await run(sql`
    insert into learner_word_answers (user_id, learner_id, word, day, is_right)
    select ${owner}, ${learner}, given.word, ${today}, given.is_right
    from unnest(${answers.map(({ word }) => word)}::text[],
      ${answers.map(({ right }) => right)}::boolean[]) with ordinality as given (word, is_right, rank)
    where exists (
      select from learner_word_answers as known
      where known.user_id = ${owner} and known.learner_id = ${learner}
        and known.word = given.word and known.error is not null)
    order by given.rank
    on conflict do nothing`)
  const [, ...rows] = await Promise.all(
    reviewStatements(owner, learner).map((statement) => run<unknown>(statement)),
  )
  return accept(asReview(rows))
}
