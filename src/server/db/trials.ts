/**
 * One trial a person (P8): its address, as a keyed hash, is written as the trial begins, so that a second account beside the first
 * has none, nor one at an address that the first has left; it is left when the account is erased.
 */
import { type QueryRunner, sql } from './database.ts'

export async function hasHadTrial(run: QueryRunner, key: Buffer): Promise<boolean> {
  return (await run(sql`select from auth.trials where address_hash = ${key}`)).length > 0
}

/** False when somebody had a trial under this address; of two who ask at once, one has it. */
export async function claimTrial(
  run: QueryRunner,
  { key, now }: { readonly key: Buffer; readonly now: Date },
): Promise<boolean> {
  // The column keeps the day from which the trial is remembered (36 months): this one, until the account is erased.
  const claimed = await run(sql`
    insert into auth.trials (address_hash, erased_at) values (${key}, ${now})
    on conflict do nothing returning true`)
  return claimed.length > 0
}

/** Remembers the trial of an account that is about to be erased, from now on; nothing when it had none. */
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
