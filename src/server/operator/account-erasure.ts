/** An account erased by the operator. */
import { ACCOUNT_REFUSALS } from '../../texts/account/account-refusals.ts'
import { COMMAND_TEXTS } from '../../texts/operator/commands.ts'
import { trialKey } from '../account/trial-key.ts'
import type { OperatorDatabase } from '../db/operator-database.ts'
import type { Billing } from '../subscription/billing.ts'
import { deleteAccount, findAccount, type OperatedAccount } from './operator-accounts.ts'
import { EXIT_DONE, EXIT_REFUSED, type Terminal } from './operator-command.ts'

export interface ErasureDependencies {
  readonly database: OperatorDatabase
  /** undefined: Stripe is not configured. */
  readonly billing: Pick<Billing, 'eraseCustomer'> | undefined
  /** Keys of hashes are derived from it. */
  readonly secret: string
  readonly clock: () => Date
}

/** The sentence that says why Stripe could not erase the customer. */
async function eraseCustomer(
  { id, email, isCustomer }: OperatedAccount,
  billing: ErasureDependencies['billing'],
): Promise<string | undefined> {
  if (!isCustomer) return undefined
  if (!billing) return COMMAND_TEXTS.billingNotConfigured(email)
  try {
    await billing.eraseCustomer(id)
    return undefined
  } catch {
    return ACCOUNT_REFUSALS.billingFailed
  }
}

/** The exit status; nothing is erased here that Stripe did not erase. */
export async function eraseAccountByOperator(
  email: string,
  { database, billing, secret, clock }: ErasureDependencies,
  terminal: Terminal,
): Promise<number> {
  const account = await database.transaction((run) => findAccount(run, email))
  // First: who is erased here must not go on paying there.
  const problem = account && (await eraseCustomer(account, billing))
  if (problem !== undefined) {
    terminal.printError(problem)
    return EXIT_REFUSED
  }
  const erased = await database.transaction((run) =>
    deleteAccount(run, email, { key: trialKey(secret, email), now: clock() }),
  )
  if (!erased) {
    terminal.printError(COMMAND_TEXTS.absent(email))
    return EXIT_REFUSED
  }
  terminal.print(COMMAND_TEXTS.deleted(email, erased.learners, erased.dictations, erased.results))
  return EXIT_DONE
}
