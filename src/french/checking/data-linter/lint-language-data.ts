/** The linter of data/: everything that can be checked without a human reader. */
import type { DataFault, SourceLocation } from '../../data/data-file.ts'
import type { Language } from '../../data/language.ts'
import type { NounEntry } from '../../data/noun-table.ts'
import { isAct } from '../../generation/collections/made/place-acts.ts'
import { lintCollection, lintStory, type StoryScrutiny } from './lint-stories.ts'
import { lintWords } from './lint-words.ts'

function fault(place: SourceLocation, message: string): DataFault {
  return { file: place.file, line: place.line, message }
}

function nounFaults(noun: NounEntry, language: Language, themes: ReadonlySet<string>): string[] {
  const head = noun.lemma.split(' ')[0] ?? noun.lemma
  // A noun that the lexicon lacks (papi) says its plural itself.
  const known =
    noun.plural !== null || language.lexicon.has(head) || language.lexicon.has(head.toLowerCase())
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

/** Acts that cannot be told behind their place. */
function placeFaults({ places }: Language): DataFault[] {
  return places.flatMap((collection) =>
    collection.lines
      .filter((line) => !isAct({ collection, line }))
      .map((line) => fault(line, 'a place takes one plain clause about héros, without a time')),
  )
}

/** All faults, in the order of the files. */
export function lintLanguageData(
  language: Language,
  scrutiny: StoryScrutiny = 'one-telling',
): DataFault[] {
  const { collections, places, stories } = language
  const where = ({ source }: Sourced): string => `${source.file}:${source.line}`
  const fallbacks = [...new Set([...language.fallbacks.values()].flat())]
  const lines = collections.flatMap((collection) => collection.lines)
  return [
    ...language.faults(),
    ...lintTables(language),
    ...fallbacks.flatMap((template) =>
      lintWords(template, language).map((message) => ({ ...template.source, message })),
    ),
    ...stories.flatMap((story) => lintStory(story, scrutiny, language)),
    ...[...collections, ...places].flatMap((collection) =>
      lintCollection(collection, scrutiny, language),
    ),
    ...placeFaults(language),
    ...duplicates(
      lines.map(({ text, file, line }) => ({ text, source: { file, line } })),
      ({ text }) => text.replace(/^[^|{(]*\|/u, '').trim(),
      (first) => `same sentence as ${where(first)}`,
    ),
  ].toSorted((one, other) => one.file.localeCompare(other.file, 'fr') || one.line - other.line)
}
