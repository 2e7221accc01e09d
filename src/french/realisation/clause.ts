/** A filled template realised group by group: subjects are resolved, verbs agree with them. */
import type { Language } from '../data/language.ts'
import type { InnerMark, NounGroup, TemplateItem, VerbGroup } from '../data/template.ts'
import { subjectAgreement } from './agreement.ts'
import { realiseAttribute } from './attribute.ts'
import type { DiscourseModel } from './discourse-model.ts'
import type { FilledTemplate } from './filled-template.ts'
import { realiseParts } from './group-realisation.ts'
import { headIndex, type InflectedWord, inflectedWord, inGroup } from './inflected-word.ts'
import {
  type ClauseState,
  newClauseState,
  realisationContext,
  realiseSubject,
  THIRD_PERSON,
} from './subject.ts'
import { realiseVerb } from './verb-phrase.ts'

function realiseGroup(group: NounGroup, state: ClauseState): InflectedWord[] {
  return group.role === 'S'
    ? realiseSubject(group, state)
    : realiseParts(group.parts, realisationContext(state))
}

function setMainSubject(state: ClauseState): void {
  state.mainSubject = state.subject
  state.firstSubject ??= state.subject
}

const WEATHER = /^(?:froid|chaud|beau|bon|nuit|jour|noir|doux|frais|mauvais|sombre)$/u

/** «avoir faim», «prendre soin», «il fait froid»: part of what the verb says, without a function of its own. */
function completesVerb(
  words: readonly InflectedWord[],
  role: NounGroup['role'],
  state: ClauseState,
): boolean {
  const verb = state.words.findLast(({ nature }) => nature === 'verbe')
  const [last, ...before] = words.toReversed()
  if (verb === undefined || last === undefined) return false
  if (before.some(({ nature }) => nature !== 'adverbe')) return false
  if (verb.lemma === 'faire' && WEATHER.test(last.text)) return true
  return role === 'O' && last.nature === 'nom' && /^\p{Ll}/u.test(last.text)
}

/** Those of a subject that was read before its verb are not read again. */
function realiseOnce(group: NounGroup, state: ClauseState): readonly InflectedWord[] {
  if (group.role !== 'S') return realiseGroup(group, state)
  const words = state.postponed ?? realiseGroup(group, state)
  state.postponed = null
  return words
}

/** What a later «qui» or «que» stands for: the noun of the group, «un vélo» of «pour admirer un vélo». */
function noteLastNoun(words: readonly InflectedWord[], state: ClauseState): void {
  const verb = words.findIndex(({ nature }) => nature === 'verbe')
  const own = words.slice(verb + 1)
  if (own[headIndex(own)]?.nature === 'nom') state.lastNoun = subjectAgreement(own)
}

function addNounGroup(group: NounGroup, state: ClauseState): void {
  const before = state.character
  const own = realiseOnce(group, state)
  if (group.role === 'S' && !state.relative) setMainSubject(state)
  if (state.relative) state.character = before
  const words = group.role === 'A' ? realiseAttribute(own, group, state) : own
  const isQue = group.role === 'O' && group.parts.length === 1 && words[0]?.text === 'que'
  if (isQue) state.objectBefore = state.lastNoun
  if (group.role === 'O' && group.parts.some(({ kind }) => kind === 'slot')) {
    state.slotObject = subjectAgreement(words)
  }
  noteLastNoun(words, state)
  const role = completesVerb(words, group.role, state) ? 'J' : group.role
  state.words.push(...inGroup(words, role, state.group))
}

/** «que» that opens a relative clause, and is the COD of that clause's verb. */
function isRelativeQue(item: TemplateItem): boolean {
  if (item.kind !== 'group' || item.role !== 'O' || item.parts.length !== 1) return false
  const [part] = item.parts
  return part?.kind === 'word' && part.text === 'que'
}

function objectFollows(items: readonly TemplateItem[], at: number): boolean {
  for (const item of items.slice(at + 1)) {
    if (item.kind === 'verb' || isRelativeQue(item)) return false
    if (item.kind === 'group' && item.role === 'O') return true
  }
  return false
}

function invertedSubject(items: readonly TemplateItem[], at: number): NounGroup | null {
  const next = items[at + 1]
  return next?.kind === 'group' && next.role === 'S' && next.inverted ? next : null
}

