/** What speaks for and against a line in a dictation, beside the words that it holds. */
import type { Level } from '../../../domain/level.ts'
import type { SentenceCollection } from '../../data/sentence-collection.ts'
import type { StoryVariant } from '../../data/story.ts'
import { containsForm } from '../../data/written-form.ts'
import type { Tense } from '../../morphology/features.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { HostVariant } from '../stories/host-variants.ts'
import { countWords, maskedWords, type SoughtWord } from '../stories/story-words.ts'
import { classesBelow } from './lines-of-words.ts'
import type { ListRelatedness } from './topic/relatedness.ts'
import { isAbout } from './topic/topics.ts'

export interface LineRequest {
  readonly sought: readonly SoughtWord[]
  readonly level: Level
  /** Tenses that the goals ask; none: each line in one of its own. */
  readonly tenses: readonly Tense[]
  readonly preferred: readonly RegExp[]
  /** Theme as typed, and its keywords. */
  readonly themes: readonly string[]
  /** These and the goals, as typed. */
  readonly topics: readonly string[]
  /** To what the list is about. */
  readonly related: ListRelatedness
}

/** In the marks of the search, where a word is worth ten. */
const BELOW_COST = 3
const TOPIC_VALUE = 7
const GOAL_VALUE = 9
/** A line about what the other words are about, beside one about something else. */
const RELATED_VALUE = 16
/** Where a goal asks for persons, or verbs are to be conjugated: what a child does is told in any of them. */
const PERSON_VALUE = 8
/** Where a goal asks for orders. */
const ORDER_VALUE = 6
/** Where a form is given with «il» or «elle»: somebody has to be named. */
const NAMED_VALUE = 5
/** A line that says less than this of the theme typed, beside the words, is about something else: «une pirogue» in a village. */
const LEAST_RELATED = 0.2
const STRANGE_COST = 12
/** «J'ai froid, et tu fais un feu»: two persons whom nobody named, for a list that has more forms than sentences. */
const TWO_PERSONS_COST = 7
/** A list into which words are put is duller than a sentence that was written for them. */
const LIST_COST = 9
/** A frame for any noun of a kind is duller still. */
const FRAME_COST = 12
/** One whose places take two of the words makes one scene of them: better than two acts at two times of a day. */
const SCENE_FRAME_COST = 3
/** A link of two clauses that may be weak («mais», «donc»), and each complement above one behind an object: likely to be marked. */
const LINK_COST = 2
const COMPLEMENT_COST = 1.5
/** For each kind more that it would take. */
const OPEN_COST = 1.5
/** For each word that the class could read and the sentence does not have. */
const SHORT_COST = 0.8
/** For each that it lacks to half of what the class could read: «il est presque prêt» in CM1. */
const TOO_SHORT_COST = 2.5
/** A conditionnel needs its condition, a plus-que-parfait what came after: lines written for them say so. */
const ALONE_COSTS: ReadonlyMap<Tense, number> = new Map([
  ['conditionnel', 16],
  ['plus-que-parfait', 7],
])
/** «Autrefois, un lion marchait …» among sentences in the présent, where nobody asked for a tense. */
const PAST_COST = 8
/** What happened once is not told in the imparfait: lines of a state or a habit are, and say so. */
const EVENT_COST = 5
/** What lasts is no event: «le poisson, qui sembla toujours étonné». */
const STATE_COST = 8
/** «Comme le sapin est beau !», «une si belle occasion»: nobody is moved in a sentence by itself, and nothing was named before. */
const UNMOTIVATED_COST = 6
/** «un arbre» counts in «des arbres», and is better seen as it was given. */
const OTHER_FORM_COST = 3
/** How far chance may put one line before another. */
const CHANCE = 8

function isOfChild({ variant }: HostVariant): boolean {
  const [first = ''] = variant.segments
  return typeof first === 'string' && /^S\{héros\} V/u.test(first)
}

