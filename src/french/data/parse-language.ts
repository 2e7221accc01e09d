import type { Analysis } from '../morphology/features.ts'
import { pluralOf } from '../morphology/inflection.ts'
import { type Lexicon, parseLexicon } from '../morphology/lexicon.ts'
import { parseTaggingCounts } from '../parsing/tagging-counts.ts'
import { type DataFault, type DataFile, dataLines, parseListCell, tableRows } from './data-file.ts'
import type { Language, MemoryHook, NounForm } from './language.ts'
import { type NounEntry, parseNouns } from './noun-table.ts'
import { collectionFaults, parseCollection, themeOf } from './sentence-collection.ts'
import { parseStory, storyFaults } from './story-file.ts'
import type { Template } from './template.ts'
import { parseTemplate } from './template-notation.ts'
import {
  parseAdjectives,
  parseAspirated,
  parseFunctionWords,
  parseHomographs,
  parseNames,
  parseVerbs,
} from './word-tables.ts'

export interface LanguageSources {
  /** Text of the packed lexicon, already unpacked. */
  readonly lexicon: string
  readonly nouns: readonly DataFile[]
  readonly adjectives: DataFile
  readonly verbs: DataFile
  readonly functionWords: DataFile
  readonly names: DataFile
  readonly homographs: DataFile
  readonly wordSenses: DataFile
  readonly wordFamilies: DataFile
  readonly wordGroups: DataFile
  readonly memoryHooks: DataFile
  /** Counts of tags: see `data/tagging/README.md`. */
  readonly tagging: DataFile
  readonly aspirated: DataFile
  readonly fallbacks: DataFile
  readonly stories: readonly DataFile[]
  readonly collections: readonly DataFile[]
}

function grouped<Key, Value>(
  values: readonly Value[],
  keysOf: (value: Value) => readonly Key[],
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    for (const key of keysOf(value)) {
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [value])
      else group.push(value)
    }
  }
  return groups
}

/** Rows of a table of two columns. */
function pairRows(file: DataFile): [key: string, value: string][] {
  return tableRows(file).map(({ cells: [key = '', value = ''] }) => [key, value])
}

function parseHooks(file: DataFile): ReadonlyMap<string, readonly MemoryHook[]> {
  const hooks = tableRows(file).map(({ cells: [word = '', letters = '', hook = ''] }) => ({
    word,
    letters,
    hook,
  }))
  return grouped(hooks, ({ word }) => [word])
}

/** Of each word the relatives of its own row first, then those of the groups that it is in. */
function parseFamilies(
  families: DataFile,
  groups: DataFile,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>(
    pairRows(families).map(([word, list]) => [word, new Set(parseListCell(list))]),
  )
  for (const [head, list] of pairRows(groups)) {
    const members = [head, ...parseListCell(list)]
    for (const word of members) {
      const relatives = found.get(word) ?? new Set<string>()
      for (const other of members) if (other !== word) relatives.add(other)
      found.set(word, relatives)
    }
  }
  return new Map([...found].map(([word, relatives]) => [word, [...relatives]]))
}

function aspiratedTest(lemmas: ReadonlySet<string>, lexicon: Lexicon): (form: string) => boolean {
  return (form) =>
    lemmas.has(form) || lexicon.analyse(form).some((analysis) => lemmas.has(analysis.lemma))
}

interface WrittenForm extends NounForm {
  readonly form: string
}

function formsOf(noun: NounEntry, lexicon: Lexicon): WrittenForm[] {
  const both = (form: string, plural: string, gender: NounEntry['gender']): WrittenForm[] =>
    form === plural
      ? [{ form, noun, gender, number: noun.fixedNumber }]
      : [
          { form, noun, gender, number: 's' },
          { form: plural, noun, gender, number: 'p' },
        ]
  if (noun.fixedNumber !== null) return both(noun.lemma, noun.lemma, noun.gender)
  const forms = both(noun.lemma, noun.plural ?? pluralOf(noun.lemma, lexicon), noun.gender)
  const { feminine } = noun
  return feminine === null ? forms : [...forms, ...both(feminine, pluralOf(feminine, lexicon), 'f')]
}

