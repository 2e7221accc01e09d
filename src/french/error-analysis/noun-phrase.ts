/** The determiner of a word, and what the word may be after it: «la porte» is a noun, or a verb after its object. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import { type Analysis, isNominal } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'
import { auxiliaryBefore, isThirdPersonAuxiliary } from './auxiliary.ts'
import {
  analyseDictationToken,
  type DictationToken,
  isDeterminer,
  lowerCore,
} from './dictation-token.ts'
import { isCertainlyVerb, opensClause } from './verb-subject.ts'

const ARTICLE_LIKE = new Set(["l'", "d'"])

interface FoundDeterminer {
  readonly word: string
  readonly at: number
}

/** May stand between a determiner and its noun. */
function mayBeEpithet(token: DictationToken, language: Language): boolean {
  if (isThirdPersonAuxiliary(lowerCore(token))) return false
  return language.lexicon
    .analyse(lowerCore(token))
    .some(({ nature, verb }) => nature !== 'verbe' || verb?.kind === 'participle')
}

function hasNature(token: DictationToken, nature: Nature, language: Language): boolean {
  return language.lexicon
    .analyse(lowerCore(token))
    .some(
      (one) => one.nature === nature || (nature === 'adjectif' && one.verb?.kind === 'participle'),
    )
}

function isNounAlone(token: DictationToken, language: Language): boolean {
  if (isDeterminer(lowerCore(token)) || hasNature(token, 'adjectif', language)) return false
  return hasNature(token, 'nom', language)
}

/** Tokens before a word that may belong to its noun phrase, the nearest first. */
function groupBefore(
  tokens: readonly DictationToken[],
  at: number,
  language: Language,
): readonly DictationToken[] {
  const own = tokens[at]
  if (!own || own.first || own.pause || isDeterminer(lowerCore(own))) return []
  const before = tokens.slice(Math.max(0, at - 3), at).reverse()
  const noun = before.findIndex((token) => isNounAlone(token, language))
  return noun < 0 || hasNature(own, 'adjectif', language) ? before : before.slice(0, noun)
}

/** The nearest determiner before a word: past adjectives, and past the noun when the word is an adjective. */
function determinerOf(
  tokens: readonly DictationToken[],
  at: number,
  language: Language,
): FoundDeterminer | null {
  const own = tokens[at]
  if (!own) return null
  if (ARTICLE_LIKE.has(own.elided)) return { word: own.elided, at }
  for (const [index, token] of groupBefore(tokens, at, language).entries()) {
    const place = at - 1 - index
    if (isDeterminer(lowerCore(token))) return { word: lowerCore(token), at: place }
    if (ARTICLE_LIKE.has(token.elided)) return { word: token.elided, at: place }
    if (token.first || token.elided !== '' || !mayBeEpithet(token, language)) return null
  }
  return null
}

/** Words that are articles before a noun and pronouns before a verb. */
const ARTICLE_OR_PRONOUN: ReadonlyMap<string, readonly [gender: string, number: string]> = new Map([
  ['le', ['m', 's']],
  ['la', ['f', 's']],
  ["l'", ['', 's']],
  ['leur', ['', 's']],
  ['les', ['', 'p']],
])

function fits({ gender, number }: Analysis, article: string): boolean {
  const [ofGender = '', ofNumber = ''] = ARTICLE_OR_PRONOUN.get(article) ?? []
  if (number !== null && number !== ofNumber) return false
  return gender === null || ofGender === '' || gender === ofGender
}

/** Finite analyses without a subject pronoun: third person, or any person in a sentence that has a first or second one. */
function verbsAt(
  tokens: readonly DictationToken[],
  at: number,
  readings: readonly Analysis[],
): readonly Analysis[] {
  const before = sentenceBefore(tokens, at)
  const spoken = before.some(
    (token) => token.elided === "j'" || /^(?:je|tu|nous|vous)$/u.test(lowerCore(token)),
  )
  return readings.filter(({ verb }) => verb?.kind === 'finite' && (spoken || verb.person === 3))
}

function sentenceBefore(tokens: readonly DictationToken[], at: number): readonly DictationToken[] {
  const start = tokens.findLastIndex((token, index) => token.first && index <= at)
  return tokens.slice(Math.max(0, start), at)
}

/** No object pronoun follows these words: «dans la rue», «toute la rue», «quand la nuit tombe». */
function leadsNoun(word: string): boolean {
  const isPreposition = CLOSED_CLASS_WORDS.get(word) === 'préposition'
  return (
    isPreposition ||
    /^(?:tout|tous|toutes?|que|quand|si|comme|lorsque|puisque|quoique|dont|où)$/u.test(word)
  )
}

/** Whether the context of a phrase excludes a verb in it. */
function isNounPlace(
  tokens: readonly DictationToken[],
  start: number,
  at: number,
  language: Language,
) {
  const leader = tokens[start - 1]
  const led = leader !== undefined && !tokens[start]?.pause
  if (led && leadsNoun(lowerCore(leader))) return true
  if (sentenceBefore(tokens, at).some(opensClause)) return false
  const next = tokens[at + 1]
  if (next && !next.first && !next.pause && isCertainlyVerb(tokens, at + 1, language)) return true
  return (
    led && (isCertainlyVerb(tokens, start - 1, language) || endsVerb(tokens, start - 1, language))
  )
}

/** An infinitive, or the participle after its auxiliary. */
function endsVerb(tokens: readonly DictationToken[], at: number, language: Language): boolean {
  const token = tokens[at]
  const kinds = new Set(
    token ? analyseDictationToken(token, language).map(({ verb }) => verb?.kind) : [],
  )
  const words = tokens.slice(0, at + 1).map((one) => ({ form: lowerCore(one), first: one.first }))
  if (kinds.has('participle') && auxiliaryBefore(words, at)) return true
  return kinds.size === 1 && kinds.has('infinitive')
}

export interface NounPhraseReading {
  readonly readings: readonly Analysis[]
  /** null when the word may stand outside the noun phrase. */
  readonly determiner: string | null
}

/** For a word without a subject pronoun. */
export function readInNounPhrase(
  tokens: readonly DictationToken[],
  at: number,
  language: Language,
): NounPhraseReading {
  const own = tokens[at]
  const readings = own ? analyseDictationToken(own, language) : []
  const found = determinerOf(tokens, at, language)
  if (!own || found === null) return { readings, determiner: null }
  const isNear = found.at >= at - 1
  const nominal = readings.filter(isNominal)
  const known = isNear && !own.first && nominal.length > 0 ? nominal : readings
  const surely = { readings: known, determiner: found.word }
  const verbs = verbsAt(tokens, at, readings)
  if (verbs.length === 0 || isNounPlace(tokens, found.at, at, language)) return surely
  if (!isNear) return isAfterNoun(tokens, at, language) ? { readings, determiner: null } : surely
  // No object pronoun starts a sentence: «la porte» is a noun phrase there.
  if (!ARTICLE_OR_PRONOUN.has(found.word) || tokens[found.at]?.first) return surely
  const fitting = nominal.filter((reading) => fits(reading, found.word))
  return { readings: [...fitting, ...verbs], determiner: null }
}

function isAfterNoun(tokens: readonly DictationToken[], at: number, language: Language): boolean {
  const before = tokens[at - 1]
  return before !== undefined && hasNature(before, 'nom', language)
}
