import { pluralOf } from '../morphology/inflection.ts'
import { type Lexicon, parseLexicon } from '../morphology/lexicon.ts'
import type { DataFile } from './data-file.ts'
import type { Language, NounForm } from './language.ts'
import { type NounEntry, parseNouns } from './noun-table.ts'
import { parseStory, storyFaults } from './story-file.ts'
import { parseEnrichmentFile, parseTemplateFiles } from './template-files.ts'
import { newTemplateLibrary } from './template-library.ts'
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
  readonly aspirated: DataFile
  readonly templates: readonly DataFile[]
  readonly stories: readonly DataFile[]
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

/** Reads the tables; never refuses: what is wrong is listed in `faults`. */
export function parseLanguage(sources: LanguageSources): Language {
  const lexicon = parseLexicon(sources.lexicon)
  const nouns = parseNouns(sources.nouns)
  const adjectives = parseAdjectives(sources.adjectives)
  const verbs = parseVerbs(sources.verbs)
  const tools = parseFunctionWords(sources.functionWords)
  const names = parseNames(sources.names)
  const homographs = parseHomographs(sources.homographs)
  const roots = new Set(nouns.nouns.map((noun) => noun.nounClass.split('.')[0] ?? ''))
  const knownClass = (name: string): boolean => roots.has(name)
  const files = parseTemplateFiles(sources.templates)
  const library = newTemplateLibrary(files.lines, knownClass)
  const enrichments = parseEnrichmentFile(sources.templates, knownClass)
  return {
    lexicon,
    nouns: grouped(nouns.nouns, (noun) => [noun.lemma]),
    nounForms: grouped(
      nouns.nouns.flatMap((noun) => formsOf(noun, lexicon)),
      ({ form }) => [form],
    ),
    adjectives: new Map(adjectives.entries.map((entry) => [entry.lemma, entry])),
    verbs: new Map(verbs.entries.map((entry) => [entry.lemma, entry])),
    functionWords: grouped(tools.entries, (entry) => [entry.form]),
    names: names.entries,
    homographs: new Map(homographs.entries.map((entry) => [entry.form, entry])),
    aspirated: aspiratedTest(parseAspirated(sources.aspirated), lexicon),
    allTemplates: library.templates,
    templatesFor: library.forWord,
    templatesContaining: library.containing,
    templatesWithSlotFor: library.withSlotFor,
    templatesOfTheme: library.ofTheme,
    templatesOfOrigin: library.ofOrigin,
    themes: files.themes,
    stories: sources.stories.map(parseStory),
    knownClass,
    enrichments: enrichments.enrichments,
    faults: () => [
      ...[nouns, adjectives, verbs, tools, names, homographs, files, enrichments].flatMap(
        ({ faults }) => faults,
      ),
      ...sources.stories.flatMap(storyFaults),
      ...library.faults(),
    ],
  }
}
