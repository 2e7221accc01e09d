/** Sentences to put in order, chosen among those whose words make one sentence only (GRA-14). */
import type { ReorderQuestion } from '../../domain/grammar/exercise.ts'
import type { Level } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import type { Sentence, Token } from '../sentence.ts'
import { hasOneOrder, type WordUnit } from './word-order.ts'
import { mayStandElsewhere } from './word-pairs.ts'

/** Words to move, by class: fewer are no question there. */
const LEAST_UNITS: Readonly<Record<Level, number>> = { CP: 4, CE1: 4, CE2: 5, CM1: 6, CM2: 7 }

/** Words as they are moved: «l'arbre» is one; a comma, the full stop stay with their word. */
function wordUnits(tokens: readonly Token[]): WordUnit[] {
  const units: WordUnit[] = []
  let held: Token[] = []
  for (const [index, token] of tokens.entries()) {
    held = [...held, token]
    if (token.after === '' && index < tokens.length - 1) continue
    const text = held.map(({ text: word, after }) => word + after).join('')
    units.push({ text: text.trimEnd(), tokens: held })
    held = []
  }
  return units
}

/** A word that may stand in several places, or whose place nothing here tells. */
function isLoose(token: Token): boolean {
  const { nature, grammarFunction, text } = token
  const link = nature === 'conjonction' || nature === 'interjection'
  const clitic = nature === 'pronom' && grammarFunction !== 'sujet'
  return link || clitic || /^(?:ne|n'|plus|moins)$/iu.test(text) || mayStandElsewhere(token)
}

/** An adverb at the end may as well follow the verb; before the full stop it is known by it. */
function hasFreeAdverb(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ nature, after }, at) =>
      nature === 'adverbe' &&
      at < tokens.length - 1 &&
      !after.startsWith(',') &&
      tokens[at + 1]?.nature !== 'adjectif',
  )
}

/** «La coureuse arriva exténuée au sommet»: before the full stop alone an attribute cannot go to its noun («La coureuse exténuée arriva»). */
function hasFreeAttribute(tokens: readonly Token[]): boolean {
  return tokens
    .slice(0, -1)
    .some(({ nature, grammarFunction }) => nature === 'adjectif' && grammarFunction === 'attribut')
}

/** Adjectives that say how some verbs are done: «ouvrir grand la porte», «écrire gros ses lettres». */
const ADVERBIAL: Readonly<Record<string, readonly string[]>> = {
  ouvrir: ['grand'],
  voir: ['grand', 'gros', 'petit'],
  écrire: ['gros', 'petit'],
  dessiner: ['gros', 'petit'],
  sentir: ['bon'],
  tenir: ['bon'],
}

function hasAdverbialAdjective(tokens: readonly Token[]): boolean {
  const adverbial = tokens.flatMap(({ nature, lemma }) =>
    nature === 'verbe' ? (ADVERBIAL[lemma ?? ''] ?? []) : [],
  )
  return tokens.some(
    ({ nature, lemma }) => nature === 'adjectif' && adverbial.includes(lemma ?? ''),
  )
}

function hasOneClause(tokens: readonly Token[]): boolean {
  const subjects = tokens.filter(({ grammarFunction }) => grammarFunction === 'sujet')
  const verbs = new Set(tokens.flatMap(({ nature, group }) => (nature === 'verbe' ? [group] : [])))
  return subjects.length === 1 && verbs.size === 1
}

/** The feature that all readings of a form share; null where it has several, as «vieux» has two numbers. */
function shared<Feature>(features: readonly (Feature | null)[], own: Feature | null) {
  return features.every((feature) => feature === own) ? own : null
}

/** A noun, an adjective or a participle with what its form alone tells: moved to another noun, «vieux» may be a plural. */
function asRead(token: Token, { lexicon }: Pick<Language, 'lexicon'>): Token {
  const isNominal = token.nature === 'nom' || token.nature === 'adjectif'
  const readings = lexicon
    .analyse(token.text.toLocaleLowerCase('fr'))
    .filter(({ nature, lemma }) => nature === token.nature && lemma === token.lemma)
    .filter(({ verb }) => isNominal || (verb?.kind === 'participle' && token.person === null))
  if (!isNominal && readings.length === 0) return token
  return {
    ...token,
    gender: shared(
      readings.map(({ gender }) => gender),
      isNominal ? token.gender : (readings[0]?.gender ?? null),
    ),
    number: shared(
      readings.map(({ number }) => number),
      isNominal ? token.number : (readings[0]?.number ?? null),
    ),
  }
}

/** Null where the words make a second sentence, or where that cannot be told. */
export function reorderQuestion(
  { tokens, text }: Sentence,
  {
    level,
    language,
  }: { readonly level: Level; readonly language: Pick<Language, 'aspirated' | 'lexicon'> },
): ReorderQuestion | null {
  if (!text.endsWith('.') || tokens.some(isLoose)) return null
  if (hasFreeAdverb(tokens) || hasFreeAttribute(tokens)) return null
  if (hasAdverbialAdjective(tokens)) return null
  const units = wordUnits(tokens.map((token) => asRead(token, language)))
  const short = units.length < LEAST_UNITS[level]
  if (short || !hasOneClause(tokens) || !hasOneOrder(units, language.aspirated)) return null
  const words = units.map((unit, position) => ({ text: unit.text, position }))
  return { sentence: text, words, orders: [words.map(({ position }) => position)] }
}
