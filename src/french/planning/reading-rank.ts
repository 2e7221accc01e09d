/** Which reading of a word is the likeliest. */
import type { Language } from '../language.ts'
import type { Reading } from './reading.ts'

/** How likely a reading is, by kind: in the tables written by hand, in the lexicon only. */
const RANKS: Readonly<Record<Reading['kind'], readonly [listed: number, unlisted: number]>> = {
  tool: [1, 8],
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

/** Whether the tables written by hand know the reading. */
export function isListed(reading: Reading, language: Language): boolean {
  switch (reading.kind) {
    case 'tool':
      return language.tools.has(reading.form)
    case 'noun':
      return reading.known
    case 'adjective':
      return language.adjectives.has(reading.lemma)
    case 'infinitive':
    case 'participle':
    case 'finite':
      return language.verbs.has(reading.lemma)
    default:
      return true
  }
}

/** Endings of adjectives: a form that the lexicon says is both, «candidat», is a noun without one of them. */
const ADJECTIVAL =
  /(eux|euse|if|ive|able|ible|ique|al|ale|el|elle|eau|é|ée|ant|ante|u|ue|bre|ide|ile)s?$/u

function rankOf(reading: Reading, language: Language): number {
  // «La Rochelle» with its capital is a town, not a noun with its article.
  if (reading.kind === 'city' && reading.form.includes(' ')) return 2
  const preferred = language.homographs.get(reading.form)
  if (preferred !== undefined && matchesHomograph(reading, preferred)) return 0
  if (reading.kind === 'adjective' && !isListed(reading, language)) {
    const noun = language.lexicon
      .analyse(reading.form)
      .some(({ nature, lemma }) => nature === 'nom' && lemma === reading.form)
    const itself = reading.lemma === reading.form
    return ADJECTIVAL.test(reading.form) && (itself || !noun) ? 5.5 : 6.5
  }
  const [listed, unlisted] = RANKS[reading.kind]
  return isListed(reading, language) ? listed : unlisted
}

function matchesHomograph(
  reading: Reading,
  preferred: { readonly nature: string; readonly lemma: string },
): boolean {
  if (reading.kind === 'noun') {
    if (reading.determiner !== null || reading.adjective !== null) return false
    return preferred.nature === 'nom' && reading.noun.lemma === preferred.lemma
  }
  if (reading.kind === 'adjective') {
    return preferred.nature === 'adjectif' && reading.lemma === preferred.lemma
  }
  const verbal = ['finite', 'infinitive', 'participle'].includes(reading.kind)
  return verbal && 'lemma' in reading && preferred.nature === 'verbe'
    ? reading.lemma === preferred.lemma
    : false
}

/** Readings, likeliest first. */
export function byLikelihood(readings: readonly Reading[], language: Language): Reading[] {
  return readings
    .map((reading, index) => ({ reading, order: rankOf(reading, language) + index / 1000 }))
    .sort((one, other) => one.order - other.order)
    .map(({ reading }) => reading)
}
