/** Which tenses the words of time of a line bear: «depuis hier» no futur, «déjà» nothing that is to come. */
import type { Template, TemplateItem } from '../../../data/template.ts'
import type { Tense } from '../../../morphology/features.ts'
import { deniesClause } from '../../../realisation/aspect/verb-aspect.ts'

/** Tenses that a word of time does not bear. */
const DENIED: ReadonlyMap<string, readonly Tense[]> = new Map([
  ['depuis', ['futur', 'conditionnel', 'passé composé', 'passé simple']],
  ['déjà', ['futur', 'conditionnel']],
  ['maintenant', ['futur', 'conditionnel', 'passé composé', 'passé simple']],
  ['hier', ['futur', 'conditionnel', 'présent']],
  ['avant-hier', ['futur', 'conditionnel', 'présent']],
  ['autrefois', ['futur', 'conditionnel', 'présent']],
  ['jadis', ['futur', 'conditionnel', 'présent']],
  ['naguère', ['futur', 'conditionnel', 'présent']],
  ['demain', ['imparfait', 'passé composé', 'passé simple', 'plus-que-parfait']],
  ['bientôt', ['passé composé', 'passé simple']],
])

/** «hier» behind «depuis» says since when. */
function timeWordsOf(item: TemplateItem): string[] {
  if (item.kind === 'verb') return item.adverbs.map(({ text }) => text.toLocaleLowerCase('fr'))
  if (item.kind !== 'group' || item.role !== 'T') return []
  const words = item.parts.flatMap((part) =>
    part.kind === 'word' ? [part.text.toLocaleLowerCase('fr')] : [],
  )
  return words[0] === 'depuis' ? ['depuis'] : words
}

/** «partit chaque matin»: what is told as done once does not come again. */
const DONE_ONCE: readonly Tense[] = ['passé composé', 'passé simple', 'plus-que-parfait']

/** «Comme il pleut, …»: a cause that is seen or told, not one to come; «Comme la mer sera calme !» is none. */
function tellsCause({ items: [first], end }: Template): boolean {
  const [part] = first?.kind === 'group' && first.role === 'J' ? first.parts : []
  return end !== '!' && part?.kind === 'word' && part.text.toLocaleLowerCase('fr') === 'comme'
}

/** A line that names its tenses was written for them; in any other each word of time bears the tense. */
export function bearsTense(template: Template, tense: Tense): boolean {
  const { items, tenses } = template
  if (tenses !== null) return true
  if (tense === 'futur' && tellsCause(template)) return false
  const isDenied = items.some((item) => item.kind === 'verb' && deniesClause(item, items, false))
  if (DONE_ONCE.includes(tense) && isDenied) return false
  return items.flatMap(timeWordsOf).every((word) => DENIED.get(word)?.includes(tense) !== true)
}
