/** The parts of a group turned into inflected words. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import { elidedApart } from '../data/part-notation.ts'
import type { CharacterReference, GroupPart, SlotPart, WordPart } from '../data/template.ts'
import type { Agreement } from '../morphology/features.ts'
import { FULL_FORMS } from './closed-class-words.ts'
import {
  type DiscourseModel,
  introducingPhrase,
  pairAgreement,
  realiseName,
} from './discourse-model.ts'
import type { FilledTemplate, NounFiller } from './filled-template.ts'
import { type InflectedWord, inflectedWord } from './inflected-word.ts'
import { AGREEMENT_MARK, inflectMarked } from './marked-agreement.ts'
import { joinMultiwordExpressions } from './multiword-expressions.ts'
import { realiseNounPhrase } from './noun-phrase.ts'
import { type Neighbours, tagWord } from './part-of-speech.ts'
import { ownedWord, reflexivePronoun } from './pronouns.ts'

export interface RealisationContext {
  readonly filled: FilledTemplate
  readonly discourse: DiscourseModel
  readonly language: Language
  /** Whom «son» and «se» follow: the subject when it may change, else the third person. */
  readonly owner: Agreement
  readonly subject: Agreement
  /** Whether «son» can only be the protagonist's: he is the subject, or was that of the sentence before. */
  readonly isProtagonistNear: () => boolean
  /** Nouns of the next slot, taken in the order of the template. */
  readonly takeSlot: () => readonly NounFiller[]
  readonly mentionProtagonist: () => void
  readonly mentionFriend: () => void
  readonly mentionOther: () => void
}

function fullForm(part: WordPart, next: GroupPart | undefined): string {
  const lower = part.text.toLowerCase()
  if (lower === "s'" && next?.kind === 'word' && /^ils?$/u.test(next.text)) return 'si'
  return FULL_FORMS.get(lower) ?? part.text
}

/** An adjective that `inflectMarked` will inflect. */
function markedWord(part: WordPart, nature: Nature): InflectedWord {
  return inflectedWord(AGREEMENT_MARK + part.text, nature, { lemma: part.text })
}

/** «les deux amis», when both are girls. */
function isPair(
  part: WordPart,
  { before }: Neighbours,
  { discourse }: RealisationContext,
): boolean {
  const two = before?.kind === 'word' && before.text === 'deux'
  return part.text === 'amis' && two && pairAgreement(discourse).gender === 'f'
}

function realiseWord(
  part: WordPart,
  around: Neighbours,
  context: RealisationContext,
): InflectedWord {
  const { language, owner, subject } = context
  if (/^[«»]$/u.test(part.text)) return inflectedWord(part.text, 'punctuation')
  const tagged = tagWord(part, around, language)?.best
  const nature = tagged?.nature ?? 'nom'
  const full = fullForm(part, around.next)
  if (part.agrees) return markedWord(part, nature)
  if (isPair(part, around, context))
    return inflectedWord('amies', 'nom', { lemma: 'ami', gender: 'f', number: 'p' })
  const repeatsSubject = full === 'se' && nature === 'pronom'
  const text = repeatsSubject ? reflexivePronoun(subject) : ownedWord(full, owner)
  const definite = nature === 'déterminant' && ['le', 'la', 'les', "l'"].includes(full)
  return inflectedWord(text, nature, {
    lemma: tagged?.lemma ?? part.text,
    gender: tagged?.gender ?? null,
    number: tagged?.number ?? null,
    article: definite ? 'definite' : null,
    link: text.endsWith("'") ? '' : null,
  })
}

/** «au bord de la mer»: the phrase that the noun's table gives, when the noun is in it as given. */
function realisePlacePhrase(noun: NounFiller, context: RealisationContext): InflectedWord[] {
  const { place } = noun.noun
  const usable =
    place !== null &&
    noun.adjective === null &&
    new RegExp(`(?<!\\p{L})${noun.form}(?!\\p{L})`, 'u').test(place)
  if (usable) {
    const words: GroupPart[] = place
      .split(' ')
      .flatMap(elidedApart)
      .map((text) => ({ kind: 'word', text, tag: null, agrees: false }))
    return realiseParts(words, context).map((item) =>
      item.text === noun.form ? { ...item, nature: 'nom', lemma: noun.noun.lemma } : item,
    )
  }
  const time = noun.noun.nounClass.startsWith('temps')
  const phrase = realiseNounPhrase('le', noun, context.owner, context.language)
  return time ? phrase : [inflectedWord('dans', 'préposition'), ...phrase]
}

function realiseSlotNoun(
  slot: SlotPart,
  noun: NounFiller,
  context: RealisationContext,
): InflectedWord[] {
  if (slot.determiner === 'à') return realisePlacePhrase(noun, context)
  const known = context.discourse.mentioned.has(noun.noun.lemma)
  const determiner = slot.determiner ?? (known ? 'le' : 'un')
  return realiseNounPhrase(determiner, noun, context.owner, context.language)
}

