/** Lints what a template realises: every tense and person, for each of its headwords, under the grammar checker. */
import type { Language } from '../../data/language.ts'
import type { Template } from '../../data/template.ts'
import type { GenerationContext } from '../../generation/generation-context.ts'
import type { Candidate } from '../../generation/placement/candidate.ts'
import { fillTemplate } from '../../generation/placement/template-filling.ts'
import { interpretGivenWord } from '../../generation/request/given-word.ts'
import type { GivenWord, Interpretation } from '../../generation/request/interpretation.ts'
import { pluralForm } from '../../generation/request/noun-interpretations.ts'
import { NARRATIVE_TENSES } from '../../generation/text-planning/tense-selection.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import type { Agreement, Gender, Tense } from '../../morphology/features.ts'
import { adjectiveForm } from '../../morphology/inflection.ts'
import {
  type DiscourseEntity,
  type DiscourseModel,
  newDiscourseModel,
} from '../../realisation/discourse-model.ts'
import type { NarrativeTenses } from '../../realisation/filled-template.ts'
import { realiseSentence } from '../../realisation/sentence-realisation.ts'
import { newSampler } from '../../sampler.ts'
import { checkGrammar } from '../grammar-checker/check-grammar.ts'

/** Tenses, and genders of the protagonist: both where a participle agrees, else one. */
const CHECKED = [
  { tense: 'présent', genders: ['f', 'm'] },
  { tense: 'passé composé', genders: ['f', 'm'] },
  { tense: 'passé simple', genders: ['f'] },
  { tense: 'futur', genders: ['m'] },
  { tense: 'imparfait', genders: ['f'] },
] as const
const PERSONS: readonly Agreement[] = [
  { person: 1, number: 's', gender: 'f' },
  { person: 2, number: 's', gender: 'm' },
  { person: 1, number: 'p', gender: 'm' },
  { person: 2, number: 'p', gender: 'm' },
  { person: 3, number: 'p', gender: 'f' },
]

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
    themes: [],
    tenses,
    discourse: discourseOf(gender),
    conjugates: false,
    adjectiveProbability: 0.5,
  }
}

function headwordInterpretations(
  template: Template,
  language: Language,
): { word: GivenWord; interpretation: Interpretation }[] {
  return template.headwords.flatMap((text) => {
    const lemma = interpretGivenWord(text, language)
    const forms = [text, ...otherForms(lemma, language)]
    return [...new Set(forms)].flatMap((form) => {
      const word = form === text ? lemma : interpretGivenWord(form, language)
      return word.interpretations.map((interpretation) => ({ word, interpretation }))
    })
  })
}

/** Forms in which a teacher may give a headword. */
function otherForms(word: GivenWord, language: Language): string[] {
  return word.interpretations.flatMap((interpretation) => {
    if (interpretation.kind === 'noun' && interpretation.known)
      return [pluralForm(interpretation.noun, language)]
    if (interpretation.kind === 'adjective') {
      const form = (gender: Gender, number: 's' | 'p'): string =>
        adjectiveForm(interpretation.lemma, gender, number, language.lexicon)
      return [form('m', 'p'), form('f', 's'), form('f', 'p')]
    }
    if (interpretation.kind !== 'infinitive') return []
    const form = (number: 's' | 'p'): string =>
      simpleForm(interpretation.lemma, 'présent', { person: 3, number }, language.lexicon) ?? ''
    return [form('s'), form('p')].filter((text) => text !== '')
  })
}

function fillings(template: Template, context: GenerationContext): Candidate[] {
  const headwords = headwordInterpretations(template, context.language)
  const filled =
    headwords.length === 0
      ? [fillTemplate(template, null, [], context)]
      : headwords.map((headword) => fillTemplate(template, headword, [], context))
  return filled.filter((candidate) => candidate !== null)
}

function hasProtagonistSubject(template: Template): boolean {
  return template.items.some(
    (item) =>
      item.kind === 'group' &&
      item.role === 'S' &&
      item.parts.length === 1 &&
      item.parts[0]?.kind === 'character',
  )
}

function variants(candidate: Candidate, context: GenerationContext): string[] {
  const { template } = candidate.filled
  const persons = hasProtagonistSubject(template) && template.origin === 'word' ? PERSONS : []
  const texts = persons.flatMap((subject) => {
    const realised = realiseSentence(
      { ...candidate.filled, subject },
      context.discourse,
      context.language,
    )
    return realised === null ? [] : [realised.sentence.text]
  })
  return [candidate.text, ...texts]
}

function inTense(
  template: Template,
  { tense, genders }: (typeof CHECKED)[number],
  language: Language,
): string[] {
  const tenses = NARRATIVE_TENSES[tense]
  if (tenses === undefined || template.protagonist === 'p') return []
  const own = template.protagonist === null ? genders : [template.protagonist]
  return own.flatMap((gender) => {
    const context = contextOf(tenses, gender, language)
    const candidates = fillings(template, context)
    return candidates.flatMap((candidate) => variants(candidate, context))
  })
}

function allSentences(template: Template, language: Language): string[] {
  return [...new Set(CHECKED.flatMap((checked) => inTense(template, checked, language)))]
}

/** Faults of a template without headword, told in some tenses of a protagonist of that gender. */
export function lintRealisationsIn(
  template: Template,
  tenses: readonly Tense[],
  gender: Gender,
  language: Language,
): string[] {
  return tenses.flatMap((tense) => {
    const narrative = NARRATIVE_TENSES[tense]
    if (narrative === undefined) return []
    const told = fillTemplate(template, null, [], contextOf(narrative, gender, language))
    if (told === null) return [`makes no sentence in the ${tense}`]
    return checkGrammar(told.text, language).map(
      ({ kind, text }) => `${kind} «${text}» in: ${told.text}`,
    )
  })
}

/** Faults of the sentences of a template; one that realises none is at fault too. */
export function lintRealisations(template: Template, language: Language): string[] {
  if (template.headwords.some((word) => word.startsWith('<'))) return []
  const sentences = allSentences(template, language)
  if (sentences.length === 0 && template.protagonist !== 'p') {
    return [`makes no sentence that holds «${template.headwords.join(', ')}»`]
  }
  const faults = sentences.flatMap((sentence) =>
    checkGrammar(sentence, language).map(({ kind, text }) => `${kind} «${text}» in: ${sentence}`),
  )
  return faults.slice(0, 2)
}
