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

function wordsBefore({ sentence, place }: ExpectedWord): string[] {
  const found: string[] = []
  for (let at = place; at > 0; at -= 1) {
    const [own, before] = [sentence[at], sentence[at - 1]]
    if (!own || !before || own.pause) break
    const isTied = isInside(own) || continuesVerb(own, before)
    if (!isTied && opensClause(before)) break
    if (found.length >= MOST_BEFORE && !isTied) break
    found.unshift(said(before))
  }
  return found
}

function wordsAfter(
  { sentence, place }: ExpectedWord,
  { width = 1, upToVerb = false }: TrialSpan,
): string[] {
  const found: string[] = []
  for (let at = place + width; at < sentence.length; at += 1) {
    const [after, last] = [sentence[at], sentence[at - 1]]
    if (!after || after.pause) break
    if (upToVerb && found.length > 0 && isFiniteTag(last?.tag)) break
    const isOpen = isUnfinished(last, after)
    const most = opensClause(after) ? AROUND : MOST_AFTER
    if (found.length >= most && !isOpen) break
    found.push(said(after))
  }
  return found
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
  const [next = '', ...others] = wordsAfter(word, span)
  const elides = /(?:^|\s)(?:lorsque|que|de|le|me|te|se|je|ne)$/u.test(own)
  const joined = elides && startsWithVowelSound(next, language.aspirated)
  const start = joined ? `${own.slice(0, -1)}'${next}` : `${own} ${next}`
  return [...wordsBefore(word), start.trim(), ...others].join(' ')
}