/** «mètre» and «rongeur»: a noun of the school tables reads as one, though the lexicon has the verb or the adjective alone. */
function withNouns(lexicon: Lexicon, nounForms: ReadonlyMap<string, readonly NounForm[]>): Lexicon {
  const known = new Map<string, readonly Analysis[]>()
  const written = new Map<string, (readonly [form: string, code: string])[]>()
  for (const [form, readings] of nounForms) {
    const own = lexicon.analyse(form)
    const isMissing = own.length > 0 && own.every(({ nature }) => nature !== 'nom')
    if (!isMissing) continue
    const added = readings.map(
      ({ noun, gender, number }): Analysis => ({
        lemma: noun.lemma,
        nature: 'nom',
        gender,
        number,
      }),
    )
    known.set(form, [...added, ...own])
    for (const { lemma, gender, number } of added)
      written.set(lemma, [
        ...(written.get(lemma) ?? []),
        [form, `${gender ?? 'e'}${number ?? 'i'}`],
      ])
  }
  return {
    ...lexicon,
    analyse: (form) => known.get(form) ?? lexicon.analyse(form),
    forms: (lemma, nature, accepts) => [
      ...lexicon.forms(lemma, nature, accepts),
      ...(nature === 'N' ? (written.get(lemma) ?? []) : [])
        .filter(([, code]) => accepts(code))
        .map(([form]) => form),
    ],
  }
}

/** Words are compared letter by letter: an accent is part of its letter (NFC). */
function compositionFault({ path, text }: DataFile): DataFault[] {
  const isComposed = text === text.normalize('NFC')
  return isComposed ? [] : [{ file: path, line: 1, message: 'its accents are not composed (NFC)' }]
}

/** data/fallbacks.templates: sentences for any word of a kind, named in the header. */
function parseFallbacks(
  file: DataFile,
  knownClass: (name: string) => boolean,
): { readonly templates: readonly Template[]; readonly faults: readonly DataFault[] } {
  const read = dataLines(file).map((line) =>
    parseTemplate(line, { origin: 'fallback', knownClass }),
  )
  return {
    templates: read.flatMap((one) => ('message' in one ? [] : [one])),
    faults: read.flatMap((one) => ('message' in one ? [one] : [])),
  }
}

/** Reads the tables; never refuses: what is wrong is listed in `faults`. */
export function parseLanguage(sources: LanguageSources): Language {
  const general = parseLexicon(sources.lexicon)
  const nouns = parseNouns(sources.nouns)
  const nounForms = grouped(
    nouns.nouns.flatMap((noun) => formsOf(noun, general)),
    ({ form }) => [form],
  )
  const lexicon = withNouns(general, nounForms)
  const adjectives = parseAdjectives(sources.adjectives)
  const verbs = parseVerbs(sources.verbs)
  const tools = parseFunctionWords(sources.functionWords)
  const names = parseNames(sources.names)
  const homographs = parseHomographs(sources.homographs)
  const roots = new Set(nouns.nouns.map((noun) => noun.nounClass.split('.')[0] ?? ''))
  const knownClass = (name: string): boolean => roots.has(name)
  const fallbacks = parseFallbacks(sources.fallbacks, knownClass)
  const all = sources.collections.map(parseCollection)
  const collections = all.filter(({ opening }) => opening === null)
  return {
    lexicon,
    nouns: grouped(nouns.nouns, (noun) => [noun.lemma]),
    nounForms,
    adjectives: new Map(adjectives.entries.map((entry) => [entry.lemma, entry])),
    verbs: new Map(verbs.entries.map((entry) => [entry.lemma, entry])),
    functionWords: grouped(tools.entries, (entry) => [entry.form]),
    names: names.entries,
    wordSenses: new Map(pairRows(sources.wordSenses)),
    wordFamilies: parseFamilies(sources.wordFamilies, sources.wordGroups),
    memoryHooks: parseHooks(sources.memoryHooks),
    tagging: parseTaggingCounts(sources.tagging.text),
    homographs: new Map(homographs.entries.map((entry) => [entry.form, entry])),
    aspirated: aspiratedTest(parseAspirated(sources.aspirated), lexicon),
    fallbacks: grouped(fallbacks.templates, ({ headwords }) => headwords),
    themes: collections.flatMap(themeOf),
    stories: sources.stories.map(parseStory),
    collections,
    places: all.filter(({ opening }) => opening !== null),
    knownClass,
    faults: () => [
      ...[...sources.nouns, ...sources.stories, ...sources.collections].flatMap(compositionFault),
      ...[nouns, adjectives, verbs, tools, names, homographs, fallbacks].flatMap(
        ({ faults }) => faults,
      ),
      ...sources.stories.flatMap(storyFaults),
      ...sources.collections.flatMap(collectionFaults),
    ],
  }
}
