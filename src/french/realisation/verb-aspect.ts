/** The aspect that the rest of its clause gives a verb: «soudain» opens an action, «depuis» goes with a state. */
import type { NounGroup, TemplateItem, VerbGroup } from '../data/template.ts'
import type { Aspect } from '../data/word-tables.ts'
import { isBounded, isDuring, isGroup, isHabit, textOfParts } from './time-adverbials.ts'

const ACTION =
  /^(?:soudain|soudainement|tout à coup|tout d'un coup|brusquement|subitement|aussitôt|puis|ensuite|tout de suite|quelques (?:instants|minutes|heures|jours|semaines|mois|années) plus tard|le lendemain(?: matin| soir)?)$/u
const SINCE = /^depuis(?! que| le début)/u

function opensClause(item: TemplateItem): boolean {
  return (
    item.kind === 'group' &&
    (item.role === 'J' || /(?:^| )qu(?:e|')$/u.test(textOfParts(item.parts)))
  )
}

/** Where the clause of a verb starts among what stands between the verb before and itself. */
function startOf(between: readonly TemplateItem[], isFirst: boolean): number {
  const link = between.findLastIndex(opensClause)
  if (link >= 0) return link
  if (isFirst) return 0
  const isComma = (item: TemplateItem): boolean => item.kind === 'comma'
  const isSubject = (item: TemplateItem): boolean => item.kind === 'group' && item.role === 'S'
  const at = between.some(isSubject) ? between.findIndex(isComma) : between.findLastIndex(isComma)
  return at < 0 ? between.findIndex(isSubject) : at
}

/** The clause of a verb: what leads to it since the clause before, and what follows it up to the next. */
function clauseOf(items: readonly TemplateItem[], at: number): readonly TemplateItem[] {
  const bounds = (item: TemplateItem): boolean => item.kind === 'verb' || item.kind === 'mark'
  const last = items.findLastIndex((item, index) => index < at && bounds(item))
  const start = startOf(items.slice(last + 1, at), items[last]?.kind !== 'verb')
  const from = start < 0 ? at : last + 1 + start
  const to = items.findIndex((item, index) => index > at && (bounds(item) || opensClause(item)))
  return items.slice(from, to < 0 ? items.length : to)
}

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
  const [opener] = clauseOf(items, at)
  const before = items.slice(0, at).findLast(({ kind }) => kind === 'verb')
  const isQue = opener?.kind === 'group' && /^qu(?:e|')$/u.test(textOfParts(opener.parts))
  return isQue && before?.kind === 'verb' && REPORTING.has(before.lemma)
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

function isLink(item: TemplateItem | undefined): boolean {
  return (
    item?.kind === 'comma' ||
    (item?.kind === 'group' &&
      item.role === 'J' &&
      /^(?:et|puis|et puis)$/u.test(textOfParts(item.parts)))
  )
}

/** Whether two verbs are of one subject, joined by «et» or a comma. */
function areJoined(items: readonly TemplateItem[], from: number, to: number): boolean {
  const between = items.slice(from + 1, to)
  return (
    between.some(isLink) &&
    between.every(
      (item) =>
        item.kind !== 'mark' &&
        !(item.kind === 'group' && (item.role === 'S' || (item.role === 'J' && !isLink(item)))),
    )
  )
}

/** Where the verbs that are joined to one stand: just before it and just behind it. */
function neighboursOf(items: readonly TemplateItem[], at: number): number[] {
  const next = items.findIndex(({ kind }, index) => index > at && kind === 'verb')
  const before = items.findLastIndex(({ kind }, index) => index < at && kind === 'verb')
  return [
    ...(next > at && areJoined(items, at, next) ? [next] : []),
    ...(before >= 0 && areJoined(items, before, at) ? [before] : []),
  ]
}

const OPENS_RELATIVE = /^(?:qui|que?'?|dont|où)$|(?:^| )(?:qui|\p{L}*quel(?:le)?s?)$/u

function isRelative([opener]: readonly TemplateItem[]): boolean {
  return isGroup(opener) && OPENS_RELATIVE.test(textOfParts(opener.parts))
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

/** «chaque matin», in the clause of a verb, that of a verb joined to it, or before both: «chaque soir, quand il rentre, il lit». */
function tellsHabit(at: number, { items, isOfStory }: Surroundings): boolean {
  const isOfHabit = (item: TemplateItem): boolean => isGroup(item) && isHabit(item, isOfStory)
  const own = clauseOf(items, at)
  if (own.some(isOfHabit)) return true
  if (own.some((item) => isGroup(item) && item.role === 'T') || tellsOutcome(own)) return false
  const from = items.findLastIndex((item, index) => index < at && item.kind === 'mark')
  const earlier = [...items.keys()].filter(
    (index) => index > from && index < at && items[index]?.kind === 'verb',
  )
  const opening = items.slice(from + 1, earlier[0] ?? at)
  const others = [...neighboursOf(items, at), ...earlier]
  const clauses = [opening, ...others.map((index) => clauseOf(items, index))]
  return clauses.some((clause) => !isRelative(clause) && clause.some(isOfHabit))
}

/** Verbs that say what is wished or able to be, for however long. */
const OF_MIND = new Set('vouloir pouvoir devoir savoir aimer espérer préférer souhaiter'.split(' '))
/** States that «pendant l'orage» bounds as well. */
const HELD = new Set('rester durer tenir garder oser'.split(' '))

/** «La visite a duré une heure»: what lasted so long, and ended. */
function tellsEnd(verb: VerbGroup, { items }: Surroundings): boolean {
  if (OF_MIND.has(verb.lemma) || isReported(verb, items)) return false
  const clause = clauseOf(items, items.indexOf(verb))
  return clause.some(
    (item) => isGroup(item) && (isBounded(item) || (HELD.has(verb.lemma) && isDuring(item))),
  )
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
  const clause = clauseOf(items, at)
  if (clause.some((item) => isTime(item, SINCE) && item.kind === 'group' && item.role === 'T'))
    return 'état'
  const before = clause.slice(0, clause.indexOf(verb))
  if (before.some((item) => isTime(item, ACTION))) return 'événement'
  if (written !== null) return written
  if (tellsHabit(at, { items, isOfStory })) return 'état'
  if (tellsEnd(verb, { items, isOfStory })) return 'événement'
  const isInChain = neighboursOf(items, at).some((index) => isAction(items[index], aspectOf))
  return EITHER.has(verb.lemma) && isInChain ? 'événement' : null
}

const SUDDEN = /^(?:soudain|soudainement|tout à coup|tout d'un coup|brusquement|subitement)$/u

/** «toujours» is for ever, too: «garda toujours ce souvenir». */
function isAgain(item: NounGroup, isOfStory: boolean): boolean {
  return isHabit(item, isOfStory) && textOfParts(item.parts) !== 'toujours'
}

/** Whether a verb says of itself what its clause denies: «soudain» with a state, «depuis» or «chaque matin» with an action. */
export function deniesClause(
  verb: VerbGroup,
  items: readonly TemplateItem[],
  isOfStory: boolean,
): boolean {
  if (verb.tense.kind !== 'aspect') return false
  const clause = clauseOf(items, items.indexOf(verb))
  const before = clause.slice(0, clause.indexOf(verb))
  if (verb.tense.aspect === 'état') return before.some((item) => isTime(item, SUDDEN))
  return clause.some(
    (item) =>
      isGroup(item) && item.role === 'T' && (isTime(item, SINCE) || isAgain(item, isOfStory)),
  )
}
