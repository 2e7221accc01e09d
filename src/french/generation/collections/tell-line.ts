/** Tells one line of a collection by itself: about whom, in what person and tense the words given ask. */
import { NotationFault } from '../../data/part-notation.ts'
import type { Template } from '../../data/template.ts'
import type { Gender, Tense } from '../../morphology/features.ts'
import {
  type DiscourseEntities,
  type DiscourseModel,
  newDiscourseModel,
} from '../../realisation/discourse-model.ts'
import { realiseSentence } from '../../realisation/sentence-realisation.ts'
import type { Sentence } from '../../sentence.ts'
import { entitiesOfSentence, selectEntities } from '../entity-selection.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { fillSlots } from '../slot-filling/template-filling.ts'
import type { HostVariant } from '../stories/host-variants.ts'
import { templateOf } from '../stories/tell-story.ts'
import { namedBefore, withSubjectAgain } from './forms/child-taken-up.ts'
import {
  alreadyNamed,
  type GivenVerbForm,
  givenVerbForm,
  subjectOf,
  withFriend,
  withGender,
} from './forms/given-verb-form.ts'
import { tenseOfMoment, tensesOf } from './forms/line-tenses.ts'
import { bearsTense } from './forms/tenses-of-time-words.ts'
import { type Addressee, asOrder, mayBeTold } from './told-orders.ts'

type Person = Pick<GivenVerbForm, 'person' | 'number' | 'gender'>

/** Persons that an infinitive is conjugated in, one sentence after the other; null is the child's own. */
const PERSONS: readonly (Person | null)[] = [
  null,
  { person: 1, number: 'p', gender: null },
  null,
  { person: 1, number: 's', gender: null },
  { person: 2, number: 's', gender: null },
]

/** «Léa …»: the sentence starts by what the child does, and speaks of nobody else by a pronoun. */
function isAboutProtagonist({ items }: Template): boolean {
  const subjects = items.filter((item) => item.kind === 'group' && item.role === 'S')
  const [subject] = subjects
  if (subject?.kind !== 'group' || subjects.length > 1) return false
  const [part, ...others] = subject.parts
  return others.length === 0 && part?.kind === 'character' && part.who === 'héros'
}

/** Tense and person in which a line is asked for. */
export interface LineTelling {
  /** Words that the line is to hold. */
  readonly words: readonly GivenWord[]
  /** Those of them that its slots are to take. */
  readonly slotWords: readonly GivenWord[]
  /** Tense that the goals ask; null where they ask none. */
  readonly tense: Tense | null
  /** All that they ask: a line that does not bear the one is told in another. */
  readonly tenses?: readonly Tense[]
  /** Which of the persons an infinitive takes. */
  readonly turn: number
  /** Of the child, where the words ask none. */
  readonly gender?: Gender | null
  /** The children of the text, where its sentences share them. */
  readonly cast?: DiscourseEntities
  /** The child is a pronoun, as if named before. */
  readonly isNamed?: boolean
}

/** A line with the wordings taken at each of its choices. */
export interface LineToTell {
  readonly host: Pick<HostVariant, 'variant'>
  readonly taken: readonly (readonly string[])[]
}

/** Person of the verb: the given form's, else one of several where a goal has the infinitives conjugated. */
function personOf(
  given: GivenVerbForm | null,
  { words, turn }: LineTelling,
  { conjugates, persons, isOfVerbs }: GenerationContext,
): Person | null {
  if (given !== null) return given
  const hasInfinitive = words.some(({ interpretations: [sense] }) => sense?.kind === 'infinitive')
  const asked = persons.map((person) => ({ ...person, gender: null }))
  const among = asked.length > 0 ? asked : isOfVerbs ? PERSONS : [null]
  return conjugates && hasInfinitive ? (among[turn % among.length] ?? null) : null
}

/** Whom orders are given to, one sentence after the other. */
const ADDRESSEES: readonly Addressee[] = [
  { person: 2, number: 's' },
  { person: 2, number: 'p' },
  { person: 1, number: 'p' },
]

/** Whom the line is told to as an order, where a form given can be nothing else or a goal asks for orders; null: it is a statement. */
function addresseeOf(
  given: GivenVerbForm | null,
  { turn }: LineTelling,
  { orders, persons }: GenerationContext,
): Addressee | null {
  if (given !== null) return given.tense === 'impératif' ? given : null
  const asked = ADDRESSEES.filter((one) =>
    persons.some(({ person, number }) => person === one.person && number === one.number),
  )
  const among = asked.length > 0 ? asked : ADDRESSEES
  return orders ? (among[turn % among.length] ?? null) : null
}

