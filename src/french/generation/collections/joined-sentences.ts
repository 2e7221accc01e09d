/** Two sentences made one where the sentences asked are fewer than the words need: one child does both, else «… ; …», «…, et …» for the youngest. */
import { type Level, levelRank } from '../../../domain/level.ts'
import { type Sentence, type Token, textOfTokens } from '../../sentence.ts'
import { wordCount } from '../../sentence-length.ts'

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

/** The first loses its point, the second its capital: its groups are numbered on. */
function joined(one: Sentence, other: Sentence, level: Level): Sentence {
  const last = one.tokens.at(-1)
  const [first, ...rest] = other.tokens
  if (last === undefined || first === undefined) return one.tokens.length > 0 ? one : other
  const hasSemicolon = levelRank(level) >= SEMICOLON_RANK
  const from = 1 + Math.max(...one.tokens.map(({ group }) => group))
  const tokens = [
    ...one.tokens.slice(0, -1),
    { ...last, after: hasSemicolon ? ' ; ' : ', ' },
    ...(hasSemicolon ? [] : [{ ...AND, group: from }]),
    ...[lowered(first), ...rest].map((token) => ({ ...token, group: token.group + from + 1 })),
  ]
  return { text: textOfTokens(tokens), forced: one.forced || other.forced, tokens }
}

/** The child who opens a sentence and does what follows at once; null for any other opening. «Nous rangeons» keeps its pronoun, which was given with it. */
function doer({ tokens: [subject, verb] }: Sentence): Token | null {
  const isName = subject?.nature === 'nom' && /^\p{Lu}/u.test(subject.lemma ?? '')
  return isName && subject.grammarFunction === 'sujet' && verb?.nature === 'verbe' ? subject : null
}

/** Whether the second sentence may be said of the first one's child: «Emma lit et range ses jouets». */
function isOfOneDoer(one: Sentence, other: Sentence): boolean {
  const [first, second] = [doer(one), doer(other)]
  const areChildren = first !== null && second !== null && first.gender === second.gender
  return areChildren && one.tokens[1]?.tense === other.tokens[1]?.tense
}

function ofOneDoer(one: Sentence, other: Sentence): Sentence {
  const last = one.tokens.at(-1)
  if (last === undefined) return other
  const from = 1 + Math.max(...one.tokens.map(({ group }) => group))
  const tokens = [
    ...one.tokens.slice(0, -1),
    { ...last, after: ' ' },
    { ...AND, group: from },
    ...other.tokens.slice(1).map((token) => ({ ...token, group: token.group + from + 1 })),
  ]
  return { text: textOfTokens(tokens), forced: one.forced || other.forced, tokens }
}

/** A question, an order or speech keeps its own sentence. */
function isJoinable({ text }: Pick<Sentence, 'text'>): boolean {
  return /\p{L}\.$/u.test(text) && !text.includes(';') && !text.includes('«')
}

/** Two things that one child does are enough, and the second would be said of whoever was named last. */
function isFull({ text, tokens }: Sentence): boolean {
  const subjects = tokens.filter(({ grammarFunction }) => grammarFunction === 'sujet')
  return / et \p{L}/u.test(text) || new Set(subjects.map(({ group }) => group)).size > 1
}

/** As many sentences as asked: the shortest are joined two by two, as far as they can be. */
export function joinedTo(
  length: number,
  sentences: readonly Sentence[],
  level: Level,
): readonly Sentence[] {
  if (sentences.length <= length) return sentences
  const order = sentences
    .filter(isJoinable)
    .toSorted((one, other) => wordCount(one.text) - wordCount(other.text))
  const ofOne = order
    .flatMap((one) => order.map((other) => [one, other] as const))
    .find(([one, other]) => one !== other && isOfOneDoer(one, other) && !isFull(one))
  const [one, other] = ofOne ?? (order.length >= 2 ? order : sentences)
  if (one === undefined || other === undefined) return sentences
  const rest = sentences.filter((sentence) => sentence !== one && sentence !== other)
  const both = ofOne ? ofOneDoer(one, other) : joined(one, other, level)
  return joinedTo(length, [...rest, both], level)
}
