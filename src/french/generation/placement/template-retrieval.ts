/** The templates in which a given word may stand: as their headword, in a slot, in their own words. */
import type { Language } from '../../data/language.ts'
import type { Template } from '../../data/template.ts'
import type { GenerationContext, Headword } from '../generation-context.ts'
import type { GivenWord, Interpretation } from '../request/interpretation.ts'
import { NEUTRAL_THEME } from '../request/theme-selection.ts'
import { conjugatesHeadword } from './template-instantiation.ts'
import { withGivenPronoun, withHeadwordVerb, withProtagonistSubject } from './template-variants.ts'

/** Headers of the last-resort sentences of data/fallbacks.templates, by what a word is. */
const FALLBACK_HEADWORDS: Readonly<Record<Interpretation['kind'], string>> = {
  noun: '<nom>',
  adjective: '<adjectif>',
  finite: '<verbe>',
  infinitive: '<infinitif>',
  participle: '<participe>',
  'function-word': '<outil>',
  name: '<prénom>',
  city: '<ville>',
  person: '<personne>',
  neighbour: '<voisin>',
  family: '<famille>',
  year: '<année>',
  number: '<nombre>',
  unknown: '<inconnu>',
}

/** The nearest kind first; a noun's class before any noun. */
function fallbackHeadwords(interpretation: Interpretation, language: Language): string[] {
  if (interpretation.kind === 'infinitive') {
    const traits = language.lexicon.verb(interpretation.lemma)
    const needsObject =
      traits?.transitive === true && !traits.intransitive && !interpretation.reflexive
    return [needsObject ? '<infinitif.transitif>' : '<infinitif>']
  }
  if (interpretation.kind === 'function-word' && interpretation.nature === 'adverbe')
    return /ment$/u.test(interpretation.form) ? ['<adverbe.manière>'] : ['<adverbe>', '<outil>']
  // «à Le Havre» is no French.
  if (interpretation.kind === 'city' && /^les? /iu.test(interpretation.form)) return ['<ville.le>']
  if (interpretation.kind !== 'noun') return [FALLBACK_HEADWORDS[interpretation.kind]]
  const root = interpretation.noun.nounClass.split('.')[0] ?? ''
  return [`<nom.${root}>`, FALLBACK_HEADWORDS.noun]
}

/** Most templates tried for one word: beyond, the choice is rich enough. */
const MAX_TEMPLATES = 60

export function headwordsOf(interpretation: Interpretation): string[] {
  switch (interpretation.kind) {
    case 'noun':
      return [interpretation.form, interpretation.noun.lemma]
    case 'function-word':
      return [interpretation.form]
    case 'adjective':
    case 'finite':
    case 'infinitive':
    case 'participle':
      return [interpretation.form, interpretation.lemma]
    default:
      return [interpretation.form]
  }
}

/** `animal.ferme` and the classes it belongs to: `animal`. */
function widerClasses(nounClass: string): string[] {
  const parts = nounClass.split('.')
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'))
}

/** Templates with a slot for the noun: of the story's theme, then general ones. */
function slotTemplates(interpretation: Interpretation, language: Language): Template[] {
  if (interpretation.kind !== 'noun') return []
  return widerClasses(interpretation.noun.nounClass)
    .flatMap((name) => language.templatesWithSlotFor.get(name) ?? [])
    .filter(({ origin }) => origin !== 'fallback')
}

function themeTemplates(context: GenerationContext): readonly Template[] {
  return context.language.templatesOfTheme.get(context.themes[0] ?? NEUTRAL_THEME) ?? []
}

/** Sentences near the story with a noun that may take an adjective. */
function adjectiveTemplates(context: GenerationContext): Template[] {
  return themeTemplates(context).filter((template) =>
    template.slots.some(({ adjective }) => adjective === 'any'),
  )
}

/** Sentences that name the protagonist or the friend, whose name may be a given word. */
function characterTemplates(context: GenerationContext): Template[] {
  const neutral = context.language.templatesOfTheme.get(NEUTRAL_THEME) ?? []
  const near = [...themeTemplates(context), ...neutral].filter(
    ({ level, protagonist, requires }) =>
      level <= context.level && protagonist === null && requires === null,
  )
  return context.random.shuffle(near).slice(0, MAX_TEMPLATES / 2)
}

