/** The discourse model: who the text is about and what has been mentioned so far, from which pronouns are chosen. */
import type { Agreement, Gender } from '../morphology/features.ts'
import { type InflectedWord, inflectedWord } from './inflected-word.ts'

/** A child whom the text names by the first name. */
export interface DiscourseEntity {
  readonly name: string
  readonly gender: Gender
}

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
  /** Sentences since the protagonist was last named. */
  readonly pronounsInARow: number
  readonly mentioned: ReadonlySet<string>
  /** Gender and number («fs») of the other persons and animals of the last sentence, for whom a pronoun might be taken. */
  readonly rivals: ReadonlySet<string>
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
    rivals: new Set(),
  }
}

export function entityAgreement(entity: DiscourseEntity): Agreement {
  return { gender: entity.gender, number: 's', person: 3 }
}

export function pairAgreement(discourse: DiscourseModel): Agreement {
  const feminine = discourse.protagonist.gender === 'f' && discourse.friend.gender === 'f'
  return { gender: feminine ? 'f' : 'm', number: 'p', person: 3 }
}

/** Two pronouns at most in a row, and only when the sentence before left no doubt. */
const MAX_PRONOUNS_IN_A_ROW = 2

/** Whether «il» or «elle» can only be taken for him: no other of that gender and number was named since. */
export function mayUsePronoun(
  discourse: DiscourseModel,
  who: 'héros' | 'eux',
  { gender, number }: Pick<Agreement, 'gender' | 'number'>,
): boolean {
  const isLast = discourse.lastSubject === who && discourse.pronounsInARow < MAX_PRONOUNS_IN_A_ROW
  // «ils» may be anybody: a plural of either gender stands beside it.
  const rivals = number === 'p' ? ['mp', 'fp'] : [`${gender}s`]
  return isLast && !rivals.some((rival) => discourse.rivals.has(rival))
}

export function realiseName({ name, gender }: DiscourseEntity): InflectedWord {
  return inflectedWord(name, 'nom', { lemma: name, gender, number: 's' })
}

/** «son ami Tom», the first time he is met. */
export function introducingPhrase(entity: DiscourseEntity): InflectedWord[] {
  const feminine = entity.gender === 'f'
  return [
    inflectedWord(feminine ? 'sa' : 'son', 'déterminant'),
    inflectedWord(feminine ? 'amie' : 'ami', 'nom', {
      lemma: 'ami',
      gender: entity.gender,
      number: 's',
    }),
  ]
}
