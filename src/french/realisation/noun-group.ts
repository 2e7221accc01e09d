/** A group of nouns, adverbs or attributes realised into its clause, and what it changes for those that follow. */
import type { NounGroup } from '../data/template.ts'
import { isSimpleTense } from '../morphology/features.ts'
import { jointAgreement, subjectAgreement } from './agreement.ts'
import { realiseAttribute } from './attribute.ts'
import { type ClauseState, realisationContext } from './clause-in-progress.ts'
import { realiseParts } from './group-realisation.ts'
import { headIndex, type InflectedWord, inGroup } from './inflected-word.ts'
import { noteInnerClause } from './interrupted-subject.ts'
import { realiseSubject } from './subject.ts'
import { inToldTime } from './told-time.ts'

function realiseGroup(group: NounGroup, state: ClauseState): InflectedWord[] {
  return group.role === 'S'
    ? realiseSubject(group, state)
    : realiseParts(group.parts, realisationContext(state))
}

/** A subject joined to one that still waits for its verb: «la mère» «et» «la fille». */
function joinSubjects(state: ClauseState): void {
  if (state.subject === null) return
  const waiting = [...state.waiting, state.subject]
  if (state.joined && waiting.length > 1) {
    state.subject = jointAgreement(waiting)
    state.character = null
  }
  state.waiting = waiting
  state.joined = false
}

/** «Léa tombe, mais Tom l'aide»: for another subject «l'» is the child told of before, no longer a thing; «les» may be. */
function noteNewSubject(state: ClauseState): void {
  const plural = state.named.filter(({ number }) => number === 'p')
  const child = state.lastChild === state.subject ? null : state.lastChild
  state.named = child === null ? plural : [...plural, child]
}

function setMainSubject(state: ClauseState): void {
  if (state.impersonal) return
  joinSubjects(state)
  noteNewSubject(state)
  state.mainSubject = state.subject
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

function isChild({ parts: [first, ...others] }: NounGroup): boolean {
  return first?.kind === 'character' && others.length === 0
}

/** Those of a subject that was read before its verb are not read again. */
function realiseOnce(group: NounGroup, state: ClauseState): readonly InflectedWord[] {
  if (group.role !== 'S' || state.postponed === null) return realiseGroup(group, state)
  const words = state.postponed
  state.postponed = null
  return words
}

/** What a later «qui» or «que» stands for: the noun of the group, «un vélo» of «pour admirer un vélo». */
function noteLastNoun(words: readonly InflectedWord[], state: ClauseState): void {
  const verb = words.findIndex(({ nature }) => nature === 'verbe')
  const own = words.slice(verb + 1)
  if (own[headIndex(own)]?.nature === 'nom') state.lastNoun = subjectAgreement(own)
}

/** What a group without a function of its own changes for those that follow. */
function noteRole({ role }: NounGroup, words: readonly InflectedWord[], state: ClauseState): void {
  const [only, ...others] = words
  if (role === 'J') state.joined = others.length === 0 && /^(?:et|ni)$/u.test(only?.text ?? '')
  const object = words[headIndex(words)]
  const isObject = role === 'O' && object?.nature === 'nom' && object.text !== 'air'
  if (!isObject) return
  state.clauseObject = subjectAgreement(words)
  state.named = [...state.named, subjectAgreement(words)]
}

const SHORT_ADVERB =
  /^(?:bien|mal|déjà|souvent|toujours|encore|trop|beaucoup|enfin|aussitôt|soudain|bientôt|parfois)$/u

/** «a bien mangé»: a short adverb stands before the participle. */
function addWords(words: readonly InflectedWord[], group: NounGroup, state: ClauseState): void {
  const last = state.words.at(-1)
  const isShort = words.length === 1 && SHORT_ADVERB.test(words[0]?.text ?? '')
  const isParticiple = last?.nature === 'verbe' && last.tense !== null && !isSimpleTense(last.tense)
  const before = isShort && 'MT'.includes(group.role) && isParticiple && last.person === null
  state.words.splice(before ? -1 : state.words.length, 0, ...words)
}

/** A subject, realised: what the verbs agree with from now on. */
function noteSubject(group: NounGroup, hasItsVerb: boolean, state: ClauseState): void {
  if (state.relative) return
  setMainSubject(state)
  if (hasItsVerb) state.waiting = []
  if (isChild(group)) state.lastChild = state.subject
}

/** The object that a later pronoun, or the participle after «que», agrees with. */
function noteObject(group: NounGroup, words: readonly InflectedWord[], state: ClauseState): void {
  if (group.role !== 'O') return
  if (group.parts.length === 1 && words[0]?.text === 'que') state.objectBefore = state.lastNoun
  if (group.parts.some(({ kind }) => kind === 'slot')) state.slotObject = subjectAgreement(words)
}

export function addNounGroup(group: NounGroup, state: ClauseState): void {
  const before = state.character
  const hasItsVerb = state.postponed !== null
  noteInnerClause(group, state)
  const own = realiseOnce(group, state)
  if (group.role === 'S') noteSubject(group, hasItsVerb, state)
  if (state.relative) state.character = before
  const words =
    group.role === 'A' ? realiseAttribute(own, group, state) : inToldTime(group, own, state)
  noteObject(group, words, state)
  noteLastNoun(words, state)
  noteRole(group, words, state)
  const role = completesVerb(words, group.role, state) ? 'J' : group.role
  addWords(inGroup(words, role, state.group), group, state)
}