/** The line as an order where it is to be one, and who stands in the place of its child. */
function inPerson(
  template: Template,
  given: GivenVerbForm | null,
  telling: LineTelling,
  context: GenerationContext,
): { readonly template: Template; readonly person: Person | null } {
  if (!isAboutProtagonist(template)) return { template, person: null }
  const { verbs } = context.language
  const asked = telling.words.flatMap(({ interpretations: [sense] }) =>
    sense?.kind === 'infinitive' ? [sense.lemma] : [],
  )
  const isOrder = given !== null || mayBeTold(template, asked)
  const addressee = isOrder ? addresseeOf(given, telling, context) : null
  const order =
    addressee && asOrder(template, addressee, (lemma) => verbs.get(lemma)?.aspect === 'état')
  if (addressee !== null && order !== null)
    return { template: order, person: { ...addressee, gender: null } }
  const person = personOf(given, telling, context)
  const speaks = person !== null && person.person !== 3
  return { template: speaks ? withSubjectAgain(template) : template, person }
}

/** «nous avons tenu la laisse, mais il tint la balle»: only what is spoken has a past of its own. */
function mixesPasts({ text, tokens }: Sentence): boolean {
  const told = new Set(tokens.map(({ tense }) => tense))
  return told.has('passé simple') && told.has('passé composé') && !text.includes('«')
}

/** «nous avons rangé pendant qu'il a fini»: what lasts beside another thing is told in the imparfait. */
function lastsAtOnce({ text, tokens }: Sentence): boolean {
  const isOnce = tokens.some(({ tense }) => tense === 'passé composé' || tense === 'passé simple')
  return isOnce && /pendant qu/u.test(text) && !tokens.some(({ tense }) => tense === 'imparfait')
}

/** What comes first, or last, has not lasted until then: «d'abord, il travaille depuis midi». */
const CONTRARY_TIMES = /^(?:D'abord|Enfin|Soudain|Puis|Ensuite)\b.*\sdepuis\s/u

function isToldInTime(sentence: Sentence | null): boolean {
  return (
    sentence !== null &&
    !mixesPasts(sentence) &&
    !lastsAtOnce(sentence) &&
    !CONTRARY_TIMES.test(sentence.text)
  )
}

/** Whom a pronoun of the list stands for is known already. */
function discourseOf(
  entities: DiscourseEntities,
  given: GivenVerbForm | null,
  isNamed: boolean,
): DiscourseModel {
  const fresh = newDiscourseModel(entities)
  return isNamed || given?.pronoun ? alreadyNamed(fresh, given?.number ?? 's') : fresh
}

function entitiesFor(
  { words, gender = null, cast }: LineTelling,
  { language, level, random }: GenerationContext,
): DiscourseEntities {
  const shared = cast && entitiesOfSentence(cast, words, level, language)
  return shared ?? selectEntities(words, level, random, language, { preferred: gender })
}

function isOutOfTense(template: Template, given: GivenVerbForm | null): boolean {
  return given !== null && !bearsTense(template, given.tense)
}

interface PersonalLine {
  readonly template: Template
  readonly person: Person | null
  /** The form given, unless the child is named before its pronoun: it then stands in its own verb alone. */
  readonly leading: GivenVerbForm | null
}

/** The line in the person asked, its child named before «il»; null where «il» would be nobody. */
function inPersonOrNamed(
  template: Template,
  given: GivenVerbForm | null,
  telling: LineTelling,
  context: GenerationContext,
): PersonalLine | null {
  const { verbs } = context.language
  const isState = (lemma: string): boolean => verbs.get(lemma)?.aspect === 'état'
  const named =
    given === null || telling.isNamed === true
      ? null
      : namedBefore(template, given, telling.words, isState)
  if (named === 'untold') return null
  return named === null
    ? { ...inPerson(template, given, telling, context), leading: given }
    : { template: named, person: given, leading: null }
}

/** The children as the form given asks them. */
function castFor(
  given: GivenVerbForm | null,
  telling: LineTelling,
  context: GenerationContext,
): DiscourseEntities {
  const entities = entitiesFor(telling, context)
  if (given === null) return entities
  return withFriend(withGender(entities, given.gender), given, context.language.names)
}

/** The sentence; null when it cannot be said. Whether it holds the words is for the caller to see. */
export function tellLine(
  { host: { variant }, taken }: LineToTell,
  telling: LineTelling,
  context: GenerationContext,
): Sentence | null {
  const { language } = context
  const { words, slotWords, tense, tenses: others = [], isNamed = false } = telling
  const given = givenVerbForm(words, context.orders ? 'impératif' : tense, language)
  const entities = castFor(given, telling, context)
  const { gender } = entities.protagonist
  const written = templateOf({ variant, taken }, 'collection', gender, language.knownClass)
  if (written instanceof NotationFault) return null
  const told = isOutOfTense(written, given)
    ? null
    : inPersonOrNamed(written, given, telling, context)
  if (told === null) return null
  const { template, person, leading } = told
  const discourse = discourseOf(entities, leading, isNamed)
  const now = tense && tenseOfMoment(words)
  const asked = now === null ? [given?.tense ?? [], tense ?? [], others].flat() : [now]
  const tenses = tensesOf(template, leading, asked)
  const filled = fillSlots(template, null, slotWords, { ...context, discourse, tenses })
  const subject = person && subjectOf(person, discourse)
  if (filled === null) return null
  const spoken = { ...filled, subject, headwordFeatures: given }
  const sentence = realiseSentence(spoken, discourse, language)?.sentence ?? null
  return isToldInTime(sentence) ? sentence : null
}
