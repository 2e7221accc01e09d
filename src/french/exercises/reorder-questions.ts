/** Sentences to put in order, with every order that is right: adjuncts move, noun phrases may swap. */
import type { ReorderQuestion, ReorderWord } from '../../domain/grammar/exercise.ts'
import type { Language } from '../data/language.ts'
import { fitsClass } from '../data/noun-table.ts'
import type { Sentence, Token } from '../sentence.ts'

/** What the player moves: a word, with the elided word before it or the hyphen that joins it. */
interface WordUnit {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly group: number
}

/** The units of one group, which move together. */
interface Constituent {
  readonly units: readonly WordUnit[]
  readonly tokens: readonly Token[]
}

const MIN_UNITS = 3

function wordUnitsOf(tokens: readonly Token[]): WordUnit[] {
  const units: WordUnit[] = []
  let held: Token[] = []
  for (const token of tokens) {
    held = [...held, token]
    if (token.after === '' && token !== tokens.at(-1)) continue
    units.push({ text: held.map(({ text }) => text).join(''), tokens: held, group: token.group })
    held = []
  }
  return units
}

function isProper(token: Token | undefined): boolean {
  const lemma = token?.lemma ?? ''
  return lemma !== '' && lemma.charAt(0) !== lemma.charAt(0).toLocaleLowerCase('fr')
}

/** The capital of the sentence would give the first word away. */
function lowered(units: readonly WordUnit[]): WordUnit[] {
  return units.map((unit, index) =>
    index > 0 || isProper(unit.tokens[0])
      ? unit
      : { ...unit, text: unit.text.charAt(0).toLocaleLowerCase('fr') + unit.text.slice(1) },
  )
}

function constituentsOf(units: readonly WordUnit[]): Constituent[] {
  const constituents: Constituent[] = []
  for (const unit of units) {
    const last = constituents.at(-1)
    const same = last?.units[0]?.group === unit.group
    if (last && same) {
      constituents[constituents.length - 1] = {
        units: [...last.units, unit],
        tokens: [...last.tokens, ...unit.tokens],
      }
    } else constituents.push({ units: [unit], tokens: unit.tokens })
  }
  return constituents
}

function functionOf({ tokens }: Constituent): string | null {
  return tokens.find(({ grammarFunction }) => grammarFunction !== null)?.grammarFunction ?? null
}

function isMovable(constituent: Constituent): boolean {
  return functionOf(constituent) === 'complément circonstanciel'
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [
      item,
      ...rest,
    ]),
  )
}

/** What keeps its position, and the objects after the verb, which may permute («offre à Léa un livre», not «devient la nuit noir»). */
function headAndObjects(
  fixed: readonly Constituent[],
): [head: readonly Constituent[], objects: Constituent[]] {
  const verb = fixed.findIndex((constituent) => functionOf(constituent) === 'verbe')
  const after = fixed.slice(verb + 1)
  const free = after.every((constituent) => ['COD', 'COI'].includes(functionOf(constituent) ?? ''))
  return free ? [fixed.slice(0, verb + 1), after] : [fixed, []]
}

/** Subject and verb, with adjuncts before them, adjuncts and objects after them, in every order. */
function arrangements(constituents: readonly Constituent[]): Constituent[][] {
  const movable = constituents.filter(isMovable)
  const fixed = constituents.filter((constituent) => !isMovable(constituent))
  const [head, objects] = headAndObjects(fixed)
  return permutations(movable).flatMap((order) =>
    Array.from({ length: order.length + 1 }, (_, before) => {
      const first = order.slice(0, before)
      const after = permutations([...objects, ...order.slice(before)])
      const middles = before > 0 ? [head, ...inverted(fixed)] : [head]
      return middles.flatMap((middle) => after.map((rest) => [...first, ...middle, ...rest]))
    }).flat(),
  )
}

/** «a calmement nettoyé»: an adverb may also stand inside a verb of two words. */
function adverbInside(order: readonly Constituent[]): Constituent[][] {
  const adverb = order.find(
    (constituent) =>
      isMovable(constituent) && constituent.tokens.every(({ nature }) => nature === 'adverbe'),
  )
  const verb = order.find((constituent) => functionOf(constituent) === 'verbe')
  const last = verb?.units.at(-1)
  const parts = verb?.tokens.filter(({ nature }) => nature === 'verbe').length ?? 0
  if (!adverb || !verb || !last || parts < 2) return []
  const units = [...verb.units.slice(0, -1), ...adverb.units, last]
  const rest = order.filter((constituent) => constituent !== adverb)
  return [rest.map((constituent) => (constituent === verb ? { ...verb, units } : constituent))]
}

