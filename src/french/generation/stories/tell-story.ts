/** Tells a planned story: each variant made a template, its slots filled, realised after those before it. */
import { expandChoices } from '../../data/choice-notation.ts'
import { NotationFault } from '../../data/part-notation.ts'
import type { Template } from '../../data/template.ts'
import { parseSentence, slotsOf } from '../../data/template-notation.ts'
import type { Gender } from '../../morphology/features.ts'
import { realiseSentence } from '../../realisation/sentence-realisation.ts'
import type { Sentence } from '../../sentence.ts'
import type { GenerationContext } from '../generation-context.ts'
import { fillTemplate } from '../placement/template-filling.ts'
import { MAX_INVENTORY, type PlannedVariant, type StoryPlan } from './story-plan.ts'
import type { SoughtWord } from './story-words.ts'

/** The template of a variant, its choices made; null when it cannot be read, which the linter says. */
export function templateOf(
  { variant, chosen }: Pick<PlannedVariant, 'variant' | 'chosen'>,
  protagonist: Gender,
  knownClass: (name: string) => boolean,
): Template | NotationFault {
  try {
    const body = parseSentence(expandChoices(variant.segments, chosen, protagonist), knownClass)
    return {
      ...variant.header,
      ...body,
      slots: slotsOf(body.items),
      origin: 'story',
      theme: null,
      source: variant.source,
    }
  } catch (error) {
    if (error instanceof NotationFault) return error
    throw error
  }
}

/** The sentences of the plan; null when one of them cannot be said. */
export function tellStory(
  { variants }: StoryPlan,
  sought: readonly SoughtWord[],
  context: GenerationContext,
): Sentence[] | null {
  const sentences: Sentence[] = []
  let { discourse } = context
  for (const planned of variants) {
    const template = templateOf(planned, discourse.protagonist.gender, context.language.knownClass)
    if (template instanceof NotationFault) return null
    const words = sought.filter((_, at) => (planned.slotWords >> at) & 1).map(({ word }) => word)
    const candidate = fillTemplate(template, null, words, { ...context, discourse }, MAX_INVENTORY)
    const realised = candidate && realiseSentence(candidate.filled, discourse, context.language)
    if (realised === null) return null
    sentences.push(realised.sentence)
    discourse = realised.discourse
  }
  return sentences
}
