/** What an operator types, on the database of a test, and what the commands answer. */
import { openOperatorDatabase } from '../../../src/server/db/operator-database.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'
import { parseAccountArguments } from '../../../src/server/operator/account-arguments.ts'
import { executeAccountCommand } from '../../../src/server/operator/account-command.ts'
import type { ErasureDependencies } from '../../../src/server/operator/account-erasure.ts'
import type { Terminal } from '../../../src/server/operator/operator-command.ts'
import { seed } from '../../../src/server/operator/seed-command.ts'
import type { SeedAccount } from '../../../src/server/operator/seed-file.ts'
import { SECRET } from '../database/database.ts'
import type { TestApp } from '../product/test-app.ts'

interface Spoken extends Terminal {
  readonly said: string[]
  readonly complained: string[]
}

function terminal(input = ''): Spoken {
  const said: string[] = []
  const complained: string[] = []
  return {
    said,
    complained,
    print: (line) => said.push(line),
    printError: (line) => complained.push(line),
    readInput: async () => input,
  }
}

interface Given {
  /** All of stdin. */
  readonly input?: string
  readonly billing?: ErasureDependencies['billing']
}

/** Runs a command line on the database of the test; resolves with what it said and its exit status. */
export async function account({ owner, clock }: TestApp, line: string, given: Given = {}) {
  const { input, billing } = given
  const command = parseAccountArguments(line.split(' '))
  if (!command.ok) throw new Error(command.refusal.join('; '))
  const spoken = terminal(input)
  const database = openOperatorDatabase(owner, SILENT_LOG)
  try {
    const parts = { database, billing, secret: SECRET, clock: clock.read }
    const status = await executeAccountCommand(command.value, parts, spoken)
    return { status, said: spoken.said, complained: spoken.complained }
  } finally {
    await database.close()
  }
}

export async function seeded(
  { owner }: TestApp,
  accounts: readonly SeedAccount[],
): Promise<Spoken> {
  const spoken = terminal()
  const database = openOperatorDatabase(owner, SILENT_LOG)
  try {
    await seed(accounts, database, spoken)
    return spoken
  } finally {
    await database.close()
  }
}
