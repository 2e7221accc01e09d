/** An enrichment: a group or a clause that a short sentence may take. data/README.md describes its notation. */
import type { Gender, Tense } from '../morphology/features.ts'
import {
  type DataFault,
  parseLevelCell,
  parseListCell,
  type SourceLocation,
  type WordLevel,
} from './data-file.ts'
import { NotationFault } from './part-notation.ts'
import {
  GROUP_ROLES,
  type GroupRole,
  type NounGroup,
  type SlotPart,
  type TemplateItem,
} from './template.ts'
import { isProtagonistKind, parseTenses } from './template-header.ts'
import { parseItems, slotsOf } from './template-notation.ts'
import type { Aspect } from './word-tables.ts'

export const ENRICHMENT_POSITIONS = ['tête', 'verbe', 'queue', 'nom', 'prénom'] as const

/** Before the sentence, after its verb, at its end, after a noun, after the protagonist's first name. */
export type EnrichmentPosition = (typeof ENRICHMENT_POSITIONS)[number]

export type Setting = 'dehors' | 'dedans'

export interface EnrichmentHeader {
  readonly position: EnrichmentPosition
  /** Infinitives of the verbs it completes; nouns for `nom`; empty: any. */
  readonly words: readonly string[]
  readonly level: WordLevel
  readonly aspect: Aspect | null
  readonly tenses: readonly Tense[] | null
  readonly protagonist: Gender | 'p' | null
  /** Classes of the noun that it describes (`nom`). */
  readonly classes: readonly string[]
  /** `héros` and classes of subjects; empty: somebody, or an animal; `*`: anything. */
  readonly subjects: readonly string[]
  readonly themes: readonly string[]
  readonly exceptThemes: readonly string[]
  /** Roles that the sentence must not have, besides its own. */
  readonly withoutRoles: readonly GroupRole[]
  readonly neededRoles: readonly GroupRole[]
  /** Lemmas of which the sentence holds one at least; none at all. */
  readonly withWords: readonly string[]
  readonly withoutWords: readonly string[]
  readonly setting: Setting | null
  /** It continues a story: never in the first sentence. */
  readonly continuesStory: boolean
}

export interface Enrichment extends EnrichmentHeader {
  readonly items: readonly TemplateItem[]
  readonly slots: readonly SlotPart[]
  /** Role of its first group: two of a kind are never neighbours. */
  readonly kind: GroupRole
  /** Its words as they are written, slots and verbs left out. */
  readonly text: string
  /** Lemmas of its verbs and its longer words, in lower case. */
  readonly content: readonly string[]
  readonly source: SourceLocation
}

const EMPTY: EnrichmentHeader = {
  position: 'queue',
  words: [],
  level: 1,
  aspect: null,
  tenses: null,
  protagonist: null,
  classes: [],
  subjects: [],
  themes: [],
  exceptThemes: [],
  withoutRoles: [],
  neededRoles: [],
  withWords: [],
  withoutWords: [],
  setting: null,
  continuesStory: false,
}

type Setter = (header: EnrichmentHeader, values: readonly string[]) => EnrichmentHeader | string

function rolesOf(values: readonly string[]): readonly GroupRole[] | string {
  const roles = values.flatMap((value) => GROUP_ROLES.filter((role) => role === value))
  return roles.length === values.length ? roles : `not roles: «${values.join(',')}»`
}

const SETTERS: Readonly<Record<string, Setter>> = {
  classe: (header, classes) => ({ ...header, classes }),
  sujet: (header, subjects) => ({ ...header, subjects }),
  thème: (header, themes) => ({ ...header, themes }),
  'sauf-thème': (header, exceptThemes) => ({ ...header, exceptThemes }),
  dit: (header, withWords) => ({ ...header, withWords }),
  sauf: (header, withoutWords) => ({ ...header, withoutWords }),
  sans: (header, values) => {
    const withoutRoles = rolesOf(values)
    return typeof withoutRoles === 'string' ? withoutRoles : { ...header, withoutRoles }
  },
  avec: (header, values) => {
    const neededRoles = rolesOf(values)
    return typeof neededRoles === 'string' ? neededRoles : { ...header, neededRoles }
  },
  temps: (header, values) => {
    const tenses = parseTenses(values.join(','))
    return typeof tenses === 'string' ? tenses : { ...header, tenses }
  },
  héros: (header, [value = '']) =>
    isProtagonistKind(value) ? { ...header, protagonist: value } : 'héros= m, f or p',
}

function isPosition(value: string): value is EnrichmentPosition {
  return ENRICHMENT_POSITIONS.some((placement) => placement === value)
}

