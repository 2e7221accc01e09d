/** The end of an account: everything that is its own goes, in the transaction of `run`. */
import { type QueryRunner, sql } from './database.ts'

export interface ErasedAccount {
  readonly id: string
  readonly email: string
}

/** Tells learner by learner whether there was one, so that each statement stays within the limits of the role. */
async function eraseLearners(run: QueryRunner, id: string): Promise<void> {
  const [erased] = await run<{ one: boolean }>(sql`select app.erase_learner(${id}) as one`)
  if (erased?.one) await eraseLearners(run, id)
}

/** Erases a user with every row of his; the tables follow by their own keys. What waits under his address goes too. */
export async function eraseAccountRows(
  run: QueryRunner,
  { id, email }: ErasedAccount,
): Promise<void> {
  await eraseLearners(run, id)
  await run(sql`
    with waiting as (
      delete from auth.sign_ups where lower(email) = ${email.toLowerCase()}
    ), listed as (
      delete from public.early_access where lower(email) = ${email.toLowerCase()}
    )
    delete from auth.users where id = ${id}`)
}
