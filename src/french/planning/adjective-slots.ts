/** Nouns chosen for a given adjective: in its slot, or as the subject that it is said of. */
import type { Gender, GrammarNumber } from '../morphology/features.ts'
import type { NounChoice } from '../syntax/binding.ts'
import type { Frame, Role, SlotPart } from '../syntax/frame.ts'
import { participleFeatures } from './participle.ts'
import type { GivenWord } from './reading.ts'
import { type AdjectiveReading, ownChoices } from './slot-filling.ts'
import type { Guest, Story } from './story.ts'

/** A frame on its way, with what may stand in it. */
export interface Filling {
  readonly frame: Frame
  readonly guest: Guest | null
  readonly pool: readonly GivenWord[]
  readonly listLength: number
  readonly number: GrammarNumber | null
  readonly story: Story
  readonly used: Set<string>
}

/** What nouns of the engine's own choice must be. */
export function wishOf(filling: Filling): Parameters<typeof ownChoices>[1] {
  const { story, number } = filling
  return { level: story.level, number, themes: story.themes, used: story.discourse.mentioned }
}

/** The noun that leaves a given lemma as it is, if any; else the first, with which it agrees. */
function agreeing(choices: readonly NounChoice[], { lemma, form }: AdjectiveReading): NounChoice[] {
  const same = choices.find(({ gender, number }) => gender === 'm' && number === 's')
  const [first] = choices
  if (same !== undefined) return [{ ...same, adjective: { lemma, form } }]
  return first === undefined ? [] : [{ ...first, adjective: { lemma, form: null } }]
}

/** The noun that carries the adjective of the header. */
export function starAdjective(
  slot: SlotPart,
  choices: readonly NounChoice[],
  filling: Filling,
): NounChoice[] {
  const { guest, story } = filling
  if (guest?.reading.kind !== 'adjective') return []
  const { lemma, form, gender, number } = guest.reading
  if (lemma === form) return agreeing(choices, guest.reading)
  const fitting = choices.find(
    (choice) =>
      (gender === null || gender === choice.gender) &&
      (number === null || number === choice.number),
  )
  if (fitting !== undefined) return [{ ...fitting, adjective: { lemma, form } }]
  if (number !== 'p' || slot.number === 's') return []
  const plural = ownChoices({ ...slot, number: 'p' }, wishOf(filling), story.random, story.language)
  const other = plural.find((choice) => gender === null || gender === choice.gender)
  return other === undefined ? [] : [{ ...other, adjective: { lemma, form } }]
}

function isIn(slot: SlotPart, frame: Frame, role: Role): boolean {
  return frame.items.some(
    (item) => item.kind === 'group' && item.role === role && item.parts.includes(slot),
  )
}

function hasStarAttribute({ items }: Frame): boolean {
  return items.some(
    (item) =>
      item.kind === 'group' && item.role === 'A' && item.parts.some(({ kind }) => kind === 'star'),
  )
}

/** What the subject must be for a given form. */
export interface SubjectFeatures {
  readonly gender: Gender | null
  readonly number: GrammarNumber | null
}

/** «Les filles sont contentes», «elles sont parties»: what a given form needs of the noun of the subject. */
export function attributeOf(slot: SlotPart, filling: Filling): SubjectFeatures | null {
  const { frame, guest, story } = filling
  if (guest === null || !isIn(slot, frame, 'S')) return null
  const { reading } = guest
  const participle = participleFeatures(reading, story.language)
  if (participle !== null) {
    const bare = participle.gender === 'm' && participle.number === 's'
    return bare ? null : participle
  }
  const inflected = reading.kind === 'adjective' && reading.form !== reading.lemma
  return inflected && hasStarAttribute(frame) ? reading : null
}

/** A subject of the gender and number that the given form has. */
export function subjectSlot(
  slot: SlotPart,
  { gender, number }: SubjectFeatures,
  filling: Filling,
): NounChoice[] {
  const { story } = filling
  const wanted = { ...slot, number: slot.number ?? number }
  const choices = ownChoices(wanted, wishOf(filling), story.random, story.language)
  return choices.filter((choice) => gender === null || choice.gender === gender).slice(0, 1)
}
