/** The build of a filled template, as far as an enrichment must know it: main verb, subject, roles, nouns, setting. */

import type { Setting } from '../../data/enrichment.ts'
import type { Language } from '../../data/language.ts'
import type {
  GroupPart,
  GroupRole,
  NounGroup,
  TemplateItem,
  VerbGroup,
} from '../../data/template.ts'
import { slotsOf } from '../../data/template-notation.ts'
import type { FilledTemplate, NounFiller } from '../../realisation/filled-template.ts'
import { describesState } from '../text-planning/protagonist-action.ts'

export interface SubjectStructure {
  readonly at: number
  /** One character alone; with others, he is of the class `personne`. */
  readonly isCharacter: boolean
  readonly isProtagonistAlone: boolean
  readonly nounClass: string | null
  readonly isPlural: boolean
}

export interface SentenceStructure {
  readonly filled: FilledTemplate
  readonly roles: ReadonlySet<GroupRole>
  /** Its only verb outside relatives; null when it has several, or clauses. */
  readonly verb: { readonly at: number; readonly group: VerbGroup; readonly lemma: string } | null
  readonly subject: SubjectStructure | null
  readonly isState: boolean
  /** Lemmas of its nouns, verbs and adjectives, and its other words. */
  readonly words: ReadonlySet<string>
  readonly setting: Setting | null
  /** A noun that ends the sentence, which a relative may describe. */
  readonly lastNoun: NounOccurrence | null
}

export interface NounOccurrence {
  readonly at: number
  readonly lemma: string
  readonly nounClass: string
}

/** What a group holds: its parts, with the nouns of its slots. */
interface FilledGroup {
  readonly group: NounGroup
  readonly nouns: readonly NounFiller[]
}

function filledGroups({ template, fillers }: FilledTemplate): Map<TemplateItem, FilledGroup> {
  const groups = new Map<TemplateItem, FilledGroup>()
  let at = 0
  for (const item of template.items) {
    const count = slotsOf([item]).length
    if (item.kind === 'group') {
      groups.set(item, { group: item, nouns: fillers.slice(at, at + count).flat() })
    }
    at += count
  }
  return groups
}

function isQui(item: TemplateItem | undefined): boolean {
  const part = item?.kind === 'group' ? item.parts[0] : undefined
  return part?.kind === 'word' && part.text === 'qui'
}

function nounOf(part: GroupPart, language: Language): { lemma: string; nounClass: string } | null {
  if (part.kind !== 'word') return null
  const form = language.nounForms.get(part.text)?.[0]
  return form === undefined ? null : { lemma: form.noun.lemma, nounClass: form.noun.nounClass }
}

/** The nouns of a group, written or put in its slots. */
function nounsOf(filled: FilledGroup, language: Language): { lemma: string; nounClass: string }[] {
  return [
    ...filled.group.parts.flatMap((part) => nounOf(part, language) ?? []),
    ...filled.nouns.map(({ noun }) => ({ lemma: noun.lemma, nounClass: noun.nounClass })),
  ]
}

function soleVerb(filled: FilledTemplate): SentenceStructure['verb'] {
  const { items } = filled.template
  const verbs = items.flatMap((item, at) => (item.kind === 'verb' ? [{ at, group: item }] : []))
  const main = verbs.filter(({ at }) => !isQui(items.slice(0, at).findLast(isSubject)))
  const clauses = items.some((item) => item.kind === 'group' && (item.role === 'J' || isQue(item)))
  const [only] = main
  if (only === undefined || main.length > 1 || clauses) return null
  if (verbs.some(({ at }) => at > only.at)) return null
  const { headword } = filled
  const lemma =
    only.group.lemma === '*' && headword !== null && 'lemma' in headword
      ? headword.lemma
      : only.group.lemma
  return { ...only, lemma }
}

function isSubject(item: TemplateItem): boolean {
  return item.kind === 'group' && item.role === 'S'
}

