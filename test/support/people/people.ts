/** The people of the tests: adults with an account, and children. */
import type { NewLearner } from '../../../src/contract/learners.ts'
import type { PlanKey } from '../../../src/domain/account/plan.ts'
import { parseCalendarDate } from '../../../src/domain/calendar-date.ts'

export interface Person {
  readonly email: string
  readonly name: string
  readonly plan: PlanKey
  /** `active` unless told. */
  readonly status?: string
  /** Default: `PASSWORD_HASH`. */
  readonly passwordHash?: string
}

export const PASSWORD = 'trois tulipes jaunes'

/**
 * A hash of PASSWORD at argon2's least cost, which stands in the hash itself: each sign-in of a test would otherwise take as
 * long as one of the product is meant to take.
 */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$m4A/mtQ2LeDLeT3UryC7hA$3k+bldj9+DFOwtyJmzL8XnBEctKiEsdq1TmiDW0cj7I'

export const claire: Person = { email: 'claire@exemple.fr', name: 'Claire Martin', plan: 'parent' }
export const marc: Person = { email: 'marc@exemple.fr', name: 'Marc Petit', plan: 'parent_plus' }
export const madameRoy: Person = {
  email: 'roy@ecole.exemple.fr',
  name: 'Madame Roy',
  plan: 'teacher',
}
export const paul: Person = { email: 'paul@exemple.fr', name: 'Paul Durand', plan: 'free' }

function born(text: string): NewLearner['birth_date'] {
  const date = parseCalendarDate(text)
  if (!date) throw new Error(`${text} is no date`)
  return date
}

export function lea(): NewLearner {
  return {
    first_name: 'Léa',
    last_name: 'Martin',
    birth_date: born('2018-02-23'),
    level: 'CE1',
  }
}

export function hugo(): NewLearner {
  return {
    first_name: 'Hugo',
    last_name: 'Martin',
    birth_date: born('2016-11-30'),
    level: 'CM1',
  }
}

export function eloise(): NewLearner {
  return {
    first_name: 'Éloïse',
    last_name: 'Petit',
    birth_date: born('2019-12-31'),
    level: 'CP',
  }
}