/** «À qui sont ces gants?»: a subject that comes after its verb without a hyphen. */
function postponedSubject(items: readonly TemplateItem[], at: number): NounGroup | null {
  for (const item of items.slice(at + 1)) {
    if (item.kind === 'verb' || item.kind === 'mark') return null
    if (item.kind === 'group' && item.role === 'S') return item.inverted ? null : item
  }
  return null
}

function addVerbGroup(verb: VerbGroup, at: number, state: ClauseState): boolean {
  const { items } = state.filled.template
  const postponed = state.subject === null ? postponedSubject(items, at) : null
  if (postponed !== null) state.postponed = realiseSubject(postponed, state)
  const inverted = invertedSubject(items, at)
  const following =
    inverted === null ? [] : inGroup(realiseSubject(inverted, state), 'S', state.group)
  const context = realisationContext(state)
  const added = state.filled.enrichmentItems.includes(verb)
  const words = realiseVerb(verb, {
    filled: state.filled,
    subject: state.subject ?? THIRD_PERSON,
    withObject: objectFollows(items, at),
    objectBefore: state.objectBefore,
    standsFor: added ? state.firstSubject : state.slotObject,
    inEnrichment: added,
    main: state.verbCount === 0,
    inverted: following,
    language: state.language,
  })
  if (words === null) return false
  state.verbCount += 1
  if (!state.relative) state.antecedent = null
  state.objectBefore = null
  state.words.push(...words.map((item) => ({ ...item, group: state.group })))
  const tail = realiseParts(verb.tail, context).map((item) => ({ ...item, role: 'V' as const }))
  state.words.push(...tail.map((item) => ({ ...item, group: state.group })))
  if (state.relative) {
    state.relative = false
    state.subject = state.mainSubject
  }
  return true
}

export interface RealisedClause {
  readonly words: readonly InflectedWord[]
  /** What has been said, this sentence included. */
  readonly discourse: DiscourseModel
}

function discourseAfter(state: ClauseState): DiscourseModel {
  const nouns = state.words.flatMap(({ nature, lemma }) =>
    nature === 'nom' && lemma ? [lemma] : [],
  )
  const subject = state.filled.subject
  const narrated = subject === null || subject.person === 3
  return {
    ...state.discourse,
    lastSubject: narrated ? state.character : null,
    mentioned: new Set([...state.discourse.mentioned, ...nouns]),
  }
}

function addComma(state: ClauseState): void {
  if (!state.relative) state.antecedent = null
  state.words.push(inflectedWord(',', 'punctuation', { group: state.group }))
}

/** A mark that parts clauses: what stands behind it has its own subject. */
function addMark(mark: InnerMark, state: ClauseState): void {
  state.antecedent = null
  state.relative = false
  if (mark !== ':') state.subject = null
  state.words.push(inflectedWord(mark, 'punctuation', { group: state.group }))
}

/** «Léa, qui aime lire, …» cannot be said of «je». */
function describesProtagonist({ template }: FilledTemplate): boolean {
  return template.items.some((item, at) => {
    const next = template.items.slice(at + 1).find(({ kind }) => kind !== 'comma')
    const protagonist =
      item.kind === 'group' && item.role === 'S' && item.parts[0]?.kind === 'character'
    return protagonist && next?.kind === 'group' && next.role === 'S'
  })
}

function addItem(item: TemplateItem, at: number, state: ClauseState): void {
  if (item.kind === 'comma') addComma(state)
  else if (item.kind === 'mark') addMark(item.mark, state)
  else if (item.kind === 'verb') state.impossible ||= !addVerbGroup(item, at, state)
  else if (!item.inverted) addNounGroup(item, state)
}

/** null when a verb lacks the form, or a given form cannot agree with its subject. */
export function realiseClause(
  filled: FilledTemplate,
  discourse: DiscourseModel,
  language: Language,
): RealisedClause | null {
  if (filled.subject !== null && describesProtagonist(filled)) return null
  const state = newClauseState(filled, discourse, language)
  for (const [at, item] of filled.template.items.entries()) {
    addItem(item, at, state)
    if (state.impossible) return null
    state.group += 1
  }
  return { words: state.words, discourse: discourseAfter(state) }
}
