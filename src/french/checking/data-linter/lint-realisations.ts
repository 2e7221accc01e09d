/** Lints what a template realises in some tenses, under the grammar checker. */
import type { Language } from '../../data/language.ts'
import type { Template } from '../../data/template.ts'
import type { GenerationContext } from '../../generation/generation-context.ts'
import { fillTemplate } from '../../generation/slot-filling/template-filling.ts'
import { NARRATIVE_TENSES } from '../../generation/tense-selection.ts'
import type { Gender, Tense } from '../../morphology/features.ts'
import {
  type DiscourseEntity,
  type DiscourseModel,
  newDiscourseModel,
} from '../../realisation/discourse-model.ts'
import type { NarrativeTenses } from '../../realisation/filled-template.ts'
import { newSampler } from '../../sampler.ts'
import { checkGrammar } from '../grammar-checker/check-grammar.ts'

function named(name: string, gender: Gender): DiscourseEntity {
  return { name, gender }
}

function discourseOf(gender: Gender): DiscourseModel {
  return gender === 'f'
    ? newDiscourseModel({
        protagonist: named('Emma', 'f'),
        friend: named('Tom', 'm'),
        other: named('Inès', 'f'),
      })
    : newDiscourseModel({
        protagonist: named('Tom', 'm'),
        friend: named('Emma', 'f'),
        other: named('Paul', 'm'),
      })
}

function contextOf(tenses: NarrativeTenses, gender: Gender, language: Language): GenerationContext {
  return {
    language,
    random: newSampler(1),
    seed: 0,
    level: 4,
    targetWords: 9,
    maxWords: 24,
    tenses,
    discourse: discourseOf(gender),
    conjugates: false,
    persons: [],
    orders: false,
    adjectiveProbability: 0.5,
  }
}

/** Faults of a template without headword, told in some tenses of a protagonist of that gender. */
export function lintRealisations(
  template: Template,
  tenses: readonly Tense[],
  gender: Gender,
  language: Language,
): string[] {
  return tenses.flatMap((tense) => {
    const narrative = NARRATIVE_TENSES[tense]
    if (narrative === undefined) return []
    const told = fillTemplate(template, null, contextOf(narrative, gender, language))
    if (told === null) return [`makes no sentence in the ${tense}`]
    return checkGrammar(told.text, language).map(
      ({ kind, text }) => `${kind} «${text}» in: ${told.text}`,
    )
  })
}
