/** Goals that name persons: «présent avec tu et ils», «futur à la 1re personne du pluriel». */
import type { AskedPerson, GoalRule, TypedGoal } from './goal-rule.ts'

const OF_PRONOUN: Readonly<Record<string, AskedPerson>> = {
  je: { person: 1, number: 's' },
  tu: { person: 2, number: 's' },
  il: { person: 3, number: 's' },
  elle: { person: 3, number: 's' },
  on: { person: 3, number: 's' },
  nous: { person: 1, number: 'p' },
  vous: { person: 2, number: 'p' },
  ils: { person: 3, number: 'p' },
  elles: { person: 3, number: 'p' },
}

const PRONOUN = /(?<!\p{L})(?:je|tu|ils?|elles?|on|nous|vous)(?!\p{L})/gu
const ORDINAL =
  /(?<!\d)([123])(?:re|ere|e|eme|nde?)? personnes?(?: du (singulier|pluriel))?(?!\p{L})/gu
/** A goal of spelling may name a pronoun as well. */
const OF_VERBS =
  /(?<!\p{L})(?:verbes?|conjug\p{L}*|present|futur|imparfait|passe|conditionnel|personnes?)(?!\p{L})/u

/** «il, elle, ils, elles», «on et nous»: nothing else is named. */
const OF_PRONOUNS =
  /^(?:(?:les? )?(?:je|tu|ils?|elles?|on|nous|vous)(?:[ ,/;]+(?:et |ou )?|$)){2,}$/u

function named(bare: string): AskedPerson[] {
  const ordinals = Array.from(
    bare.matchAll(ORDINAL),
    ([, digit, number]): AskedPerson => ({
      person: digit === '1' ? 1 : digit === '2' ? 2 : 3,
      number: number === 'pluriel' ? 'p' : 's',
    }),
  )
  const pronouns = (bare.match(PRONOUN) ?? []).flatMap((pronoun) => OF_PRONOUN[pronoun] ?? [])
  return [...ordinals, ...pronouns]
}

/** null: the goal names no person of a verb. */
export function personGoal({ bare }: TypedGoal): GoalRule | null {
  const persons = OF_VERBS.test(bare) || OF_PRONOUNS.test(bare) ? named(bare) : []
  if (persons.length === 0) return null
  return {
    persons,
    isShownBy: (text) =>
      persons.every(({ person, number }) =>
        text.some(({ words }) =>
          words.some(
            (word) =>
              word.natures.includes('verbe') &&
              word.persons.includes(person) &&
              word.numbers.includes(number),
          ),
        ),
      ),
  }
}
