/** The subject of each conjugated verb of a tagged sentence: across complements, relatives and coordinations, or behind the verb. */

import type { Person } from '../morphology/features.ts'
import { isDative } from './dative-pronoun.ts'
import { isPunctuated } from './noun-chunk.ts'
import {
  asSubject,
  coordinated,
  groupEnding,
  groupFrom,
  isObjectPlace,
  SPEECH,
  spanText,
  stretchEnding,
  type TaggedSentence,
  type VerbPerson,
  type VerbSubject,
  withArticle,
} from './subject-group.ts'
import type { TaggedWord } from './tag-sentence.ts'
import { SUBJECT_TAGS } from './word-tag.ts'

type Words = readonly TaggedWord[]

const FINITE = /^[VHE][123][sp]$/u

export function isFiniteTag(tag: string | undefined): boolean {
  return tag !== undefined && FINITE.test(tag)
}

const PERSONS: Readonly<Record<string, Person>> = { 1: 1, 2: 2, 3: 3 }

function personOfTag(tag: string): VerbPerson {
  const person = PERSONS[tag.charAt(1)] ?? 3
  return { person, number: tag.charAt(2) === 'p' ? 'p' : 's' }
}

function named(text: string, verb: VerbPerson): VerbSubject {
  return { text, core: text, ...verb, gender: null, relation: 'pronoun' }
}

function pronounSubject({ lower }: TaggedWord, tag: string, verb: VerbPerson): VerbSubject | null {
  const [, person, number] = /^S(\d)([scp])$/u.exec(tag) ?? []
  if (Number(person) !== verb.person || (number !== 'c' && number !== verb.number)) return null
  const gender = /^elles?$/u.test(lower) ? 'f' : /^ils?$/u.test(lower) ? 'm' : null
  return { ...named(lower === "j'" ? 'je' : lower, verb), gender }
}

/** Index of the first word of the verb: its clitics and «ne» belong to it. */
function verbStart(words: Words, at: number): number {
  let start = at
  for (let before = words[start - 1]; before !== undefined; before = words[start - 1]) {
    if (isPunctuated(before) || !/^(?:O|RN)$/u.test(before.tag)) break
    start -= 1
  }
  return start
}

/** The last place of what may be a subject before a verb, adverbs left out: «le chat souvent dort». */
function placeBefore(words: Words, start: number): number {
  let at = start - 1
  while (words[at]?.tag === 'R') at -= 1
  return at
}

const isComma = (word: TaggedWord | undefined): boolean => /^, *$/u.test(word?.after ?? '')

/** «le lézard, immobile, attendait»: what stands between two commas without a verb is passed over. */
function beforeInsertion(words: Words, place: number): number {
  if (!isComma(words[place])) return place
  const insertion = words.slice(0, place)
  const end = insertion.findLastIndex(isPunctuated)
  const isVerbless = !words.slice(end + 1, place + 1).some(({ tag }) => isFiniteTag(tag))
  const isNoun = /^[NLAZ]/u.test(words[end]?.tag ?? '')
  return isVerbless && isNoun && isComma(words[end]) ? end : place
}

