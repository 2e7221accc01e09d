/** Instantiates a template: the subject that a given form needs, the tenses, the form of the headword. */

import type { Template } from '../../data/template.ts'
import type { Agreement } from '../../morphology/features.ts'
import {
  type DiscourseModel,
  entityAgreement,
  pairAgreement,
} from '../../realisation/discourse-model.ts'
import type {
  FilledTemplate,
  HeadwordForm,
  NarrativeTenses,
  NounFiller,
} from '../../realisation/filled-template.ts'
import type { GenerationContext, Headword } from '../generation-context.ts'
import type { FiniteForm, Interpretation } from '../request/interpretation.ts'
import { participleFeatures } from '../request/verb-forms.ts'

/** The word a template is written for, in the form that was given. */
function headwordFormOf(interpretation: Interpretation): HeadwordForm | null {
  switch (interpretation.kind) {
    case 'finite':
      return { kind: 'finite', lemma: interpretation.lemma, text: interpretation.form }
    case 'infinitive':
      return { kind: 'infinitive', lemma: interpretation.lemma, text: interpretation.form }
    case 'participle':
      return { kind: 'participle', lemma: interpretation.lemma, text: interpretation.form }
    case 'adjective':
      return { kind: 'adjective', lemma: interpretation.lemma, text: interpretation.form }
    case 'noun':
      return null
    default:
      return { kind: 'literal', text: interpretation.form }
  }
}

/** The interpretation of a given verb form that the story's tense prefers. */
function preferredFiniteForm(
  uses: readonly FiniteForm[],
  tenses: FilledTemplate['tenses'],
): FiniteForm | undefined {
  const order = [tenses.event, tenses.state, 'présent', 'imparfait', 'futur', 'passé simple']
  const score = (use: FiniteForm): number => {
    const at = order.indexOf(use.tense)
    // «je partis» is for books: the passé simple of the first two persons comes last.
    const bookish = use.tense === 'passé simple' && use.person !== 3 ? 60 : 0
    return (at < 0 ? 9 : at) * 4 + (use.person === 3 ? 0 : use.person) + bookish
  }
  return uses.toSorted((one, other) => score(one) - score(other))[0]
}

/** Who must be the subject for a given form: null when the protagonist serves. */
function subjectFor(use: FiniteForm, discourse: DiscourseModel): Agreement | null {
  const { person, number } = use
  const protagonist = entityAgreement(discourse.protagonist)
  if (person === 3 && number === protagonist.number) return null
  const gender = number === 'p' ? pairAgreement(discourse).gender : protagonist.gender
  return { person, number, gender }
}

/** What a given verb form is, the story's tense preferred. */
export function finiteFormOf(
  headword: Headword | null,
  tenses: NarrativeTenses,
): FiniteForm | null {
  return headword?.interpretation.kind === 'finite'
    ? (preferredFiniteForm(headword.interpretation.uses, tenses) ?? null)
    : null
}

/** An adjective or a participle in the plural, said of the protagonist, is said of both children. */
function adjectiveSubject({ headword, template, context }: TemplateToFill): Agreement | null {
  const participle = participleFeatures(headword?.interpretation, context.language)
  if (participle !== null)
    return participle.number === 'p' ? pairAgreement(context.discourse) : null
  if (headword?.interpretation.kind !== 'adjective' || headword.interpretation.number !== 'p')
    return null
  return hasHeadwordAttribute(template) ? pairAgreement(context.discourse) : null
}

/** «Les filles sont *»: the given adjective is said of the subject. */
export function hasHeadwordAttribute({ items }: Template): boolean {
  return items.some(
    (item) =>
      item.kind === 'group' &&
      item.role === 'A' &&
      item.parts.some(({ kind }) => kind === 'headword'),
  )
}

/** Whether the sentence conjugates the headword, rather than quoting it. */
export function conjugatesHeadword({ items }: Template): boolean {
  return items.some((item) => item.kind === 'verb' && item.lemma === '*')
}

interface TemplateToFill {
  readonly template: Template
  readonly headword: Headword | null
  readonly context: GenerationContext
}

export function instantiateTemplate(
  toFill: TemplateToFill,
  slots: readonly (readonly NounFiller[])[],
): FilledTemplate {
  const { template, headword, context } = toFill
  const use = conjugatesHeadword(template) ? finiteFormOf(headword, context.tenses) : null
  const subject = use === null ? adjectiveSubject(toFill) : subjectFor(use, context.discourse)
  return {
    template,
    fillers: slots,
    headword: headword === null ? null : headwordFormOf(headword.interpretation),
    subject,
    tenses: context.tenses,
    headwordFeatures: use,
  }
}
