/** What is wrong in the tables of data/: unknown words, doubles, links that lead nowhere. */
import type { Language } from '../language.ts'
import type { NounEntry } from '../tables/nouns.ts'
import type { DataFault, Place } from '../tables/table.ts'

function fault(place: Place, message: string): DataFault {
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

/** Faults of nouns, adjectives, verbs and names. */
export function lintTables(language: Language): DataFault[] {
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
