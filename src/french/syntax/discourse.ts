/** Who is in the story and what has been said of them so far. */
import type { Agreement, Gender } from '../morphology/features.ts'
import type { NounChoice } from './binding.ts'
import { type Piece, piece } from './piece.ts'

/** A child with a first name, or a person of the teacher's list: «le pirate». */
export type Actor =
  | { readonly kind: 'name'; readonly name: string; readonly gender: Gender }
  | { readonly kind: 'noun'; readonly choice: NounChoice }

export interface Discourse {
  readonly hero: Actor
  readonly friend: Actor
  /** A third child, for when the first two act together. */
  readonly other: Actor
  readonly heroSeen: boolean
  readonly friendSeen: boolean
  readonly otherSeen: boolean
  /** Subject of the sentence before, when «il» may stand for it. */
  readonly lastSubject: 'héros' | 'eux' | null
  /** Sentences since the hero was named; a name comes back regularly. */
  readonly pronouns: number
  readonly mentioned: ReadonlySet<string>
}

export interface Cast {
  readonly hero: Actor
  readonly friend: Actor
  readonly other: Actor
}

export function newDiscourse(cast: Cast): Discourse {
  return {
    ...cast,
    heroSeen: false,
    friendSeen: false,
    otherSeen: false,
    lastSubject: null,
    pronouns: 0,
    mentioned: new Set(),
  }
}

export function genderOf(actor: Actor): Gender {
  return actor.kind === 'name' ? actor.gender : actor.choice.gender
}

export function agreementOf(actor: Actor): Agreement {
  const number = actor.kind === 'name' ? 's' : actor.choice.number
  return { gender: genderOf(actor), number, person: 3 }
}

export function bothAgree(discourse: Discourse): Agreement {
  const feminine = genderOf(discourse.hero) === 'f' && genderOf(discourse.friend) === 'f'
  return { gender: feminine ? 'f' : 'm', number: 'p', person: 3 }
}

/** il, elle, ils, elles; je, tu, nous, vous. */
export function subjectPronoun(agreement: Agreement): string {
  const { person, number, gender } = agreement
  if (person === 1) return number === 's' ? 'je' : 'nous'
  if (person === 2) return number === 's' ? 'tu' : 'vous'
  return (gender === 'f' ? 'elle' : 'il') + (number === 'p' ? 's' : '')
}

/** Two pronouns at most in a row, and only when the sentence before left no doubt. */
const MOST_PRONOUNS = 2

export function mayUsePronoun(discourse: Discourse, who: 'héros' | 'eux'): boolean {
  return discourse.lastSubject === who && discourse.pronouns < MOST_PRONOUNS
}

export function namePieces(actor: Actor, noun: (choice: NounChoice) => Piece[]): Piece[] {
  if (actor.kind === 'noun') return noun(actor.choice)
  return [piece(actor.name, 'nom', { lemma: actor.name, gender: actor.gender, number: 's' })]
}

/** «son ami Tom», the first time he is met. */
export function introduction(actor: Actor): Piece[] {
  const feminine = genderOf(actor) === 'f'
  return [
    piece(feminine ? 'sa' : 'son', 'déterminant'),
    piece(feminine ? 'amie' : 'ami', 'nom', {
      lemma: 'ami',
      gender: genderOf(actor),
      number: 's',
    }),
  ]
}
