/** The parts of a group turned into pieces. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../language.ts'
import type { Agreement } from '../morphology/features.ts'
import { AGREES, agreeWith } from './agreement.ts'
import type { Binding, NounChoice } from './binding.ts'
import { FULL_FORMS, reflexive } from './closed-words.ts'
import { type Actor, bothAgree, type Discourse, introduction, namePieces } from './discourse.ts'
import type { Part, SlotPart, WordPart } from './frame.ts'
import { joinLocutions } from './locutions.ts'
import { nounPhrase, nounPieces } from './noun-phrase.ts'
import { elidedApart } from './parts.ts'
import { type Piece, piece } from './piece.ts'
import { type Neighbours, readWord } from './word-reading.ts'

export interface GroupContext {
  readonly binding: Binding
  readonly discourse: Discourse
  readonly language: Language
  /** Whom «son» and «se» follow: the subject when it may change, else the third person. */
  readonly owner: Agreement
  readonly subject: Agreement
  /** Whom an enrichment's «son» follows. */
  readonly lead: Agreement
  readonly heroSeen: () => boolean
  /** Nouns of the next slot, taken in the order of the frame. */
  readonly takeSlot: () => readonly NounChoice[]
  readonly meetHero: () => void
  readonly meetFriend: () => void
  readonly meetOther: () => void
}

const POSSESSIVE_COLUMNS: readonly string[] = ['son', 'sa', 'ses']
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  '1s': ['mon', 'ma', 'mes'],
  '2s': ['ton', 'ta', 'tes'],
  '3s': ['son', 'sa', 'ses'],
  '1p': ['notre', 'notre', 'nos'],
  '2p': ['votre', 'votre', 'vos'],
  '3p': ['leur', 'leur', 'leurs'],
}

/** «son» follows its owner: «mon», «leur». */
function ownedWord(text: string, owner: Agreement): string {
  const column = POSSESSIVE_COLUMNS.indexOf(text)
  return column < 0 ? text : (OWNERS[`${owner.person}${owner.number}`]?.[column] ?? text)
}

function fullForm(part: WordPart, next: Part | undefined): string {
  const lower = part.text.toLowerCase()
  if (lower === "s'" && next?.kind === 'word' && /^ils?$/u.test(next.text)) return 'si'
  return FULL_FORMS.get(lower) ?? part.text
}

/** An adjective that `agreeWith` will inflect, or the «son» of an enrichment. */
function agreeingPiece(part: WordPart, nature: Nature, context: GroupContext): Piece {
  return POSSESSIVE_COLUMNS.includes(part.text)
    ? piece(ownedWord(part.text, context.lead), 'déterminant')
    : piece(AGREES + part.text, nature, { lemma: part.text })
}

/** «les deux amis», when both are girls. */
function isPair(part: WordPart, { before }: Neighbours, { discourse }: GroupContext): boolean {
  const two = before?.kind === 'word' && before.text === 'deux'
  return part.text === 'amis' && two && bothAgree(discourse).gender === 'f'
}

function wordPiece(part: WordPart, around: Neighbours, context: GroupContext): Piece {
  const { language, owner, subject } = context
  if (/^[«»]$/u.test(part.text)) return piece(part.text, 'punctuation')
  const reading = readWord(part, around, language)?.reading
  const nature = reading?.nature ?? 'nom'
  const full = fullForm(part, around.next)
  if (part.agrees) return agreeingPiece(part, nature, context)
  if (isPair(part, around, context))
    return piece('amies', 'nom', { lemma: 'ami', gender: 'f', number: 'p' })
  const reflexivePronoun = full === 'se' && nature === 'pronom'
  const text = reflexivePronoun ? reflexive(subject) : ownedWord(full, owner)
  const definite = nature === 'déterminant' && ['le', 'la', 'les', "l'"].includes(full)
  return piece(text, nature, {
    lemma: reading?.lemma ?? part.text,
    gender: reading?.gender ?? null,
    number: reading?.number ?? null,
    article: definite ? 'definite' : null,
    link: text.endsWith("'") ? '' : null,
  })
}

