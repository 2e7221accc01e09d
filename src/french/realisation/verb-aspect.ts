/** The aspect that the rest of its clause gives a verb: «soudain» opens an action, «depuis» goes with a state. */
import type { GroupPart, TemplateItem, VerbGroup } from '../data/template.ts'
import type { Aspect } from '../data/word-tables.ts'

const ACTION =
  /^(?:soudain|soudainement|tout à coup|tout d'un coup|brusquement|subitement|aussitôt|puis|ensuite|tout de suite|quelques (?:instants|minutes|heures|jours|semaines|mois|années) plus tard|le lendemain(?: matin| soir)?)$/u
const SINCE = /^depuis(?! que| le début)/u

function textOf(parts: readonly GroupPart[]): string {
  return parts
    .map((part) => (part.kind === 'word' ? part.text.toLocaleLowerCase('fr') : 'x'))
    .join(' ')
    .replaceAll("' ", "'")
}

function opensClause(item: TemplateItem): boolean {
  return (
    item.kind === 'group' && (item.role === 'J' || /(?:^| )qu(?:e|')$/u.test(textOf(item.parts)))
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
  return item.kind === 'group' && 'TCJM'.includes(item.role) && pattern.test(textOf(item.parts))
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
  const isQue = opener?.kind === 'group' && /^qu(?:e|')$/u.test(textOf(opener.parts))
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
      /^(?:et|puis|et puis)$/u.test(textOf(item.parts)))
  )
}

/** Whether a verb of the same subject, joined by «et» or a comma, tells an action. */
function isInChain(items: readonly TemplateItem[], at: number, aspectOf: AspectOf): boolean {
  const next = items.findIndex(({ kind }, index) => index > at && kind === 'verb')
  const before = items.findLastIndex(({ kind }, index) => index < at && kind === 'verb')
  const joins = (from: number, to: number): boolean => {
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
  return (
    (next > at && joins(at, next) && isAction(items[next], aspectOf)) ||
    (before >= 0 && joins(before, at) && isAction(items[before], aspectOf))
  )
}

/** `written`: the aspect that the header gives it; null where the clause leaves the verb its own. */
export function aspectInClause(
  verb: VerbGroup,
  items: readonly TemplateItem[],
  { aspectOf, written }: { readonly aspectOf: AspectOf; readonly written: Aspect | null },
): Aspect | null {
  if (verb.tense.kind !== 'story') return null
  const at = items.indexOf(verb)
  const clause = clauseOf(items, at)
  if (clause.some((item) => isTime(item, SINCE) && item.kind === 'group' && item.role === 'T'))
    return 'état'
  const before = clause.slice(0, clause.indexOf(verb))
  if (before.some((item) => isTime(item, ACTION))) return 'événement'
  if (written !== null) return written
  return EITHER.has(verb.lemma) && isInChain(items, at, aspectOf) ? 'événement' : null
}

const SUDDEN = /^(?:soudain|soudainement|tout à coup|tout d'un coup|brusquement|subitement)$/u

/** Whether a verb says of itself what its clause denies: «soudain» with a state, «depuis» with an action. */
export function deniesClause(verb: VerbGroup, items: readonly TemplateItem[]): boolean {
  if (verb.tense.kind !== 'aspect') return false
  const clause = clauseOf(items, items.indexOf(verb))
  const before = clause.slice(0, clause.indexOf(verb))
  return verb.tense.aspect === 'état'
    ? before.some((item) => isTime(item, SUDDEN))
    : clause.some((item) => item.kind === 'group' && item.role === 'T' && isTime(item, SINCE))
}
