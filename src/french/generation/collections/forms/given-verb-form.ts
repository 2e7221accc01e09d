/** What a verb form that was given asks of the line that is to hold it: tense, person, and who the child is. */
import type { Language } from '../../../data/language.ts'
import type {
  Agreement,
  Gender,
  GrammarNumber,
  Person,
  Tense,
} from '../../../morphology/features.ts'
import {
  type DiscourseEntities,
  type DiscourseEntity,
  type DiscourseModel,
  pairAgreement,
} from '../../../realisation/discourse-model.ts'
import type { GivenWord, Interpretation } from '../../request/interpretation.ts'
import { participleFeatures } from '../../request/verb-forms.ts'
import { maskOf, type SoughtWord, type WordMask } from '../../stories/story-words.ts'

export interface GivenVerbForm {
  readonly tense: Tense
  readonly person: Person
  readonly number: GrammarNumber
  /** Of the subject; null where either will do. */
  readonly gender: Gender | null
  /** «elles» of «elles ont mangé». */
  readonly pronoun: string | null
}

function formOf(
  sense: Interpretation | undefined,
  asked: Tense | null,
  language: Language,
): GivenVerbForm | null {
  if (sense?.kind === 'participle') {
    const features = participleFeatures(sense, language)
    return features && { ...features, tense: 'passé composé', person: 3, pronoun: null }
  }
  if (sense?.kind !== 'finite') return null
  const use = sense.uses.find(({ tense }) => tense === asked) ?? sense.uses[0]
  if (use === undefined) return null
  const pronoun = sense.subject !== null && /^(?:elles?|ils?)$/u.test(sense.subject)
  if (!pronoun) return { ...use, gender: sense.gender, pronoun: null }
  const gender = sense.subject.startsWith('elle') ? 'f' : 'm'
  return { ...use, gender, pronoun: sense.subject }
}

/** The first form given among the words, in the tense asked if it can be; null when none is a verb form. */
export function givenVerbForm(
  words: readonly GivenWord[],
  asked: Tense | null,
  language: Language,
): GivenVerbForm | null {
  for (const { interpretations } of words) {
    const form = formOf(interpretations[0], asked, language)
    if (form !== null) return form
  }
  return null
}

/** «il prit», «courut»: told of one person in one tense, where the list gives no two pronouns. */
function areToldAtOnce(
  one: Interpretation | undefined,
  other: Interpretation | undefined,
): boolean {
  if (one?.kind !== 'finite' || other?.kind !== 'finite') return false
  if (one.subject !== other.subject || one.gender !== other.gender) return false
  return one.uses.some((use) =>
    other.uses.some(
      ({ tense, person, number }) =>
        tense === use.tense && person === use.person && number === use.number,
    ),
  )
}

/** For each word the verb forms that a child's sentence may hold beside it. */
export function toldTogether(sought: readonly SoughtWord[]): readonly WordMask[] {
  return sought.map(({ word: { interpretations } }) =>
    maskOf(sought, (word) => areToldAtOnce(interpretations[0], word.interpretations[0])),
  )
}

/** «elle a dit» is said of a girl. */
export function withGender(
  { protagonist, friend, other }: DiscourseEntities,
  gender: Gender | null,
): DiscourseEntities {
  if (gender === null || protagonist.gender === gender) return { protagonist, friend, other }
  return friend.gender === gender
    ? { protagonist: friend, friend: protagonist, other }
    : { protagonist: other, friend, other: protagonist }
}

/** «Elles étaient venues» is said of two girls, never of «Marie et Simon»: where the friend is none, another girl is. */
export function withFriend(
  { protagonist, friend, other }: DiscourseEntities,
  { person, number, gender }: Omit<GivenVerbForm, 'tense' | 'pronoun'>,
  names: readonly DiscourseEntity[],
): DiscourseEntities {
  const isOfGirls = person === 3 && number === 'p' && gender === 'f' && friend.gender !== 'f'
  if (!isOfGirls) return { protagonist, friend, other }
  const girl = [other, ...names].find((one) => one.gender === 'f' && one.name !== protagonist.name)
  return { protagonist, friend: girl ?? friend, other: friend }
}

/** The subject in the place of the child; null: the child itself. */
export function subjectOf(
  { person, number, gender }: Omit<GivenVerbForm, 'tense' | 'pronoun'>,
  discourse: DiscourseModel,
): Agreement | null {
  if (person === 3 && number === 's') return null
  // «Ils» are the child and the friend.
  const own = person === 3 ? pairAgreement(discourse) : discourse.protagonist
  return { person, number, gender: gender ?? own.gender }
}

/** Whom the sentence tells of is known: «ils», «elle» as they were given. */
export function alreadyNamed(discourse: DiscourseModel, number: GrammarNumber): DiscourseModel {
  const lastSubject = number === 'p' ? ('eux' as const) : ('héros' as const)
  return { ...discourse, protagonistMentioned: true, friendMentioned: true, lastSubject }
}