/** «au bord de la mer»: the phrase that the noun's table gives, when the noun is in it as given. */
function placePieces(noun: NounChoice, context: GroupContext): Piece[] {
  const { place } = noun.noun
  const usable =
    place !== null &&
    noun.adjective === null &&
    new RegExp(`(?<!\\p{L})${noun.form}(?!\\p{L})`, 'u').test(place)
  if (usable) {
    const words: Part[] = place
      .split(' ')
      .flatMap(elidedApart)
      .map((text) => ({ kind: 'word', text, tag: null, agrees: false }))
    return partPieces(words, context).map((item) =>
      item.text === noun.form ? { ...item, nature: 'nom', lemma: noun.noun.lemma } : item,
    )
  }
  const time = noun.noun.nounClass.startsWith('temps')
  const phrase = nounPhrase('le', noun, context.owner, context.language)
  return time ? phrase : [piece('dans', 'préposition'), ...phrase]
}

function oneNoun(slot: SlotPart, noun: NounChoice, context: GroupContext): Piece[] {
  if (slot.determiner === 'à') return placePieces(noun, context)
  const known = context.discourse.mentioned.has(noun.noun.lemma)
  const determiner = slot.determiner ?? (known ? 'le' : 'un')
  return nounPhrase(determiner, noun, context.owner, context.language)
}

/** «une gomme, un stylo et une règle» */
function slotPieces(slot: SlotPart, before: Part | undefined, context: GroupContext): Piece[] {
  const nouns = context.takeSlot()
  // «parler du roi et de la reine»: à and de come back before each noun.
  const repeated =
    before?.kind === 'word' && /^(de|à|d')$/u.test(before.text)
      ? [piece(before.text === 'à' ? 'à' : 'de', 'préposition')]
      : []
  return nouns.flatMap((noun, index) => {
    const pieces = oneNoun(slot, noun, context)
    if (index === 0) return pieces
    const last = index === nouns.length - 1
    const link = last ? piece('et', 'conjonction') : piece(',', 'punctuation')
    return [link, ...repeated, ...pieces]
  })
}

function actorPieces(actor: Actor, context: GroupContext): Piece[] {
  return namePieces(actor, (choice) =>
    choice.determiner === null && choice.noun.determiners.includes('défini')
      ? nounPhrase('le', choice, context.owner, context.language)
      : nounPieces(choice, context.language),
  )
}

function characterPieces(who: 'héros' | 'ami' | 'eux', context: GroupContext): Piece[] {
  const { discourse } = context
  const hero = actorPieces(discourse.hero, context)
  if (who !== 'ami') context.meetHero()
  if (who === 'héros') return hero
  // Where the friend is already the subject, another child comes: «Léa et Tom jouent avec leur amie Zoé».
  const other = context.subject.number === 'p' && who === 'ami'
  const actor = other ? discourse.other : discourse.friend
  const friend = actorPieces(actor, context)
  if (who === 'eux') return [...hero, piece('et', 'conjonction'), ...friend]
  const introduced = other ? discourse.otherSeen : discourse.friendSeen
  if (other) context.meetOther()
  else context.meetFriend()
  if (introduced || actor.kind === 'noun' || !context.heroSeen()) return friend
  const presented = introduction(actor)
  return [
    ...presented.map((item) => ({ ...item, text: ownedWord(item.text, context.owner) })),
    ...friend,
  ]
}

function starPieces(context: GroupContext): Piece[] {
  const { star } = context.binding
  if (star === null) return []
  if (star.kind === 'adjective') {
    return [piece(star.text, 'adjectif', { lemma: star.lemma })]
  }
  if (star.kind !== 'literal') return [piece(star.text, 'verbe', { lemma: star.lemma })]
  const reading = readWord(
    { kind: 'word', text: star.text, tag: null, agrees: false },
    { before: undefined, next: undefined },
    context.language,
  )?.reading
  return [piece(star.text, reading?.nature ?? 'nom', { lemma: star.text })]
}

function onePart(part: Part, around: Neighbours, context: GroupContext): Piece[] {
  if (part.kind === 'word') return [wordPiece(part, around, context)]
  if (part.kind === 'slot') return slotPieces(part, around.before, context)
  if (part.kind === 'character') return characterPieces(part.who, context)
  return part.kind === 'star' ? starPieces(context) : [piece(',', 'punctuation')]
}

/** Pieces of a list of parts, words marked `~` made to agree. */
export function partPieces(parts: readonly Part[], context: GroupContext): Piece[] {
  const joined = joinLocutions(parts, context.language)
  const pieces = joined.flatMap((part, index) =>
    onePart(part, { before: joined[index - 1], next: joined[index + 1] }, context),
  )
  return agreeWith(pieces, context.subject, context.language)
}
