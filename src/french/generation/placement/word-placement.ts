/** Finding sentences for the teacher's words: the hardest word first, others absorbed where they fit. */

import type { SourceLocation } from '../../data/data-file.ts'
import type { Language } from '../../data/language.ts'
import type { Template, TemplateOrigin } from '../../data/template.ts'
import type { GenerationContext, Headword } from '../generation-context.ts'
import type { GivenWord, Interpretation } from '../request/interpretation.ts'
import { NEUTRAL_THEME } from '../request/theme-selection.ts'
import { type ScoringContext, scoreCandidate } from '../scoring/candidate-score.ts'
import { withGivenAdjective } from './slot-fillers.ts'
import { type Candidate, fillTemplate } from './template-filling.ts'
import { conjugatesHeadword } from './template-instantiation.ts'
import { withGivenPronoun, withHeadwordVerb, withProtagonistSubject } from './template-variants.ts'

/** Headers of the last-resort sentences of data/fallbacks.frames, by what a word is. */
const FALLBACK_HEADWORDS: Readonly<Record<Interpretation['kind'], string>> = {
  noun: '<nom>',
  adjective: '<adjectif>',
  finite: '<verbe>',
  infinitive: '<infinitif>',
  participle: '<participe>',
  tool: '<outil>',
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
  if (interpretation.kind === 'tool' && interpretation.nature === 'adverbe')
    return ['<adverbe>', '<outil>']
  // «à Le Havre» is no French.
  if (interpretation.kind === 'city' && /^les? /iu.test(interpretation.form)) return ['<ville.le>']
  if (interpretation.kind !== 'noun') return [FALLBACK_HEADWORDS[interpretation.kind]]
  const root = interpretation.noun.nounClass.split('.')[0] ?? ''
  return [`<nom.${root}>`, FALLBACK_HEADWORDS.noun]
}

/** Most frames tried for one word: beyond, the choice is rich enough. */
const MAX_TEMPLATES = 60

