/** The subject of a clause: a name, a pronoun, or the antecedent of «qui». */
import type { Language } from '../data/language.ts'
import type { GroupPart, NounGroup } from '../data/template.ts'
import type { Agreement } from '../morphology/features.ts'
import { subjectAgreement } from './agreement.ts'
import { type ClauseState, realisationContext, THIRD_PERSON } from './clause-in-progress.ts'
import {
  type DiscourseModel,
  entityAgreement,
  mayUsePronoun,
  pairAgreement,
} from './discourse-model.ts'
import { realiseParts } from './group-realisation.ts'
import { isImpersonal } from './impersonal.ts'
import { type InflectedWord, inflectedWord } from './inflected-word.ts'
import { subjectPronoun } from './pronouns.ts'
import { politeAddress, voicesAround } from './speech.ts'

function subjectPronounWord(agreement: Agreement): InflectedWord {
  return inflectedWord(subjectPronoun(agreement), 'pronom', {
    gender: agreement.gender,
    number: agreement.number,
    person: agreement.person,
  })
}

function protagonistAgreement(state: ClauseState): Agreement {
  return state.filled.subject ?? entityAgreement(state.discourse.protagonist)
}

interface CharacterSubject {
  readonly words: readonly InflectedWord[] | null
  readonly agreement: Agreement
  readonly who: 'héros' | 'eux'
}

/** «Léa, qui aime lire, …»: a relative clause needs a name before it. */
function relativeFollows(group: NounGroup, state: ClauseState): boolean {
  const { items } = state.filled.template
  const next = items.slice(items.indexOf(group) + 1).find(({ kind }) => kind !== 'comma')
  return next?.kind === 'group' && isRelativeQui(next)
}

/** «Ceux qui chantent»: the subject that «qui» stands just behind, a pronoun as well. */
function subjectBefore(group: NounGroup, state: ClauseState): Agreement | null {
  const { items } = state.filled.template
  const before = items.slice(0, items.indexOf(group)).findLast(({ kind }) => kind !== 'comma')
  return before?.kind === 'group' && before.role === 'S' ? state.subject : null
}

function isRelativeQui(group: NounGroup): boolean {
  const [part] = group.parts
  return group.role === 'S' && part?.kind === 'word' && part.text === 'qui'
}

function characterSubject(group: NounGroup, state: ClauseState): CharacterSubject | null {
  const [part] = group.parts
  if (part?.kind !== 'character' || group.parts.length > 1 || part.who === 'ami') return null
  const { filled, discourse } = state
  if (filled.subject !== null) {
    const who = filled.subject.number === 'p' ? 'eux' : 'héros'
    const named =
      filled.subject.person === 3 &&
      who === 'eux' &&
      !mayUsePronoun(discourse, 'eux', filled.subject)
    return {
      words: named ? null : [subjectPronounWord(filled.subject)],
      agreement: filled.subject,
      who,
    }
  }
  const agreement = part.who === 'héros' ? protagonistAgreement(state) : pairAgreement(discourse)
  const pronoun = mayUsePronoun(discourse, part.who, agreement) && !relativeFollows(group, state)
  return { words: pronoun ? [subjectPronounWord(agreement)] : null, agreement, who: part.who }
}

/** «La maîtresse veut qu'il écoute»: whoever wishes is not who does, and «il» is the child told of before. */
function wishedAgreement(group: NounGroup, state: ClauseState): Agreement | null {
  const { items } = state.filled.template
  const verb = items[items.indexOf(group) + 1]
  const isWished =
    verb?.kind === 'verb' && verb.tense.kind === 'fixed' && verb.tense.tense === 'subjonctif'
  const [part] = group.parts
  return isWished && part?.kind === 'word' && part.text === 'il' ? state.lastChild : null
}

/** «il» said after the protagonist is the protagonist: «elle» of Léa, «je» where the protagonist is «je». */
function anaphoricAgreement(group: NounGroup, state: ClauseState): Agreement | null {
  const [part] = group.parts
  if (state.character === null) return wishedAgreement(group, state)
  if (part?.kind !== 'word' || group.parts.length > 1) return null
  if (!/^(il|elle|ils|elles)$/u.test(part.text) || state.mainSubject === null) return null
  return mayStandFor(part.text, state.mainSubject) ? state.mainSubject : null
}

/** He is written «il», both «ils»: another pronoun is a thing's, «la lampe …, mais elle …». */
function mayStandFor(pronoun: string, { gender, number, person }: Agreement): boolean {
  if (pronoun === 'il' || person !== 3) return true
  return pronoun.endsWith('s') === (number === 'p') && (pronoun === 'ils' || gender === 'f')
}

function withBothNamed(group: NounGroup, state: ClauseState): NounGroup {
  return state.filled.subject?.number === 'p' && group.parts[0]?.kind === 'character'
    ? { ...group, parts: [{ kind: 'character', who: 'eux' }] }
    : group
}