interface PlacementOption {
  readonly template: Template
  readonly headword: Headword | null
  /** Interpretations after the first are less likely. */
  readonly senseRank: number
}

/** «soyez», «pût» cannot be the verb of a statement. */
function hasPlainTense(interpretation: Interpretation): boolean {
  if (interpretation.kind !== 'finite') return true
  return interpretation.uses.some(({ tense }) => tense !== 'subjonctif' && tense !== 'impératif')
}

function headwordOptions(
  word: GivenWord,
  interpretation: Interpretation,
  senseRank: number,
  language: Language,
): PlacementOption[] {
  const headword: Headword = { word, interpretation }
  const written = [...new Set([...headwordsOf(interpretation), word.text.toLowerCase()])]
    .flatMap((name) => language.templatesFor.get(name) ?? [])
    .filter((template) => !conjugatesHeadword(template) || hasPlainTense(interpretation))
  const variants =
    interpretation.kind === 'finite'
      ? written.flatMap((template) => withProtagonistSubject(template, language) ?? [])
      : []
  const subject = interpretation.kind === 'finite' ? interpretation.subject : null
  const templates = withGivenPronoun([...written, ...variants], subject)
  return [...new Set(templates)].map((template) => ({ template, headword, senseRank }))
}

function slotOptions(
  word: GivenWord,
  interpretation: Interpretation,
  context: GenerationContext,
): PlacementOption[] {
  const { language } = context
  const naming = interpretation.kind === 'name' ? characterTemplates(context) : []
  const qualified = interpretation.kind === 'adjective' ? adjectiveTemplates(context) : []
  const byText = language.templatesContaining(word.text.toLowerCase())
  const templates = [...slotTemplates(interpretation, language), ...naming, ...qualified, ...byText]
  return [...new Set(templates)]
    .filter((template) => template.origin === 'theme' || template.headwords.length === 0)
    .map((template) => ({ template, headword: null, senseRank: 0 }))
}

/** The story's own sentences that have the given verb. */
function sameVerbOptions(
  word: GivenWord,
  interpretation: Interpretation,
  context: GenerationContext,
): PlacementOption[] {
  if (interpretation.kind !== 'infinitive' && interpretation.kind !== 'finite') return []
  if (!hasPlainTense(interpretation)) return []
  const reflexive = interpretation.kind === 'infinitive' && interpretation.reflexive
  const headword: Headword = { word, interpretation }
  const subject = interpretation.kind === 'finite' ? interpretation.subject : null
  const variants = themeTemplates(context).flatMap(
    (template) => withHeadwordVerb(template, interpretation.lemma, reflexive) ?? [],
  )
  return withGivenPronoun(variants, subject).map((template) => ({
    template,
    headword,
    senseRank: 0,
  }))
}

/** Places where a word may stand, likeliest interpretation first; fallbacks come only when asked. */
export function placementOptions(
  word: GivenWord,
  context: GenerationContext,
  fallback: boolean,
): PlacementOption[] {
  const { language } = context
  const options = word.interpretations.flatMap((interpretation, index): PlacementOption[] => {
    if (fallback) {
      return fallbackHeadwords(interpretation, language).flatMap((name) =>
        (language.templatesFor.get(name) ?? []).map((template) => ({
          template,
          headword: { word, interpretation },
          senseRank: index,
        })),
      )
    }
    const nearby =
      index === 0
        ? [
            ...slotOptions(word, interpretation, context),
            ...sameVerbOptions(word, interpretation, context),
          ]
        : []
    return [...headwordOptions(word, interpretation, index, language), ...nearby]
  })
  const near = options.filter(
    ({ template }) => template.theme === null || template.theme === context.themes[0],
  )
  const far = context.random.shuffle(options.filter((option) => !near.includes(option)))
  return [...context.random.shuffle(near), ...far].slice(0, MAX_TEMPLATES)
}
