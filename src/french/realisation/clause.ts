/** A filled template realised group by group: subjects are resolved, verbs agree with them. */
import type { Language } from '../data/language.ts'
import type { InnerMark, NounGroup, TemplateItem, VerbGroup } from '../data/template.ts'
import type { Aspect } from '../data/word-tables.ts'
import type { Agreement } from '../morphology/features.ts'
import { aspectInClause, isAfterwards, isReported } from './aspect/verb-aspect.ts'
import {
  type ClauseState,
  newClauseState,
  realisationContext,
  THIRD_PERSON,
} from './clause-in-progress.ts'
import type { DiscourseModel } from './discourse-model.ts'
import type { FilledTemplate } from './filled-template.ts'
import { realiseParts } from './group-realisation.ts'
import { type InflectedWord, inflectedWord, inGroup } from './inflected-word.ts'
import { takeUpSubject } from './interrupted-subject.ts'
import { addNounGroup } from './noun-group.ts'
import { politeAddress } from './speech.ts'
import { isSomebody, realiseSubject } from './subject.ts'
import { realiseVerb } from './verb-phrase.ts'

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

/** «se rendre compte», «se faire mal»: the noun is the object, and «se» is not. */
function completesReflexive({ reflexive, tail: [first] }: VerbGroup): boolean {
  return reflexive && first?.kind === 'word' && /^(?:compte|mal|peur|plaisir)$/u.test(first.text)
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

/** Whom an imperative is said to: «vous» may be one person, called by a title. */
function addresseeOf({ tense }: VerbGroup, at: number, { filled }: ClauseState): Agreement | null {
  if (tense.kind !== 'imperative') return null
  const { person, number } = tense
  const polite = number === 'p' && person === 2 ? politeAddress(filled.template.items, at) : null
  return polite === null
    ? { person, number, gender: filled.subject?.gender ?? 'm' }
    : { person, number: 's', gender: polite.gender }
}

/** A sentence that is an order: what is «son» of the child it is said to is «ton». */
function isToldTo({ filled }: ClauseState, at: number): boolean {
  return at === 0 && filled.subject !== null && filled.subject.person !== 3
}

function addVerbGroup(verb: VerbGroup, at: number, state: ClauseState): boolean {
  const { items } = state.filled.template
  takeUpSubject(state)
  state.addressed = addresseeOf(verb, at, state)
  if (state.addressed !== null && isToldTo(state, at)) state.subject = state.filled.subject
  const postponed = state.subject === null ? postponedSubject(items, at) : null
  if (postponed !== null) state.postponed = realiseSubject(postponed, state)
  const inverted = invertedSubject(items, at)
  const following =
    inverted === null ? [] : inGroup(realiseSubject(inverted, state), 'S', state.group)
  const context = realisationContext(state)
  const aspectOf = (lemma: string): Aspect | null => state.language.verbs.get(lemma)?.aspect ?? null
  const words = realiseVerb(verb, {
    filled: state.filled,
    subject: state.subject ?? THIRD_PERSON,
    withObject: objectFollows(items, at) || completesReflexive(verb),
    objectBefore: state.objectBefore,
    standsFor: state.slotObject,
    named: state.named,
    reported: isReported(verb, items),
    afterwards: isAfterwards(verb, items),
    aspect: aspectInClause(verb, items, {
      aspectOf,
      written: state.verbCount === 0 ? state.filled.template.aspect : null,
      isOfStory: state.filled.template.origin === 'story',
    }),
    inverted: following,
    language: state.language,
  })
  if (words === null) return false
  state.verbCount += 1
  state.waiting = []
  state.joined = false
  state.clauseObject = null
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

/** «fs» of «une vache», a person or an animal whom the next «elle» might be. */
function rivalsIn({ words, discourse, language }: ClauseState): Set<string> {
  const { protagonist, friend } = discourse
  return new Set(
    words.flatMap((word) => {
      const { lemma, gender, number } = word
      if (lemma === protagonist.name) return []
      return lemma === friend.name || isSomebody(word, language)
        ? [`${gender ?? 'm'}${number ?? 's'}`]
        : []
    }),
  )
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
    rivals: rivalsIn(state),
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
  state.interrupted = null
  state.waiting = []
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
