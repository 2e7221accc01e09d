/** Whether a sentence may take an enrichment. */

import type { Enrichment } from '../../data/enrichment.ts'
import type { Language } from '../../data/language.ts'
import { fitsClass } from '../../data/noun-table.ts'
import type { GroupRole, TemplateItem } from '../../data/template.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { SentenceStructure } from './sentence-structure.ts'

const SOMEBODY = /^(personne|animal)/u

function fitsSubject({ subjects }: Enrichment, { subject }: SentenceStructure): boolean {
  if (subject === null) return false
  if (subjects.includes('*')) return true
  const { isCharacter, nounClass } = subject
  if (subjects.length === 0) return isCharacter || (nounClass !== null && SOMEBODY.test(nounClass))
  return subjects.some((asked) =>
    asked === 'héros'
      ? isCharacter
      : !isCharacter && nounClass !== null && fitsClass(nounClass, asked),
  )
}

function fitsProtagonist(
  { protagonist }: Enrichment,
  { subject }: SentenceStructure,
  context: GenerationContext,
): boolean {
  if (protagonist === null) return true
  if (protagonist === 'p') return subject?.isPlural ?? false
  const { gender } = context.discourse.protagonist
  return (subject?.isProtagonistAlone ?? false) && gender === protagonist
}

function fitsStory(
  enrichment: Enrichment,
  structure: SentenceStructure,
  context: GenerationContext,
): boolean {
  const { themes, exceptThemes, tenses, level } = enrichment
  const theme = structure.filled.template.theme ?? context.themes[0] ?? ''
  return (
    level <= context.level &&
    (themes.length === 0 || themes.includes(theme)) &&
    !exceptThemes.includes(theme) &&
    (tenses === null || tenses.includes(context.tenses.event))
  )
}

export function hasVerb({ items }: Enrichment): boolean {
  return items.some(({ kind }) => kind === 'verb')
}

function hasWord({ items }: Enrichment, pattern: RegExp): boolean {
  return items.some(
    (item) =>
      item.kind === 'group' &&
      item.parts.some((part) => part.kind === 'word' && pattern.test(part.text)),
  )
}

/** Its pronouns stand for a subject of the third person. */
function fitsPerson(enrichment: Enrichment, { filled, subject }: SentenceStructure): boolean {
  const person = filled.subject?.person ?? 3
  const clitics = enrichment.items.some((item) => item.kind === 'verb' && item.clitics.length > 0)
  if (clitics && person !== 3) return false
  const owned = enrichment.position === 'tête' && hasWord(enrichment, /^(son|sa|ses)$/u)
  return !owned || (person === 3 && subject?.isPlural === false)
}

/** A given form in a tense of its own takes no clause in the story's. */
function fitsTense(enrichment: Enrichment, { filled }: SentenceStructure): boolean {
  const { headwordFeatures, tenses, template } = filled
  // «par un bel après-midi d'été, Léa viendra»: a verb with a tense of its own is not told in the story's time.
  const first = template.items.find(({ kind }) => kind === 'verb')
  const isFixed = first?.kind === 'verb' && /^(?:fixed|imperative)$/u.test(first.tense.kind)
  if (isFixed && (enrichment.kind === 'T' || hasVerb(enrichment))) return false
  if (!hasVerb(enrichment)) return true
  // «parce qu'il aura faim», «qui se trouverait»: only «quand …» looks ahead naturally.
  const ahead = tenses.event === 'futur' || tenses.event === 'conditionnel'
  if (ahead && enrichment.position !== 'tête') return false
  const own =
    headwordFeatures !== null &&
    headwordFeatures.tense !== tenses.event &&
    headwordFeatures.tense !== tenses.state
  return !own && (template.tenses === null || template.tenses.includes(tenses.event))
}

const CLAUSES: readonly GroupRole[] = ['J', 'C']

function fitsRoles(enrichment: Enrichment, { roles }: SentenceStructure): boolean {
  const { kind, withoutRoles, neededRoles, position } = enrichment
  if (withoutRoles.some((role) => roles.has(role))) return false
  if (neededRoles.some((role) => !roles.has(role))) return false
  if (position === 'nom' || position === 'prénom') return !roles.has('J')
  if (CLAUSES.includes(kind)) return !CLAUSES.some((role) => roles.has(role))
  // «sans se retourner avec un sac»: one complement too many.
  if (kind === 'M' && roles.has('C')) return false
  if (kind === 'S') return true
  return !roles.has(kind)
}

/** A second «avec …» or «pour …» would be heavy. */
const HEAVY = /^(avec|pour|pendant|sans|comme|dans|en)$/u

function startsOf(items: readonly TemplateItem[]): string[] {
  return items.flatMap((item) => {
    const part = item.kind === 'group' ? item.parts[0] : undefined
    return part?.kind === 'word' && HEAVY.test(part.text) ? [part.text] : []
  })
}

function isLight({ items }: Enrichment, { filled }: SentenceStructure): boolean {
  const [start] = startsOf(items)
  return start === undefined || !startsOf(filled.template.items).includes(start)
}

function fitsWords({ withWords, withoutWords }: Enrichment, { words }: SentenceStructure): boolean {
  return (
    (withWords.length === 0 || withWords.some((word) => words.has(word))) &&
    !withoutWords.some((word) => words.has(word))
  )
}

const ADVERB =
  /[aeiué]m?ment$|^(?:longtemps|souvent|toujours|vite|parfois|bien|mal|fort|bientôt|tôt|tard)$/u

function holdsAdverb(items: readonly TemplateItem[], { lexicon }: Language): boolean {
  const words = items.flatMap((item) => {
    if (item.kind === 'verb') return item.adverbs.map(({ text }) => text)
    if (item.kind !== 'group') return []
    return item.parts.flatMap((part) => (part.kind === 'word' ? [part.text] : []))
  })
  return words.some(
    (word) => ADVERB.test(word) && lexicon.analyse(word).some(({ nature }) => nature === 'adverbe'),
  )
}

/** «regarde longuement longtemps»: one adverb is enough. */
function repeatsAdverb(
  { items }: Enrichment,
  { filled }: SentenceStructure,
  { language }: GenerationContext,
): boolean {
  const { headword, template } = filled
  const given = headword?.kind === 'literal' && ADVERB.test(headword.text)
  return holdsAdverb(items, language) && (given || holdsAdverb(template.items, language))
}

/** Whether the sentence, whole, may take the enrichment; where it goes is `insertionIndex`'s. */
export function fitsSentence(
  enrichment: Enrichment,
  structure: SentenceStructure,
  context: GenerationContext,
): boolean {
  const { aspect, setting, position } = enrichment
  return (
    fitsStory(enrichment, structure, context) &&
    (position === 'nom' || fitsSubject(enrichment, structure)) &&
    fitsProtagonist(enrichment, structure, context) &&
    fitsPerson(enrichment, structure) &&
    fitsTense(enrichment, structure) &&
    fitsRoles(enrichment, structure) &&
    fitsWords(enrichment, structure) &&
    isLight(enrichment, structure) &&
    !repeatsAdverb(enrichment, structure, context) &&
    (aspect === null || (aspect === 'état') === structure.isState) &&
    (setting === null || setting === structure.setting)
  )
}