function isQue(group: NounGroup): boolean {
  return group.parts.some((part) => part.kind === 'word' && /^(que|qu'|dont|où)$/u.test(part.text))
}

const PLURAL = /^(les|des|ses|leurs|ces|deux|trois|quatre|plusieurs|quelques|ils|elles|nous|vous)$/u

function subjectOf(
  filled: FilledTemplate,
  groups: ReadonlyMap<TemplateItem, FilledGroup>,
  language: Language,
): SubjectStructure | null {
  const at = filled.template.items.findIndex(isSubject)
  const item = filled.template.items[at]
  const filledGroup = item === undefined ? undefined : groups.get(item)
  if (filledGroup === undefined || isQui(filledGroup.group)) return null
  const { parts } = filledGroup.group
  const characters = parts.flatMap((part) => (part.kind === 'character' ? [part.who] : []))
  const isCharacter = characters.length > 0 && parts.length === 1
  const [noun] = nounsOf(filledGroup, language)
  const plural =
    characters.includes('eux') ||
    (characters.length > 0 && parts.length > 1) ||
    filled.subject?.number === 'p' ||
    filledGroup.nouns.some(({ number }) => number === 'p') ||
    parts.some((part) => part.kind === 'word' && PLURAL.test(part.text))
  return {
    at,
    isCharacter,
    isProtagonistAlone: isCharacter && characters[0] === 'héros',
    nounClass: characters.length > 0 ? 'personne' : (noun?.nounClass ?? null),
    isPlural: plural,
  }
}

const OUTSIDE =
  /^(lieu\.nature|lieu\.ferme|lieu\.ville\.voie|nature\.(plante|ciel))|^(cour|jardin|parc|stade|zoo|port|quai|préau|pelouse)$/u
const INSIDE =
  /^(lieu\.maison\.pièce|lieu\.ville\.(commerce|bâtiment)|objet\.maison\.(meuble|siège))|^(classe|cantine|gymnase|maison|bibliothèque|étable|écurie|grange)$/u
const OUTDOOR_THEMES = new Set(
  'forêt mer montagne rivière jardin ferme volcans loup tempête zoo écologie'.split(' '),
)

function settingOf(
  groups: ReadonlyMap<TemplateItem, FilledGroup>,
  theme: string | null,
  language: Language,
): Setting | null {
  const places = [...groups.values()].filter(({ group }) => group.role === 'L')
  const nouns = places.flatMap((filled) => nounsOf(filled, language))
  const is = (pattern: RegExp): boolean =>
    nouns.some(({ lemma, nounClass }) => pattern.test(lemma) || pattern.test(nounClass))
  if (is(INSIDE)) return 'dedans'
  if (is(OUTSIDE)) return 'dehors'
  return places.length === 0 && theme !== null && OUTDOOR_THEMES.has(theme) ? 'dehors' : null
}

/** The noun of a group that ends the sentence and holds no other. */
function lastNounOf(
  filled: FilledTemplate,
  groups: ReadonlyMap<TemplateItem, FilledGroup>,
  language: Language,
): NounOccurrence | null {
  const at = filled.template.items.length - 1
  const item = filled.template.items[at]
  const filledGroup = item === undefined ? undefined : groups.get(item)
  if (filledGroup === undefined || filledGroup.group.role === 'T' || filledGroup.group.role === 'S')
    return null
  const [first] = filledGroup.group.parts
  // «à la maison», «en voiture»: no particular one.
  const vague = first?.kind === 'word' && /^(à|au|aux|en|chez)$/u.test(first.text)
  return vague ? null : loneNoun(filledGroup, at, language)
}

function loneNoun(filled: FilledGroup, at: number, language: Language): NounOccurrence | null {
  const { group } = filled
  const [first] = group.parts
  const others = group.parts.some((part) => part.kind === 'character' || part.kind === 'headword')
  const nouns = nounsOf(filled, language)
  const [noun] = nouns
  const joined = group.parts.some(
    (part, index) =>
      index > 0 && part.kind === 'word' && /^(de|du|des|d'|à|au|aux|en|et)$/u.test(part.text),
  )
  // «devenir chevalier»: no particular one.
  const bare = first?.kind === 'word' && language.nounForms.has(first.text)
  if (noun === undefined || nouns.length > 1 || others || joined || bare) return null
  return { at, ...noun }
}

/** The noun of the subject, when it has one alone. */
export function subjectNoun(
  structure: SentenceStructure,
  language: Language,
): NounOccurrence | null {
  const { subject, filled: sentence } = structure
  if (subject === null) return null
  const item = sentence.template.items[subject.at]
  const filled = item === undefined ? undefined : filledGroups(sentence).get(item)
  const next = sentence.template.items[subject.at + 1]
  return filled === undefined || next?.kind !== 'verb'
    ? null
    : loneNoun(filled, subject.at, language)
}

function wordsOfGroup(filled: FilledGroup, language: Language): string[] {
  return [
    ...nounsOf(filled, language).map(({ lemma }) => lemma),
    ...filled.group.parts.flatMap((part) =>
      part.kind === 'word' ? [part.text.toLowerCase()] : [],
    ),
    ...filled.nouns.flatMap(({ adjective }) => adjective?.lemma ?? []),
  ]
}

function wordsOf(
  groups: ReadonlyMap<TemplateItem, FilledGroup>,
  { template, headword }: FilledTemplate,
  language: Language,
): Set<string> {
  const verbs = template.items.flatMap((item) => (item.kind === 'verb' ? [item.lemma] : []))
  const own = headword !== null && 'lemma' in headword ? [headword.lemma] : []
  const nouns = [...groups.values()].flatMap((filled) => wordsOfGroup(filled, language))
  return new Set([...verbs, ...own, ...nouns])
}

export function structureOf(filled: FilledTemplate, language: Language): SentenceStructure {
  const { template } = filled
  const groups = filledGroups(filled)
  const verb = soleVerb(filled)
  return {
    filled,
    roles: new Set(template.items.flatMap((item) => (item.kind === 'group' ? [item.role] : []))),
    verb,
    subject: subjectOf(filled, groups, language),
    isState: describesState(filled, language),
    words: wordsOf(groups, filled, language),
    setting: settingOf(groups, template.theme, language),
    lastNoun: lastNounOf(filled, groups, language),
  }
}
