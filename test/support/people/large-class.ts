/**
 * A teacher with a full class and years of results, among other users: what lists, queries and screens are measured on.
 * Written by SQL, because asking the product for it would take an hour.
 */
import type pg from 'pg'

export interface GreatClass {
  /** The teacher, who exists. */
  readonly teacherId: string
  readonly learners: number
  /** Of the three kinds mixed, a learner. */
  readonly results: number
  readonly dictations: number
  /** Other users, of whom one in twelve has learners, results and dictations. */
  readonly others: number
}

/** Sizes of the bar. */
export const FULL_CLASS = { learners: 30, results: 2000, dictations: 1000, others: 4800 } as const

const OTHERS = { learners: 3, results: 20, dictations: 40 } as const
const ONE_IN = 12

/** Every sentence differs, and about one text in ten speaks of a forest. */
const DICTATIONS = `
  insert into dictations (user_id, title, content, level, theme, goals, created_at, updated_at)
  select u.id, 'Dictée ' || n || case n % 10 when 0 then ' - La forêt' else '' end,
    'Le matin du jour ' || n || ', l''écureuil cherche une noisette dans ' ||
      case n % 10 when 0 then 'la forêt' else 'le jardin' end || '. ' ||
      repeat('Il court, saute et ramasse des feuilles mortes sous le grand arbre. ', 6),
    (array['CP', 'CE1', 'CE2', 'CM1', 'CM2'])[1 + n % 5],
    case when n % 3 = 0 then 'L''automne' end,
    case when n % 2 = 0 then array['présent', 'accord sujet-verbe'] else '{}'::text[] end,
    now() - n * interval '5 hours', now() - n * interval '5 hours'
  from unnest($1::uuid[]) as u (id), generate_series(1, $2::integer) as n`

const LEARNERS = `
  insert into learners (user_id, first_name, last_name, birth_date, level)
  select u.id, (array['Éloïse', 'Camille', 'Noé', 'Zoé', 'Lina'])[1 + n % 5], 'Bernard ' || n,
    date '2016-01-01' + n * 17, (array['CP', 'CE1', 'CE2', 'CM1', 'CM2'])[1 + n % 5]
  from unnest($1::uuid[]) as u (id), generate_series(1, $2::integer) as n`

/** The review of a corrected copy weighs a few kilobytes. */
const RESULTS = `
  with made as materialized (
    select gen_random_uuid() as id, l.user_id, l.id as learner_id, n,
      now() - n * interval '4 hours' - random() * interval '1 hour' as created_at,
      (n * 5) % 21 as faults,
      (array['dictation', 'grammar', 'calculation'])[1 + n % 3] as activity
    from learners l, generate_series(1, $2::integer) as n
    where l.user_id = any($1::uuid[])
  ), scored as materialized (
    select *, round((20 - faults) * 5)::integer as score from made
  ), generic as (
    insert into results (id, user_id, learner_id, subject, activity, score, created_at)
    select id, user_id, learner_id, case activity when 'calculation' then 'math' else 'french' end,
      activity, score, created_at
    from scored
  ), dictation as (
    insert into french_dictation_results (id, user_id, learner_id, dictation_id, dictation_title,
      dictation_level, content, word_count, error_count, score, review, created_at, updated_at)
    select s.id, s.user_id, s.learner_id, d.id, d.title, d.level, d.content, 20, faults, score,
      jsonb_build_object('original', d.content, 'faults', (
        select jsonb_agg(jsonb_build_object('place', i, 'expected', 'écureuil', 'written', 'ecureuil'))
        from generate_series(1, 40) as i)),
      s.created_at, s.created_at
    from scored s
    join lateral (
      select id, title, level, content from dictations
      where user_id = s.user_id order by created_at desc offset s.n % 20 limit 1
    ) d on true
    where activity = 'dictation'
  ), grammar as (
    insert into french_grammar_results (id, user_id, learner_id, level, exercise_type, questions_count,
      answers_count, correct_answers, total_time, score, created_at)
    select id, user_id, learner_id, 'CE2', (array['analysis', 'fill', 'reorder'])[1 + n % 3], 5, 20,
      20 - faults, 60000, score, created_at
    from scored where activity = 'grammar'
  )
  insert into math_calculation_results (id, user_id, learner_id, operation, level, questions_count,
    correct_answers, total_time, average_time, score, created_at)
  select id, user_id, learner_id, array['addition', 'multiplication'], 'CE2', 20, 20 - faults, 80000,
    4000, score, created_at
  from scored where activity = 'calculation'`

const PRACTICE = `
  insert into learner_facts (user_id, learner_id, fact, box, due)
  select user_id, id, a || 'x' || b, 1 + (a + b) % 4, current_date
  from learners, generate_series(2, 9) as a, generate_series(2, 9) as b`

const OTHER_USERS = `
  insert into auth.users (name, email, email_verified)
  select 'Parent ' || n, 'parent-' || n || '@exemple.fr', true from generate_series(1, $1::integer) as n
  returning id`

/** What else is stored for a user who signs in. */
const ACCOUNTS = [
  `insert into subscriptions (user_id, plan) select id, 'parent' from unnest($1::uuid[]) as u (id)`,
  `insert into auth.accounts (user_id, account_id, provider_id, updated_at)
   select id, id, 'credential', now() from unnest($1::uuid[]) as u (id)`,
  `insert into auth.sessions (user_id, token, expires_at, updated_at)
   select id, encode(sha256(id::text::bytea), 'hex'), now() + interval '1 hour', now()
   from unnest($1::uuid[]) as u (id)`,
  `insert into auth.throttle (key_hash, failures, updated_at)
   select sha256(id::text::bytea), 1, now() from unnest($1::uuid[]) as u (id)`,
  `insert into auth.tickets (token_hash, kind, user_id, expires_at)
   select sha256(id::text::bytea), 'new-password', id, now() + interval '1 hour'
   from unnest($1::uuid[]) as u (id)`,
  `insert into auth.recovery_codes (user_id, code_hash)
   select id, sha256(id::text::bytea) from unnest($1::uuid[]) as u (id)`,
  `insert into early_access (email)
   select id || '@exemple.fr' from unnest($1::uuid[]) as u (id)`,
  `insert into idempotency_keys (user_id, key_hash, content_hash)
   select id, sha256(id::text::bytea), sha256(id::text::bytea) from unnest($1::uuid[]) as u (id)`,
  `insert into ai_calls (user_id, day, calls)
   select id, current_date, 1 from unnest($1::uuid[]) as u (id)`,
] as const

async function seedOf(
  client: pg.Client,
  owners: readonly string[],
  sizes: { readonly learners: number; readonly results: number; readonly dictations: number },
): Promise<void> {
  await client.query(DICTATIONS, [owners, sizes.dictations])
  await client.query(LEARNERS, [owners, sizes.learners])
  await client.query(RESULTS, [owners, sizes.results])
}

/** Fills the base of `client`, which is the owner's; the planner knows its sizes afterwards. */
export async function seedGreatClass(client: pg.Client, great: GreatClass): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>(OTHER_USERS, [great.others])
  const others = rows.map(({ id }) => id)
  for (const statement of ACCOUNTS) await client.query(statement, [others])
  await seedOf(
    client,
    others.filter((_, place) => place % ONE_IN === 0),
    OTHERS,
  )
  await seedOf(client, [great.teacherId], great)
  await client.query(PRACTICE)
  await client.query('commit')
  await client.query('vacuum analyze')
}
