/** The end of an account by the operator's hand. */
import { AUTHENTICATION_TEXTS } from '../../texts/authentication.ts'
import { COMMAND_TEXTS } from '../../texts/commands.ts'
import type { Billing } from '../billing/billing.ts'
import type { OwnerDatabase } from '../db/owner-database.ts'
import { type Account, deleteAccount, findAccount } from './accounts.ts'
import { DONE, REFUSED, type Terminal } from './command.ts'

export interface ErasureParts {
  readonly database: OwnerDatabase
  /** undefined: Stripe is not configured. */
  readonly billing: Pick<Billing, 'forget'> | undefined
}

/** Has a user erased at Stripe; the sentence that says why this could not be. */
async function forget(
  { id, email, isCustomer }: Account,
  billing: ErasureParts['billing'],
): Promise<string | undefined> {
  if (!isCustomer) return undefined
  if (!billing) return COMMAND_TEXTS.billingNotConfigured(email)
  try {
    await billing.forget(id)
    return undefined
  } catch {
    return AUTHENTICATION_TEXTS.billingFailed
  }
}

/** The exit status; nothing is deleted that Stripe would not forget. */
export async function erase(
  email: string,
  { database, billing }: ErasureParts,
  terminal: Terminal,
): Promise<number> {
  const account = await database.transaction((run) => findAccount(run, email))
  // First: who is erased here must not go on paying there.
  const problem = account && (await forget(account, billing))
  if (problem !== undefined) {
    terminal.complain(problem)
    return REFUSED
  }
  const erased = await database.transaction((run) => deleteAccount(run, email))
  if (!erased) {
    terminal.complain(COMMAND_TEXTS.absent(email))
    return REFUSED
  }
  terminal.say(COMMAND_TEXTS.deleted(email, erased.learners, erased.dictations, erased.results))
  return DONE
}
