/** State of a clause while it is realised, and its subject: a name, a pronoun, or the antecedent of «qui». */
import type { Language } from '../data/language.ts'
import type { NounGroup } from '../data/template.ts'
import type { Agreement } from '../morphology/features.ts'
import { subjectAgreement } from './agreement.ts'
import {
  type DiscourseModel,
  entityAgreement,
  mayUsePronoun,
  pairAgreement,
} from './discourse-model.ts'
import type { FilledTemplate } from './filled-template.ts'
import { type RealisationContext, realiseParts } from './group-realisation.ts'
import { type InflectedWord, inflectedWord } from './inflected-word.ts'
import { subjectPronoun } from './pronouns.ts'

export const THIRD_PERSON: Agreement = { person: 3, number: 's', gender: 'm' }

export interface ClauseState {
  readonly filled: FilledTemplate
  readonly language: Language
  discourse: DiscourseModel
  words: InflectedWord[]
  group: number
  nextSlot: number
  /** Subject of the clause, of the sentence, and whether the clause is a relative one. */
  subject: Agreement | null
  mainSubject: Agreement | null
  /** The first subject, whom the pronouns of an enrichment stand for. */
  firstSubject: Agreement | null
  relative: boolean
  /** What «qui» stands for, whom «son» follows until the relative clause ends. */
  antecedent: Agreement | null
  /** The subject is the protagonist or both: «son» follows it, «il» is him. */
  character: 'héros' | 'eux' | null
  /** The subject holds the protagonist among others: «Léa et son père», whose «son» becomes «leur». */
  subjectMayChange: boolean
  lastNoun: Agreement
  objectBefore: Agreement | null
  /** The COD that a slot gave, which a later «le» stands for. */
  slotObject: Agreement | null
  verbCount: number
  /** A given form cannot be said of the subject. */
  impossible: boolean
  /** A subject realised before its place, because the verb needed it. */
  postponed: InflectedWord[] | null
}

export function realisationContext(state: ClauseState): RealisationContext {
  const { filled, discourse, language } = state
  const isOwner = state.character !== null || state.subjectMayChange || state.subject?.person !== 3
  return {
    filled,
    discourse,
    language,
    subject: state.subject ?? THIRD_PERSON,
    firstSubject: state.firstSubject ?? THIRD_PERSON,
    owner: state.antecedent ?? (isOwner ? (state.subject ?? THIRD_PERSON) : THIRD_PERSON),
    takeSlot: () => {
      const nouns = filled.fillers[state.nextSlot] ?? []
      state.nextSlot += 1
      return nouns
    },
    protagonistMentioned: () =>
      state.discourse.protagonistMentioned || (state.subject?.person ?? 3) !== 3,
    mentionProtagonist: () => {
      state.discourse = { ...state.discourse, protagonistMentioned: true }
    },
    mentionFriend: () => {
      state.discourse = { ...state.discourse, friendMentioned: true }
    },
    mentionOther: () => {
      state.discourse = { ...state.discourse, otherMentioned: true }
    },
  }
}

function subjectPronounWord(agreement: Agreement): InflectedWord {
  return inflectedWord(subjectPronoun(agreement), 'pronom', {
    gender: agreement.gender,
    number: agreement.number,
    person: agreement.person,
  })
}

function protagonistAgreement(state: ClauseState): Agreement {
  return state.filled.subject ?? entityAgreement(state.discourse.protagonist)
}

interface CharacterSubject {
  readonly words: readonly InflectedWord[] | null
  readonly agreement: Agreement
  readonly who: 'héros' | 'eux'
}

/** «Léa, qui aime lire, …»: a relative clause needs a name before it. */
function relativeFollows(group: NounGroup, state: ClauseState): boolean {
  const { items } = state.filled.template
  const next = items.slice(items.indexOf(group) + 1).find(({ kind }) => kind !== 'comma')
  return next?.kind === 'group' && isRelativeQui(next)
}

function isRelativeQui(group: NounGroup): boolean {
  const [part] = group.parts
  return group.role === 'S' && part?.kind === 'word' && part.text === 'qui'
}

