/** Words that no wording of a story holds, put where any story takes them: an adjective that its noun is known to bear, an adverb that links. */
import type { Language } from '../../data/language.ts'
import type { GroupPart, NounGroup, Template, TemplateItem } from '../../data/template.ts'
import type { NarrativeTenses } from '../../realisation/filled-template.ts'
import type { GivenWord } from '../request/interpretation.ts'

/** Where an adverb may open a sentence of a story. */
type Opening = 'sequel' | 'end' | 'start'

const OPENINGS: ReadonlyMap<string, Opening> = new Map([
  ...[
    'alors',
    'ensuite',
    'puis',
    'aussitôt',
    'bientôt',
    'après cela',
    'tout de suite',
    'à ce moment',
  ].map((word) => [word, 'sequel'] as const),
  ...['enfin', 'finalement', 'pour finir'].map((word) => [word, 'end'] as const),
  ...["aujourd'hui", 'ce matin', 'un jour', 'un matin', 'un soir'].map(
    (word) => [word, 'start'] as const,
  ),
])

/** Whether a story may take a word that nothing in it was written for. */
export function mayBeInserted({ text, interpretations: [sense] }: GivenWord): boolean {
  return sense?.kind === 'adjective' || OPENINGS.has(text.toLocaleLowerCase('fr'))
}

function wordPart(text: string, tag: 'adverbe' | 'adjectif', agrees: boolean): GroupPart {
  return { kind: 'word', text, tag, agrees }
}

function opens({ items }: Template): boolean {
  const [first] = items
  return first?.kind === 'group' && first.role === 'S'
}

/** «A, et alors B» tells what comes next: an action, not a state. */
function isAction({ items, aspect }: Template, language: Language): boolean {
  const verb = items.find((item) => item.kind === 'verb')
  if (verb?.kind !== 'verb' || aspect === 'état') return false
  if (verb.tense.kind === 'aspect') return verb.tense.aspect === 'événement'
  return verb.tense.kind === 'story' && language.verbs.get(verb.lemma)?.aspect === 'événement'
}

function placeOf(opening: Opening, templates: readonly Template[], language: Language): number {
  const may = (at: number): boolean => {
    const template = templates[at]
    return template !== undefined && opens(template) && isAction(template, language)
  }
  const numbers = templates.map((_, at) => at)
  if (opening === 'start') return may(0) ? 0 : -1
  if (opening === 'end') return may(templates.length - 1) ? templates.length - 1 : -1
  return numbers.find((at) => at > 0 && may(at)) ?? -1
}

function withOpening(template: Template, word: string): Template {
  const group: NounGroup = {
    kind: 'group',
    role: 'T',
    agreement: null,
    inverted: false,
    parts: [wordPart(word, 'adverbe', false)],
  }
  const comma: TemplateItem[] = word === 'puis' ? [] : [{ kind: 'comma' }]
  return { ...template, items: [group, ...comma, ...template.items] }
}

/** The parts with the adjective beside a noun that is known to bear it and has no other; null when there is none. */
function withAdjective(
  parts: readonly GroupPart[],
  lemma: string,
  language: Language,
): GroupPart[] | null {
  const before = language.adjectives.get(lemma)?.before === true
  for (const [at, part] of parts.entries()) {
    const [determiner, next] = [parts[at - 1], parts[at + 1]]
    if (part.kind !== 'word' || determiner?.kind !== 'word' || part.tag !== null) continue
    const bears = language.nouns
      .get(part.text)
      ?.some(({ adjectives }) => adjectives.includes(lemma))
    if (
      bears !== true ||
      next !== undefined ||
      !/^(?:un|une|le|la|son|sa|ce|cette)$/u.test(determiner.text)
    )
      continue
    const adjective = wordPart(lemma, 'adjectif', true)
    return before
      ? [...parts.slice(0, at), adjective, ...parts.slice(at)]
      : [...parts.slice(0, at + 1), adjective, ...parts.slice(at + 1)]
  }
  return null
}

function withAdjectiveIn(template: Template, lemma: string, language: Language): Template | null {
  for (const [at, item] of template.items.entries()) {
    // «à la maison», «sur le dos» are what they are: only who acts and what is acted on are qualified.
    if (item.kind !== 'group' || (item.role !== 'S' && item.role !== 'O')) continue
    const parts = withAdjective(item.parts, lemma, language)
    if (parts === null) continue
    return { ...template, items: template.items.with(at, { ...item, parts }) }
  }
  return null
}

interface Insertion {
  readonly at: number
  readonly template: Template
}

function openingInsertion(
  word: string,
  templates: readonly Template[],
  { event }: NarrativeTenses,
  language: Language,
): Insertion | null {
  const opening = OPENINGS.get(word)
  if (opening === undefined || (opening === 'start' && event === 'passé simple')) return null
  const at = placeOf(opening, templates, language)
  const template = templates[at]
  return template === undefined ? null : { at, template: withOpening(template, word) }
}

function adjectiveInsertion(
  { interpretations: [sense] }: GivenWord,
  templates: readonly Template[],
  language: Language,
): Insertion | null {
  if (sense?.kind !== 'adjective') return null
  for (const [at, template] of templates.entries()) {
    const next = withAdjectiveIn(template, sense.lemma, language)
    if (next !== null) return { at, template: next }
  }
  return null
}

/**
 * The sentences with what could be inserted of `left`, one word a sentence. Whether a sentence then holds the word in its
 * given form is for its realisation to say.
 */
export function insertWords(
  templates: readonly Template[],
  left: readonly GivenWord[],
  tenses: NarrativeTenses,
  language: Language,
): readonly Template[] {
  const changed = new Set<number>()
  return left.reduce<readonly Template[]>((now, word) => {
    const insertion =
      openingInsertion(word.text.toLocaleLowerCase('fr'), now, tenses, language) ??
      adjectiveInsertion(word, now, language)
    if (insertion === null || changed.has(insertion.at)) return now
    changed.add(insertion.at)
    return now.with(insertion.at, insertion.template)
  }, templates)
}
