/** Noun groups of a tagged sentence: determiner, adjectives, noun, adjectives; which nouns a group is about. */
import type { Gender, GrammarNumber } from '../morphology/features.ts'
import type { TaggedWord } from './tag-sentence.ts'

export interface NounChunk {
  readonly start: number
  /** Index of the noun; of the adjective or pronoun that stands for one. */
  readonly head: number
  readonly end: number
  readonly number: GrammarNumber
  readonly gender: Gender | null
  /** Lower case; null without one. */
  readonly determiner: string | null
  /** A preposition leads it, or «du», «des», «au», «aux» behind another noun. */
  readonly led: boolean
}

const FEMININE = new Set('la une ma ta sa cette quelle toute aucune'.split(' '))
const MASCULINE = new Set('le un ce cet du au quel tout aucun'.split(' '))
const CONTRACTED = new Set('du des au aux'.split(' '))

export function isPunctuated({ after }: TaggedWord): boolean {
  return /[^\s\u00a0'’-]/u.test(after)
}

function genderOf(words: readonly TaggedWord[], start: number, head: number): Gender | null {
  const determiner = words[start]?.lower ?? ''
  if (FEMININE.has(determiner)) return 'f'
  const noun = words[head]?.analyses.filter(({ nature }) => nature === 'nom') ?? []
  const genders = new Set(noun.map(({ gender }) => gender))
  const [only] = genders
  if (genders.size === 1 && only) return only
  return MASCULINE.has(determiner) ? 'm' : null
}

function numberOf(words: readonly TaggedWord[], start: number, head: number): GrammarNumber {
  const tags = [words[start]?.tag, words[head]?.tag]
  return /^Dp/u.test(tags[0] ?? '') || /p$/u.test(tags[1] ?? '') ? 'p' : 's'
}

const isDeterminer = (word: TaggedWord | undefined): boolean => /^D/u.test(word?.tag ?? '')
const isAdjective = (word: TaggedWord | undefined): boolean => /^A/u.test(word?.tag ?? '')

function isAdverbOfDegree(word: TaggedWord | undefined): boolean {
  return /^(?:très|si|trop|plus|moins|bien|assez|aussi|tout|toute|toutes|presque)$/u.test(
    word?.lower ?? '',
  )
}

/** Whether a word before a group still belongs to it: an adjective, the determiner, «tout» before that. */
function belongsBefore(before: TaggedWord, start: TaggedWord | undefined): boolean {
  if (isPunctuated(before)) return false
  if (!isDeterminer(start)) {
    return isAdjective(before) || isDeterminer(before) || isAdverbOfDegree(before)
  }
  return isDeterminer(before) || /^(?:tout|toute|tous|toutes)$/u.test(before.lower)
}

/** Where the adjectives, and the determiner before them, start. */
function startOf(words: readonly TaggedWord[], head: number): number {
  let start = head
  for (let before = words[start - 1]; before !== undefined; before = words[start - 1]) {
    if (!belongsBefore(before, words[start])) break
    start -= 1
  }
  return start
}

function agreesInNumber(word: TaggedWord | undefined, number: GrammarNumber): boolean {
  return word?.tag === 'A' || word?.tag === `A${number}`
}

/** «un orfèvre allemand nommé Gutenberg»: what leads to the name of somebody. */
const NAMING = /^(?:(?:pré|sur)?nommé|appelé|baptisé)e?s?$/u

/** Words that stand behind the noun at once: an adjective, a name, a noun beside it («un chat noir», «le roi Arthur», «les enfants nomades»). */
function followsNoun(words: readonly TaggedWord[], end: number, head: number): boolean {
  const [own, next, noun] = [words[end], words[end + 1], words[head]]
  const number = noun?.tag.endsWith('p') ? 'p' : 's'
  const isNamed = words[end + 2]?.tag === 'L' && NAMING.test(next?.lower ?? '')
  if (next?.tag === 'L') return /^[NL]/u.test(own?.tag ?? '') || NAMING.test(own?.lower ?? '')
  const isBeside = end === head && /^N/u.test(own?.tag ?? '')
  return (
    isNamed ||
    agreesInNumber(next, number) ||
    (isBeside && (next?.tag === 'VK' || next?.tag === `N${number}`))
  )
}

/** Where the adjectives behind the noun end: «une robe rouge et bleue», «un chat très gros». */
function endOf(words: readonly TaggedWord[], head: number, number: GrammarNumber): number {
  let end = head
  for (let own = words[end]; own !== undefined && !isPunctuated(own); own = words[end]) {
    const next = words[end + 1]
    const isJoin = next?.tag === 'CC' || isAdverbOfDegree(next)
    if (followsNoun(words, end, head)) end += 1
    else if (isJoin && agreesInNumber(words[end + 2], number)) end += 2
    else break
  }
  return end
}

/** What «du», «des» follow when they are «de le», «de les». */
const LEADERS = /^(?:près|loin|autour|côté|milieu|bord|dessus|dessous|long|fond)$/u

function isLed(words: readonly TaggedWord[], start: number): boolean {
  const [before, own] = [words[start - 1], words[start]]
  const near = before !== undefined && !isPunctuated(before) ? before : undefined
  if (near?.tag === 'P' || /^aux?$/u.test(own?.lower ?? '')) return true
  if (!near || !CONTRACTED.has(own?.lower ?? '') || /^V[IG]$/u.test(near.tag)) return false
  // «le chat des voisins»; «des voisins» by itself is a group of its own.
  return /^[NLA]/u.test(near.tag) || LEADERS.test(near.lower)
}

function groupAt(words: readonly TaggedWord[], head: number): NounChunk {
  const start = startOf(words, head)
  const number = numberOf(words, start, head)
  const determiner = isDeterminer(words[start]) ? (words[start]?.lower ?? null) : null
  return {
    start,
    head,
    end: endOf(words, head, number),
    number,
    gender: genderOf(words, start, head),
    determiner,
    led: isLed(words, start),
  }
}

/** «les grands», «la petite»: an adjective behind a determiner that no noun follows. */
function standsForNoun(words: readonly TaggedWord[], at: number): boolean {
  const own = words[at]
  if (!isAdjective(own) || !isDeterminer(words[startOf(words, at)])) return false
  const next = words[at + 1]
  return own !== undefined && (isPunctuated(own) || !/^[NLA]/u.test(next?.tag ?? ''))
}

/** In order; a word belongs to one group at most. */
export function nounChunks(words: readonly TaggedWord[]): NounChunk[] {
  const groups: NounChunk[] = []
  for (const [at, { tag }] of words.entries()) {
    const last = groups.at(-1)
    if (last !== undefined && at <= last.end) continue
    if (/^[NLZ]/u.test(tag) || standsForNoun(words, at)) groups.push(groupAt(words, at))
  }
  return groups
}
