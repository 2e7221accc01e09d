/** A frame and its binding turned into pieces, clause by clause: subjects found, verbs made to agree. */
import type { Language } from '../language.ts'
import { adjectiveForm } from '../morphology/inflection.ts'
import { subjectAgreement } from './agreement.ts'
import type { Binding } from './binding.ts'
import type { Discourse } from './discourse.ts'
import type { FrameItem, NounGroup, VerbGroup } from './frame.ts'
import { partPieces } from './group-pieces.ts'
import { headIndex, inGroup, type Piece, piece } from './piece.ts'
import { groupContext, startWalk, subjectPieces, THIRD, type Walk } from './subject.ts'
import { verbPieces } from './verb-phrase.ts'

/** A given form that cannot be said of the subject: «contents» of one sister. */
function checkStar(group: NounGroup, walk: Walk): void {
  const { star } = walk.binding
  const isHere = group.parts.some(({ kind }) => kind === 'star')
  if (!isHere || star === null || (star.kind === 'adjective' && star.text === star.lemma)) return
  const { gender, number } = walk.subject ?? THIRD
  const forms = walk.language.lexicon
    .analyse(star.text)
    .filter(({ nature, verb }) => nature === 'adjectif' || verb?.kind === 'participle')
  const agrees = forms.some(
    (form) =>
      (form.gender === null || form.gender === gender) &&
      (form.number === null || form.number === number),
  )
  if (forms.length > 0 && !agrees) walk.impossible = true
}

/** Adjectives of an attribute agree with the subject, up to the complement that has a noun: «contente de sa journée». */
function attributePieces(pieces: readonly Piece[], group: NounGroup, walk: Walk): Piece[] {
  checkStar(group, walk)
  const { gender, number } = walk.subject ?? THIRD
  const { star } = walk.binding
  const end = pieces.findIndex(({ nature }) => nature === 'préposition' || nature === 'déterminant')
  const own = end < 0 ? pieces : pieces.slice(0, end)
  if (own.some(({ nature }) => nature === 'nom')) return [...pieces]
  // A given form stays as it is; a given lemma agrees.
  const given = star?.kind === 'adjective' && star.text !== star.lemma ? star.text : null
  const agreed = own.map((item) =>
    item.nature === 'adjectif' && item.lemma !== null && item.text !== given
      ? {
          ...item,
          text: adjectiveForm(item.lemma, gender, number, walk.language.lexicon),
          gender,
          number,
        }
      : item,
  )
  return [...agreed, ...pieces.slice(own.length)]
}

function piecesOf(group: NounGroup, walk: Walk): Piece[] {
  return group.role === 'S'
    ? subjectPieces(group, walk)
    : partPieces(group.parts, groupContext(walk))
}

function lead(walk: Walk): void {
  walk.mainSubject = walk.subject
  walk.lead ??= walk.subject
}

const WEATHER = /^(?:froid|chaud|beau|bon|nuit|jour|noir|doux|frais|mauvais|sombre)$/u

/** «avoir faim», «prendre soin», «il fait froid»: part of what the verb says, without a function of its own. */
function completesVerb(pieces: readonly Piece[], role: NounGroup['role'], walk: Walk): boolean {
  const verb = walk.pieces.findLast(({ nature }) => nature === 'verbe')
  const [last, ...before] = pieces.toReversed()
  if (verb === undefined || last === undefined) return false
  if (before.some(({ nature }) => nature !== 'adverbe')) return false
  if (verb.lemma === 'faire' && WEATHER.test(last.text)) return true
  return role === 'O' && last.nature === 'nom' && /^\p{Ll}/u.test(last.text)
}

/** Those of a subject that was read before its verb are not read again. */
function ownPieces(group: NounGroup, walk: Walk): readonly Piece[] {
  if (group.role !== 'S') return piecesOf(group, walk)
  const pieces = walk.postponed ?? piecesOf(group, walk)
  walk.postponed = null
  return pieces
}

/** What a later «qui» or «que» stands for: the noun of the group, «un vélo» of «pour admirer un vélo». */
function meetNoun(pieces: readonly Piece[], walk: Walk): void {
  const verb = pieces.findIndex(({ nature }) => nature === 'verbe')
  const own = pieces.slice(verb + 1)
  if (own[headIndex(own)]?.nature === 'nom') walk.lastNoun = subjectAgreement(own)
}

function nounGroup(group: NounGroup, walk: Walk): void {
  const before = walk.character
  const own = ownPieces(group, walk)
  if (group.role === 'S' && !walk.relative) lead(walk)
  if (walk.relative) walk.character = before
  const pieces = group.role === 'A' ? attributePieces(own, group, walk) : own
  const isQue = group.role === 'O' && group.parts.length === 1 && pieces[0]?.text === 'que'
  if (isQue) walk.objectBefore = walk.lastNoun
  if (group.role === 'O' && group.parts.some(({ kind }) => kind === 'slot')) {
    walk.slotObject = subjectAgreement(pieces)
  }
  meetNoun(pieces, walk)
  const role = completesVerb(pieces, group.role, walk) ? 'J' : group.role
  walk.pieces.push(...inGroup(pieces, role, walk.group))
}

