/** State of a clause while it is realised: its subject, what was named, what waits. */
import type { Language } from '../data/language.ts'
import type { Agreement } from '../morphology/features.ts'
import { type DiscourseModel, pairAgreement } from './discourse-model.ts'
import type { FilledTemplate } from './filled-template.ts'
import type { RealisationContext } from './group-realisation.ts'
import type { InflectedWord } from './inflected-word.ts'

export const THIRD_PERSON: Agreement = { person: 3, number: 's', gender: 'm' }

/** What a subject made of its clause, kept while another clause has its own. */
type InterruptedSubject = Pick<
  ClauseState,
  | 'subject'
  | 'mainSubject'
  | 'character'
  | 'subjectMayChange'
  | 'includesProtagonist'
  | 'somebodyElse'
>

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
  relative: boolean
  /** The subject whose verb comes behind another clause: «le château, dont Emma rêve, …». */
  interrupted: InterruptedSubject | null
  /** What «qui» stands for, whom «son» follows until the relative clause ends. */
  antecedent: Agreement | null
  /** The subject is the protagonist or both: «son» follows it, «il» is him. */
  character: 'héros' | 'eux' | null
  /** The subject is the «il» of «il pleut». */
  impersonal: boolean
  /** Subjects that wait for their verb, and whether «et» joins the next one: «Léa» «et» «son père». */
  waiting: readonly Agreement[]
  joined: boolean
  /** Whom the imperative of the clause is said to. */
  addressed: Agreement | null
  /** «vous» said to one person. */
  polite: boolean
  /** The subject holds the protagonist among others: «Léa et son père», whose «son» becomes «leur». */
  subjectMayChange: boolean
  includesProtagonist: boolean
  /** The subject is another person, or an animal. */
  somebodyElse: boolean
  lastNoun: Agreement
  objectBefore: Agreement | null
  /** The COD that a slot gave, which a later «le» stands for. */
  slotObject: Agreement | null
  /** The COD of the verb, of which an attribute after it is said: «rend la maison belle». */
  clauseObject: Pick<Agreement, 'gender' | 'number'> | null
  /** The child who was last a subject. */
  lastChild: Agreement | null
  /** Nouns that a later «les» or «l'» may stand for. */
  named: readonly Agreement[]
  verbCount: number
  /** A given form cannot be said of the subject. */
  impossible: boolean
  /** A subject realised before its place, because the verb needed it. */
  postponed: InflectedWord[] | null
}

/** «son ami Tom» is not said after «le chien», whose friend he would be. */
function isProtagonistNear({
  subject,
  character,
  includesProtagonist,
  ...state
}: ClauseState): boolean {
  const { protagonistMentioned, lastSubject, rivals } = state.discourse
  if (character !== null || includesProtagonist) return true
  if (subject !== null && subject.person !== 3) return true
  if (!protagonistMentioned) return false
  return subject === null ? lastSubject === 'héros' || rivals.size === 0 : !state.somebodyElse
}

/** «Dans ma trousse, j'ai une gomme»: the children who own what is said before them; null for another subject. */
function ownerToCome({ filled, discourse }: ClauseState): Agreement | null {
  const subject = filled.template.items.find((item) => item.kind === 'group' && item.role === 'S')
  const [part, ...others] = subject?.kind === 'group' ? subject.parts : []
  if (part?.kind !== 'character' || part.who === 'ami' || others.length > 0) return null
  return filled.subject ?? (part.who === 'eux' ? pairAgreement(discourse) : null)
}

export function realisationContext(state: ClauseState): RealisationContext {
  const { filled, discourse, language } = state
  // «il faut ranger mon sac»: nobody owns but who was told of before.
  const subject = state.impersonal ? state.mainSubject : state.subject
  const toCome = state.subject === null && state.verbCount === 0 ? ownerToCome(state) : null
  const isOwner = state.character !== null || state.subjectMayChange || subject?.person !== 3
  return {
    filled,
    discourse,
    language,
    subject: state.subject ?? THIRD_PERSON,
    owner: state.antecedent ?? toCome ?? (isOwner ? (subject ?? THIRD_PERSON) : THIRD_PERSON),
    takeSlot: () => {
      const nouns = filled.fillers[state.nextSlot] ?? []
      state.nextSlot += 1
      return nouns
    },
    isProtagonistNear: () => isProtagonistNear(state),
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
    relative: false,
    interrupted: null,
    antecedent: null,
    character: null,
    impersonal: false,
    waiting: [],
    joined: false,
    addressed: null,
    polite: false,
    subjectMayChange: false,
    includesProtagonist: false,
    somebodyElse: false,
    lastNoun: THIRD_PERSON,
    objectBefore: null,
    slotObject: null,
    clauseObject: null,
    lastChild: null,
    named: [],
    verbCount: 0,
    impossible: false,
    postponed: null,
  }
}