/** «il rit», «elle a dit»: whoever that is. */
function asksForSomebody(sought: readonly SoughtWord[]): boolean {
  return sought.some(({ word: { interpretations } }) => {
    const [sense] = interpretations
    return sense?.kind === 'finite' && /^(?:il|elle)$/u.test(sense.subject ?? '')
  })
}

/** A line that is an order, or can be told as one. */
function isOrder(host: HostVariant): boolean {
  return isWritten(host.variant, ':impératif') || isOfChild(host)
}

function isWritten({ segments }: StoryVariant, what: string): boolean {
  return segments
    .flatMap((part) => (typeof part === 'string' ? part : part.wordings))
    .some((text) => text.includes(what))
}

/** What it costs that a tense which leans on another clause is asked of a line that was not written for it. */
function leaning({ variant }: HostVariant, tenses: readonly Tense[]): number {
  const costs = tenses.map((tense) =>
    isWritten(variant, `:${tense}`) ? 0 : (ALONE_COSTS.get(tense) ?? 0),
  )
  return Math.max(0, ...costs)
}

/** Tenses that the forms given can only be in, of those that it holds: «tu irais». */
function tensesOfForms({ written }: HostVariant, sought: readonly SoughtWord[]): readonly Tense[] {
  return maskedWords(written, sought).flatMap(({ interpretations: [sense] }) => {
    if (sense?.kind !== 'finite') return []
    const [first, ...others] = new Set(sense.uses.map(({ tense }) => tense))
    return first !== undefined && others.length === 0 ? [first] : []
  })
}

/** Whether it cannot be told in the présent, as the others are where no tense is asked. */
function isOfAnotherTime({ variant }: HostVariant, tenses: readonly Tense[]): boolean {
  return tenses.length === 0 && variant.header.tenses?.includes('présent') === false
}

function tellsState({ variant }: HostVariant): boolean {
  const { tenses } = variant.header
  return isWritten(variant, ':état') || tenses?.includes('imparfait') === true
}

/** A place for things, beasts or persons says less of each than a place for one of these. */
function opennessOf({ slots }: HostVariant): number {
  const kinds = slots.map(
    ({ slot }) => new Set(slot.classes.map((name) => name.split('.')[0])).size,
  )
  return OPEN_COST * (Math.max(1, ...kinds) - 1)
}

/** What it costs that any noun of a kind may stand in it. */
function frameCost(host: HostVariant): number {
  const [first, ...others] = host.slots.filter(({ fits }) => fits !== 0)
  const isForTwo =
    first !== undefined && others.some(({ fits }) => countWords(first.fits | fits) > 1)
  return (isForTwo ? SCENE_FRAME_COST : FRAME_COST) + opennessOf(host)
}

/** What it is worth whom a line tells of. */
function subjectValue(
  host: HostVariant,
  sought: readonly SoughtWord[],
  { orders, persons, conjugates, isOfVerbs }: GenerationContext,
): number {
  const ofOrder = orders && isOrder(host) ? ORDER_VALUE : 0
  if (!isOfChild(host)) return ofOrder
  const ofPerson = persons.length > 0 || (conjugates && isOfVerbs && !orders) ? PERSON_VALUE : 0
  return ofOrder + ofPerson + (asksForSomebody(sought) ? NAMED_VALUE : 0)
}

/** A third where a past is asked beside the imparfait: what happened can be told in that one. */
function eventsInImperfect(host: HostVariant, tenses: readonly Tense[]): number {
  if (!tenses.includes('imparfait') || tellsState(host)) return 0
  return tenses.length > 1 ? 1 / 3 : 1
}

