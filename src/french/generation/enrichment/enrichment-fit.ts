/** Whether an enrichment may be added to a sentence, and where. */

import type { Enrichment } from '../../data/enrichment.ts'
import type { Language } from '../../data/language.ts'
import { fitsClass } from '../../data/noun-table.ts'
import type { GroupPart, GroupRole, TemplateItem } from '../../data/template.ts'
import type { GenerationContext } from '../generation-context.ts'
import { type NounOccurrence, type SentenceStructure, subjectNoun } from './sentence-structure.ts'

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

function fitsHero(
  { protagonist }: Enrichment,
  { subject }: SentenceStructure,
  context: GenerationContext,
): boolean {
  if (protagonist === null) return true
  if (protagonist === 'p') return subject?.isPlural ?? false
  const entity = context.discourse.protagonist
  const gender = entity.kind === 'name' ? entity.gender : entity.choice.gender
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

function hasVerb({ items }: Enrichment): boolean {
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
  const { kind, withoutRoles: without, neededRoles: needed, position: placement } = enrichment
  if (without.some((role) => roles.has(role))) return false
  if (needed.some((role) => !roles.has(role))) return false
  if (placement === 'nom' || placement === 'prénom') return !roles.has('J')
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

function fitsWords(
  { withWords: near, withoutWords: far }: Enrichment,
  { words }: SentenceStructure,
): boolean {
  return (
    (near.length === 0 || near.some((word) => words.has(word))) &&
    !far.some((word) => words.has(word))
  )
}

const BEFORE_INFINITIVE = /^(pour|de|d'|à|sans|afin de|avant de|après|en)$/u

/** «pour traverser», «de partir», «en riant»: another verb, to which what is added would seem to belong. */
function holdsInfinitive(parts: readonly GroupPart[], language: Language): boolean {
  return parts.some((part, at) => {
    if (part.kind !== 'word') return false
    if (part.tag === 'verbe') return true
    const before = parts[at - 1]
    const linked = before?.kind === 'word' && BEFORE_INFINITIVE.test(before.text)
    return linked && language.lexicon.verb(part.text) !== null
  })
}

/** Manner says how a thing is done: not of what is not done, nor of a wish. */
function isPlainVerb({ filled, verb }: SentenceStructure, language: Language): boolean {
  if (verb === null || verb.group.negation !== null || verb.group.tail.length > 0) return false
  return !filled.template.items.some(
    (item) => item.kind === 'group' && holdsInfinitive(item.parts, language),
  )
}

function describes({ words, classes }: Enrichment, noun: NounOccurrence | null): boolean {
  if (noun === null) return false
  if (words.includes(noun.lemma)) return true
  return classes.some((asked) => fitsClass(noun.nounClass, asked))
}

function afterName(structure: SentenceStructure, context: GenerationContext): number | null {
  const { filled, subject } = structure
  const { items } = filled.template
  if (subject === null || !subject.isProtagonistAlone || filled.subject !== null) return null
  if (items[subject.at + 1]?.kind !== 'verb' || context.discourse.protagonist.kind !== 'name')
    return null
  return subject.at + 1
}

/** Words of a place that stays beside its verb or its object: «sort de la maison en courant». */
const CLOSE = 5

const OBJECTS: readonly GroupRole[] = ['O', 'I', 'A']

/** Just after the verb and what it bears on: «chante de tout son cœur dans la cour». */
function afterObjects({ filled }: SentenceStructure, verb: number): number | null {
  const { items } = filled.template
  let at = verb + 1
  for (let item = items[at]; item?.kind === 'group'; item = items[at]) {
    if (!OBJECTS.includes(item.role)) break
    at += 1
  }
  const place = items[at]
  // «a attendu longtemps le bus»: no room between the verb and its object.
  const late = items.slice(at).some((item) => item.kind === 'group' && OBJECTS.includes(item.role))
  if (at === verb + 1 && late) return null
  const close = place?.kind === 'group' && place.role === 'L' && place.parts.length <= CLOSE
  return close ? at + 1 : at
}

/** «se retrouver» is not «retrouver». */
function isNamed(
  { lemma, group }: NonNullable<SentenceStructure['verb']>,
  { words }: Enrichment,
): boolean {
  return group.reflexive
    ? words.includes(`se ${lemma}`) || words.includes(`s'${lemma}`)
    : words.includes(lemma)
}

function besideVerb(
  enrichment: Enrichment,
  structure: SentenceStructure,
  language: Language,
): number | null {
  const { verb, filled } = structure
  if (verb === null) return null
  if (enrichment.words.length > 0 && !isNamed(verb, enrichment)) return null
  if (enrichment.kind !== 'T' && !isPlainVerb(structure, language)) return null
  if (enrichment.position === 'verbe') return verb.group.adverbs.length > 0 ? null : verb.at + 1
  return enrichment.kind === 'M' ? afterObjects(structure, verb.at) : filled.template.items.length
}

function beforeAll(enrichment: Enrichment, structure: SentenceStructure): number | null {
  const { filled, verb } = structure
  const [first] = filled.template.items
  if (first?.kind !== 'group' || first.role !== 'S') return null
  const asked = enrichment.words.length > 0 && (verb === null || !isNamed(verb, enrichment))
  return asked || (verb === null && hasVerb(enrichment)) ? null : 0
}

/** Index of the item that the enrichment comes before; null where it has no place. */
function positionIndex(
  enrichment: Enrichment,
  structure: SentenceStructure,
  context: GenerationContext,
  language: Language,
): number | null {
  switch (enrichment.position) {
    case 'tête':
      return beforeAll(enrichment, structure)
    case 'prénom':
      return afterName(structure, context)
    case 'nom': {
      if (describes(enrichment, structure.lastNoun)) return structure.filled.template.items.length
      const noun = subjectNoun(structure, language)
      return noun !== null && describes(enrichment, noun) ? noun.at + 1 : null
    }
    default:
      return besideVerb(enrichment, structure, language)
  }
}

/** Where the enrichment goes in the sentence; null when it does not fit. */
export function insertionIndex(
  enrichment: Enrichment,
  structure: SentenceStructure,
  context: GenerationContext,
): number | null {
  const { aspect, setting, position: placement } = enrichment
  const ofNoun = placement === 'nom'
  const suits =
    fitsStory(enrichment, structure, context) &&
    (ofNoun || fitsSubject(enrichment, structure)) &&
    fitsHero(enrichment, structure, context) &&
    fitsPerson(enrichment, structure) &&
    fitsTense(enrichment, structure) &&
    fitsRoles(enrichment, structure) &&
    fitsWords(enrichment, structure) &&
    isLight(enrichment, structure) &&
    (aspect === null || (aspect === 'état') === structure.isState) &&
    (setting === null || setting === structure.setting)
  return suits ? positionIndex(enrichment, structure, context, context.language) : null
}
