/** Whose journeys the browser follows: one account a plan, for journeys that only look; who changes things gets his own. */

import { hash } from '@node-rs/argon2'
import type { PlanKey } from '../../../src/domain/account/plan.ts'
import type { Level } from '../../../src/domain/level.ts'
import { dayInParis } from '../../../src/domain/paris-time.ts'
import { openOperatorDatabase } from '../../../src/server/db/operator-database.ts'
import { SILENT_LOG } from '../../../src/server/log.ts'
import {
  addMissingLearners,
  createAccount,
} from '../../../src/server/operator/operator-accounts.ts'
import { parseSeedFile } from '../../../src/server/operator/seed-file.ts'
import { ownerConnection } from '../database/own-postgres.ts'

export interface Pupil {
  readonly first_name: string
  readonly last_name: string
  readonly birth_date: string
  readonly level: Level
}

export interface Person {
  readonly email: string
  readonly password: string
  readonly plan: PlanKey
  readonly status?: string
  readonly learners?: readonly Pupil[]
}

export const PASSWORD = 'le chat dort au soleil'

export const ELOISE: Pupil = {
  first_name: 'Éloïse',
  last_name: 'Bernard',
  birth_date: '2018-03-12',
  level: 'CE2',
}

export const HUGO: Pupil = {
  first_name: 'Hugo',
  last_name: 'Petit',
  birth_date: '2019-09-01',
  level: 'CE1',
}

/** Teacher of two. */
export const CLAIRE: Person = {
  email: 'claire.martin@exemple.fr',
  password: PASSWORD,
  plan: 'teacher',
  learners: [ELOISE, HUGO],
}

/** On the free plan. */
export const FANNY: Person = { email: 'fanny.roux@exemple.fr', password: PASSWORD, plan: 'free' }

/** Whose payment failed. */
export const INES: Person = {
  email: 'ines.leroy@exemple.fr',
  password: PASSWORD,
  plan: 'parent_plus',
  status: 'past_due',
}

/** Parent without any learner yet. */
export const PAUL: Person = { email: 'paul.girard@exemple.fr', password: PASSWORD, plan: 'parent' }

export const EVERYBODY = [CLAIRE, FANNY, INES, PAUL]

/** Argon2's least, which stands in the hash itself: at the product's, signing in would take a tenth of a short journey. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * Makes accounts as the operator's command does, in the database of the product whose environment this process has. A command
 * of its own for each of hundreds would start Node as often.
 */
export async function seedPeople(people: readonly Person[]): Promise<void> {
  const accounts = parseSeedFile(people, 'journeys', dayInParis(Date.now()))
  if (!accounts.ok) throw new Error(accounts.refusal.join('\n'))
  const database = openOperatorDatabase(
    await ownerConnection(process.env.DATA_DIR ?? ''),
    SILENT_LOG,
  )
  try {
    for (const { email, plan, status, password, learners } of accounts.value) {
      const passwordHash = await hash(password, LEAST_COST)
      await database.transaction(async (run) => {
        const id = await createAccount(run, { email, name: '', plan, status, passwordHash })
        if (id === undefined) throw new Error(`${email} exists`)
        await addMissingLearners(run, id, learners)
      })
    }
  } finally {
    await database.close()
  }
}
