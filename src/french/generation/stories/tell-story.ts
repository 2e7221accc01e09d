/** Tells a planned story: each variant made a template, its slots filled, realised after those before it. */
import type { DictationForm } from '../../../domain/dictation/dictation-form.ts'
import { expandChoices } from '../../data/choice-notation.ts'
import { NotationFault } from '../../data/part-notation.ts'
import type { Template, TemplateOrigin } from '../../data/template.ts'
import { parseSentence, slotsOf } from '../../data/template-notation.ts'
import type { Gender } from '../../morphology/features.ts'
import { realiseSentence } from '../../realisation/sentence-realisation.ts'
import type { Sentence } from '../../sentence.ts'
import type { GenerationContext } from '../generation-context.ts'
import { fillSlots } from '../slot-filling/template-filling.ts'
import { MAX_INVENTORY, type PlannedVariant, type StoryPlan } from './story-plan.ts'
import { maskedWords, type SoughtWord } from './story-words.ts'

/** The template of a variant with the wordings taken; a NotationFault when it cannot be read, which the linter says. */
export function templateOf(
  { variant, taken }: Pick<PlannedVariant, 'variant' | 'taken'>,
  origin: TemplateOrigin,
  protagonist: Gender,
  knownClass: (name: string) => boolean,
): Template | NotationFault {
  try {
    const body = parseSentence(expandChoices(variant.segments, taken, protagonist), knownClass)
    return {
      ...variant.header,
      ...body,
      slots: slotsOf(body.items),
      origin,
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
  form: DictationForm,
): Sentence[] | null {
  const { language } = context
  let { discourse } = context
  const written = variants.map((one) =>
    templateOf(one, 'story', discourse.protagonist.gender, language.knownClass),
  )
  const templates = written.flatMap((one) => (one instanceof NotationFault ? [] : [one]))
  if (templates.length < written.length) return null
  const sentences: Sentence[] = []
  for (const [at, template] of templates.entries()) {
    const words = maskedWords(variants[at]?.slotWords ?? 0, sought)
    const filled = fillSlots(template, null, words, { ...context, discourse }, MAX_INVENTORY)
    const realised = filled && realiseSentence(filled, discourse, language)
    if (realised === null) return null
    sentences.push(realised.sentence)
    // Independent sentences know nothing of each other.
    if (form === 'text') discourse = realised.discourse
  }
  return sentences
}
