/** A replacement tried in the sentence itself: «Il avait un vélo» shows that «a» is avoir. */
import type { Language } from '../data/language.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import { isFiniteTag } from '../parsing/clause-subject.ts'
import { FULL_FORMS } from '../realisation/closed-class-words.ts'
import { type ExpectedWord, lowerCaseText, type WordInContext } from './expected-word.ts'

/** Words around the replacement that are always said with it. */
const AROUND = 2
/** Words of a clause that may be said in front and behind before its first pause is asked for. */
const MOST_BEFORE = 5
const MOST_AFTER = 6
/** Words that ask for the next one to be said. */
const UNFINISHED =
  /^(?:.*'|le|la|les|un|une|des|du|de|au|aux|à|mon|ma|mes|ton|ta|tes|son|sa|ses|ce|cet|cette|ces|leur|leurs|notre|nos|votre|vos|et|ou|dans|sur|sous|pour|par|avec|sans|chez|vers|que|qui|très|plus|si|ne|tous|toutes|tout|toute|quel|quelle|en)$/u

export interface TrialSpan {
  /** The replacement takes the place of the elided word too («l'avait» for «l'a»). */
  readonly whole?: boolean
  /** Words that are replaced. */
  readonly width?: number
  /** Nothing is said behind the verb: it would agree with what was replaced. */
  readonly upToVerb?: boolean
}

function said(word: WordInContext): string {
  return word.tag === 'L' ? word.text : word.elided + word.core
}

/** «quand», «mais», «et», «parce que»: another clause starts. */
function opensClause({ tag, elided }: WordInContext): boolean {
  return /^C[CS]$/u.test(tag) || /^(?:lorsqu|puisqu)'$/u.test(elided)
}

/** A clitic, «ne», or a word behind the first of its noun group: what stands before it is said too. */
function isInside({ tag, group, at }: WordInContext): boolean {
  return /^(?:O|RN)$/u.test(tag) || (group !== null && group.start < at && group.end >= at)
}

/** «il» of «il passe», «il ne» of «il ne sait», «avons» of «avons mangé». */
function continuesVerb(own: WordInContext, before: WordInContext): boolean {
  if (own.tag === 'VK') return /^[HE]/u.test(before.tag)
  return isFiniteTag(own.tag) && /^(?:S|O|RN)/u.test(before.tag)
}

function isUnfinished(word: WordInContext | undefined, next: WordInContext): boolean {
  if (word === undefined || UNFINISHED.test(lowerCaseText(word))) return true
  const { tag, group, at } = word
  if (/^[HE]\d/u.test(tag) || /^(?:O|RN|S\d.|P|CS)$/u.test(tag)) return true
  return (group !== null && at < group.head) || /^A/u.test(next.tag)
}

/** «mon frère et moi»: one subject. */
function joinsSubject(own: WordInContext, before: WordInContext): boolean {
  return (
    /^(?:et|ou|ni)$/u.test(lowerCaseText(before)) &&
    /^(?:moi|toi|lui|eux)$/u.test(lowerCaseText(own))
  )
}

function isTied(own: WordInContext, before: WordInContext): boolean {
  // «et lui a donné»: the clause starts with its clitic.
  if (/^(?:O|RN)$/u.test(own.tag) && opensClause(before)) return false
  return isInside(own) || continuesVerb(own, before) || joinsSubject(own, before)
}

/** «et» of «Paul et Léa sont»: what it joins is one subject, said whole or not at all. */
function joinsSubjects({ sentence, place }: ExpectedWord, at: number): boolean {
  const isJoining = /^(?:et|ou|ni)$/u.test(lowerCaseText(sentence[at]))
  const verb = sentence.slice(at, place + 1).find(({ subject }) => subject !== null)
  return isJoining && / (?:et|ou|ni) /u.test(verb?.subject?.text ?? '')
}

/** Whether the clause is said from the word at `at` on, `count` words being said already. */
function startsClause(word: ExpectedWord, at: number, count: number): boolean {
  const [own, before] = [word.sentence[at], word.sentence[at - 1]]
  if (!own || !before || isTied(own, before)) return false
  if (joinsSubjects(word, at - 1) || joinsSubjects(word, at - 2)) return false
  return opensClause(before) || count >= MOST_BEFORE
}

/** A verb, or the participle of one, before a verb that is said already: another clause. */
function endsOther(own: WordInContext, before: WordInContext): boolean {
  return !isTied(own, before) && (isFiniteTag(before.tag) || before.tag === 'VK')
}

/** A conjugated verb, or what stands before it by the rules of clitics. */
function isOfVerb({ tag }: WordInContext, isBeforeVerb: boolean): boolean {
  return isFiniteTag(tag) || (isBeforeVerb && /^(?:O|RN|S\d.)$/u.test(tag))
}

/** «les oiseaux que» before «le chasseur a blessés»: what a participle agrees with is said too. */
function antecedentBefore(sentence: readonly WordInContext[], at: number): readonly string[] {
  const [que, noun] = [sentence[at], sentence[at - 1]]
  const isRelative = que !== undefined && (lowerCaseText(que) === 'que' || que.elided === "qu'")
  const { group } = noun ?? {}
  if (!isRelative || !noun || !group || que.pause) return []
  const from = Math.max(0, at - 1 - (noun.at - group.start))
  return sentence.slice(from, at + (que.elided === '' ? 1 : 0)).map(said)
}

function wordsBefore(word: ExpectedWord): string[] {
  const { sentence, place } = word
  const found: string[] = []
  let fromVerb: number | null = null
  for (let at = place; at > 0; at -= 1) {
    const [own, before] = [sentence[at], sentence[at - 1]]
    if (!own || !before || own.pause) break
    if (startsClause(word, at, found.length)) {
      return [...antecedentBefore(sentence, at - 1), ...found]
    }
    if (fromVerb !== null && endsOther(own, before)) return found.slice(-fromVerb)
    found.unshift(said(before))
    if (isOfVerb(before, fromVerb === found.length - 1)) fromVerb = found.length
  }
  return found
}

/** Opens a clause with a verb of its own: «que», «qui», «d'où», «quand», «et». */
function hasOwnVerb(word: WordInContext): boolean {
  const isRelative =
    /(?:^|')(?:que|qui|dont|où|lequel|laquelle|quel(?:le)?s?|comment|pourquoi|puis)$/u
  return opensClause(word) || isRelative.test(lowerCaseText(word)) || word.elided === "qu'"
}

/** Whether every clause that is said has its verb: another verb, or what leads it, is of a clause that is not said whole. */
function isVerbTooMany(sentence: readonly WordInContext[], start: number, at: number): boolean {
  const said = sentence.slice(start, at)
  // A pronoun that is said asks for its verb.
  if (/^(?:O|RN|S\d.)$/u.test(said.at(-1)?.tag ?? '')) return false
  const next = sentence.slice(at).find(({ tag }) => !/^(?:O|RN|S\d.)$/u.test(tag))
  const verbs = said.filter(({ tag }) => isFiniteTag(tag)).length
  return isFiniteTag(next?.tag) && verbs > said.slice(1).filter(hasOwnVerb).length
}

function wordsAfter(
  { sentence, place }: ExpectedWord,
  { width = 1, upToVerb = false }: TrialSpan,
  start: number,
): string[] {
  const found: WordInContext[] = []
  for (let at = place + width; at < sentence.length; at += 1) {
    const [after, last] = [sentence[at], sentence[at - 1]]
    if (!after || after.pause || isVerbTooMany(sentence, start, at)) break
    if (upToVerb && found.length > 0 && isFiniteTag(last?.tag)) break
    const most = opensClause(after) ? AROUND : MOST_AFTER
    if (found.length >= most && !isUnfinished(last, after)) break
    found.push(after)
  }
  return withoutOpener(found).map(said)
}

/** «puis» of a clause that is not said. */
function withoutOpener(words: readonly WordInContext[]): readonly WordInContext[] {
  const last = words.at(-1)
  return last !== undefined && opensClause(last) ? words.slice(0, -1) : words
}

/** «j'» before a vowel, «je » before a consonant. */
function elidedBefore(elided: string, next: string, language: Language): string {
  if (elided === '' || startsWithVowelSound(next, language.aspirated)) return elided
  const full = elided === "l'" ? 'le' : FULL_FORMS.get(elided)
  return full === undefined ? elided : `${full} `
}

/** The clause around a word, with the replacement in its place. */
export function trialIn(
  word: ExpectedWord,
  replacement: string,
  language: Language,
  span: TrialSpan = {},
): string {
  const own = span.whole
    ? replacement
    : elidedBefore(word.elided, replacement, language) + replacement
  const before = wordsBefore(word)
  const [next = '', ...others] = wordsAfter(word, span, word.place - before.length)
  const elides = /(?:^|\s)(?:lorsque|que|de|le|me|te|se|je|ne)$/u.test(own)
  const joined = elides && startsWithVowelSound(next, language.aspirated)
  const start = joined ? `${own.slice(0, -1)}'${next}` : `${own} ${next}`
  const last = before.at(-1) ?? ''
  // «de un vieux livre» is said «d'un vieux livre», and «ce étaient» «c'étaient».
  const isShort = /^(?:de|que|jusque|lorsque|puisque|ne|je|me|te|se|le)$/u.test(last)
  const isCe = word.tag.startsWith('E') && /^ce$/iu.test(last)
  if ((isShort || isCe) && startsWithVowelSound(start, language.aspirated)) {
    return [...before.slice(0, -1), `${last.slice(0, -1)}'${start.trim()}`, ...others].join(' ')
  }
  return [...before, start.trim(), ...others].join(' ')
}
