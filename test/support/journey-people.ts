/** Whose journeys the browser follows: one account a plan, for journeys that only look; who changes things gets his own. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Level } from '../../src/domain/level.ts'
import type { PlanKey } from '../../src/domain/plan.ts'

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

/** Makes accounts through the operator's door, on the product whose environment this process has. */
export async function seedPeople(people: readonly Person[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'encrier-people-'))
  try {
    const file = join(folder, 'users.json')
    await writeFile(file, JSON.stringify(people))
    const script = new URL('../../tools/seed.ts', import.meta.url).pathname
    await promisify(execFile)(process.execPath, [script, '--users', file])
  } finally {
    await rm(folder, { recursive: true })
  }
}
