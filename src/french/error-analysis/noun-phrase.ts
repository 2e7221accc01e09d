/** The determiner that commands a word, and what a word may be after it: «la porte» is a noun, or a verb after its object. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../language.ts'
import type { Analysis } from '../morphology/features.ts'
import { CLOSED_WORDS } from '../syntax/closed-words.ts'
import { auxiliaryBefore, isThirdPersonAuxiliary } from './auxiliary.ts'
import {
  analyseDictationToken,
  type DictationToken,
  isDeterminer,
  isNominal,
  lowerCore,
} from './dictation-token.ts'
import { isCertainlyVerb, opensClause } from './verb-subject.ts'

const ARTICLE_LIKE = new Set(["l'", "d'"])

interface FoundDeterminer {
  readonly word: string
  readonly at: number
}

/** Whether a word may stand between a determiner and its noun. */
function mayBeEpithet(piece: DictationToken, language: Language): boolean {
  if (isThirdPersonAuxiliary(lowerCore(piece))) return false
  return language.lexicon
    .analyse(lowerCore(piece))
    .some(({ nature, verb }) => nature !== 'verbe' || verb?.kind === 'participle')
}

function hasNature(piece: DictationToken, nature: Nature, language: Language): boolean {
  return language.lexicon
    .analyse(lowerCore(piece))
    .some(
      (one) => one.nature === nature || (nature === 'adjectif' && one.verb?.kind === 'participle'),
    )
}

function isNounAlone(piece: DictationToken, language: Language): boolean {
  if (isDeterminer(lowerCore(piece)) || hasNature(piece, 'adjectif', language)) return false
  return hasNature(piece, 'nom', language)
}

/** What may be of a word's group before it, from the nearest. */
function groupBefore(
  pieces: readonly DictationToken[],
  at: number,
  language: Language,
): readonly DictationToken[] {
  const own = pieces[at]
  if (!own || own.first || own.pause || isDeterminer(lowerCore(own))) return []
  const before = pieces.slice(Math.max(0, at - 3), at).reverse()
  const noun = before.findIndex((piece) => isNounAlone(piece, language))
  return noun < 0 || hasNature(own, 'adjectif', language) ? before : before.slice(0, noun)
}

/** The nearest determiner before a word, over the adjectives of its group; over its noun for an adjective alone. */
function determinerOf(
  pieces: readonly DictationToken[],
  at: number,
  language: Language,
): FoundDeterminer | null {
  const own = pieces[at]
  if (!own) return null
  if (ARTICLE_LIKE.has(own.elided)) return { word: own.elided, at }
  for (const [index, piece] of groupBefore(pieces, at, language).entries()) {
    const place = at - 1 - index
    if (isDeterminer(lowerCore(piece))) return { word: lowerCore(piece), at: place }
    if (ARTICLE_LIKE.has(piece.elided)) return { word: piece.elided, at: place }
    if (piece.first || piece.elided !== '' || !mayBeEpithet(piece, language)) return null
  }
  return null
}

/** Gender and number of the words that are an article before a noun and a pronoun before a verb. */
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

/** Readings as a conjugated verb without its subject before it: of a third person, of another where one is spoken to or speaks. */
function verbsAt(
  pieces: readonly DictationToken[],
  at: number,
  readings: readonly Analysis[],
): readonly Analysis[] {
  const before = sentenceBefore(pieces, at)
  const spoken = before.some(
    (piece) => piece.elided === "j'" || /^(?:je|tu|nous|vous)$/u.test(lowerCore(piece)),
  )
  return readings.filter(({ verb }) => verb?.kind === 'finite' && (spoken || verb.person === 3))
}

function sentenceBefore(pieces: readonly DictationToken[], at: number): readonly DictationToken[] {
  const start = pieces.findLastIndex((piece, index) => piece.first && index <= at)
  return pieces.slice(Math.max(0, start), at)
}

/** «dans la rue», «toute la rue», «quand la nuit tombe»: a verb's object pronoun never follows these. */
function leadsNoun(word: string): boolean {
  const isPreposition = CLOSED_WORDS.get(word) === 'préposition'
  return (
    isPreposition ||
    /^(?:tout|tous|toutes?|que|quand|si|comme|lorsque|puisque|quoique|dont|où)$/u.test(word)
  )
}

/** Whether what stands around a group leaves no place for a verb in it. */
function isNounPlace(
  pieces: readonly DictationToken[],
  start: number,
  at: number,
  language: Language,
) {
  const leader = pieces[start - 1]
  const led = leader !== undefined && !pieces[start]?.pause
  if (led && leadsNoun(lowerCore(leader))) return true
  if (sentenceBefore(pieces, at).some(opensClause)) return false
  const next = pieces[at + 1]
  if (next && !next.first && !next.pause && isCertainlyVerb(pieces, at + 1, language)) return true
  return (
    led && (isCertainlyVerb(pieces, start - 1, language) || endsVerb(pieces, start - 1, language))
  )
}

/** An infinitive, or the participle after its auxiliary. */
function endsVerb(pieces: readonly DictationToken[], at: number, language: Language): boolean {
  const piece = pieces[at]
  const kinds = new Set(
    piece ? analyseDictationToken(piece, language).map(({ verb }) => verb?.kind) : [],
  )
  const words = pieces.slice(0, at + 1).map((one) => ({ form: lowerCore(one), first: one.first }))
  if (kinds.has('participle') && auxiliaryBefore(words, at)) return true
  return kinds.size === 1 && kinds.has('infinitive')
}

export interface NounPhraseReading {
  readonly readings: readonly Analysis[]
  /** The determiner, null when the word may be no part of its group. */
  readonly determiner: string | null
}

/** What a word that no pronoun commands may be, with the determiner before it. */
export function readInNounPhrase(
  pieces: readonly DictationToken[],
  at: number,
  language: Language,
): NounPhraseReading {
  const own = pieces[at]
  const readings = own ? analyseDictationToken(own, language) : []
  const found = determinerOf(pieces, at, language)
  if (!own || found === null) return { readings, determiner: null }
  const isNear = found.at >= at - 1
  const nominal = readings.filter(isNominal)
  const known = isNear && !own.first && nominal.length > 0 ? nominal : readings
  const surely = { readings: known, determiner: found.word }
  const verbs = verbsAt(pieces, at, readings)
  if (verbs.length === 0 || isNounPlace(pieces, found.at, at, language)) return surely
  if (!isNear) return isAfterNoun(pieces, at, language) ? { readings, determiner: null } : surely
  // «la porte» starts a sentence: no pronoun does.
  if (!ARTICLE_OR_PRONOUN.has(found.word) || pieces[found.at]?.first) return surely
  const fitting = nominal.filter((reading) => fits(reading, found.word))
  return { readings: [...fitting, ...verbs], determiner: null }
}

function isAfterNoun(pieces: readonly DictationToken[], at: number, language: Language): boolean {
  const before = pieces[at - 1]
  return before !== undefined && hasNature(before, 'nom', language)
}