/** Where the relative clause before a verb starts; -1 without one. */
function relativeStart({ words }: TaggedSentence, from: number): number {
  for (let at = from; at > 0 && words[at]?.first !== true; at -= 1) {
    const isRelative = /^(?:que|qu'|qui|dont|où)$/u.test(words[at]?.lower ?? '')
    if (isRelative && /^(?:[NLAZ]|VK)/u.test(words[at - 1]?.tag ?? '')) return at
  }
  return -1
}

/** «le chien que l'enfant caresse dort»: what a relative clause before the verb is about. */
function behindRelative(
  sentence: TaggedSentence,
  start: number,
  verb: VerbPerson,
): VerbSubject | null {
  const at = relativeStart(sentence, start - 1)
  if (at < 0 || !sentence.words.slice(at, start).some(({ tag }) => isFiniteTag(tag))) return null
  const stretch = stretchEnding(sentence, at - 1)
  const subject = stretch && asSubject(sentence, stretch, verb, at - 1)
  return subject && { ...subject, relation: 'distant' }
}

/** «c'est moi qui ai gagné». */
const SPEAKERS: Readonly<Record<string, VerbPerson>> = {
  moi: { person: 1, number: 's' },
  toi: { person: 2, number: 's' },
  nous: { person: 1, number: 'p' },
  vous: { person: 2, number: 'p' },
}

/** The noun that «qui» stands for; «qui» itself where two may be meant. */
function relativeSubject(
  sentence: TaggedSentence,
  at: number,
  verb: VerbPerson,
): VerbSubject | null {
  const before = sentence.words[at - 1]
  const person = SPEAKERS[before?.lower ?? '']
  if (before !== undefined && person?.person === verb.person && person.number === verb.number)
    return { ...named(before.lower, verb), relation: 'relative' }
  const near = groupEnding(sentence, at - 1)
  const isSingular = verb.number === 's' && verb.person === 3
  if (before === undefined) return isSingular ? named('qui', verb) : null
  if (before.lower === 'ce') return named('ce qui', verb)
  const whole = stretchEnding(sentence, at - 1)?.group
  const found = [near, whole].filter((group) => group?.number === verb.number)
  const [group] = found
  if (group === undefined || verb.person !== 3) return null
  // «la lumière du matin, qui passe»: either may be meant.
  if (new Set(found).size > 1) return named('qui', verb)
  const core = withArticle(spanText(sentence.words, group.start, group.end), group)
  return { ...named(core, verb), gender: group.gender, relation: 'relative' }
}

function nominalSubject(
  sentence: TaggedSentence,
  start: number,
  verb: VerbPerson,
): VerbSubject | null {
  const { words } = sentence
  if (words[start]?.first) return null
  const place = beforeInsertion(words, placeBefore(words, start))
  const before = words[place]
  if (before === undefined) return null
  const stretch = stretchEnding(sentence, place)
  const isClosed = isPunctuated(before) && (place === start - 1 || !isComma(before))
  if (stretch && !isClosed && !isObjectPlace(words, stretch.from)) {
    const subject =
      coordinated(sentence, stretch, verb, place) ?? asSubject(sentence, stretch, verb, place)
    if (subject) return subject
  }
  return behindRelative(sentence, start, verb)
}

/** The last subject found earlier in the sentence, if the verb agrees with it: «il chante et danse». */
function shared(found: ReadonlyMap<number, VerbSubject>, verb: VerbPerson): VerbSubject | null {
  const last = [...found.values()].findLast(({ relation }) => relation !== 'relative')
  const agrees = last?.number === verb.number && last.person === verb.person
  return agrees ? { ...last, relation: 'shared' } : null
}

/** «dit le roi», «avait demandé le roi»: behind the participle too. */
function inverted(sentence: TaggedSentence, at: number, verb: VerbPerson): VerbSubject | null {
  const { words } = sentence
  const isCompound = words[at + 1]?.tag === 'VK' && /^[HE]/u.test(words[at]?.tag ?? '')
  const last = words[isCompound ? at + 1 : at]
  const first = at + (isCompound ? 2 : 1)
  const group = groupFrom(sentence, first, verb)
  if (last === undefined || isPunctuated(last) || !group) return null
  const subject = asSubject(
    sentence,
    { from: group.start, group, extended: false },
    verb,
    group.end,
  )
  return subject && { ...subject, text: spanText(words, first, group.end), relation: 'inverted' }
}

/** «Ferme la porte»: no subject, and a form that commands. */
function isImperative({ analyses }: TaggedWord): boolean {
  return analyses.some(({ verb }) => verb?.kind === 'finite' && verb.tense === 'impératif')
}

/** «où va le train», «ici vivent des loups», «dans la forêt vivent des loups», «» dit le roi»: the subject may follow. */
function mayFollow(sentence: TaggedSentence, at: number, start: number): boolean {
  const { words } = sentence
  const [own, before] = [words[at], words[start - 1]]
  const opens = words[start]?.first === true || before === undefined || isPunctuated(before)
  if (!own || (opens && isImperative(own))) return false
  if (words[start]?.first || before === undefined) return true
  if (/[»!?]/u.test(before.after) || groupEnding(sentence, start - 1)?.led === true) return true
  if (isPunctuated(before)) return own.analyses.some(({ lemma }) => SPEECH.has(lemma))
  const isLeader = /^(?:que|qu'|comme|comment|combien)$/u.test(before.lower)
  return isLeader || /^(?:Q|R)$/u.test(before.tag)
}

function joinsClauses(before: TaggedWord | undefined): boolean {
  return before !== undefined && (/^(?:CC|R)$/u.test(before.tag) || /^[,;]/u.test(before.after))
}

/** «devant elles», «Paul et elles»: what leads the pronoun makes it a part of something. */
function isPartOfGroup(sentence: TaggedSentence, at: number): boolean {
  const leader = sentence.words[at]
  if (leader?.tag !== 'CC') return leader?.tag === 'P'
  const isClause = sentence.words.slice(0, at).some(({ tag }) => isFiniteTag(tag))
  return groupEnding(sentence, at - 1) !== undefined && !isClause
}

/** A pronoun just before the verb, or what «qui» stands for. */
function subjectJustBefore(
  sentence: TaggedSentence,
  start: number,
  verb: VerbPerson,
): VerbSubject | null {
  const before = sentence.words[start - 1]
  if (before === undefined || sentence.words[start]?.first) return null
  const isPart = /^(?:elles?|nous|vous)$/u.test(before.lower) && isPartOfGroup(sentence, start - 2)
  const pronoun = isPart ? null : pronounSubject(before, before.tag, verb)
  return pronoun ?? (before.lower === 'qui' ? relativeSubject(sentence, start - 1, verb) : null)
}

function subjectAt(
  sentence: TaggedSentence,
  at: number,
  found: ReadonlyMap<number, VerbSubject>,
): VerbSubject | null {
  const { words } = sentence
  const [own, next] = [words[at], words[at + 1]]
  if (!own) return null
  const verb = personOfTag(own.tag)
  if (next?.joined) return pronounSubject(next, SUBJECT_TAGS.get(next.lower) ?? '', verb)
  const start = isDative(sentence, at) ? at - 1 : verbStart(words, at)
  const before = subjectJustBefore(sentence, start, verb) ?? nominalSubject(sentence, start, verb)
  if (before !== null || words[start - 1]?.lower === 'qui') return before
  const common = joinsClauses(words[start - 1]) ? shared(found, verb) : null
  return common ?? (mayFollow(sentence, at, start) ? inverted(sentence, at, verb) : null)
}

/** By the index of each conjugated verb; a verb whose subject is not certain has none. */
export function findSubjects(sentence: TaggedSentence): ReadonlyMap<number, VerbSubject> {
  const found = new Map<number, VerbSubject>()
  for (const [at, { tag }] of sentence.words.entries()) {
    const subject = isFiniteTag(tag) ? subjectAt(sentence, at, found) : null
    if (subject) found.set(at, subject)
  }
  return found
}
