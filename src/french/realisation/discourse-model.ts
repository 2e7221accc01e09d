/** Who is in the story and what has been said of them so far. */
import type { Agreement, Gender } from '../morphology/features.ts'
import type { NounFiller } from './filled-template.ts'
import { type InflectedWord, inflectedWord } from './inflected-word.ts'

/** A child with a first name, or a person of the teacher's list: «le pirate». */
export type DiscourseEntity =
  | { readonly kind: 'name'; readonly name: string; readonly gender: Gender }
  | { readonly kind: 'noun'; readonly choice: NounFiller }

export interface DiscourseModel {
  readonly protagonist: DiscourseEntity
  readonly friend: DiscourseEntity
  /** A third child, for when the first two act together. */
  readonly other: DiscourseEntity
  readonly protagonistMentioned: boolean
  readonly friendMentioned: boolean
  readonly otherMentioned: boolean
  /** Subject of the sentence before, when «il» may stand for it. */
  readonly lastSubject: 'héros' | 'eux' | null
  /** Sentences since the hero was named; a name comes back regularly. */
  readonly pronounsInARow: number
  readonly mentioned: ReadonlySet<string>
}

export interface DiscourseEntities {
  readonly protagonist: DiscourseEntity
  readonly friend: DiscourseEntity
  readonly other: DiscourseEntity
}

export function newDiscourseModel(entities: DiscourseEntities): DiscourseModel {
  return {
    ...entities,
    protagonistMentioned: false,
    friendMentioned: false,
    otherMentioned: false,
    lastSubject: null,
    pronounsInARow: 0,
    mentioned: new Set(),
  }
}

export function entityGender(entity: DiscourseEntity): Gender {
  return entity.kind === 'name' ? entity.gender : entity.choice.gender
}

export function entityAgreement(entity: DiscourseEntity): Agreement {
  const number = entity.kind === 'name' ? 's' : entity.choice.number
  return { gender: entityGender(entity), number, person: 3 }
}

export function pairAgreement(discourse: DiscourseModel): Agreement {
  const feminine =
    entityGender(discourse.protagonist) === 'f' && entityGender(discourse.friend) === 'f'
  return { gender: feminine ? 'f' : 'm', number: 'p', person: 3 }
}

/** Two pronouns at most in a row, and only when the sentence before left no doubt. */
const MAX_PRONOUNS_IN_A_ROW = 2

export function mayUsePronoun(discourse: DiscourseModel, who: 'héros' | 'eux'): boolean {
  return discourse.lastSubject === who && discourse.pronounsInARow < MAX_PRONOUNS_IN_A_ROW
}

export function realiseEntity(
  entity: DiscourseEntity,
  noun: (choice: NounFiller) => InflectedWord[],
): InflectedWord[] {
  if (entity.kind === 'noun') return noun(entity.choice)
  return [
    inflectedWord(entity.name, 'nom', { lemma: entity.name, gender: entity.gender, number: 's' }),
  ]
}

/** «son ami Tom», the first time he is met. */
export function introducingPhrase(entity: DiscourseEntity): InflectedWord[] {
  const feminine = entityGender(entity) === 'f'
  return [
    inflectedWord(feminine ? 'sa' : 'son', 'déterminant'),
    inflectedWord(feminine ? 'amie' : 'ami', 'nom', {
      lemma: 'ami',
      gender: entityGender(entity),
      number: 's',
    }),
  ]
}
