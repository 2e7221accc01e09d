/** Nouns chosen for a given adjective: in its slot, or as the subject that it is said of. */

import type { GroupRole, SlotPart, Template } from '../../data/template.ts'
import type { Gender, GrammarNumber } from '../../morphology/features.ts'
import type { NounFiller } from '../../realisation/filled-template.ts'
import type { GenerationContext, Headword } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { participleFeatures } from '../request/verb-forms.ts'
import { type AdjectiveInterpretation, defaultFillers } from './slot-fillers.ts'
import { hasHeadwordAttribute } from './template-instantiation.ts'

/** A template on its way, with what may stand in it. */
export interface SlotFillingState {
  readonly template: Template
  readonly headword: Headword | null
  readonly otherWords: readonly GivenWord[]
  readonly maxListLength: number
  readonly number: GrammarNumber | null
  readonly context: GenerationContext
  readonly used: Set<string>
}

/** What nouns of the engine's own choice must be. */
export function defaultConstraints(state: SlotFillingState): Parameters<typeof defaultFillers>[1] {
  const { context, number } = state
  return { level: context.level, number, used: context.discourse.mentioned }
}

/** The noun that leaves a given lemma as it is, if any; else the first, with which it agrees. */
function withAgreeingAdjective(
  fillers: readonly NounFiller[],
  { lemma, form }: AdjectiveInterpretation,
): NounFiller[] {
  const same = fillers.find(({ gender, number }) => gender === 'm' && number === 's')
  const [first] = fillers
  if (same !== undefined) return [{ ...same, adjective: { lemma, form } }]
  return first === undefined ? [] : [{ ...first, adjective: { lemma, form: null } }]
}

/** The noun that carries the adjective of the header. */
export function headwordAdjectiveFillers(
  slot: SlotPart,
  fillers: readonly NounFiller[],
  state: SlotFillingState,
): NounFiller[] {
  const { headword, context } = state
  if (headword?.interpretation.kind !== 'adjective') return []
  const { lemma, form, gender, number } = headword.interpretation
  if (lemma === form) return withAgreeingAdjective(fillers, headword.interpretation)
  const fitting = fillers.find(
    (filler) =>
      (gender === null || gender === filler.gender) &&
      (number === null || number === filler.number),
  )
  if (fitting !== undefined) return [{ ...fitting, adjective: { lemma, form } }]
  if (number !== 'p' || slot.number === 's') return []
  const plural = defaultFillers(
    { ...slot, number: 'p' },
    defaultConstraints(state),
    context.random,
    context.language,
  )
  const other = plural.find((filler) => gender === null || gender === filler.gender)
  return other === undefined ? [] : [{ ...other, adjective: { lemma, form } }]
}

function isIn(slot: SlotPart, template: Template, role: GroupRole): boolean {
  return template.items.some(
    (item) => item.kind === 'group' && item.role === role && item.parts.includes(slot),
  )
}

/** What the subject must be for a given form. */
export interface SubjectFeatures {
  readonly gender: Gender | null
  readonly number: GrammarNumber | null
}

/** «Les filles sont contentes», «elles sont parties»: what a given form needs of the noun of the subject. */
export function requiredSubjectFeatures(
  slot: SlotPart,
  state: SlotFillingState,
): SubjectFeatures | null {
  const { template, headword, context } = state
  if (headword === null || !isIn(slot, template, 'S')) return null
  const { interpretation } = headword
  const participle = participleFeatures(interpretation, context.language)
  if (participle !== null) {
    const bare = participle.gender === 'm' && participle.number === 's'
    return bare ? null : participle
  }
  const inflected =
    interpretation.kind === 'adjective' && interpretation.form !== interpretation.lemma
  return inflected && hasHeadwordAttribute(template) ? interpretation : null
}

/** A subject of the gender and number that the given form has. */
export function subjectFillers(
  slot: SlotPart,
  { gender, number }: SubjectFeatures,
  state: SlotFillingState,
): NounFiller[] {
  const { context } = state
  const preferredPatterns = { ...slot, number: slot.number ?? number }
  const fillers = defaultFillers(
    preferredPatterns,
    defaultConstraints(state),
    context.random,
    context.language,
  )
  return fillers.filter((filler) => gender === null || filler.gender === gender).slice(0, 1)
}
