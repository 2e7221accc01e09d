/** A group of nouns, adverbs or attributes realised into its clause, and what it changes for those that follow. */
import type { NounGroup } from '../data/template.ts'
import { isSimpleTense } from '../morphology/features.ts'
import { jointAgreement, subjectAgreement } from './agreement.ts'
import { realiseAttribute } from './attribute.ts'
import { type ClauseState, realisationContext } from './clause-in-progress.ts'
import { realiseParts } from './group-realisation.ts'
import { headIndex, type InflectedWord, inGroup } from './inflected-word.ts'
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

function setMainSubject(state: ClauseState): void {
  if (state.impersonal) return
  joinSubjects(state)
  // «l'» is no longer what another subject acted on; «les» may still be.
  state.named = state.named.filter(({ number }) => number === 'p')
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

const SHORT_ADVERB = /^(?:bien|mal|déjà|souvent|toujours|encore|trop|beaucoup)$/u

/** «a bien mangé»: a short adverb stands before the participle. */
function addWords(words: readonly InflectedWord[], group: NounGroup, state: ClauseState): void {
  const last = state.words.at(-1)
  const isShort = words.length === 1 && SHORT_ADVERB.test(words[0]?.text ?? '')
  const isParticiple = last?.nature === 'verbe' && last.tense !== null && !isSimpleTense(last.tense)
  const before = isShort && 'MT'.includes(group.role) && isParticiple && last.person === null
  state.words.splice(before ? -1 : state.words.length, 0, ...words)
}

export function addNounGroup(group: NounGroup, state: ClauseState): void {
  const before = state.character
  const hasItsVerb = group.role === 'S' && state.postponed !== null
  const own = realiseOnce(group, state)
  if (group.role === 'S' && !state.relative) setMainSubject(state)
  if (hasItsVerb) state.waiting = []
  if (state.relative) state.character = before
  const words =
    group.role === 'A' ? realiseAttribute(own, group, state) : inToldTime(group, own, state)
  const isQue = group.role === 'O' && group.parts.length === 1 && words[0]?.text === 'que'
  if (isQue) state.objectBefore = state.lastNoun
  if (group.role === 'O' && group.parts.some(({ kind }) => kind === 'slot')) {
    state.slotObject = subjectAgreement(words)
  }
  noteLastNoun(words, state)
  noteRole(group, words, state)
  const role = completesVerb(words, group.role, state) ? 'J' : group.role
  addWords(inGroup(words, role, state.group), group, state)
}