const EXCLAIMS = /(?:^|\| )[A-Z]\{(?:comme|que|quel)[^}]*\}.*!$/iu
const TAKEN_UP =
  /[SOLCI]\{\(?(?:dans |sur |à |de |pour |avec |sous )?(?:ce|cet|cette|ces) (?!matin|soir|nuit|jour|année|semaine|été|hiver|week)|(?<!\p{L})(?:une? tel(?:le)?|une? si|par là|celui-ci|celle-ci)(?!\p{L})/iu
const POINTS = /^(?:ce|cet|cette|ces|comme|quel|quelle|quels|quelles|que|tel|telle|si|là)$/iu

/** Whether it exclaims, or takes up what nobody named, without being asked to. */
function unmotivated(text: string, { goals }: HostVariant, sought: readonly SoughtWord[]): number {
  if (goals > 0 || text.includes('«') || sought.some(({ word }) => POINTS.test(word.text))) return 0
  return EXCLAIMS.test(text) || TAKEN_UP.test(text) ? 1 : 0
}

/** What it costs to tell of something else than the theme typed, the less so the nearer it is. */
function strangeness(rest: number, themes: readonly string[]): number {
  const [typed = ''] = themes
  return typed === '' ? 0 : STRANGE_COST * Math.max(0, 1 - rest / LEAST_RELATED)
}

const LINK = /J\{(?:mais|pourtant|alors|donc|sinon|ainsi)(?!\p{L})/u
const LOADED = /O\{[^{}]*\}((?: [ILTMC]\{[^{}]*\}){2,})/u

/** What may be marked in it: a weak link, a complement far from its verb. */
function risk(text: string): number {
  const [, complements = ''] = LOADED.exec(text) ?? []
  const above = Math.max(0, complements.split('} ').length - 1)
  return (LINK.test(text) ? LINK_COST : 0) + COMPLEMENT_COST * above
}

const SPOKEN = /s\{(je|tu|nous|vous)\} v\{/giu

/** Whether it tells what two persons do whom nobody has named. */
function tellsOfTwo(text: string): boolean {
  return new Set(Array.from(text.matchAll(SPOKEN), ([, subject]) => subject)).size > 1
}

/** Whether a form of the past that was given would tell once what the line says to last. */
function tellsOnceWhatLasts(text: string, sought: readonly SoughtWord[]): boolean {
  return sought.some(({ word: { interpretations } }) => {
    const [sense] = interpretations
    return (
      sense?.kind === 'finite' &&
      sense.uses.every(({ tense }) => tense === 'passé simple') &&
      text.includes(`V{${sense.lemma}:état`)
    )
  })
}

/** Nouns of the list that the line has in another form alone. */
function inOtherForm(text: string, sought: readonly SoughtWord[]): number {
  const lower = text.toLocaleLowerCase('fr')
  return sought.filter(
    ({ word, forms }) =>
      word.interpretations[0]?.kind === 'noun' &&
      forms.some((form) => containsForm(lower, form)) &&
      !containsForm(lower, word.text.toLocaleLowerCase('fr')),
  ).length
}

/** What speaks against a line beside the words that it holds, in the marks of the search. */
export function costOf(
  host: HostVariant,
  collection: SentenceCollection,
  text: string,
  { level, themes, topics, tenses, sought, related }: LineRequest,
  context: GenerationContext,
): number {
  const { targetWords, random } = context
  const isList = host.choices.some(({ kind }) => kind === 'some')
  return (
    BELOW_COST * (classesBelow(collection, level) ?? 0) +
    SHORT_COST * Math.max(0, targetWords - host.length) +
    TOO_SHORT_COST * Math.max(0, targetWords / 2 - host.length) +
    strangeness(related.rest(text), themes) +
    (tellsOnceWhatLasts(text, sought) ? STATE_COST : 0) +
    (tellsOfTwo(text) ? TWO_PERSONS_COST : 0) +
    risk(text) +
    leaning(host, [...tenses, ...tensesOfForms(host, sought)]) +
    (isOfAnotherTime(host, tenses) ? PAST_COST : 0) +
    EVENT_COST * eventsInImperfect(host, tenses) +
    OTHER_FORM_COST * inOtherForm(text, sought) +
    UNMOTIVATED_COST * unmotivated(text, host, sought) +
    (host.slots.length > 0 ? frameCost(host) : isList ? LIST_COST : 0) -
    (isAbout(collection, topics) ? TOPIC_VALUE : 0) -
    subjectValue(host, sought, context) -
    GOAL_VALUE * host.goals -
    RELATED_VALUE * related.whole(text) -
    CHANCE * random.next()
  )
}
