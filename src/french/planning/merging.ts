/** Several short sentences made one, when the words need more sentences than were asked. */
import type { Sentence, Token } from '../sentence.ts'
import { textOf } from '../sentence.ts'
import type { GivenWord } from './reading.ts'

/** A sentence on its way, with the word it was forced for, if any. */
export interface Drafted {
  readonly sentence: Sentence
  readonly forcedFor: GivenWord | null
}

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

/** «A.» «B.» → «A et B.»; a third is joined by a comma: «A, B et C.» */
export function joinSentences(sentences: readonly Sentence[]): Sentence {
  const tokens = sentences.flatMap(({ tokens: own }, index): Token[] => {
    const words = index === 0 ? [...own] : lowered(own)
    const last = index === sentences.length - 1
    const link = index === sentences.length - 2 ? ' ' : ', '
    const ended = last ? words : endingWith(words, link)
    return index > 0 && last ? [AND, ...ended] : ended
  })
  return { text: textOf(tokens), forced: sentences.some(({ forced }) => forced), tokens }
}

function joinable(sentence: Sentence): boolean {
  return sentence.text.endsWith('.')
}

/** Cost of joining neighbours: their length, and a high price for questions. */
function cost(one: Drafted, other: Drafted): number {
  const free = joinable(one.sentence) && joinable(other.sentence)
  const length = one.sentence.tokens.length + other.sentence.tokens.length
  return length + (free ? 0 : 1000)
}

/** Exactly `length` groups of neighbouring sentences, the shortest joined first. */
export function groupSentences(sentences: readonly Drafted[], length: number): Drafted[][] {
  const groups: Drafted[][] = sentences.map((sentence) => [sentence])
  while (groups.length > length && groups.length > 1) {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at + 1 < groups.length; at += 1) {
      const price = groupCost(groups[at], groups[at + 1])
      if (price < least) {
        least = price
        best = at
      }
    }
    groups.splice(best, 2, [...(groups[best] ?? []), ...(groups[best + 1] ?? [])])
  }
  return groups
}

function groupCost(one: readonly Drafted[] = [], other: readonly Drafted[] = []): number {
  const all = [...one, ...other]
  return all.reduce((sum, item, index) => sum + cost(item, all[index + 1] ?? item) / 2, 0)
}
