import type { SlotPart, Template } from '../../data/template.ts'
import type { FilledTemplate, NounFiller } from '../../realisation/filled-template.ts'
import { realiseSentence } from '../../realisation/sentence-realisation.ts'
import type { Sentence } from '../../sentence.ts'
import type { GenerationContext, Headword } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { coversWord } from '../request/word-coverage.ts'
import {
  defaultConstraints,
  headwordAdjectiveFillers,
  requiredSubjectFeatures,
  type SlotFillingState,
  subjectFillers,
} from './adjective-fillers.ts'
import {
  type AdjectiveInterpretation,
  acceptsClass,
  defaultFillers,
  givenFiller,
  type NounInterpretation,
  withDefaultAdjective,
  withGivenAdjective,
} from './slot-fillers.ts'
import { finiteFormOf, instantiateTemplate } from './template-instantiation.ts'

/** Nouns of its own that a `liste` slot names. */
const MAX_DEFAULTS = 3
/** Most nouns that a `liste` slot takes. */
const MAX_LIST_LENGTH = 4

function nounOf(word: GivenWord): NounInterpretation | null {
  const [first] = word.interpretations
  return first?.kind === 'noun' ? first : null
}

function adjectiveOf(word: GivenWord): AdjectiveInterpretation | null {
  const [first] = word.interpretations
  return first?.kind === 'adjective' ? first : null
}

function headwordNounFillers(
  slot: SlotPart,
  { headword, context: { language } }: SlotFillingState,
): NounFiller[] {
  if (headword?.interpretation.kind !== 'noun') return []
  const filler = givenFiller(slot, headword.interpretation, language)
  return filler === null ? [] : [filler]
}

function givenNounFillers(slot: SlotPart, state: SlotFillingState): NounFiller[] {
  const capacity = slot.list ? state.maxListLength : 1
  const found: NounFiller[] = []
  for (const word of state.otherWords) {
    const filler = found.length < capacity ? givenNounFiller(slot, word, state) : null
    if (filler === null || found.some(({ form }) => form === filler.form)) continue
    state.used.add(word.text)
    found.push(filler)
  }
  return found
}

function givenNounFiller(
  slot: SlotPart,
  word: GivenWord,
  state: SlotFillingState,
): NounFiller | null {
  const interpretation = nounOf(word)
  if (interpretation === null || state.used.has(word.text)) return null
  if (!acceptsClass(slot, interpretation.noun.nounClass)) return null
  const filler = givenFiller(slot, interpretation, state.context.language)
  return state.number === null || filler?.number === state.number ? filler : null
}

function withAdjective(slot: SlotPart, filler: NounFiller, state: SlotFillingState): NounFiller {
  const { context } = state
  if (slot.adjective === null) return filler
  if (slot.adjective !== 'any') {
    return { ...filler, adjective: { lemma: slot.adjective, form: null } }
  }
  for (const word of state.otherWords) {
    const interpretation = adjectiveOf(word)
    const fitted = interpretation && withGivenAdjective(filler, interpretation, context.language)
    if (fitted && !state.used.has(word.text)) {
      state.used.add(word.text)
      return fitted
    }
  }
  return context.random.next() < context.adjectiveProbability
    ? withDefaultAdjective(filler, context.level, context.random, context.language)
    : filler
}

/** Nouns of one slot; empty when nothing can stand there. */
function fillSlot(slot: SlotPart, state: SlotFillingState): NounFiller[] {
  const { context } = state
  const attribute = requiredSubjectFeatures(slot, state)
  if (attribute !== null) return subjectFillers(slot, attribute, state)
  if (slot.classes.includes('*')) {
    return headwordNounFillers(slot, state).map((filler) => withAdjective(slot, filler, state))
  }
  const given = givenNounFillers(slot, state)
  if (given.length > 0 && slot.adjective !== '*') {
    return given.map((filler) => withAdjective(slot, filler, state))
  }
  const defaults = defaultFillers(slot, defaultConstraints(state), context.random, context.language)
  if (slot.adjective === '*') return headwordAdjectiveFillers(slot, defaults, state)
  // An inventory that nobody asked anything of names what its author thought of.
  const count = slot.list ? Math.min(slot.defaults.length, MAX_DEFAULTS) : 1
  return defaults.slice(0, Math.max(1, count)).map((one) => withAdjective(slot, one, state))
}

/** The template with nouns in its slots, given ones where they fit; null when a slot cannot be filled. */
export function fillSlots(
  template: Template,
  headword: Headword | null,
  otherWords: readonly GivenWord[],
  context: GenerationContext,
  listLength: number = MAX_LIST_LENGTH,
): FilledTemplate | null {
  const state: SlotFillingState = {
    template,
    headword,
    otherWords,
    maxListLength: listLength,
    number: finiteFormOf(headword, context.tenses)?.number ?? null,
    context,
    used: new Set(headword === null ? [] : [headword.word.text]),
  }
  const slots: NounFiller[][] = []
  for (const slot of template.slots) {
    const nouns = fillSlot(slot, state)
    if (nouns.length === 0) return null
    slots.push(nouns)
  }
  return instantiateTemplate(state, slots)
}

/** The sentence of a template for its headword; null when a slot or a form cannot be filled, or it does not hold the word. */
export function fillTemplate(
  template: Template,
  headword: Headword | null,
  context: GenerationContext,
): Sentence | null {
  const filled = fillSlots(template, headword, [], context)
  const realised = filled && realiseSentence(filled, context.discourse, context.language)
  if (realised === null) return null
  const { sentence } = realised
  return headword === null || coversWord(sentence, headword.word) ? sentence : null
}
