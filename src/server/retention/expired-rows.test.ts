/** Rows that tell of nothing any more, and what retention may reach of those that have an owner. */
import { expect, test } from 'vitest'
import { SECRET } from '../../../test/support/database/database.ts'
import { claire } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { type QueryRunner, sql } from '../db/database.ts'
import { deleteExpiredRows } from './retention.store.ts'

/** So many old and so many young rows of everything that does not stay. */
async function seeded(run: QueryRunner, user: string, now: Date, rows: number): Promise<void> {
  await run(sql`
    insert into auth.sessions (user_id, token, expires_at, updated_at)
    select ${user}, encode(sha256((i || 'session')::bytea), 'hex'),
      ${now}::timestamptz + case when i % 2 = 0 then interval '1 hour' else interval '-1 second' end, now()
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into auth.tickets (token_hash, kind, user_id, expires_at)
    select sha256((i || 'ticket')::bytea), 'confirm-address', ${user},
      ${now}::timestamptz + case when i % 2 = 0 then interval '1 hour' else interval '-1 second' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into auth.sign_ups (token_hash, email, name, plan, password, expires_at)
    select sha256((i || 'sign-up')::bytea), i || '@exemple.fr', '', 'free', '$argon2id$',
      ${now}::timestamptz + case when i % 2 = 0 then interval '1 hour' else interval '-1 second' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into auth.verifications (identifier, value, expires_at)
    select 'i' || i, '',
      ${now}::timestamptz + case when i % 2 = 0 then interval '1 hour' else interval '-1 second' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into auth.throttle (key_hash, failures, updated_at)
    select sha256((i || ${SECRET})::bytea), 1,
      ${now}::timestamptz - case when i % 2 = 0 then interval '47 hours' else interval '49 hours' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into auth.trials (address_hash, erased_at)
    select sha256((i || 'trial')::bytea),
      ${now}::timestamptz - case when i % 2 = 0 then interval '35 months' else interval '37 months' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into auth.known_browsers (user_id, token_hash, first_seen_at, last_seen_at)
    select ${user}, sha256((i || 'browser')::bytea), now(),
      ${now}::timestamptz - case when i % 2 = 0 then interval '12 months' else interval '14 months' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into auth.undos (token_hash, user_id, kind, expires_at)
    select sha256((i || 'undo')::bytea), ${user}, 'new-address',
      ${now}::timestamptz + case when i % 2 = 0 then interval '1 hour' else interval '-1 second' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into auth.spent_challenges (challenge_hash, user_id, expires_at)
    select sha256((i || 'challenge')::bytea), ${user},
      ${now}::timestamptz + case when i % 2 = 0 then interval '1 minute' else interval '-1 second' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into auth.account_events (user_id, kind, created_at)
    select ${user}, 'signed-in',
      ${now}::timestamptz - case when i % 2 = 0 then interval '11 months' else interval '13 months' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into public.early_access (email, created_at)
    select i || '@exemple.fr',
      ${now}::timestamptz - case when i % 2 = 0 then interval '364 days' else interval '367 days' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into public.idempotency_keys (user_id, key_hash, content_hash, created_at)
    select ${user}, sha256((i || 'key')::bytea), sha256('content'),
      ${now}::timestamptz - case when i % 2 = 0 then interval '30 days' else interval '32 days' end
    from generate_series(1, ${rows}::integer) as i`)
  await run(sql`
    insert into public.ai_calls (user_id, day, calls)
    select ${user}, ${now}::date - (case when i % 2 = 0 then 0 else 32 end + i * 40 / 2 * (i % 2)), 1
    from generate_series(1, ${rows}::integer) as i where i % 2 = 1 or i < 60
    on conflict do nothing`)
}

const LEFT = [
  'auth.sessions',
  'auth.tickets',
  'auth.sign_ups',
  'auth.verifications',
  'auth.throttle',
  'auth.trials',
  'auth.known_browsers',
  'auth.undos',
  'auth.spent_challenges',
  'auth.account_events',
  'public.early_access',
  'public.idempotency_keys',
] as const

test('P6 whatever is past its time goes, all of it, and nothing else', async () => {
  await using app = await testApp()
  const { id } = await app.as(claire)
  const now = app.clock.read()
  const rows = 2400
  await app.asOwner(async (run) => {
    await run(sql`delete from auth.sessions`)
    await seeded(run, id, now, rows)
  })
  const before = await app.asOwner((run) =>
    run<{ old: number }>(sql`
      select count(*)::int as old from ai_calls where day < ${now}::date - 31`),
  )
  expect(before[0]?.old).toBe(rows / 2)
  expect(await deleteExpiredRows(app.database, now)).toBe((rows / 2) * 13)
  for (const table of LEFT) {
    const [left] = await app.asOwner((run) =>
      run<{ count: number }>({ text: `select count(*)::int as count from ${table}`, values: [] }),
    )
    expect(left?.count, table).toBe(rows / 2)
  }
  const young = await app.asOwner((run) => run(sql`select day from ai_calls`))
  expect(young).toHaveLength(1)
  expect(await deleteExpiredRows(app.database, now)).toBe(0)
})

test('P6 what retention may do among owned rows is two functions, which nobody else may call', async () => {
  await using app = await testApp()
  const { database } = app
  const { id } = await app.as(claire)
  await expect(database.anonymous.query(sql`delete from public.ai_calls`)).rejects.toThrow(
    /permission denied/u,
  )
  await expect(database.anonymous.query(sql`select from public.learners`)).rejects.toThrow(
    /permission denied/u,
  )
  const [, asRequest] = await Promise.allSettled([
    database.anonymous.query(sql`select app.pays(${id})`),
    app.pools.requests.query('select app.remove_spent(now(), current_date, 1)'),
  ])
  expect(asRequest.status).toBe('rejected')
})
