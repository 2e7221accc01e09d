/** Ways of making one sentence of two, from what ties them most to what only sets them side by side. */
import { type Level, levelRank } from '../../../domain/level.ts'
import type { Language } from '../../data/language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import { isSimpleTense } from '../../morphology/features.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import { type Sentence, type Token, textOfTokens } from '../../sentence.ts'
import type { ClauseOutline } from './clause-outline.ts'

/** Before CE2 nobody knows the semicolon (BO n° 41 of 31/10/2024). */
const SEMICOLON_RANK = 2

const BLANK: Token = {
  text: '',
  nature: 'conjonction',
  grammarFunction: null,
  group: 0,
  head: false,
  lemma: null,
  tense: null,
  person: null,
  gender: null,
  number: null,
  before: '',
  after: ' ',
  givenWord: null,
}

function word(text: string, nature: Token['nature'], more: Partial<Token> = {}): Token {
  return { ...BLANK, text, nature, lemma: text, ...more }
}

const AND = word('et', 'conjonction')

function lowered(token: Token): Token {
  const isProper = /^\p{Lu}/u.test(token.lemma ?? '')
  const first = token.text.charAt(0).toLocaleLowerCase('fr')
  return isProper ? token : { ...token, text: first + token.text.slice(1) }
}

function groupedFrom(tokens: readonly Token[], from: number): Token[] {
  return tokens.map((token) => ({ ...token, group: token.group + from }))
}

/** The first sentence without its point, `after` in its place, then words whose groups are numbered on. */
function continued(
  one: Sentence,
  after: string,
  links: readonly Token[],
  rest: readonly Token[],
): readonly Token[] {
  const from = 1 + Math.max(...one.tokens.map(({ group }) => group))
  const last = one.tokens.at(-1)
  const numbered = links.map((token, at) => ({ ...token, group: from + at }))
  return [
    ...one.tokens.slice(0, -1),
    ...(last ? [{ ...last, after }] : []),
    ...numbered,
    ...groupedFrom(rest, from + links.length),
  ]
}

function sentenceOf(tokens: readonly Token[], parts: readonly Sentence[]): Sentence {
  return { tokens, text: textOfTokens(tokens), forced: parts.some(({ forced }) => forced) }
}

/** «Le chat dort ; la pluie tombe.», «…, et …» for the youngest. */
export function sideBySide(one: Sentence, other: Sentence, level: Level): Sentence {
  const [first, ...rest] = other.tokens
  if (one.tokens.length === 0 || first === undefined) return one.tokens.length > 0 ? one : other
  const hasSemicolon = levelRank(level) >= SEMICOLON_RANK
  const words = [lowered(first), ...rest]
  const tokens = hasSemicolon
    ? continued(one, ' ; ', [], words)
    : continued(one, ', ', [AND], words)
  return sentenceOf(tokens, [one, other])
}

/** «ont lavé la salade et coupé les tomates»: the auxiliary is not said again. */
function withoutAuxiliary(one: ClauseOutline, other: ClauseOutline): readonly Token[] {
  const [verb, next] = other.predicate
  const isAgain = verb === other.verb && verb.lemma === one.verb.lemma
  const isAuxiliary =
    next?.nature === 'verbe' && next.group === verb?.group && next.tense === verb.tense
  return isAgain && isAuxiliary ? other.predicate.slice(1) : other.predicate
}

/** «Emma lit un conte et range les livres», «…, puis …» where she has to go elsewhere. */
export function ofOneDoer(
  one: readonly [Sentence, ClauseOutline],
  other: readonly [Sentence, ClauseOutline],
): Sentence {
  const moves = [one, other].every(([, { settings, isEvent }]) => settings > 0 && isEvent)
  const said = withoutAuxiliary(one[1], other[1])
  const tokens = moves
    ? continued(one[0], ', ', [word('puis', 'adverbe')], said)
    : continued(one[0], ' ', [AND], said)
  return sentenceOf(tokens, [one[0], other[0]])
}

/** «Emma mange une pomme et regarde le chat qui dort»; null where the verb has no such form. */
export function watched(
  one: readonly [Sentence, ClauseOutline],
  other: readonly [Sentence, ClauseOutline],
  verb: string,
  language: Language,
): Sentence | null {
  const [sentence, { verb: acts, tense }] = one
  const [seen, { subject, predicate }] = other
  const { person, number } = acts
  if (!isSimpleTense(tense) || person === null || number === null) return null
  const form = simpleForm(verb, tense, { person, number }, language.lexicon)
  const [first, ...others] = subject
  if (form === null || first === undefined) return null
  const watches = word(form, 'verbe', {
    ...{ lemma: verb, tense, person, number },
    ...{ grammarFunction: 'verbe', head: true },
  })
  const whom = [lowered(first), ...others].map(
    (token): Token =>
      token.grammarFunction === null ? token : { ...token, grammarFunction: 'COD' },
  )
  const who = word('qui', 'pronom', {
    grammarFunction: 'sujet',
    head: true,
    group: whom[0]?.group ?? 0,
  })
  // The relative pronoun is a group between the noun and its verb.
  const clause = [...whom, ...groupedFrom([who, ...predicate], 1)]
  return sentenceOf(continued(sentence, ' ', [AND, watches], clause), [sentence, seen])
}

/** «La tortue mange la salade pendant que la lune brille.» */
export function meanwhile(one: Sentence, other: Sentence, language: Language): Sentence {
  const [first, ...rest] = other.tokens
  if (first === undefined) return one
  const isElided = startsWithVowelSound(first.text, language.aspirated)
  const link = word(isElided ? "pendant qu'" : 'pendant que', 'conjonction', {
    lemma: 'pendant que',
    after: isElided ? '' : ' ',
  })
  return sentenceOf(continued(one, ' ', [link], [lowered(first), ...rest]), [one, other])
}