function parseOption(header: EnrichmentHeader, option: string): EnrichmentHeader | string {
  const [, key, value] = /^([^=]+)=(.+)$/u.exec(option) ?? []
  if (key !== undefined && value !== undefined) {
    return SETTERS[key]?.(header, value.split(',')) ?? `unknown header part «${key}=»`
  }
  const level = /^\d+$/u.test(option) ? parseLevelCell(option) : null
  if (level !== null) return { ...header, level }
  if (option === 'événement' || option === 'état') return { ...header, aspect: option }
  if (option === 'suite') return { ...header, continuesStory: true }
  if (option === 'dehors' || option === 'dedans') return { ...header, setting: option }
  return isPosition(option) ? { ...header, position: option } : `unknown header part «${option}»`
}

/** Named lists of words: `@groupe mouvement courir, marcher`, then `<mouvement>` in a header. */
export type WordGroups = ReadonlyMap<string, readonly string[]>

function expanded(words: readonly string[], groups: WordGroups): readonly string[] | string {
  const unknown = words.find((word) => word.startsWith('<') && !groups.has(word))
  if (unknown !== undefined) return `no @groupe ${unknown.slice(1, -1)} above`
  return words.flatMap((word) => groups.get(word) ?? [word])
}

/** The first word of a header may say the place, before the words that it fits: `nom rivière, lac: 3`. */
function splitPosition(text: string): readonly [EnrichmentPosition, rest: string] {
  const [first = ''] = text.split(' ')
  return isPosition(first) ? [first, text.slice(first.length).trim()] : [EMPTY.position, text]
}

function parseEnrichmentHeader(text: string, groups: WordGroups): EnrichmentHeader | string {
  const [placement, rest] = splitPosition(text)
  const colon = rest.indexOf(':')
  const words = expanded(colon < 0 ? [] : parseListCell(rest.slice(0, colon)), groups)
  if (typeof words === 'string') return words
  let header: EnrichmentHeader = { ...EMPTY, position: placement, words }
  const options = rest.slice(colon + 1).trim()
  for (const option of options === '' ? [] : options.split(/\s+/u)) {
    const next = parseOption(header, option)
    if (typeof next === 'string') return next
    header = next
  }
  return header
}

/** `il` and `son` are those of the sentence's subject: marked, so that they agree with it. A relative has its own. */
function withAgreeingPronouns(item: TemplateItem, placement: EnrichmentPosition): TemplateItem {
  if (item.kind !== 'group' || placement === 'nom' || placement === 'prénom') return item
  const parts = item.parts.map((part) =>
    part.kind === 'word' && /^(il|son|sa|ses)$/u.test(part.text) ? { ...part, agrees: true } : part,
  )
  return { ...item, parts }
}

function firstRole(items: readonly TemplateItem[]): GroupRole | null {
  const group = items.find((item): item is NounGroup => item.kind === 'group')
  return group?.role ?? null
}

function writtenText(items: readonly TemplateItem[]): string {
  return items
    .flatMap((item) => (item.kind === 'group' ? item.parts : []))
    .map((part) => (part.kind === 'word' ? part.text : ''))
    .join(' ')
}

const SHORT = 3

function contentWords(items: readonly TemplateItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'comma' || item.kind === 'mark') return []
    if (item.kind === 'verb') return [item.lemma]
    return item.parts.flatMap((part) =>
      part.kind === 'word' && part.text.length > SHORT ? [part.text.toLowerCase()] : [],
    )
  })
}

function positionFault(header: EnrichmentHeader, kind: GroupRole): string | null {
  if (header.position !== 'nom' && header.classes.length > 0) return 'classe= is for nom'
  const bare = header.words.length + header.classes.length === 0
  if (header.position === 'nom' && bare) return 'nom needs nouns before the colon, or classe='
  return header.position === 'verbe' && kind !== 'M' ? 'verbe takes M{…}' : null
}

export function parseEnrichment(
  line: SourceLocation & { readonly text: string },
  groups: WordGroups,
  knownClass: (name: string) => boolean,
): Enrichment | DataFault {
  const source = { file: line.file, line: line.line }
  const bar = line.text.indexOf('|')
  if (bar < 0) return { ...source, message: 'an enrichment needs «|» after its header' }
  const header = parseEnrichmentHeader(line.text.slice(0, bar).trim(), groups)
  if (typeof header === 'string') return { ...source, message: header }
  try {
    const { items: written } = parseItems(line.text.slice(bar + 1), knownClass)
    const items = written.map((item) => withAgreeingPronouns(item, header.position))
    const kind = firstRole(items)
    if (kind === null) return { ...source, message: 'an enrichment needs a group' }
    const fault = positionFault(header, kind)
    if (fault !== null) return { ...source, message: fault }
    const text = writtenText(items)
    return {
      ...header,
      items,
      slots: slotsOf(items),
      kind,
      text,
      content: contentWords(items),
      source,
    }
  } catch (error) {
    if (error instanceof NotationFault) return { ...source, message: error.message }
    throw error
  }
}

export function parseWordGroup(text: string): readonly [string, readonly string[]] | null {
  const [, name, words] = /^@groupe\s+(\S+)\s+(.+)$/u.exec(text.trim()) ?? []
  return name === undefined || words === undefined ? null : [`<${name}>`, parseListCell(words)]
}
