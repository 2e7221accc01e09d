/** Sentences to put in order, with every order that is right: complements that move, nouns that may change places. */
import type { ReorderQuestion, ReorderWord } from '../../domain/grammar/exercise.ts'
import type { Language } from '../data/language.ts'
import { fitsClass } from '../data/noun-table.ts'
import type { Sentence, Token } from '../sentence.ts'

/** A word as it is moved: an elided word stays with the next one, a hyphen with both. */
interface WordUnit {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly group: number
}

/** Chips of one group that move together. */
interface Constituent {
  readonly chips: readonly WordUnit[]
  readonly tokens: readonly Token[]
}

const MIN_UNITS = 3

function wordUnitsOf(tokens: readonly Token[]): WordUnit[] {
  const chips: WordUnit[] = []
  let held: Token[] = []
  for (const token of tokens) {
    held = [...held, token]
    if (token.after === '' && token !== tokens.at(-1)) continue
    chips.push({ text: held.map(({ text }) => text).join(''), tokens: held, group: token.group })
    held = []
  }
  return chips
}

function isProper(token: Token | undefined): boolean {
  const lemma = token?.lemma ?? ''
  return lemma !== '' && lemma.charAt(0) !== lemma.charAt(0).toLocaleLowerCase('fr')
}

/** Without the capital of the sentence, which would give the first word away. */
function lowered(chips: readonly WordUnit[]): WordUnit[] {
  return chips.map((chip, index) =>
    index > 0 || isProper(chip.tokens[0])
      ? chip
      : { ...chip, text: chip.text.charAt(0).toLocaleLowerCase('fr') + chip.text.slice(1) },
  )
}

function constituentsOf(chips: readonly WordUnit[]): Constituent[] {
  const blocks: Constituent[] = []
  for (const chip of chips) {
    const last = blocks.at(-1)
    const same = last?.chips[0]?.group === chip.group
    if (last && same) {
      blocks[blocks.length - 1] = {
        chips: [...last.chips, chip],
        tokens: [...last.tokens, ...chip.tokens],
      }
    } else blocks.push({ chips: [chip], tokens: chip.tokens })
  }
  return blocks
}

function functionOf({ tokens }: Constituent): string | null {
  return tokens.find(({ grammarFunction }) => grammarFunction !== null)?.grammarFunction ?? null
}

function isMovable(block: Constituent): boolean {
  return functionOf(block) === 'complément circonstanciel'
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

/** What keeps its place, and the objects after the verb, which may change theirs («offre à Léa un livre», not «devient la nuit noir»). */
function headAndObjects(
  fixed: readonly Constituent[],
): [head: readonly Constituent[], objects: Constituent[]] {
  const verb = fixed.findIndex((block) => functionOf(block) === 'verbe')
  const after = fixed.slice(verb + 1)
  const free = after.every((block) => ['COD', 'COI'].includes(functionOf(block) ?? ''))
  return free ? [fixed.slice(0, verb + 1), after] : [fixed, []]
}

/** Subject and verb, with complements before them, complements and objects after them, in every order. */
function arrangements(blocks: readonly Constituent[]): Constituent[][] {
  const movable = blocks.filter(isMovable)
  const fixed = blocks.filter((block) => !isMovable(block))
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
    (block) => isMovable(block) && block.tokens.every(({ nature }) => nature === 'adverbe'),
  )
  const verb = order.find((block) => functionOf(block) === 'verbe')
  const last = verb?.chips.at(-1)
  const parts = verb?.tokens.filter(({ nature }) => nature === 'verbe').length ?? 0
  if (!adverb || !verb || !last || parts < 2) return []
  const chips = [...verb.chips.slice(0, -1), ...adverb.chips, last]
  const rest = order.filter((block) => block !== adverb)
  return [rest.map((block) => (block === verb ? { ...verb, chips } : block))]
}

/** «Dans le jardin court le chien»: after a complement, a noun may follow a verb that has no other. */
function inverted(fixed: readonly Constituent[]): Constituent[][] {
  const [subject, verb] = fixed
  const noun = subject?.tokens.every(({ nature }) => nature !== 'pronom')
  const alone = fixed.length === 2 && functionOf(fixed[0] ?? NONE) === 'sujet'
  return subject && verb && noun && alone ? [[verb, subject]] : []
}

const NONE: Constituent = { chips: [], tokens: [] }

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
function swapped(blocks: readonly Constituent[], nouns: Nouns): Constituent[][] {
  const subject = blocks.findIndex((block) => functionOf(block) === 'sujet')
  const object = blocks.findIndex((block) => ['COD', 'attribut'].includes(functionOf(block) ?? ''))
  const [one, other] = [blocks[subject], blocks[object]]
  if (!one || !other || !areInterchangeable(one, other, nouns)) return []
  return [
    blocks.map((block, index) => (index === subject ? other : index === object ? one : block)),
  ]
}

/** A sentence whose right orders can all be told. */
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
  const chips = wordUnitsOf(tokens)
  return (
    verbs.size === 1 &&
    subjects.length === 1 &&
    !loose &&
    text.endsWith('.') &&
    !tokens.some(mayStandElsewhere) &&
    chips.length > MIN_UNITS
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

/** The question of a sentence that fits. Words are given in the sentence's order; the player shuffles them. */
export function reorderQuestion(sentence: Sentence, nouns: Nouns): ReorderQuestion {
  const chips = lowered(wordUnitsOf(sentence.tokens))
  const words: ReorderWord[] = chips.map(({ text }, position) => ({ text, position }))
  const blocks = constituentsOf(chips)
  const all = arrangements(blocks)
    .flatMap((order) => [order, ...adverbInside(order)])
    .flatMap((order) => [order, ...swapped(order, nouns)])
  const own = words.map(({ position }) => position)
  const orders = [
    own,
    ...all.map((order) =>
      order.flatMap(({ chips: some }) => some.map((chip) => chips.indexOf(chip))),
    ),
  ]
  const distinct = new Map(orders.map((order) => [order.join(' '), order]))
  return { sentence: sentence.text, words, orders: [...distinct.values()] }
}
