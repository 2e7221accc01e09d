/** Aggregation: where the words are too many for the sentences asked, some share one: two actions of a child first. */
import type { Language } from '../../data/language.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import { type Sentence, type Token, textOfTokens } from '../../sentence.ts'
import { wordCount } from '../../sentence-length.ts'

const AND: Token = {
  text: 'et',
  nature: 'conjonction',
  grammarFunction: null,
  group: -1,
  head: false,
  lemma: 'et',
  tense: null,
  person: null,
  gender: null,
  number: null,
  before: '',
  after: ' ',
  givenWord: null,
}

function isProper(token: Token): boolean {
  return token.nature === 'nom' && token.lemma !== null && /^\p{Lu}/u.test(token.lemma)
}

function lowered(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) =>
    index === 0 && !isProper(token)
      ? { ...token, text: token.text.charAt(0).toLocaleLowerCase('fr') + token.text.slice(1) }
      : token,
  )
}

function endingWith(tokens: readonly Token[], after: string): Token[] {
  return tokens.map((token, index) => (index === tokens.length - 1 ? { ...token, after } : token))
}

/** «Léa mange» → «mange»: the subject is the one before. */
function elideSubject({ tokens }: Sentence): readonly Token[] {
  const group = tokens[0]?.group
  return tokens.filter((token) => token.group !== group)
}

export interface Coordination {
  /** «et»: one subject, said once. «pendant que»: two actions of one time. «beside»: strangers. */
  readonly link: 'shared' | 'while' | 'beside'
  /** Level of the class, 1 to 4. */
  readonly level: number
  readonly language: Language
}

/** Level from which a class meets the semicolon. */
const SEMICOLON_LEVEL = 3
const SEMICOLON = '\u00a0; '

function joinedByMark({ link, level }: Coordination): boolean {
  return link === 'beside' && level >= SEMICOLON_LEVEL
}

function linkAfter(index: number, count: number, coordination: Coordination): string {
  if (joinedByMark(coordination)) return SEMICOLON
  return index === count - 2 && coordination.link !== 'beside' ? ' ' : ', '
}

/** «et», or «pendant que», elided where it must be. */
function linkBefore(words: readonly Token[], { link, language }: Coordination): Token {
  if (link !== 'while') return AND
  const elides = startsWithVowelSound(words[0]?.text ?? '', language.aspirated)
  const text = elides ? "pendant qu'" : 'pendant que'
  return { ...AND, text, lemma: 'pendant que', after: elides ? '' : ' ' }
}

/** «A.» «B.» → «A et B.» of one subject, «A pendant que B.» of one time, «A ; B.» of strangers, whom «et» would tie. */
export function coordinateSentences(
  sentences: readonly Sentence[],
  coordination: Coordination,
): Sentence {
  const count = sentences.length
  const tokens = sentences.flatMap((sentence, index): Token[] => {
    if (index === 0)
      return count === 1
        ? [...sentence.tokens]
        : endingWith(sentence.tokens, linkAfter(0, count, coordination))
    const words = lowered(coordination.link === 'shared' ? elideSubject(sentence) : sentence.tokens)
    if (index < count - 1) return endingWith(words, linkAfter(index, count, coordination))
    return joinedByMark(coordination) ? words : [linkBefore(words, coordination), ...words]
  })
  return { text: textOfTokens(tokens), forced: sentences.some(({ forced }) => forced), tokens }
}

export interface Aggregable {
  readonly text: string
  /** The protagonist alone does one thing, and it starts with him: after another such, he is not named again. */
  readonly isProtagonistAction: boolean
  /** Theme that it was written for. */
  readonly theme: string | null
}

/** Costs of an end that is not a full stop, and of a sentence that grows too long. */
const NOT_AGGREGABLE = 1000
const TOO_LONG = 30
/** Cost of two subjects in one sentence: strangers are joined when nothing else is left. */
const OTHER_SUBJECT = 40
/** Cost of two actions that no theme ties. */
const UNRELATED = 6
/** Cost of each sentence beyond two in one. */
const LONGER = 8
/** Cost of a clause beside another subject, where one of the two has clauses of its own: «…, et quand …, …». */
const CLAUSED = 12
/** Cost of each sentence that the second is moved over. */
const MOVED = 1.5
/** The same where the subjects differ. */
const PARTED = 6

/** Sentences aggregated so far; what their cost depends on is computed once, since costs are compared thousands of times. */
interface SentenceGroup<Item> {
  readonly items: readonly Item[]
  readonly words: number
  readonly isJoinable: boolean
  readonly isShared: boolean
  readonly hasClauses: boolean
  readonly theme: string | null
}

/** Whether a sentence has a link inside: «… et les enfants sortent», «… qui dort». */
const LINKED = /(?<!\p{L})(?:et|mais|qui|que|quand|comme|parce)(?!\p{L})|qu'/u

export function hasLink(text: string): boolean {
  return LINKED.test(text)
}

function singleton<Item extends Aggregable>(item: Item): SentenceGroup<Item> {
  return {
    items: [item],
    words: wordCount(item.text),
    isJoinable: item.text.endsWith('.'),
    isShared: item.isProtagonistAction,
    hasClauses: LINKED.test(item.text),
    theme: item.theme,
  }
}

function union<Item>(one: SentenceGroup<Item>, other: SentenceGroup<Item>): SentenceGroup<Item> {
  return {
    items: [...one.items, ...other.items],
    words: one.words + other.words,
    isJoinable: one.isJoinable && other.isJoinable,
    isShared: one.isShared && other.isShared,
    hasClauses: one.hasClauses || other.hasClauses,
    theme: one.theme === other.theme ? one.theme : null,
  }
}

/** `between`: groups that stand between the two. */
function aggregationCost<Item>(
  [one, other]: readonly [SentenceGroup<Item>, SentenceGroup<Item>],
  between: number,
  most: number,
): number {
  const count = one.words + other.words
  const isShared = one.isShared && other.isShared
  const isRelated = one.theme !== null && one.theme === other.theme
  return (
    count +
    (isRelated ? 0 : UNRELATED) +
    (one.isJoinable && other.isJoinable ? 0 : NOT_AGGREGABLE) +
    (isShared ? 0 : OTHER_SUBJECT + (one.hasClauses || other.hasClauses ? CLAUSED : 0)) +
    (count > most ? TOO_LONG : 0) +
    (one.items.length + other.items.length - 2) * (isShared ? 1 : 2) * LONGER +
    (isShared ? MOVED : PARTED) * between
  )
}

function cheapest<Item>(
  groups: readonly SentenceGroup<Item>[],
  most: number,
): readonly [number, number] {
  let best: readonly [number, number] = [0, 1]
  let least = Number.POSITIVE_INFINITY
  for (const [at, one] of groups.entries()) {
    for (const [to, other] of groups.entries()) {
      if (to <= at) continue
      const cost = aggregationCost([one, other], to - at - 1, most)
      if (cost >= least) continue
      least = cost
      best = [at, to]
    }
  }
  return best
}

/** Merges the cheapest pair until `length` groups are left, of `most` words where possible. */
export function groupForAggregation<Item extends Aggregable>(
  sentences: readonly Item[],
  length: number,
  most: number,
): (readonly Item[])[] {
  const groups = sentences.map(singleton)
  while (groups.length > length && groups.length > 1) {
    const [at, to] = cheapest(groups, most)
    const [moved] = groups.splice(to, 1)
    const [option] = groups.slice(at, at + 1)
    if (moved === undefined || option === undefined) break
    groups.splice(at, 1, union(option, moved))
  }
  return groups.map(({ items }) => items)
}