function realiseSlot(
  slot: SlotPart,
  before: GroupPart | undefined,
  context: RealisationContext,
): InflectedWord[] {
  const nouns = context.takeSlot()
  // «parler du roi et de la reine»: à and de come back before each noun.
  const repeated =
    before?.kind === 'word' && /^(de|à|d')$/u.test(before.text)
      ? [inflectedWord(before.text === 'à' ? 'à' : 'de', 'préposition')]
      : []
  return nouns.flatMap((noun, index) => {
    const words = realiseSlotNoun(slot, noun, context)
    if (index === 0) return words
    const last = index === nouns.length - 1
    const link = last ? inflectedWord('et', 'conjonction') : inflectedWord(',', 'punctuation')
    return [link, ...repeated, ...words]
  })
}

function realiseCharacter(
  who: CharacterReference,
  besideProtagonist: boolean,
  context: RealisationContext,
): InflectedWord[] {
  const { discourse } = context
  const protagonist = realiseName(discourse.protagonist)
  if (who !== 'ami') context.mentionProtagonist()
  if (who === 'héros') return [protagonist]
  // Where the friend is already the subject, another child comes: «Léa et Tom jouent avec leur amie Zoé».
  const other = context.subject.number === 'p' && who === 'ami'
  const entity = other ? discourse.other : discourse.friend
  const friend = realiseName(entity)
  if (who === 'eux') return [protagonist, inflectedWord('et', 'conjonction'), friend]
  const introduced = other ? discourse.otherMentioned : discourse.friendMentioned
  if (other) context.mentionOther()
  else context.mentionFriend()
  const isNear = besideProtagonist || context.isProtagonistNear()
  if (introduced || !isNear) return [friend]
  const presented = introducingPhrase(entity)
  return [
    ...presented.map((item) => ({ ...item, text: ownedWord(item.text, context.owner) })),
    friend,
  ]
}

function realiseHeadword(context: RealisationContext): InflectedWord[] {
  const { headword } = context.filled
  if (headword === null) return []
  if (headword.kind === 'adjective') {
    return [inflectedWord(headword.text, 'adjectif', { lemma: headword.lemma })]
  }
  if (headword.kind !== 'literal')
    return [inflectedWord(headword.text, 'verbe', { lemma: headword.lemma })]
  const [, article, name] = /^(le|la|les) (\p{Lu}.*)$/u.exec(headword.text) ?? []
  if (article !== undefined && name !== undefined) {
    return [
      inflectedWord(article, 'déterminant', { article: 'definite' }),
      inflectedWord(name, 'nom', { lemma: name }),
    ]
  }
  const tagged = tagWord(
    { kind: 'word', text: headword.text, tag: null, agrees: false },
    { before: undefined, next: undefined },
    context.language,
  )?.best
  return [inflectedWord(headword.text, tagged?.nature ?? 'nom', { lemma: headword.text })]
}

/** «un petit ami», «le jeune héros»: a noun like any other behind an adjective. */
function isCommonNoun(
  who: CharacterReference,
  before: GroupPart | undefined,
  { language }: RealisationContext,
): boolean {
  if (who === 'eux' || before?.kind !== 'word') return false
  const nature = tagWord(before, { before: undefined, next: undefined }, language)?.best.nature
  return nature === 'adjectif' || nature === 'déterminant'
}

function realisePart(
  part: GroupPart,
  around: Neighbours & { readonly besideProtagonist: boolean },
  context: RealisationContext,
): InflectedWord[] {
  if (part.kind === 'word') return [realiseWord(part, around, context)]
  if (part.kind === 'slot') return realiseSlot(part, around.before, context)
  if (part.kind === 'character') {
    return isCommonNoun(part.who, around.before, context)
      ? [realiseWord({ kind: 'word', text: part.who, tag: 'nom', agrees: false }, around, context)]
      : realiseCharacter(part.who, around.besideProtagonist, context)
  }
  return part.kind === 'headword' ? realiseHeadword(context) : [inflectedWord(',', 'punctuation')]
}

function isProtagonist(part: GroupPart): boolean {
  return part.kind === 'character' && part.who === 'héros'
}

/** Words of a list of parts, words marked `~` made to agree. */
export function realiseParts(
  parts: readonly GroupPart[],
  context: RealisationContext,
): InflectedWord[] {
  const joined = joinMultiwordExpressions(parts, context.language)
  const words = joined.flatMap((part, index) =>
    realisePart(
      part,
      {
        before: joined[index - 1],
        next: joined[index + 1],
        besideProtagonist: joined.slice(0, index).some(isProtagonist),
      },
      context,
    ),
  )
  return inflectMarked(words, context.subject, context.language)
}
