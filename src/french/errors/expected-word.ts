/** The words of a dictation's text with what they are where they stand, so that an error on them can be named. */
import { type TextWord, wordsOf } from '../../domain/dictation-correction.ts'
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../language.ts'
import type { Agreement, Analysis } from '../morphology/forms.ts'
import { CLOSED_WORDS, SUBJECT_PRONOUNS } from '../syntax/closed-words.ts'
import { type Auxiliary, auxiliaryBefore, isThirdPersonAuxiliary } from './auxiliary.ts'

export interface ExpectedWord extends TextWord {
  /** The elided word it starts with («l'», «qu'»), '' for most. */
  readonly elided: string
  /** The word without it, in lower case unless it is a proper noun. */
  readonly core: string
  /** Readings that hold where it stands; several when nothing tells them apart. */
  readonly readings: readonly Analysis[]
  /** The determiner that commands it, when one stands before it in its group. */
  readonly determiner: string | null
  /** The pronoun, or the noun, that commands it when it is a verb. */
  readonly subject: string | null
  /** «être» or «avoir» before it, with the subject of that verb. */
  readonly auxiliary: { readonly verb: Auxiliary; readonly subject: string | null } | null
}

const ELIDED = /^((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu)')(?=.)/iu
const ARTICLE_LIKE = new Set(["l'", "d'"])
const VERB_LIKE = new Set(["j'", "n'", "s'", "m'", "t'"])
const CLITICS = new Set("ne n' me m' te t' se s' le la l' les lui leur y en nous vous".split(' '))

interface Piece extends TextWord {
  readonly elided: string
  readonly core: string
  /** Whether a sentence starts here. */
  readonly first: boolean
}

function piecesOf(text: string): Piece[] {
  const normal = text.normalize('NFC')
  return wordsOf(normal).map((word) => {
    const elided = (ELIDED.exec(word.text)?.[1] ?? '').toLocaleLowerCase('fr')
    const before = normal.slice(0, word.start).trimEnd()
    return {
      ...word,
      elided,
      core: word.text.slice(elided.length),
      first: before === '' || /[.!?…»]$/u.test(before),
    }
  })
}

function analysesOf(piece: Piece, language: Language): readonly Analysis[] {
  const lower = piece.core.toLocaleLowerCase('fr')
  const proper = piece.core !== lower && !(piece.first && piece.elided === '')
  const asWritten = language.lexicon.analyse(piece.core)
  if (proper && asWritten.length > 0) return asWritten
  const lowered = language.lexicon.analyse(lower)
  return lowered.length > 0 ? lowered : asWritten
}

function isDeterminer(word: string): boolean {
  return CLOSED_WORDS.get(word) === 'déterminant'
}

/** Whether a word may stand between a determiner and its noun. */
function mayBeEpithet(piece: Piece, language: Language): boolean {
  if (isThirdPersonAuxiliary(lower(piece))) return false
  return language.lexicon
    .analyse(lower(piece))
    .some(({ nature, verb }) => nature !== 'verbe' || verb?.kind === 'participle')
}

function hasNature(piece: Piece, nature: Nature, language: Language): boolean {
  return language.lexicon
    .analyse(lower(piece))
    .some(
      (one) => one.nature === nature || (nature === 'adjectif' && one.verb?.kind === 'participle'),
    )
}

/** The nearest determiner before a word, over the adjectives of its group; over its noun for an adjective alone. */
function determinerOf(pieces: readonly Piece[], at: number, language: Language): string | null {
  const own = pieces[at]
  if (!own) return null
  if (ARTICLE_LIKE.has(own.elided)) return own.elided
  const before = pieces.slice(Math.max(0, at - 3), at).reverse()
  const noun = before.findIndex((piece) => isNounAlone(piece, language))
  const near = noun < 0 || hasNature(own, 'adjectif', language) ? before : before.slice(0, noun)
  for (const piece of near) {
    if (isDeterminer(lower(piece))) return lower(piece)
    if (ARTICLE_LIKE.has(piece.elided)) return piece.elided
    if (piece.first || piece.elided !== '' || !mayBeEpithet(piece, language)) return null
  }
  return null
}

function isNounAlone(piece: Piece, language: Language): boolean {
  if (isDeterminer(lower(piece)) || hasNature(piece, 'adjectif', language)) return false
  return hasNature(piece, 'nom', language)
}

function lower(piece: Piece): string {
  return piece.core.toLocaleLowerCase('fr')
}

/** A plain noun group that stands just before a verb and agrees with it: its subject, unless a preposition leads it. */
function nounSubject(
  pieces: readonly Piece[],
  at: number,
  language: Language,
  known: 's' | 'p' | null = null,
): string | null {
  const number = known ?? finiteNumber(pieces[at], language)
  const head = pieces[at - 1]
  if (number === null || !head || head.elided !== '') return null
  const agreeing = language.lexicon
    .analyse(lower(head))
    .some((reading) => isNominal(reading) && (reading.number ?? number) === number)
  const start = agreeing ? groupStart(pieces, at) : -1
  const leader = pieces[start - 1]
  const led = leader !== undefined && !(pieces[start]?.first ?? false)
  if (start < 0 || (led && mayLead(leader))) return null
  return pieces
    .slice(start, at)
    .map(({ text, first }) => (first ? text.toLocaleLowerCase('fr') : text))
    .join(' ')
}

/** Determiners that hide no preposition. */
const PLAIN_DETERMINERS = new Set(
  'le la les un une ce cet cette ces mon ma mes son sa ses leur leurs'.split(' '),
)

/** Index of the determiner of the group that ends before `at`, -1 when there is none. */
function groupStart(pieces: readonly Piece[], at: number): number {
  for (let index = at - 2; index >= Math.max(0, at - 4); index -= 1) {
    const piece = pieces[index]
    if (!piece || pieces[index + 1]?.first) return -1
    if (PLAIN_DETERMINERS.has(lower(piece)) && piece.elided === '') return index
  }
  return -1
}

/** Whether the word before a group may make it something else than a subject. */
function mayLead(piece: Piece): boolean {
  return !['conjonction', 'adverbe'].includes(CLOSED_WORDS.get(lower(piece)) ?? '')
}

function finiteNumber(piece: Piece | undefined, language: Language): 's' | 'p' | null {
  const readings = piece ? language.lexicon.analyse(lower(piece)) : []
  const numbers = new Set(
    readings.flatMap(({ verb }) =>
      verb?.kind === 'finite' && verb.person === 3 ? [verb.number] : [],
    ),
  )
  const [only] = numbers
  const verbal = readings.length > 0 && readings.every(({ verb }) => verb !== undefined)
  return verbal && numbers.size === 1 && only !== undefined ? only : null
}

/** The subject pronoun before a verb, over the pronouns and «ne» that stand between. */
function pronounOf(pieces: readonly Piece[], at: number): string | null {
  const own = pieces[at]
  if (own?.elided === "j'") return 'je'
  for (let index = at - 1; index >= Math.max(0, at - 3); index -= 1) {
    const piece = pieces[index]
    if (!piece) return null
    const word = lower(piece)
    if (SUBJECT_PRONOUNS.has(word) && piece.elided === '') return word
    if (!CLITICS.has(word)) return null
  }
  return null
}

const NOMINAL: readonly Nature[] = ['nom', 'adjectif', 'déterminant']

function isNominal({ nature, verb }: Analysis): boolean {
  return NOMINAL.includes(nature) || verb?.kind === 'participle'
}

function agrees(reading: Analysis, subject: Agreement): boolean {
  return (
    reading.verb?.kind === 'finite' &&
    reading.verb.person === subject.person &&
    reading.verb.number === subject.number
  )
}

function narrowed(
  readings: readonly Analysis[],
  context: {
    readonly determiner: boolean
    readonly subject: string | null
    readonly elided: string
  },
): readonly Analysis[] {
  const subject = context.subject === null ? undefined : SUBJECT_PRONOUNS.get(context.subject)
  const asVerb = subject ? readings.filter((reading) => agrees(reading, subject)) : []
  if (asVerb.length > 0) return asVerb
  const verbal = readings.filter(({ verb }) => verb !== undefined)
  if (VERB_LIKE.has(context.elided) && verbal.length > 0) return verbal
  const nominal = readings.filter(isNominal)
  return context.determiner && nominal.length > 0 ? nominal : readings
}

/** «elles se sont lavé les mains»: what agrees there is not the subject alone. */
function isReflexive(pieces: readonly Piece[], at: number): boolean {
  const [subject = '', clitic = ''] = pieces.slice(Math.max(0, at - 2), at).map(lower)
  if (["s'", "m'", "t'"].includes(pieces[at]?.elided ?? '')) return true
  return ['se', 'me', 'te'].includes(clitic) || (clitic !== '' && clitic === subject)
}

function auxiliaryOf(
  pieces: readonly Piece[],
  at: number,
  language: Language,
): ExpectedWord['auxiliary'] {
  const words = pieces.slice(0, at + 1).map((piece) => ({ form: lower(piece), first: piece.first }))
  const found = auxiliaryBefore(words, at)
  if (!found || isReflexive(pieces, found.at)) return null
  const { verb, number } = found
  const subject =
    pronounOf(pieces, found.at) ??
    (number === null ? null : nounSubject(pieces, found.at, language, number))
  return { verb, subject }
}

/** The words of a text, in order, each read where it stands. */
export function readExpected(text: string, language: Language): ExpectedWord[] {
  const pieces = piecesOf(text)
  return pieces.map((piece, at) => {
    const pronoun = pronounOf(pieces, at)
    const nearest = pieces[at - 1]
    const determiner = pronoun === null ? determinerOf(pieces, at, language) : null
    const near =
      ARTICLE_LIKE.has(piece.elided) || (nearest !== undefined && isDeterminer(lower(nearest)))
    const { first: _, ...word } = piece
    return {
      ...word,
      core: piece.first ? lower(piece) : piece.core,
      readings: narrowed(analysesOf(piece, language), {
        determiner: near && !piece.first,
        subject: pronoun,
        elided: piece.elided,
      }),
      determiner,
      subject: pronoun ?? nounSubject(pieces, at, language),
      auxiliary: auxiliaryOf(pieces, at, language),
    }
  })
}
