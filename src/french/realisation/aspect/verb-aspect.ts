/** The aspect that the rest of its clause gives a verb: «soudain» opens an action, «depuis» goes with a state. */
import type { TemplateItem, VerbGroup } from '../../data/template.ts'
import type { Aspect } from '../../data/word-tables.ts'
import { clauseOfVerb, isRelative, joinedVerbs, openerOf, verbsAround } from './clause-span.ts'
import {
  comesAgain,
  isBounded,
  isDuring,
  isGroup,
  isHabit,
  textOfParts,
} from './time-adverbials.ts'

const ACTION =
  /^(?:soudain|soudainement|tout à coup|tout d'un coup|brusquement|subitement|aussitôt|puis|ensuite|tout de suite|quelques (?:instants|minutes|heures|jours|semaines|mois|années) plus tard|le lendemain(?: matin| soir)?)$/u
const SINCE = /^depuis(?! que| le début)/u

function isTime(item: TemplateItem, pattern: RegExp): boolean {
  return (
    item.kind === 'group' && 'TCJM'.includes(item.role) && pattern.test(textOfParts(item.parts))
  )
}

/** Verbs whose «que» reports what will be. */
const REPORTING = new Set(
  'savoir dire penser croire espérer promettre jurer annoncer comprendre imaginer expliquer répondre deviner prévoir assurer affirmer apprendre'.split(
    ' ',
  ),
)

/** Whether its clause starts with the «que» of what somebody knew, said or hoped. */
export function isReported(verb: VerbGroup, items: readonly TemplateItem[]): boolean {
  const at = items.indexOf(verb)
  const before = items.slice(0, at).findLast(({ kind }) => kind === 'verb')
  return (
    openerOf(clauseOfVerb(items, at)) === 'que' &&
    before?.kind === 'verb' &&
    REPORTING.has(before.lemma)
  )
}

/** States that are actions when another action follows or comes before them: «garda la lettre et sortit». */
const EITHER = new Set(
  'tenir garder rester penser porter suivre retenir réfléchir attendre veiller'.split(' '),
)

type AspectOf = (lemma: string) => Aspect | null

function isAction(item: TemplateItem | undefined, aspectOf: AspectOf): boolean {
  if (item?.kind !== 'verb') return false
  if (item.tense.kind === 'aspect') return item.tense.aspect === 'événement'
  return item.tense.kind === 'story' && aspectOf(item.lemma) === 'événement'
}

/** «… chaque jour, si bien qu'elle a gagné»: what a habit led to in the end. */
function tellsOutcome([opener]: readonly TemplateItem[]): boolean {
  return (
    isGroup(opener) &&
    /^(?:si bien|de sorte|au point|donc|enfin)\b/u.test(textOfParts(opener.parts))
  )
}

/** What the rest of a sentence is asked for. */
interface Surroundings {
  readonly items: readonly TemplateItem[]
  readonly isOfStory: boolean
}

/** A verb that is written as an action, or in a tense of its own. */
function isDoneOnce(item: TemplateItem | undefined): boolean {
  if (item?.kind !== 'verb') return false
  return (
    item.tense.kind === 'fixed' ||
    (item.tense.kind === 'aspect' && item.tense.aspect === 'événement')
  )
}

/** «chaque matin», in the clause of a verb, that of a verb joined to it, or before both: «chaque soir, quand il rentre, il lit». */
function tellsHabit(at: number, { items, isOfStory }: Surroundings): boolean {
  const isOfHabit = (item: TemplateItem): boolean => isGroup(item) && isHabit(item, isOfStory)
  const own = clauseOfVerb(items, at)
  if (own.some(isOfHabit)) return true
  if (own.some((item) => isGroup(item) && item.role === 'T') || tellsOutcome(own)) return false
  const from = items.findLastIndex((item, index) => index < at && item.kind === 'mark')
  const earlier = verbsAround(items, at).filter((index) => index < at)
  const opening = items.slice(from + 1, earlier[0] ?? at)
  const clausesAt = (verbs: readonly number[]): (readonly TemplateItem[])[] =>
    verbs.filter((index) => !isDoneOnce(items[index])).map((index) => clauseOfVerb(items, index))
  const joined = [opening, ...clausesAt(joinedVerbs(items, at))]
  return (
    joined.some((clause) => !isRelative(clause) && clause.some(isOfHabit)) ||
    clausesAt(earlier).some(
      (clause) =>
        !isRelative(clause) && clause.some((item) => isGroup(item) && comesAgain(item, isOfStory)),
    )
  )
}

/** Verbs that say what is wished or able to be, for however long. */
const OF_MIND = new Set('vouloir pouvoir devoir savoir aimer espérer préférer souhaiter'.split(' '))
/** States that «pendant l'orage» bounds as well. */
const HELD = new Set('rester durer tenir garder oser'.split(' '))

/** «La visite a duré une heure»: what lasted so long, and ended. */
function tellsEnd(verb: VerbGroup, { items }: Surroundings): boolean {
  if (OF_MIND.has(verb.lemma) || isReported(verb, items)) return false
  const clause = clauseOfVerb(items, items.indexOf(verb))
  return clause.some(
    (item) => isGroup(item) && (isBounded(item) || (HELD.has(verb.lemma) && isDuring(item))),
  )
}

const SOON = /^(?:dès|aussitôt|sitôt) que$/u

/** «dès qu'elle a su l'heure, elle est partie»: what was at once followed by an action began, and the other way round. */
function beginsAtOnce(at: number, items: readonly TemplateItem[], aspectOf: AspectOf): boolean {
  const isSoon = SOON.test(openerOf(clauseOfVerb(items, at)))
  return verbsAround(items, at).some(
    (index) =>
      (isSoon || SOON.test(openerOf(clauseOfVerb(items, index)))) &&
      isAction(items[index], aspectOf),
  )
}

/** «pendant que papa cuisinait», «il pleuvait depuis que le match avait commencé»: what lasts beside another thing. */
function lastsBeside(at: number, items: readonly TemplateItem[]): boolean {
  if (openerOf(clauseOfVerb(items, at)) === 'pendant que') return true
  return verbsAround(items, at).some(
    (index) => openerOf(clauseOfVerb(items, index)) === 'depuis que',
  )
}

/** Whether its clause opens with «après que». */
export function isAfterwards(verb: VerbGroup, items: readonly TemplateItem[]): boolean {
  return openerOf(clauseOfVerb(items, items.indexOf(verb))) === 'après que'
}

interface AspectKnown {
  readonly aspectOf: AspectOf
  /** What the header gives the verb. */
  readonly written: Aspect | null
  readonly isOfStory: boolean
}

/** null where the clause leaves the verb its own. */
export function aspectInClause(
  verb: VerbGroup,
  items: readonly TemplateItem[],
  { aspectOf, written, isOfStory }: AspectKnown,
): Aspect | null {
  if (verb.tense.kind !== 'story') return null
  const at = items.indexOf(verb)
  const clause = clauseOfVerb(items, at)
  if (clause.some((item) => isTime(item, SINCE) && item.kind === 'group' && item.role === 'T'))
    return 'état'
  const before = clause.slice(0, clause.indexOf(verb))
  if (before.some((item) => isTime(item, ACTION))) return 'événement'
  if (written !== null) return written
  if (lastsBeside(at, items)) return 'état'
  if (tellsHabit(at, { items, isOfStory })) return 'état'
  if (tellsEnd(verb, { items, isOfStory }) || beginsAtOnce(at, items, aspectOf)) return 'événement'
  const isInChain = joinedVerbs(items, at).some((index) => isAction(items[index], aspectOf))
  return EITHER.has(verb.lemma) && isInChain ? 'événement' : null
}

const SUDDEN = /^(?:soudain|soudainement|tout à coup|tout d'un coup|brusquement|subitement)$/u

/** Whether a verb says of itself what its clause denies: «soudain» with a state, «depuis» or «chaque matin» with an action. */
export function deniesClause(
  verb: VerbGroup,
  items: readonly TemplateItem[],
  isOfStory: boolean,
): boolean {
  if (verb.tense.kind !== 'aspect') return false
  const clause = clauseOfVerb(items, items.indexOf(verb))
  const before = clause.slice(0, clause.indexOf(verb))
  if (verb.tense.aspect === 'état') return before.some((item) => isTime(item, SUDDEN))
  return clause.some(
    (item) =>
      isGroup(item) && item.role === 'T' && (isTime(item, SINCE) || comesAgain(item, isOfStory)),
  )
}
