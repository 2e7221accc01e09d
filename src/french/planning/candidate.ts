/** A frame filled so that it holds some of the teacher's words. */
import type { Language } from '../language.ts'
import type { Sentence } from '../sentence.ts'
import { textOf } from '../sentence.ts'
import type { Binding, NounChoice } from '../syntax/binding.ts'
import { realiseClause } from '../syntax/clause.ts'
import type { Discourse } from '../syntax/discourse.ts'
import type { Frame, SlotPart } from '../syntax/frame.ts'
import { surface } from '../syntax/surface.ts'
import { attributeOf, type Filling, starAdjective, subjectSlot, wishOf } from './adjective-slots.ts'
import { belonging } from './belonging.ts'
import { bindingOf, formUse } from './binding-of.ts'
import { includes, inflects } from './inclusion.ts'
import type { GivenWord } from './reading.ts'
import {
  type AdjectiveReading,
  acceptsClass,
  givenChoice,
  type NounReading,
  ownChoices,
  withGivenAdjective,
  withOwnAdjective,
} from './slot-filling.ts'
import type { Guest, Story } from './story.ts'

export interface Candidate {
  readonly binding: Binding
  readonly text: string
  /** The given words it holds. */
  readonly covers: readonly GivenWord[]
  /** Given nouns in slots whose author thought of others. */
  readonly strangers: number
  /** Those that it holds in another form of their lemma. */
  readonly inflected: readonly GivenWord[]
  /** Given adjectives said of nouns that do not list them: right, seldom as good. */
  readonly loose: number
  /** Whether what it names stands where the story takes place. */
  readonly belonging: number
  /** The word that the frame was chosen for. */
  readonly guest: GivenWord | null
}

/** Most nouns that a `liste` slot takes. */
const LIST_LENGTH = 4

function nounOf(word: GivenWord): NounReading | null {
  const [first] = word.readings
  return first?.kind === 'noun' ? first : null
}

function adjectiveOf(word: GivenWord): AdjectiveReading | null {
  const [first] = word.readings
  return first?.kind === 'adjective' ? first : null
}

function starNoun(slot: SlotPart, { guest, story: { language } }: Filling): NounChoice[] {
  if (guest?.reading.kind !== 'noun') return []
  const choice = givenChoice(slot, guest.reading, language)
  return choice === null ? [] : [choice]
}

function pooledNouns(slot: SlotPart, filling: Filling): NounChoice[] {
  const capacity = slot.list ? filling.listLength : 1
  const found: NounChoice[] = []
  for (const word of filling.pool) {
    const choice = found.length < capacity ? pooledNoun(slot, word, filling) : null
    if (choice === null || found.some(({ form }) => form === choice.form)) continue
    filling.used.add(word.text)
    found.push(choice)
  }
  return found
}

function pooledNoun(slot: SlotPart, word: GivenWord, filling: Filling): NounChoice | null {
  const reading = nounOf(word)
  if (reading === null || filling.used.has(word.text)) return null
  if (!acceptsClass(slot, reading.noun.nounClass)) return null
  const choice = givenChoice(slot, reading, filling.story.language)
  return filling.number === null || choice?.number === filling.number ? choice : null
}

function withAdjective(slot: SlotPart, choice: NounChoice, filling: Filling): NounChoice {
  const { story } = filling
  if (slot.adjective === null) return choice
  if (slot.adjective !== 'any') {
    return { ...choice, adjective: { lemma: slot.adjective, form: null } }
  }
  for (const word of filling.pool) {
    const reading = adjectiveOf(word)
    const fitted = reading && withGivenAdjective(choice, reading, story.language)
    if (fitted && !filling.used.has(word.text)) {
      filling.used.add(word.text)
      return fitted
    }
  }
  return story.random.next() < story.adjectives
    ? withOwnAdjective(choice, story.level, story.random, story.language)
    : choice
}

