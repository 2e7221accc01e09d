/** Headers of the last-resort sentences of data/fallbacks.frames, by what a word is. */
import type { Language } from '../language.ts'
import type { Reading } from './reading.ts'

const FALLBACKS: Readonly<Record<Reading['kind'], string>> = {
  noun: '<nom>',
  adjective: '<adjectif>',
  finite: '<verbe>',
  infinitive: '<infinitif>',
  participle: '<participe>',
  tool: '<outil>',
  name: '<prénom>',
  city: '<ville>',
  person: '<personne>',
  neighbour: '<voisin>',
  family: '<famille>',
  year: '<année>',
  number: '<nombre>',
  unknown: '<inconnu>',
}

/** The nearest kind first; a noun's class before any noun. */
export function fallbackHeaders(reading: Reading, language: Language): string[] {
  if (reading.kind === 'infinitive') {
    const traits = language.lexicon.verb(reading.lemma)
    const needsObject = traits?.transitive === true && !traits.intransitive && !reading.reflexive
    return [needsObject ? '<infinitif.transitif>' : '<infinitif>']
  }
  if (reading.kind === 'tool' && reading.nature === 'adverbe') return ['<adverbe>', '<outil>']
  // «à Le Havre» is no French.
  if (reading.kind === 'city' && /^les? /iu.test(reading.form)) return ['<ville.le>']
  if (reading.kind !== 'noun') return [FALLBACKS[reading.kind]]
  const root = reading.noun.nounClass.split('.')[0] ?? ''
  return [`<nom.${root}>`, FALLBACKS.noun]
}
