/** Two sentences made one where even lines made of two leave more than were asked: side by side, those first that have most to do with each other. */
import { type Level, levelRank } from '../../../domain/level.ts'
import type { Language } from '../../data/language.ts'
import { type Sentence, type Token, textOfTokens } from '../../sentence.ts'
import { wordCount } from '../../sentence-length.ts'

export interface JoinRequest {
  /** Sentences asked. */
  readonly length: number
  readonly level: Level
}

/** Before CE2 nobody knows the semicolon (BO n° 41 of 31/10/2024). */
const SEMICOLON_RANK = 2

const AND: Token = {
  text: 'et',
  nature: 'conjonction',
  grammarFunction: null,
  group: 0,
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

function lowered(token: Token): Token {
  const isProper = /^\p{Lu}/u.test(token.lemma ?? '')
  const first = token.text.charAt(0).toLocaleLowerCase('fr')
  return isProper ? token : { ...token, text: first + token.text.slice(1) }
}

function groupedFrom(tokens: readonly Token[], from: number): Token[] {
  return tokens.map((token) => ({ ...token, group: token.group + from }))
}

/** «Le chat dort ; la pluie tombe.», «…, et …» for the youngest. */
function sideBySide(one: Sentence, other: Sentence, level: Level): Sentence {
  const [first, ...rest] = other.tokens
  const last = one.tokens.at(-1)
  if (last === undefined || first === undefined) return last === undefined ? other : one
  const hasSemicolon = levelRank(level) >= SEMICOLON_RANK
  const link = hasSemicolon ? [] : [AND]
  const from = 1 + Math.max(...one.tokens.map(({ group }) => group))
  const tokens = [
    ...one.tokens.slice(0, -1),
    { ...last, after: hasSemicolon ? ' ; ' : ', ' },
    ...groupedFrom(link, from),
    ...groupedFrom([lowered(first), ...rest], from + link.length),
  ]
  return { tokens, text: textOfTokens(tokens), forced: one.forced || other.forced }
}

/** A question, an order or speech keeps its own sentence. */
function isJoinable({ text }: Pick<Sentence, 'text'>): boolean {
  return /\p{L}\.$/u.test(text) && !text.includes(';') && !text.includes('«')
}

interface Part {
  readonly sentence: Sentence
  /** Themes of the things that it names. */
  readonly themes: ReadonlySet<string>
  /** Made of two. */
  readonly isJoined: boolean
}

/** What it costs without a theme in common, for each word, and for a sentence that is made of two already. */
const STRANGE_COST = 4
const WORD_COST = 0.2
const AGAIN_COST = 100

function distance(one: Part, other: Part): number {
  const isStrange = ![...one.themes].some((theme) => other.themes.has(theme))
  return (
    (isStrange ? STRANGE_COST : 0) +
    (one.isJoined || other.isJoined ? AGAIN_COST : 0) +
    WORD_COST * (wordCount(one.sentence.text) + wordCount(other.sentence.text))
  )
}

function partOf(sentence: Sentence, isJoined: boolean, language: Language): Part {
  const themes = sentence.tokens
    .filter(({ nature }) => nature === 'nom')
    .flatMap(({ lemma }) => language.nouns.get(lemma ?? '') ?? [])
    .flatMap((noun) => noun.themes)
  return { sentence, themes: new Set(themes), isJoined }
}

function joinedParts(
  parts: readonly Part[],
  request: JoinRequest,
  language: Language,
): readonly Part[] {
  if (parts.length <= request.length) return parts
  const free = parts.filter(({ sentence }) => isJoinable(sentence))
  const among = free.length >= 2 ? free : parts
  const [nearest] = among
    .flatMap((one, at) =>
      among.slice(at + 1).map((other) => ({ one, other, far: distance(one, other) })),
    )
    .toSorted((first, second) => first.far - second.far)
  if (nearest === undefined) return parts
  const { one, other } = nearest
  const joined = sideBySide(one.sentence, other.sentence, request.level)
  const rest = parts.filter((part) => part !== one && part !== other)
  return joinedParts([...rest, partOf(joined, true, language)], request, language)
}

/** As many sentences as asked. */
export function joinedTo(
  sentences: readonly Sentence[],
  request: JoinRequest,
  language: Language,
): readonly Sentence[] {
  if (sentences.length <= request.length) return sentences
  const parts = sentences.map((sentence) => partOf(sentence, false, language))
  return joinedParts(parts, request, language).map(({ sentence }) => sentence)
}
