/**
 * Part-of-speech tagging of a plain sentence by a hidden Markov model of pairs of tags (Viterbi; Brants, «TnT», 2000), learnt from the
 * engine's own annotated sentences.
 */
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { analyseToken, type TextToken, tokenise } from '../morphology/tokeniser.ts'
import { tagsOfAnalysis, tagsOfClosedWord, type WordTag } from './word-tag.ts'

export interface TaggedWord extends TextToken {
  readonly tag: WordTag
  /** Analyses of the lexicon that fit the tag. */
  readonly analyses: readonly Analysis[]
  /** First of its sentence. */
  readonly first: boolean
}

/** Of a pair never seen, as if seen that often. */
const UNSEEN_PAIR = 0.2
/** Two nouns side by side are mostly set phrases («bateau pirate»): a verb behind a noun is likelier than they are in the counts. */
const BESIDE = 0.2
/** Weight of the analyses of the lexicon beside what was counted. */
const PRIOR = 2
/** Of an analysis whose lemma no school table holds. */
const RARE = 0.05
/** Of the first two persons and of moods, when nothing asks for them. */
const OTHER_PERSON = 0.15
/** Of a participle as an adjective. */
const AS_ADJECTIVE = 0.3
const UNKNOWN: ReadonlyMap<WordTag, number> = new Map([
  ['Ns', 0.4],
  ['Np', 0.2],
  ['As', 0.1],
  ['Ap', 0.1],
  ['V3s', 0.1],
  ['V3p', 0.1],
])

function isUsual({ lemma, nature }: Analysis, language: Language): boolean {
  if (nature === 'nom') return language.nouns.has(lemma)
  if (nature === 'adjectif') return language.adjectives.has(lemma)
  return nature === 'verbe' ? language.verbs.has(lemma) : true
}

function weightOf(analysis: Analysis, language: Language): number {
  const { verb } = analysis
  const usual = isUsual(analysis, language) ? 1 : RARE
  const asked =
    verb?.kind === 'finite' &&
    (verb.person !== 3 || ['subjonctif', 'impératif'].includes(verb.tense))
  return asked ? usual * OTHER_PERSON : usual
}

/** Both numbers where the form tells none: its neighbours do. */
function numbered(tag: WordTag): readonly WordTag[] {
  return /^[NA]$/u.test(tag) ? [`${tag}s`, `${tag}p`] : [tag]
}

type Weights = Map<WordTag, number>

function put(weights: Weights, tag: WordTag, weight: number): void {
  for (const one of numbered(tag)) weights.set(one, Math.max(weights.get(one) ?? 0, weight))
}

function weighAnalyses(
  weights: Weights,
  token: TextToken,
  opens: boolean,
  language: Language,
): void {
  const isNamed = token.text !== token.lower && !opens
  for (const analysis of analyseToken(token, language)) {
    const isName = analysis.proper !== undefined
    const fits = isName === isNamed || (isName && opens) ? 1 : RARE
    const usual = fits * weightOf(analysis, language)
    for (const [rank, tag] of tagsOfAnalysis(analysis).entries()) {
      put(weights, tag, rank === 0 ? usual : usual * AS_ADJECTIVE)
    }
  }
}

const FEMININE = /^(?:la|une|ma|ta|sa|cette)$/u
const MASCULINE = /^(?:le|un|ce|cet|du|au)$/u
const PLURAL = /^(?:les|des|ces|mes|tes|ses|nos|vos|aux)$/u
/** Of a noun that disagrees with the determiner just before it: «et le chasse», «maman les aide». */
const DISAGREEING = 0.0001

function agreesWith(determiner: string, { gender, number }: Analysis): boolean {
  if (PLURAL.test(determiner)) return number !== 's'
  if (FEMININE.test(determiner)) return gender !== 'm' && number !== 'p'
  return !MASCULINE.test(determiner) || (gender !== 'f' && number !== 'p')
}

function afterDeterminer(
  weights: ReadonlyMap<WordTag, number>,
  token: TextToken,
  before: TextToken | undefined,
  language: Language,
): Map<WordTag, number> {
  const nouns = analyseToken(token, language).filter(({ nature }) => nature === 'nom')
  const agrees = nouns.length === 0 || nouns.some((noun) => agreesWith(before?.lower ?? '', noun))
  return new Map(
    [...weights].map(([tag, weight]) => [
      tag,
      tag.startsWith('N') && !agrees ? weight * DISAGREEING : weight,
    ]),
  )
}