/** «Dans le jardin court le chien»: after a complement, a noun may follow a verb that has no other. */
function inverted(fixed: readonly Constituent[]): Constituent[][] {
  const [subject, verb] = fixed
  const noun = subject?.tokens.every(({ nature }) => nature !== 'pronom')
  const alone = fixed.length === 2 && functionOf(fixed[0] ?? NONE) === 'sujet'
  return subject && verb && noun && alone ? [[verb, subject]] : []
}

const NONE: Constituent = { units: [], tokens: [] }

type Nouns = Language['nouns']

function headNoun({ tokens }: Constituent): Token | undefined {
  return tokens.find(({ head, nature }) => head && nature === 'nom')
}

function isLiving(noun: Token, nouns: Nouns): boolean {
  const entries = nouns.get(noun.lemma ?? '') ?? []
  return (
    isProper(noun) ||
    entries.some(({ nounClass }) =>
      ['personne', 'animal'].some((asked) => fitsClass(nounClass, asked)),
    )
  )
}

/**
 * Whether two groups could stand for each other: same number, so that the verb agrees with either, and both alive or neither, for
 * «Un bonbon mange Lucie» is no answer to praise.
 */
function areInterchangeable(one: Constituent, other: Constituent, nouns: Nouns): boolean {
  const [first, second] = [headNoun(one), headNoun(other)]
  return (
    first !== undefined &&
    second !== undefined &&
    first.number === second.number &&
    isLiving(first, nouns) === isLiving(second, nouns)
  )
}

/** «Le chat voit le chien» is as right as «Le chien voit le chat». */
function swapped(constituents: readonly Constituent[], nouns: Nouns): Constituent[][] {
  const subject = constituents.findIndex((constituent) => functionOf(constituent) === 'sujet')
  const object = constituents.findIndex((constituent) =>
    ['COD', 'attribut'].includes(functionOf(constituent) ?? ''),
  )
  const [one, other] = [constituents[subject], constituents[object]]
  if (!one || !other || !areInterchangeable(one, other, nouns)) return []
  return [
    constituents.map((constituent, index) =>
      index === subject ? other : index === object ? one : constituent,
    ),
  ]
}

/** Whether every right order of the sentence can be listed. */
export function isSuitableForReorder({ tokens, text }: Sentence): boolean {
  const verbs = new Set(tokens.flatMap(({ nature, group }) => (nature === 'verbe' ? [group] : [])))
  const subjects = tokens.filter(({ grammarFunction }) => grammarFunction === 'sujet')
  const loose = tokens.some(
    ({ group, nature, grammarFunction }) =>
      group < 0 ||
      nature === 'conjonction' ||
      nature === 'interjection' ||
      (nature === 'adverbe' && grammarFunction === null),
  )
  const units = wordUnitsOf(tokens)
  return (
    verbs.size === 1 &&
    subjects.length === 1 &&
    !loose &&
    text.endsWith('.') &&
    !tokens.some(mayStandElsewhere) &&
    units.length > MIN_UNITS
  )
}

/** Adjectives of fixed place; others («magnifique») are right on both sides of their noun. */
const BEFORE = new Set('petit grand gros joli bon beau vieux jeune nouveau long mauvais'.split(' '))
const AFTER = new Set(
  'rouge bleu vert jaune noir blanc gris rose violet orange marron brun chaud froid rond carré sucré salé sale'.split(
    ' ',
  ),
)

function mayStandElsewhere({ nature, lemma, grammarFunction }: Token): boolean {
  if (nature !== 'adjectif' || grammarFunction === 'attribut') return false
  return lemma === null || !(BEFORE.has(lemma) || AFTER.has(lemma))
}

/** Words stand in the order of the sentence; the player shuffles them. */
export function reorderQuestion(sentence: Sentence, nouns: Nouns): ReorderQuestion {
  const units = lowered(wordUnitsOf(sentence.tokens))
  const words: ReorderWord[] = units.map(({ text }, position) => ({ text, position }))
  const constituents = constituentsOf(units)
  const all = arrangements(constituents)
    .flatMap((order) => [order, ...adverbInside(order)])
    .flatMap((order) => [order, ...swapped(order, nouns)])
  const own = words.map(({ position }) => position)
  const orders = [
    own,
    ...all.map((order) =>
      order.flatMap(({ units: some }) => some.map((unit) => units.indexOf(unit))),
    ),
  ]
  const distinct = new Map(orders.map((order) => [order.join(' '), order]))
  return { sentence: sentence.text, words, orders: [...distinct.values()] }
}