/** Nouns of one slot; empty when nothing can stand there. */
function fillSlot(slot: SlotPart, filling: Filling): NounChoice[] {
  const { story } = filling
  const attribute = attributeOf(slot, filling)
  if (attribute !== null) return subjectSlot(slot, attribute, filling)
  if (slot.classes.includes('*')) {
    return starNoun(slot, filling).map((choice) => withAdjective(slot, choice, filling))
  }
  const given = pooledNouns(slot, filling)
  if (given.length > 0 && slot.adjective !== '*') {
    return given.map((choice) => withAdjective(slot, choice, filling))
  }
  const own = ownChoices(slot, wishOf(filling), story.random, story.language)
  if (slot.adjective === '*') return starAdjective(slot, own, filling)
  const [first] = own
  return first === undefined ? [] : [withAdjective(slot, first, filling)]
}

export interface Realised {
  readonly sentence: Sentence
  readonly discourse: Discourse
}

/** Fallbacks that read as well as any sentence: «prend le train pour Paris», «veut faire du vélo». */
const NATURAL = new Set(
  '<prénom> <personne> <voisin> <famille> <ville> <ville.le> <année> <nombre> <infinitif>'.split(
    ' ',
  ),
)

function isForced(frame: Frame): boolean {
  return frame.origin === 'fallback' && !frame.words.some((word) => NATURAL.has(word))
}

/** A binding as a sentence; null when a form it needs does not exist. */
export function realise(
  binding: Binding,
  discourse: Discourse,
  language: Language,
): Realised | null {
  const clause = realiseClause(binding, discourse, language)
  if (clause === null) return null
  const tokens = surface(clause.pieces, binding.frame.end, language)
  const forced = isForced(binding.frame)
  return { sentence: { text: textOf(tokens), forced, tokens }, discourse: clause.discourse }
}

function countStrangers(
  frame: Frame,
  slots: readonly (readonly NounChoice[])[],
  covers: readonly GivenWord[],
): number {
  return frame.slots.filter((slot, index) => {
    const nouns = slots[index] ?? []
    return (
      slot.defaults.length > 0 &&
      nouns.some(
        ({ form, noun }) =>
          !slot.defaults.includes(noun.lemma) &&
          covers.some(({ text }) => text.endsWith(form) || text === noun.lemma),
      )
    )
  }).length
}

function countLoose(slots: readonly (readonly NounChoice[])[], pool: readonly GivenWord[]): number {
  const given = new Set(pool.flatMap((word) => adjectiveOf(word)?.lemma ?? []))
  return slots
    .flat()
    .filter(
      ({ noun, adjective }) =>
        adjective !== null &&
        given.has(adjective.lemma) &&
        !noun.adjectives.includes(adjective.lemma),
    ).length
}

/** Fills a frame for a guest and as many words of the pool as fit; null when it cannot be. */
export function fillFrame(
  frame: Frame,
  guest: Guest | null,
  pool: readonly GivenWord[],
  story: Story,
  listLength: number = LIST_LENGTH,
): Candidate | null {
  const number = formUse(guest, story.tenses)?.number ?? null
  const used = new Set(guest === null ? [] : [guest.word.text])
  const filling: Filling = { frame, guest, pool, listLength, number, story, used }
  const slots: NounChoice[][] = []
  for (const slot of frame.slots) {
    const nouns = fillSlot(slot, filling)
    if (nouns.length === 0) return null
    slots.push(nouns)
  }
  const binding = bindingOf(filling, slots)
  const realised = realise(binding, story.discourse, story.language)
  if (realised === null) return null
  const { sentence } = realised
  const asked = guest === null ? pool : [guest.word, ...pool]
  const covers = [...new Set(asked)].filter((word) => includes(sentence, word))
  if (guest !== null && !covers.includes(guest.word)) return null
  const strangers = countStrangers(frame, slots, covers)
  const inflected = covers.filter((word) => inflects(sentence, word))
  const loose = countLoose(slots, pool)
  return {
    binding,
    text: sentence.text,
    covers,
    strangers,
    inflected,
    loose,
    belonging: frame.theme === null ? belonging(sentence.tokens, covers, story) : 0,
    guest: guest?.word ?? null,
  }
}
