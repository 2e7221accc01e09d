/** Nouns chosen for a given adjective: in its slot, or as the subject that it is said of. */
import type { GrammarNumber } from '../morphology/forms.ts'
import type { NounChoice } from '../syntax/binding.ts'
import type { Frame, Part, Role, SlotPart } from '../syntax/frame.ts'
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

/** «Les filles sont contentes»: what a given form of adjective, said of the subject, needs of its noun. */
export function attributeOf(slot: SlotPart, { frame, guest }: Filling): AdjectiveReading | null {
  if (guest?.reading.kind !== 'adjective' || guest.reading.form === guest.reading.lemma) return null
  const holds = (role: Role, is: (part: Part) => boolean): boolean =>
    frame.items.some((item) => item.kind === 'group' && item.role === role && item.parts.some(is))
  const attribute = holds('A', ({ kind }) => kind === 'star') && holds('S', (part) => part === slot)
  return attribute ? guest.reading : null
}

/** A subject of the gender and number that the adjective has. */
export function subjectSlot(
  slot: SlotPart,
  adjective: AdjectiveReading,
  filling: Filling,
): NounChoice[] {
  const { gender, number } = adjective
  const { story } = filling
  const wanted = { ...slot, number: slot.number ?? number }
  const choices = ownChoices(wanted, wishOf(filling), story.random, story.language)
  return choices.filter((choice) => gender === null || choice.gender === gender).slice(0, 1)
}
