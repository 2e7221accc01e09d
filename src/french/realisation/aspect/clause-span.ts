/** Where the clauses of a template start and end, and which verbs are joined in one. */
import type { TemplateItem } from '../../data/template.ts'
import { memoise } from '../../memoise.ts'
import { isGroup, textOfParts } from './time-adverbials.ts'

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

const clauseAt = memoise((items: readonly TemplateItem[], key): readonly TemplateItem[] => {
  const at = Number(key)
  const bounds = (item: TemplateItem): boolean => item.kind === 'verb' || item.kind === 'mark'
  const last = items.findLastIndex((item, index) => index < at && bounds(item))
  const start = startOf(items.slice(last + 1, at), items[last]?.kind !== 'verb')
  const from = start < 0 ? at : last + 1 + start
  const to = items.findIndex((item, index) => index > at && (bounds(item) || opensClause(item)))
  return items.slice(from, to < 0 ? items.length : to)
})

/** The clause of a verb: what leads to it since the clause before, and what follows it up to the next. Asked for ten times a verb. */
export function clauseOfVerb(items: readonly TemplateItem[], at: number): readonly TemplateItem[] {
  return clauseAt(items, String(at))
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
export function joinedVerbs(items: readonly TemplateItem[], at: number): number[] {
  const next = items.findIndex(({ kind }, index) => index > at && kind === 'verb')
  const before = items.findLastIndex(({ kind }, index) => index < at && kind === 'verb')
  return [
    ...(next > at && areJoined(items, at, next) ? [next] : []),
    ...(before >= 0 && areJoined(items, before, at) ? [before] : []),
  ]
}

const OPENS_RELATIVE = /^(?:qui|que?'?|dont|où)$|(?:^| )(?:qui|\p{L}*quel(?:le)?s?)$/u

/** «qui vient chaque jour»: what it says is of the noun before it. */
export function isRelative(clause: readonly TemplateItem[]): boolean {
  const verb = clause.findIndex(({ kind }) => kind === 'verb')
  return clause
    .slice(0, Math.max(0, verb))
    .some((item) => isGroup(item) && OPENS_RELATIVE.test(textOfParts(item.parts)))
}

/** «quand», «pendant que»: the word that opens the clause of a verb, or that of any verb behind or before it. */
export function openerOf(clause: readonly TemplateItem[]): string {
  const [first] = clause
  return isGroup(first) ? textOfParts(first.parts).replace(/'$/u, 'e') : ''
}

/** The other verbs between the marks around one. */
export function verbsAround(items: readonly TemplateItem[], at: number): number[] {
  const isMark = ({ kind }: TemplateItem): boolean => kind === 'mark'
  const from = items.findLastIndex((item, index) => index < at && isMark(item))
  const to = items.findIndex((item, index) => index > at && isMark(item))
  return [...items.keys()].filter(
    (index) =>
      index > from && (to < 0 || index < to) && index !== at && items[index]?.kind === 'verb',
  )
}