/** «que» that opens a relative clause, and is the COD of that clause's verb. */
function isRelativeQue(item: FrameItem): boolean {
  if (item.kind !== 'group' || item.role !== 'O' || item.parts.length !== 1) return false
  const [part] = item.parts
  return part?.kind === 'word' && part.text === 'que'
}

/** Whether a COD follows before the next verb. */
function objectFollows(items: readonly FrameItem[], at: number): boolean {
  for (const item of items.slice(at + 1)) {
    if (item.kind === 'verb' || isRelativeQue(item)) return false
    if (item.kind === 'group' && item.role === 'O') return true
  }
  return false
}

function invertedSubject(items: readonly FrameItem[], at: number): NounGroup | null {
  const next = items[at + 1]
  return next?.kind === 'group' && next.role === 'S' && next.inverted ? next : null
}

/** «À qui sont ces gants?»: a subject that comes after its verb without a hyphen. */
function postponedSubject(items: readonly FrameItem[], at: number): NounGroup | null {
  for (const item of items.slice(at + 1)) {
    if (item.kind === 'verb') return null
    if (item.kind === 'group' && item.role === 'S') return item.inverted ? null : item
  }
  return null
}

function verbGroup(verb: VerbGroup, at: number, walk: Walk): boolean {
  const { items } = walk.binding.frame
  const postponed = walk.subject === null ? postponedSubject(items, at) : null
  if (postponed !== null) walk.postponed = subjectPieces(postponed, walk)
  const inverted = invertedSubject(items, at)
  const following = inverted === null ? [] : inGroup(subjectPieces(inverted, walk), 'S', walk.group)
  const context = groupContext(walk)
  const added = walk.binding.added.includes(verb)
  const pieces = verbPieces(verb, {
    binding: walk.binding,
    subject: walk.subject ?? THIRD,
    withObject: objectFollows(items, at),
    objectBefore: walk.objectBefore,
    standsFor: added ? walk.lead : walk.slotObject,
    added,
    main: walk.verbs === 0,
    inverted: following,
    language: walk.language,
  })
  if (pieces === null) return false
  walk.verbs += 1
  if (!walk.relative) walk.antecedent = null
  walk.objectBefore = null
  walk.pieces.push(...pieces.map((item) => ({ ...item, group: walk.group })))
  const tail = partPieces(verb.tail, context).map((item) => ({ ...item, role: 'V' as const }))
  walk.pieces.push(...tail.map((item) => ({ ...item, group: walk.group })))
  if (walk.relative) {
    walk.relative = false
    walk.subject = walk.mainSubject
  }
  return true
}

export interface Clause {
  readonly pieces: readonly Piece[]
  /** What has been said, this sentence included. */
  readonly discourse: Discourse
}

function after(walk: Walk): Discourse {
  const nouns = walk.pieces.flatMap(({ nature, lemma }) =>
    nature === 'nom' && lemma ? [lemma] : [],
  )
  const subject = walk.binding.subject
  const narrated = subject === null || subject.person === 3
  return {
    ...walk.discourse,
    lastSubject: narrated ? walk.character : null,
    mentioned: new Set([...walk.discourse.mentioned, ...nouns]),
  }
}

function comma(walk: Walk): void {
  if (!walk.relative) walk.antecedent = null
  walk.pieces.push(piece(',', 'punctuation', { group: walk.group }))
}

/** «Léa, qui aime lire, …» cannot be said of «je». */
function tellsOfSomeone({ frame }: Binding): boolean {
  return frame.items.some((item, at) => {
    const next = frame.items.slice(at + 1).find(({ kind }) => kind !== 'comma')
    const hero = item.kind === 'group' && item.role === 'S' && item.parts[0]?.kind === 'character'
    return hero && next?.kind === 'group' && next.role === 'S'
  })
}

/** The pieces of a filled frame; null when a verb lacks the form that is asked of it. */
export function realiseClause(
  binding: Binding,
  discourse: Discourse,
  language: Language,
): Clause | null {
  if (binding.subject !== null && tellsOfSomeone(binding)) return null
  const walk = startWalk(binding, discourse, language)
  for (const [at, item] of binding.frame.items.entries()) {
    if (item.kind === 'comma') comma(walk)
    else if (item.kind === 'verb') walk.impossible ||= !verbGroup(item, at, walk)
    else if (!item.inverted) nounGroup(item, walk)
    if (walk.impossible) return null
    walk.group += 1
  }
  return { pieces: walk.pieces, discourse: after(walk) }
}