function characterSubject(group: NounGroup, state: ClauseState): CharacterSubject | null {
  const [part] = group.parts
  if (part?.kind !== 'character' || group.parts.length > 1 || part.who === 'ami') return null
  const { filled, discourse } = state
  if (filled.subject !== null) {
    const who = filled.subject.number === 'p' ? 'eux' : 'héros'
    const named = filled.subject.person === 3 && who === 'eux' && !mayUsePronoun(discourse, 'eux')
    return {
      words: named ? null : [subjectPronounWord(filled.subject)],
      agreement: filled.subject,
      who,
    }
  }
  const agreement = part.who === 'héros' ? protagonistAgreement(state) : pairAgreement(discourse)
  const pronoun = mayUsePronoun(discourse, part.who) && !relativeFollows(group, state)
  return { words: pronoun ? [subjectPronounWord(agreement)] : null, agreement, who: part.who }
}

/** «il» said after the protagonist is the protagonist: «elle» of Léa, «je» where the protagonist is «je»; in an enrichment, the subject. */
function anaphoricAgreement(group: NounGroup, state: ClauseState): Agreement | null {
  const [part] = group.parts
  if (part?.kind === 'word' && part.agrees && part.text === 'il' && state.firstSubject !== null) {
    return state.firstSubject
  }
  if (state.character === null || part?.kind !== 'word' || group.parts.length > 1) return null
  if (!/^(il|elle|ils|elles)$/u.test(part.text) || state.mainSubject === null) return null
  return state.mainSubject
}

function withBothNamed(group: NounGroup, state: ClauseState): NounGroup {
  return state.filled.subject?.number === 'p' && group.parts[0]?.kind === 'character'
    ? { ...group, parts: [{ kind: 'character', who: 'eux' }] }
    : group
}

/** Realises a subject and records in the state what the verbs agree with. */
export function realiseSubject(group: NounGroup, state: ClauseState): InflectedWord[] {
  state.antecedent = null
  const character = characterSubject(group, state)
  if (character !== null) {
    state.character = character.who
    state.subject = character.agreement
    state.discourse = afterMention(state.discourse, character)
    const named =
      character.words ?? realiseParts(withBothNamed(group, state).parts, realisationContext(state))
    return [...named]
  }
  const again = anaphoricAgreement(group, state)
  if (again !== null) {
    state.subject = again
    return [subjectPronounWord(again)]
  }
  const words = realiseParts(group.parts, { ...realisationContext(state), owner: THIRD_PERSON })
  if (isRelativeQui(group)) {
    state.relative = true
    state.antecedent = state.lastNoun
    state.subject = state.lastNoun
    return words
  }
  const includesProtagonist = group.parts.some((part) => part.kind === 'character')
  // A noun whose number the words decide: «les élèves … leur cahier».
  const free = group.parts.some((part) => part.kind === 'slot' && part.number === null)
  state.subjectMayChange = includesProtagonist || free
  state.character = null
  state.subject = group.agreement ? { ...group.agreement, person: 3 } : subjectAgreement(words)
  return words
}

function afterMention(discourse: DiscourseModel, character: CharacterSubject): DiscourseModel {
  const named = character.words === null
  return {
    ...discourse,
    protagonistMentioned: true,
    friendMentioned: discourse.friendMentioned || character.who === 'eux',
    pronounsInARow: named ? 0 : discourse.pronounsInARow + 1,
  }
}

export function newClauseState(
  filled: FilledTemplate,
  discourse: DiscourseModel,
  language: Language,
): ClauseState {
  return {
    filled,
    language,
    discourse,
    words: [],
    group: 0,
    nextSlot: 0,
    subject: null,
    mainSubject: null,
    firstSubject: null,
    relative: false,
    antecedent: null,
    character: null,
    subjectMayChange: false,
    lastNoun: THIRD_PERSON,
    objectBefore: null,
    slotObject: null,
    verbCount: 0,
    impossible: false,
    postponed: null,
  }
}