/** Agreement of somebody who speaks or is spoken to; null when the words do not tell. */
function voiceAgreement(group: NounGroup | null, state: ClauseState): Agreement | null {
  if (group === null) return null
  const parts = group.parts.filter((part) => part.kind !== 'word' || part.text !== 'à')
  const [only, ...others] = parts
  if (only?.kind === 'character' && others.length === 0) {
    const { protagonist, friend } = state.discourse
    if (only.who === 'eux') return pairAgreement(state.discourse)
    return entityAgreement(only.who === 'héros' ? protagonist : friend)
  }
  if (parts.length === 0 || parts.some(({ kind }) => kind !== 'word')) return null
  const tellsOfHero = state.filled.template.items.some(
    (item) => item.kind === 'group' && item.role === 'S' && isProtagonist(item),
  )
  if (tellsOfHero && only?.kind === 'word' && only.text === 'il')
    return entityAgreement(state.discourse.protagonist)
  const agreement = subjectAgreement(realiseParts(parts, realisationContext(state)))
  return agreement.person === 3 ? agreement : null
}

function isProtagonist(group: NounGroup | null): boolean {
  const [part] = group?.parts ?? []
  return part?.kind === 'character' && part.who === 'héros'
}

/** «je» has the gender of who speaks, «tu» of who is spoken to, where they are named. */
function voiced(agreement: Agreement, group: NounGroup, state: ClauseState): Agreement {
  state.polite = false
  if (agreement.person === 3) return agreement
  const { items } = state.filled.template
  const at = items.indexOf(group)
  const { speaker, listener } = voicesAround(items, at)
  if (agreement.person === 1) {
    const said = voiceAgreement(speaker, state)
    // «nous» may hold anybody beside the one who speaks.
    return said?.number === agreement.number ? { ...agreement, gender: said.gender } : agreement
  }
  const polite = agreement.number === 'p' ? politeAddress(items, at) : null
  state.polite = polite !== null
  const told = voiceAgreement(listener, state)
  return { ...agreement, gender: polite?.gender ?? told?.gender ?? agreement.gender }
}

const SOMEBODY = /^(?:personne|animal)/u

/** A noun of a person or an animal. */
export function isSomebody({ nature, lemma }: InflectedWord, language: Language): boolean {
  if (nature !== 'nom') return false
  return (language.nouns.get(lemma ?? '') ?? []).some(({ nounClass }) => SOMEBODY.test(nounClass))
}

/** «la mère de Léa», who is not Léa. */
function isOwned(before: GroupPart | undefined): boolean {
  return before?.kind === 'word' && /^(?:de|d')$/u.test(before.text)
}

function takeUpChild(agreement: Agreement, state: ClauseState): InflectedWord[] {
  state.subject = agreement
  state.character ??= agreement.number === 'p' ? 'eux' : 'héros'
  return [subjectPronounWord(agreement)]
}

/** Realises a subject and records in the state what the verbs agree with. */
export function realiseSubject(group: NounGroup, state: ClauseState): InflectedWord[] {
  state.antecedent = null
  const character = characterSubject(group, state)
  if (character !== null) {
    state.impersonal = false
    state.character = character.who
    state.subject = character.agreement
    state.discourse = afterMention(state.discourse, character)
    const named =
      character.words ?? realiseParts(withBothNamed(group, state).parts, realisationContext(state))
    return [...named]
  }
  state.impersonal = isImpersonal(group, state.filled.template.items)
  if (state.impersonal) {
    state.subject = THIRD_PERSON
    return [subjectPronounWord(THIRD_PERSON)]
  }
  const again = anaphoricAgreement(group, state)
  if (again !== null) {
    return takeUpChild(again, state)
  }
  const words = realiseParts(group.parts, { ...realisationContext(state), owner: THIRD_PERSON })
  if (isRelativeQui(group)) {
    state.relative = true
    const shared = state.joined ? (state.interrupted?.subject ?? null) : null
    const antecedent = subjectBefore(group, state) ?? shared ?? state.lastNoun
    state.antecedent = antecedent
    state.subject = antecedent
    return words
  }
  const includesProtagonist = group.parts.some((part) => part.kind === 'character')
  // A noun whose number the words decide: «les élèves … leur cahier».
  const free = group.parts.some((part) => part.kind === 'slot' && part.number === null)
  state.includesProtagonist = group.parts.some(
    (part, at) => part.kind === 'character' && !isOwned(group.parts[at - 1]),
  )
  state.somebodyElse = words.some((word) => isSomebody(word, state.language))
  state.subjectMayChange = includesProtagonist || free
  state.character = null
  state.subject = group.agreement
    ? { ...group.agreement, person: 3 }
    : voiced(subjectAgreement(words), group, state)
  return words
}

function afterMention(discourse: DiscourseModel, character: CharacterSubject): DiscourseModel {
  const named = character.words === null
  return {
    ...discourse,
    protagonistMentioned: true,
    friendMentioned: discourse.friendMentioned || character.who === 'eux',
    pronounsInARow: named ? 0 : discourse.pronounsInARow + 1,
  }
}
