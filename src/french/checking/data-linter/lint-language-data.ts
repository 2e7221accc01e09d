/** The linter of data/: everything that can be checked without a human reader. */
import type { DataFault, SourceLocation } from '../../data/data-file.ts'
import type { Enrichment } from '../../data/enrichment.ts'
import type { Language } from '../../data/language.ts'
import type { NounEntry } from '../../data/noun-table.ts'
import type { Template, TemplateItem } from '../../data/template.ts'
import { makeSentence, parseTemplate } from '../../data/template-notation.ts'
import { lintRealisations } from './lint-realisations.ts'
import { lintStory, type StoryScrutiny } from './lint-stories.ts'
import { lintWords } from './lint-words.ts'

const COMMA: TemplateItem = { kind: 'comma' }
/** Carrier sentences of an enrichment: subjects of both genders and numbers for one that describes a noun, the protagonist for the rest. */
const NOUN_CARRIERS = ['S{la voisine} V{arriver}', 'S{les voisins} V{arriver}']
const PROTAGONIST_CARRIERS = ['S{héros} V{arriver}']

function carrierTemplate(text: string, enrichment: Enrichment): Template {
  const template = parseTemplate(
    { ...enrichment.source, file: enrichment.source.file, text: `| ${text}` },
    { origin: 'theme', theme: null, knownClass: () => false },
  )
  if ('message' in template) throw new Error(template.message)
  return template
}

/** The enrichment where it stands in a sentence: before the subject, after it, at the end. */
function placed(carrier: Template, { position, items }: Enrichment): readonly TemplateItem[] {
  if (position === 'tête') return [...items, COMMA, ...carrier.items]
  if (position !== 'nom' && position !== 'prénom') return [...carrier.items, ...items]
  const [subject, ...rest] = carrier.items
  return subject === undefined ? items : [subject, ...items, ...rest]
}

function enrichedTemplate(text: string, enrichment: Enrichment): Template {
  const carrier = carrierTemplate(text, enrichment)
  const { level, slots, source, tenses, protagonist } = enrichment
  return {
    ...carrier,
    level,
    slots,
    source,
    tenses,
    protagonist,
    items: placed(carrier, enrichment),
  }
}

/** Faults of an enrichment's words and of the sentences it is put in, each once. */
export function lintEnrichment(enrichment: Enrichment, language: Language): string[] {
  const carriers = enrichment.position === 'nom' ? NOUN_CARRIERS : PROTAGONIST_CARRIERS
  const forms = carriers.flatMap((text) =>
    lintRealisations(enrichedTemplate(text, enrichment), language),
  )
  return [...new Set([...lintWords(enrichment, language), ...forms])]
}

function fault(place: SourceLocation, message: string): DataFault {
  return { file: place.file, line: place.line, message }
}

function nounFaults(noun: NounEntry, language: Language, themes: ReadonlySet<string>): string[] {
  const head = noun.lemma.split(' ')[0] ?? noun.lemma
  const known = language.lexicon.has(head) || language.lexicon.has(head.toLowerCase())
  const strange = noun.adjectives.filter((lemma) => !language.adjectives.has(lemma))
  const nowhere = noun.themes.filter((theme) => !themes.has(theme))
  return [
    ...(known ? [] : [`«${noun.lemma}» is unknown to the lexicon: check its spelling`]),
    ...strange.map((lemma) => `«${noun.lemma}»: adjective «${lemma}» is not in adjectives.tsv`),
    ...nowhere.map((theme) => `«${noun.lemma}»: no theme «${theme}» in themes/`),
  ]
}

function lintTables(language: Language): DataFault[] {
  const themes = new Set(language.themes.map(({ id }) => id))
  const nouns = [...language.nouns.values()].flatMap((entries) => [
    ...entries.flatMap((noun) =>
      nounFaults(noun, language, themes).map((message) => fault(noun.source, message)),
    ),
    ...entries
      .slice(1)
      .filter((noun) => noun.gender === entries[0]?.gender)
      .map((noun) => fault(noun.source, `«${noun.lemma}» is listed twice`)),
  ])
  const adjectives = [...language.adjectives.values()]
    .filter(({ lemma }) => !language.lexicon.has(lemma))
    .map(({ lemma, source }) => fault(source, `«${lemma}» is unknown to the lexicon`))
  const verbs = [...language.verbs.values()]
    .filter(({ lemma }) => language.lexicon.verb(lemma.replace(/^(se |s')/u, '')) === null)
    .map(({ lemma, source }) => fault(source, `«${lemma}» is no verb of the lexicon`))
  return [...nouns, ...adjectives, ...verbs]
}

interface Sourced {
  readonly source: SourceLocation
}

function duplicates<Item extends Sourced>(
  templates: readonly Item[],
  keyOf: (template: Item) => string | null,
  message: (first: Item) => string,
): DataFault[] {
  const seen = new Map<string, Item>()
  return templates.flatMap((template) => {
    const key = keyOf(template)
    const first = key === null ? undefined : seen.get(key)
    if (key !== null && first === undefined) seen.set(key, template)
    return first === undefined ? [] : [{ ...template.source, message: message(first) }]
  })
}

/** Without the level: the same sentence at another level is a duplicate. */
function contentKey(template: Template): string {
  return `${template.headwords.join(',')}|${makeSentence(template)}`
}

function danglingLinks(templates: readonly Template[]): DataFault[] {
  const ids = new Set(templates.flatMap(({ id }) => id ?? []))
  return templates
    .filter(({ requires: after }) => after !== null && !ids.has(after))
    .map((template) => ({
      ...template.source,
      message: `no sentence has id=${template.requires ?? ''}`,
    }))
}

/** All faults, in the order of the files. */
export function lintLanguageData(
  language: Language,
  scrutiny: StoryScrutiny = 'one-telling',
): DataFault[] {
  const templates = language.allTemplates()
  const where = ({ source }: Sourced): string => `${source.file}:${source.line}`
  const inTemplates = templates.flatMap((template) =>
    [...new Set([...lintWords(template, language), ...lintRealisations(template, language)])].map(
      (message) => ({
        ...template.source,
        message,
      }),
    ),
  )
  const inEnrichments = language.enrichments.flatMap((enrichment) =>
    lintEnrichment(enrichment, language).map((message) => ({ ...enrichment.source, message })),
  )
  return [
    ...language.faults(),
    ...lintTables(language),
    ...duplicates(
      templates,
      ({ id }) => id,
      (first) => `id already used at ${where(first)}`,
    ),
    ...duplicates(templates, contentKey, (first) => `same sentence as ${where(first)}`),
    ...danglingLinks(templates),
    ...inTemplates,
    ...inEnrichments,
    ...language.stories.flatMap((story) => lintStory(story, scrutiny, language)),
    ...duplicates(
      language.enrichments,
      (enrichment) => JSON.stringify({ ...enrichment, source: null }),
      (first) => `same enrichment as ${where(first)}`,
    ),
  ].toSorted((one, other) => one.file.localeCompare(other.file, 'fr') || one.line - other.line)
}
