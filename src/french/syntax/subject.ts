/** The walk through a frame, and its subjects: named, said by a pronoun, taken over by «qui». */
import type { Language } from '../language.ts'
import type { Agreement } from '../morphology/features.ts'
import { subjectAgreement } from './agreement.ts'
import type { Binding } from './binding.ts'
import {
  agreementOf,
  bothAgree,
  type Discourse,
  mayUsePronoun,
  subjectPronoun,
} from './discourse.ts'
import type { NounGroup } from './frame.ts'
import { type GroupContext, partPieces } from './group-pieces.ts'
import { type Piece, piece } from './piece.ts'

export const THIRD: Agreement = { person: 3, number: 's', gender: 'm' }

/** Where the walk through a frame stands. */
export interface Walk {
  readonly binding: Binding
  readonly language: Language
  discourse: Discourse
  pieces: Piece[]
  group: number
  slot: number
  /** Subject of the clause, of the sentence, and whether the clause is a relative one. */
  subject: Agreement | null
  mainSubject: Agreement | null
  /** The first subject, whom the pronouns of an enrichment stand for. */
  lead: Agreement | null
  relative: boolean
  /** What «qui» stands for, whom «son» follows until the relative clause ends. */
  antecedent: Agreement | null
  /** The subject is the hero or both: «son» follows it, «il» is him. */
  character: 'héros' | 'eux' | null
  /** The subject holds the hero among others: «Léa et son père», whose «son» becomes «leur». */
  follows: boolean
  lastNoun: Agreement
  objectBefore: Agreement | null
  /** The COD that a slot gave, which a later «le» stands for. */
  slotObject: Agreement | null
  verbs: number
  /** A given form cannot be said of the subject. */
  impossible: boolean
  /** A subject realised before its place, because the verb needed it. */
  postponed: Piece[] | null
}

export function groupContext(walk: Walk): GroupContext {
  const { binding, discourse, language } = walk
  const follows = walk.character !== null || walk.follows || walk.subject?.person !== 3
  return {
    binding,
    discourse,
    language,
    subject: walk.subject ?? THIRD,
    lead: walk.lead ?? THIRD,
    owner: walk.antecedent ?? (follows ? (walk.subject ?? THIRD) : THIRD),
    takeSlot: () => {
      const nouns = binding.slots[walk.slot] ?? []
      walk.slot += 1
      return nouns
    },
    heroSeen: () => walk.discourse.heroSeen || (walk.subject?.person ?? 3) !== 3,
    meetHero: () => {
      walk.discourse = { ...walk.discourse, heroSeen: true }
    },
    meetFriend: () => {
      walk.discourse = { ...walk.discourse, friendSeen: true }
    },
    meetOther: () => {
      walk.discourse = { ...walk.discourse, otherSeen: true }
    },
  }
}

function pronounPiece(agreement: Agreement): Piece {
  return piece(subjectPronoun(agreement), 'pronom', {
    gender: agreement.gender,
    number: agreement.number,
    person: agreement.person,
  })
}

function heroAgreement(walk: Walk): Agreement {
  return walk.binding.subject ?? agreementOf(walk.discourse.hero)
}

interface CharacterSubject {
  readonly pieces: readonly Piece[] | null
  readonly agreement: Agreement
  readonly who: 'héros' | 'eux'
}

/** The hero as subject: given person, pronoun when clear, else named (pieces null: name him as written). */
/** «Léa, qui aime lire, …»: a relative clause needs a name before it. */
function relativeFollows(group: NounGroup, walk: Walk): boolean {
  const { items } = walk.binding.frame
  const next = items.slice(items.indexOf(group) + 1).find(({ kind }) => kind !== 'comma')
  return next?.kind === 'group' && isQui(next)
}

function isQui(group: NounGroup): boolean {
  const [part] = group.parts
  return group.role === 'S' && part?.kind === 'word' && part.text === 'qui'
}

function characterSubject(group: NounGroup, walk: Walk): CharacterSubject | null {
  const [part] = group.parts
  if (part?.kind !== 'character' || group.parts.length > 1 || part.who === 'ami') return null
  const { binding, discourse } = walk
  if (binding.subject !== null) {
    const who = binding.subject.number === 'p' ? 'eux' : 'héros'
    const named = binding.subject.person === 3 && who === 'eux' && !mayUsePronoun(discourse, 'eux')
    return {
      pieces: named ? null : [pronounPiece(binding.subject)],
      agreement: binding.subject,
      who,
    }
  }
  const agreement = part.who === 'héros' ? heroAgreement(walk) : bothAgree(discourse)
  const pronoun = mayUsePronoun(discourse, part.who) && !relativeFollows(group, walk)
  return { pieces: pronoun ? [pronounPiece(agreement)] : null, agreement, who: part.who }
}

/** «il» said after the hero is the hero: «elle» of Léa, «je» where the hero is «je»; in an enrichment, the subject. */
function anaphora(group: NounGroup, walk: Walk): Agreement | null {
  const [part] = group.parts
  if (part?.kind === 'word' && part.agrees && part.text === 'il' && walk.lead !== null) {
    return walk.lead
  }
  if (walk.character === null || part?.kind !== 'word' || group.parts.length > 1) return null
  if (!/^(il|elle|ils|elles)$/u.test(part.text) || walk.mainSubject === null) return null
  return walk.mainSubject
}

function namedBoth(group: NounGroup, walk: Walk): NounGroup {
  return walk.binding.subject?.number === 'p' && group.parts[0]?.kind === 'character'
    ? { ...group, parts: [{ kind: 'character', who: 'eux' }] }
    : group
}

/** Pieces of a subject; the walk then knows whom verbs agree with. */
export function subjectPieces(group: NounGroup, walk: Walk): Piece[] {
  walk.antecedent = null
  const character = characterSubject(group, walk)
  if (character !== null) {
    walk.character = character.who
    walk.subject = character.agreement
    walk.discourse = seen(walk.discourse, character)
    const named = character.pieces ?? partPieces(namedBoth(group, walk).parts, groupContext(walk))
    return [...named]
  }
  const again = anaphora(group, walk)
  if (again !== null) {
    walk.subject = again
    return [pronounPiece(again)]
  }
  const pieces = partPieces(group.parts, { ...groupContext(walk), owner: THIRD })
  if (isQui(group)) {
    walk.relative = true
    walk.antecedent = walk.lastNoun
    walk.subject = walk.lastNoun
    return pieces
  }
  const withHero = group.parts.some((part) => part.kind === 'character')
  // A noun whose number the words decide: «les élèves … leur cahier».
  const free = group.parts.some((part) => part.kind === 'slot' && part.number === null)
  walk.follows = withHero || free
  walk.character = null
  walk.subject = group.agreement ? { ...group.agreement, person: 3 } : subjectAgreement(pieces)
  return pieces
}

function seen(discourse: Discourse, character: CharacterSubject): Discourse {
  const named = character.pieces === null
  return {
    ...discourse,
    heroSeen: true,
    friendSeen: discourse.friendSeen || character.who === 'eux',
    pronouns: named ? 0 : discourse.pronouns + 1,
  }
}

export function startWalk(binding: Binding, discourse: Discourse, language: Language): Walk {
  return {
    binding,
    language,
    discourse,
    pieces: [],
    group: 0,
    slot: 0,
    subject: null,
    mainSubject: null,
    lead: null,
    relative: false,
    antecedent: null,
    character: null,
    follows: false,
    lastNoun: THIRD,
    objectBefore: null,
    slotObject: null,
    verbs: 0,
    impossible: false,
    postponed: null,
  }
}
