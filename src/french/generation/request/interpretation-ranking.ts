import type { Language } from '../../data/language.ts'
import type { Interpretation } from './interpretation.ts'

/** How likely a interpretation is, by kind: in the tables written by hand, in the lexicon only. */
const RANKS: Readonly<Record<Interpretation['kind'], readonly [listed: number, unlisted: number]>> =
  {
    'function-word': [1, 8],
    noun: [2, 6],
    name: [2, 2],
    year: [2, 2],
    number: [2, 2],
    adjective: [3, 5.5],
    infinitive: [4, 5],
    finite: [4, 7],
    city: [7, 7],
    participle: [5.4, 8],
    person: [2, 2],
    neighbour: [2, 2],
    family: [7.5, 7.5],
    unknown: [9, 9],
  }

export function isListed(interpretation: Interpretation, language: Language): boolean {
  switch (interpretation.kind) {
    case 'function-word':
      return language.functionWords.has(interpretation.form)
    case 'noun':
      return interpretation.known
    case 'adjective':
      return language.adjectives.has(interpretation.lemma)
    case 'infinitive':
    case 'participle':
    case 'finite':
      return language.verbs.has(interpretation.lemma)
    default:
      return true
  }
}

/** Endings of adjectives: a form that the lexicon says is both, «candidat», is a noun without one of them. */
const ADJECTIVAL =
  /(eux|euse|if|ive|able|ible|ique|al|ale|el|elle|eau|é|ée|ant|ante|u|ue|bre|ide|ile)s?$/u

function rankOf(interpretation: Interpretation, language: Language): number {
  // «La Rochelle» with its capital is a town, not a noun with its article.
  if (interpretation.kind === 'city' && interpretation.form.includes(' ')) return 2
  const preferred = language.homographs.get(interpretation.form)
  if (preferred !== undefined && matchesHomograph(interpretation, preferred)) return 0
  if (interpretation.kind === 'adjective' && !isListed(interpretation, language)) {
    const noun = language.lexicon
      .analyse(interpretation.form)
      .some(({ nature, lemma }) => nature === 'nom' && lemma === interpretation.form)
    const itself = interpretation.lemma === interpretation.form
    return ADJECTIVAL.test(interpretation.form) && (itself || !noun) ? 5.5 : 6.5
  }
  const [listed, unlisted] = RANKS[interpretation.kind]
  return isListed(interpretation, language) ? listed : unlisted
}

function matchesHomograph(
  interpretation: Interpretation,
  preferred: { readonly nature: string; readonly lemma: string },
): boolean {
  if (interpretation.kind === 'noun') {
    if (interpretation.determiner !== null || interpretation.adjective !== null) return false
    return preferred.nature === 'nom' && interpretation.noun.lemma === preferred.lemma
  }
  if (interpretation.kind === 'adjective') {
    return preferred.nature === 'adjectif' && interpretation.lemma === preferred.lemma
  }
  const verbal = ['finite', 'infinitive', 'participle'].includes(interpretation.kind)
  return verbal && 'lemma' in interpretation && preferred.nature === 'verbe'
    ? interpretation.lemma === preferred.lemma
    : false
}

export function rankByLikelihood(
  interpretations: readonly Interpretation[],
  language: Language,
): Interpretation[] {
  return interpretations
    .map((interpretation, index) => ({
      interpretation,
      order: rankOf(interpretation, language) + index / 1000,
    }))
    .sort((one, other) => one.order - other.order)
    .map(({ interpretation }) => interpretation)
}
