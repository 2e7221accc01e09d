/**
 * One trial a person (P8): of who erases an account that had its trial, the keyed hash of the address is left. While the account
 * lives, its subscription says it.
 */
import { type QueryRunner, sql } from './database.ts'

export async function hasHadTrial(run: QueryRunner, key: Buffer): Promise<boolean> {
  return (await run(sql`select from auth.trials where address_hash = ${key}`)).length > 0
}

/** Remembers the trial of an account that is about to be erased; nothing when it had none. */
export async function rememberTrial(
  run: QueryRunner,
  { key, owner, now }: { readonly key: Buffer; readonly owner: string; readonly now: Date },
): Promise<void> {
  // The row security of subscriptions holds for this role too.
  await run(sql`select set_config('app.user_id', ${owner}, true)`)
  await run(sql`
    insert into auth.trials as stored (address_hash, erased_at)
    select ${key}::bytea, ${now}::timestamptz from public.subscriptions
    where user_id = ${owner} and trial_ends_at is not null
    on conflict (address_hash) do update set erased_at = excluded.erased_at`)
}