/** Probability of each tag of a form out of context. */
function tagsOf(token: TextToken, opens: boolean, language: Language): Map<WordTag, number> {
  const weights: Weights = new Map()
  const closed = tagsOfClosedWord(token.lower)
  for (const tag of closed) put(weights, tag, 1)
  if (closed.length === 0) weighAnalyses(weights, token, opens, language)
  if (weights.size === 0 && token.text !== token.lower && !opens) put(weights, 'L', 1)
  if (weights.size === 0) for (const [tag, weight] of UNKNOWN) put(weights, tag, weight)
  return withCounts(weights, language.tagging.forms.get(token.lower))
}

function withCounts(
  weights: ReadonlyMap<WordTag, number>,
  counted: ReadonlyMap<WordTag, number> | undefined,
): Map<WordTag, number> {
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0)
  const seen = counted === undefined ? 0 : [...counted.values()].reduce((a, b) => a + b, 0)
  const tags = new Set([...weights.keys(), ...(counted?.keys() ?? [])].flatMap(numbered))
  return new Map(
    [...tags].map((tag) => {
      const prior = sum === 0 ? 0 : (weights.get(tag) ?? 0) / sum
      return [tag, ((counted?.get(tag) ?? 0) + PRIOR * prior) / (seen + PRIOR)] as const
    }),
  )
}

/** The sign of punctuation after a word, as a tag of its own. */
function signAfter({ after }: TextToken): WordTag | null {
  if (/[.!?…]/u.test(after)) return '.'
  return /[,;:«»—()]/u.test(after) ? ',' : null
}

interface State {
  readonly cost: number
  readonly path: readonly WordTag[]
}

function transition(before: WordTag, tag: WordTag, { tagging }: Language): number {
  const { tags, pairs } = tagging
  const isBeside = before.startsWith('N') && tag.startsWith('N')
  const seen = (pairs.get(`${before} ${tag}`) ?? 0) * (isBeside ? BESIDE : 1)
  return (seen + UNSEEN_PAIR) / ((tags.get(before) ?? 0) + UNSEEN_PAIR * tags.size)
}

function step(
  states: ReadonlyMap<WordTag, State>,
  choices: ReadonlyMap<WordTag, number>,
  language: Language,
): Map<WordTag, State> {
  const next = new Map<WordTag, State>()
  for (const [tag, chance] of choices) {
    if (chance <= 0) continue
    // Bayes: a rare tag that the form may have is as likely as a usual one.
    const emission = Math.log(chance / ((language.tagging.tags.get(tag) ?? 0) + 1))
    let best: State | undefined
    for (const [before, { cost, path }] of states) {
      const total = cost + Math.log(transition(before, tag, language)) + emission
      if (best === undefined || total > best.cost) best = { cost: total, path: [...path, tag] }
    }
    if (best) next.set(tag, best)
  }
  return next
}

function agrees(analysis: Analysis, tag: WordTag): boolean {
  return tagsOfAnalysis(analysis).some((one) => numbered(one).includes(tag))
}

/** The words of a text with their tags; a hyphenated pronoun and an elided word are words of their own. */
export function tagText(text: string, language: Language): TaggedWord[] {
  const tokens = tokenise(text, language)
  let states: ReadonlyMap<WordTag, State> = new Map([['.', { cost: 0, path: [] }]])
  let opens = true
  const starts: boolean[] = []
  const done: WordTag[] = []
  for (const [at, token] of tokens.entries()) {
    starts.push(opens)
    const choices = tagsOf(token, opens, language)
    states = step(states, afterDeterminer(choices, token, tokens[at - 1], language), language)
    const sign = signAfter(token)
    if (sign !== null) states = step(states, new Map([[sign, 1]]), language)
    const ended = sign === '.' ? states.get(sign) : undefined
    // One state is left at the end of a sentence: what follows is tagged apart.
    if (ended) {
      done.push(...ended.path)
      states = new Map([['.', { cost: 0, path: [] }]])
    }
    opens = sign === '.' || /[«]/u.test(token.after)
  }
  const [best] = [...states.values()].sort((one, other) => other.cost - one.cost)
  const tags = [...done, ...(best?.path ?? [])].filter((tag) => tag !== '.' && tag !== ',')
  return tokens.map((token, at) => {
    const tag = tags[at] ?? 'N'
    const analyses = analyseToken(token, language).filter((analysis) => agrees(analysis, tag))
    return { ...token, tag, analyses, first: starts[at] ?? false }
  })
}