function headwordsOf(interpretation: Interpretation): string[] {
  switch (interpretation.kind) {
    case 'noun':
      return [interpretation.form, interpretation.noun.lemma]
    case 'tool':
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

/** Frames with a slot for the noun: of the story's theme, then general ones. */
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

/** Sentences that name the hero or the friend, whose name may be a given word. */
function characterTemplates(context: GenerationContext): Template[] {
  const neutral = context.language.templatesOfTheme.get(NEUTRAL_THEME) ?? []
  const near = [...themeTemplates(context), ...neutral].filter(
    ({ level, protagonist, requires: after }) =>
      level <= context.level && protagonist === null && after === null,
  )
  return context.random.shuffle(near).slice(0, MAX_TEMPLATES / 2)
}

interface PlacementOption {
  readonly template: Template
  readonly headword: Headword | null
  /** Readings after the first are less likely. */
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
  doubt: number,
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
  return [...new Set(templates)].map((template) => ({ template, headword, senseRank: doubt }))
}

function slotOptions(
  word: GivenWord,
  interpretation: Interpretation,
  context: GenerationContext,
): PlacementOption[] {
  const { language } = context
  const entities = interpretation.kind === 'name' ? characterTemplates(context) : []
  const qualified = interpretation.kind === 'adjective' ? adjectiveTemplates(context) : []
  const byText = language.templatesContaining(word.text.toLowerCase())
  const templates = [
    ...slotTemplates(interpretation, language),
    ...entities,
    ...qualified,
    ...byText,
  ]
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

/** Places where a word may stand, likeliest reading first; fallbacks come only when asked. */
function placementOptions(
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
    const otherWords =
      index === 0
        ? [
            ...slotOptions(word, interpretation, context),
            ...sameVerbOptions(word, interpretation, context),
          ]
        : []
    return [...headwordOptions(word, interpretation, index, language), ...otherWords]
  })
  const near = options.filter(
    ({ template }) => template.theme === null || template.theme === context.themes[0],
  )
  const far = context.random.shuffle(options.filter((option) => !near.includes(option)))
  return [...context.random.shuffle(near), ...far].slice(0, MAX_TEMPLATES)
}

interface ScoredCandidate {
  readonly candidate: Candidate
  readonly score: number
}

function best(scored: readonly ScoredCandidate[]): ScoredCandidate | null {
  return scored.reduce<ScoredCandidate | null>(
    (winner, item) => (winner === null || item.score > winner.score ? item : winner),
    null,
  )
}

export interface PlacementState {
  /** Lines of data already told. */
  readonly usedLines: ReadonlySet<SourceLocation>
  readonly texts: ReadonlySet<string>
  readonly scoring: ScoringContext
  readonly listLength: number
}

/** Price of a line of data that comes back in the same text; dear for the fallbacks, which all look alike. */
const REPEATED_LINE_COST: Readonly<Record<TemplateOrigin, number>> = {
  theme: 8,
  word: 5,
  tool: 5,
  class: 5,
  list: 5,
  fallback: 12,
}

/** Price of a word in another sense than its likeliest: «marché» is a place before it is a walk. */
const UNLIKELY_SENSE_COST = 12

function candidatesFor(
  word: GivenWord,
  otherWords: readonly GivenWord[],
  context: GenerationContext,
  state: PlacementState,
  fallback: boolean,
): ScoredCandidate[] {
  return placementOptions(word, context, fallback).flatMap((option) => {
    const { template, headword, senseRank: doubt } = option
    const sentences = state.usedLines.has(template.source)
    if (sentences && headword === null) return []
    const others = headword === null ? [word, ...otherWords] : otherWords
    const candidate = fillTemplate(template, headword, others, context, state.listLength)
    if (candidate === null || !placesNewly(word, candidate, state)) return []
    const price =
      UNLIKELY_SENSE_COST * doubt + (sentences ? REPEATED_LINE_COST[template.origin] : 0)
    return [{ candidate, score: scoreCandidate(candidate, context, state.scoring) - price }]
  })
}

const OWNED = /^(mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs) /iu

/** «mes parents de Léa»: a given owner allows no other. */
function hasTwoOwners(text: string, { text: given }: GivenWord): boolean {
  return OWNED.test(given) && new RegExp(`${given} d(e |')`, 'iu').test(text)
}

function placesNewly(word: GivenWord, candidate: Candidate, state: PlacementState): boolean {
  if (hasTwoOwners(candidate.text, word)) return false
  return candidate.covers.includes(word) && !state.texts.has(candidate.text)
}

/** The best sentence that holds a word, and others if it can; null when even the fallbacks fail. */
export function placeWord(
  word: GivenWord,
  otherWords: readonly GivenWord[],
  context: GenerationContext,
  state: PlacementState,
): Candidate | null {
  const natural = best(candidatesFor(word, otherWords, context, state, false))
  if (natural !== null) return natural.candidate
  return best(candidatesFor(word, otherWords, context, state, true))?.candidate ?? null
}

/** Whether a given noun may carry the adjective: then the noun's sentence comes first. */
function hasNoun(
  adjective: Interpretation,
  words: readonly GivenWord[],
  language: Language,
): boolean {
  if (adjective.kind !== 'adjective') return false
  return words.some(({ interpretations: [interpretation] }) => {
    if (interpretation?.kind !== 'noun') return false
    const noun = { ...interpretation, number: interpretation.number ?? 's', adjective: null }
    return withGivenAdjective(noun, adjective, language) !== null
  })
}

/** How many sentences a word could have: the fewer, the sooner it is placed. */
export function placementEase(
  word: GivenWord,
  words: readonly GivenWord[],
  language: Language,
): number {
  const [interpretation] = word.interpretations
  if (interpretation === undefined) return 0
  if (hasNoun(interpretation, words, language)) return 100
  const own = headwordsOf(interpretation).reduce(
    (sum, name) => sum + (language.templatesFor.get(name)?.length ?? 0),
    0,
  )
  const written = language.templatesContaining(word.text.toLowerCase()).length
  return own + Math.min(written, 40) * (interpretation.kind === 'tool' ? 1 : 0.2)
}
