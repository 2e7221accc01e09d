/** Writes the demo's month for a user, under the role that owns the tables: the days of the rows are not today. */
import { randomUUID } from 'node:crypto'
import type { CopyDiagnosis } from '../../contract/copy-review.ts'
import type { CopyDraft } from '../../domain/copy/draft/copy-draft.ts'
import {
  EMPTY_REVIEW,
  type ReviewedCopy,
  reviewedCopyOf,
} from '../../domain/copy/review/copy-review.ts'
import { wrongPieces } from '../../domain/copy/review/wrong-pieces.ts'
import type { Level } from '../../domain/level.ts'
import { type ShownWords, wordsShownBy } from '../../domain/word-review/copy-words.ts'
import { asOwnerId } from '../account/sessions/authenticator.ts'
import type { QueryRunner } from '../db/database.ts'
import { sql } from '../db/database.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import { replaceShownWords } from '../word-review/word-review.store.ts'
import type { DemoMonth } from './demo-month.ts'

type Ids = ReadonlyMap<string, string>

function idsOf(rows: readonly { readonly key: string }[]): Ids {
  return new Map(rows.map(({ key }) => [key, randomUUID()]))
}

/** Rows as one JSON parameter, with instants as PostgreSQL reads them. */
function recordset(rows: readonly { readonly created_at: number }[]): string {
  return JSON.stringify(
    rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
  )
}

async function writeLearners(run: QueryRunner, user: string, rows: string): Promise<void> {
  await run(sql`
    insert into learners
      (user_id, id, first_name, last_name, birth_date, level, created_at, updated_at)
    select ${user}::uuid, id, first_name, last_name, birth_date, level, created_at, created_at
    from jsonb_to_recordset(${rows}::jsonb) as given (
      id uuid, first_name text, last_name text, birth_date date, level text, created_at timestamptz)`)
}

async function writeDictations(run: QueryRunner, user: string, rows: string): Promise<void> {
  await run(sql`
    insert into dictations
      (user_id, id, title, content, form, level, theme, goals, created_at, updated_at)
    select ${user}::uuid, id, title, content, 'text', level, theme, goals, created_at, created_at
    from jsonb_to_recordset(${rows}::jsonb) as given (
      id uuid, title text, content text, level text, theme text, goals text[], created_at timestamptz)`)
}

async function writeGenericResults(run: QueryRunner, user: string, rows: string): Promise<void> {
  await run(sql`
    insert into results (user_id, id, learner_id, subject, activity, score, created_at)
    select ${user}::uuid, id, learner_id, subject, activity, score, created_at
    from jsonb_to_recordset(${rows}::jsonb) as given (
      id uuid, learner_id uuid, subject text, activity text, score smallint, created_at timestamptz)`)
}

async function writeCorrections(run: QueryRunner, user: string, rows: string): Promise<void> {
  await run(sql`
    insert into french_dictation_results (user_id, id, learner_id, dictation_id, dictation_title,
      dictation_level, content, word_count, error_count, score, review, created_at, updated_at)
    select ${user}::uuid, id, learner_id, dictation_id, dictation_title,
      dictation_level, content, word_count, error_count, score, review, created_at, created_at
    from jsonb_to_recordset(${rows}::jsonb) as given (
      id uuid, learner_id uuid, dictation_id uuid, dictation_title text, dictation_level text,
      content text, word_count integer, error_count integer, score smallint, review jsonb,
      created_at timestamptz)`)
}

async function writeCalculations(run: QueryRunner, user: string, rows: string): Promise<void> {
  await run(sql`
    insert into math_calculation_results (user_id, id, learner_id, operation, level, questions_count,
      correct_answers, total_time, average_time, score, created_at)
    select ${user}::uuid, id, learner_id, operation, level, questions_count,
      correct_answers, total_time, average_time, score, created_at
    from jsonb_to_recordset(${rows}::jsonb) as given (
      id uuid, learner_id uuid, operation text[], level text, questions_count integer,
      correct_answers integer, total_time integer, average_time integer, score smallint,
      created_at timestamptz)`)
}

interface NamedCopy {
  readonly review: ReviewedCopy & { readonly named: CopyDiagnosis }
  readonly words: ShownWords
}

/** A copy with its errors named and the words that return, as a correction stores them. */
async function namedCopy(
  draft: CopyDraft,
  level: Level,
  french: LanguageService,
): Promise<NamedCopy> {
  const text = draft.original
  const [named, dictated] = await Promise.all([
    french.diagnoseCopy({ text, level, pieces: wrongPieces(draft) }),
    french.dictatedWords({ text }),
  ])
  const review = reviewedCopyOf(draft, EMPTY_REVIEW)
  return {
    review: { ...review, named },
    words: wordsShownBy(draft, review, named.errors, dictated),
  }
}

/** Within the transaction of `run`; every row gets an identifier of its own. */
export async function writeDemoMonth(
  run: QueryRunner,
  user: string,
  { month, french }: { readonly month: DemoMonth; readonly french: LanguageService },
): Promise<void> {
  const learnerIds = idsOf(month.learners)
  const dictationIds = idsOf(month.dictations)
  const copies = await Promise.all(
    month.corrections.map(({ draft, dictation }) => namedCopy(draft, dictation.level, french)),
  )
  const corrections = month.corrections.map(
    ({ learner, dictation, draft: _, ...correction }, i) => ({
      ...correction,
      review: copies[i]?.review,
      id: randomUUID(),
      learner_id: learnerIds.get(learner),
      dictation_id: dictationIds.get(dictation.key),
      dictation_title: dictation.title,
      dictation_level: dictation.level,
      subject: 'french',
      activity: 'dictation',
    }),
  )
  const calculations = month.calculations.map(({ learner, ...calculation }) => ({
    ...calculation,
    id: randomUUID(),
    learner_id: learnerIds.get(learner),
    subject: 'math',
    activity: 'calculation',
  }))
  const named = <Row extends { key: string }>(rows: readonly Row[], ids: Ids) =>
    rows.map((row) => ({ ...row, id: ids.get(row.key) }))
  await writeLearners(run, user, recordset(named(month.learners, learnerIds)))
  await writeDictations(run, user, recordset(named(month.dictations, dictationIds)))
  await writeGenericResults(run, user, recordset([...corrections, ...calculations]))
  await writeCorrections(run, user, recordset(corrections))
  const shown = corrections.map(({ id, created_at }, i) => ({
    id,
    created_at,
    words: copies[i]?.words,
  }))
  // In their order: a word that was right counts once a copy before has missed it.
  for (const { id, words } of shown.toSorted((one, other) => one.created_at - other.created_at)) {
    if (words) await replaceShownWords(asOwnerId(user), run, { correction: id, words })
  }
  await writeCalculations(run, user, recordset(calculations))
}
