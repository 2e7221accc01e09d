/** Where an enrichment goes in a sentence that it fits. */
import type { Enrichment } from '../../data/enrichment.ts'
import type { Language } from '../../data/language.ts'
import { fitsClass } from '../../data/noun-table.ts'
import type { GroupPart, GroupRole } from '../../data/template.ts'
import type { GenerationContext } from '../generation-context.ts'
import { fitsSentence, hasVerb } from './enrichment-fit.ts'
import { type NounOccurrence, type SentenceStructure, subjectNoun } from './sentence-structure.ts'

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

function afterName({ filled, subject }: SentenceStructure): number | null {
  const { items } = filled.template
  if (subject === null || !subject.isProtagonistAlone || filled.subject !== null) return null
  return items[subject.at + 1]?.kind === 'verb' ? subject.at + 1 : null
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

const OWNED = /^(?:son|sa|ses|leur|leurs|mon|ma|mes|ton|ta|tes)$/u

/** «son chemin qui mène à la rivière»: what is somebody's is known already, and only a comma may add to it. */
function mayFollowOwned({ items }: Enrichment, { filled }: SentenceStructure): boolean {
  if (items[0]?.kind === 'comma') return true
  const last = filled.template.items.at(-1)
  const [first] = last?.kind === 'group' ? last.parts : []
  if (first?.kind === 'slot') return !OWNED.test(first.determiner ?? '')
  return first?.kind !== 'word' || !OWNED.test(first.text)
}

/** Index of the item that the enrichment comes before; null where it has no place. */
function positionIndex(
  enrichment: Enrichment,
  structure: SentenceStructure,
  language: Language,
): number | null {
  switch (enrichment.position) {
    case 'tête':
      return beforeAll(enrichment, structure)
    case 'prénom':
      return afterName(structure)
    case 'nom': {
      if (describes(enrichment, structure.lastNoun) && mayFollowOwned(enrichment, structure))
        return structure.filled.template.items.length
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
  return fitsSentence(enrichment, structure, context)
    ? positionIndex(enrichment, structure, context.language)
    : null
}
