/**
 * Whether the words of a sentence make one sentence only, the first and the last being known by their capital and their full stop
 * (GRA-14). The grammar here lets through more than French does: what it finds no second order for has none.
 */
import type { Token } from '../sentence.ts'
import { agree, determinerFits, type Grammar, isContracted, mayFollow } from './word-pairs.ts'

/** What the player moves: a word, with the elided word before it or the mark behind it. */
export interface WordUnit {
  readonly text: string
  readonly tokens: readonly Token[]
}

/** The words before a noun in its group, nearest first, up to its determiner. */
function determinerOf(placed: readonly Token[], noun: number): Token | undefined {
  const at = placed.findLastIndex(
    ({ nature }, index) => index < noun && !['adjectif', 'adverbe'].includes(nature),
  )
  return placed[at]?.nature === 'déterminant' ? placed[at] : undefined
}

function fitsNoun(placed: readonly Token[], { bare }: Grammar): boolean {
  const at = placed.length - 1
  const noun = placed[at]
  if (noun?.nature !== 'nom') return true
  const determiner = determinerOf(placed, at)
  const before = placed.slice(determiner ? placed.indexOf(determiner) + 1 : at, at)
  const adjectives = before.filter(({ nature }) => nature === 'adjectif')
  const alone = determiner === undefined
  if (alone !== bare.has(noun)) return false
  return (alone || determinerFits(determiner, noun)) && adjectives.every((one) => agree(one, noun))
}

/** A subject stands before the verb, and the verbs follow each other as they did. */
function fitsVerb(placed: readonly Token[], { verbs }: Grammar): boolean {
  const last = placed.at(-1)
  if (last?.nature !== 'verbe') return true
  const rank = placed.filter(({ nature }) => nature === 'verbe').length - 1
  const subjects = placed.filter(
    ({ nature, grammarFunction }) =>
      nature === 'nom' || (nature === 'pronom' && grammarFunction === 'sujet'),
  )
  return verbs[rank] === last && subjects.length > 0
}

function append(placed: readonly Token[], unit: WordUnit, grammar: Grammar): Token[] | null {
  let now = [...placed]
  for (const token of unit.tokens) {
    const before = now.at(-1)
    const isBehindVerb = now.some(({ nature }) => nature === 'verbe')
    const beside = grammar.beside || (grammar.besideObject && isBehindVerb)
    if (before && !mayFollow(before, token, { ...grammar, beside })) return null
    now = [...now, token]
    if (!fitsNoun(now, grammar) || !fitsVerb(now, grammar)) return null
  }
  return now
}

function startsGroup(token: Token | undefined): boolean {
  return token?.nature === 'déterminant' && !isContracted(token)
}

function hasGroupsSideBySide(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ nature, after }, at) =>
      ['nom', 'adjectif'].includes(nature) && startsGroup(tokens[at + 1]) && !after.startsWith(','),
  )
}

/** «Il colle des feuilles sur un carton»: «Il colle sur des feuilles un carton» is right as well. */
function hasTwoComplements(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(({ nature }) => nature === 'verbe')
  const behind = tokens.slice(verb + 1)
  const object = behind.find(({ grammarFunction }) => grammarFunction === 'COD')
  return (
    object !== undefined &&
    behind.some(
      (token) =>
        (token.nature === 'préposition' || isContracted(token)) && token.group !== object.group,
    )
  )
}

function grammarOf(tokens: readonly Token[], aspirated: Grammar['aspirated']): Grammar {
  const nouns = tokens.flatMap((token, at) => (token.nature === 'nom' ? [{ token, at }] : []))
  const bare = nouns.filter(({ at }) => determinerOf(tokens, at) === undefined)
  return {
    aspirated,
    bare: new Set(bare.map(({ token }) => token)),
    verbs: tokens.filter(({ nature }) => nature === 'verbe'),
    beside: hasGroupsSideBySide(tokens),
    besideObject: hasTwoComplements(tokens),
    attribute: tokens.some(({ grammarFunction }) => grammarFunction === 'attribut'),
  }
}

interface OrderSearch {
  readonly grammar: Grammar
  /** The word with the full stop. */
  readonly last: WordUnit
  readonly found: Set<string>
}

/** Adds every order of `rest` behind what is placed; stops once there are two. */
function search(
  placed: readonly Token[],
  said: string,
  rest: readonly WordUnit[],
  orders: OrderSearch,
): void {
  const { grammar, last, found } = orders
  for (const unit of rest.length > 0 ? rest : [last]) {
    const now = found.size > 1 ? null : append(placed, unit, grammar)
    if (now === null) continue
    const next = `${said} ${unit.text}`
    if (rest.length === 0) found.add(next)
    else
      search(
        now,
        next,
        rest.filter((one) => one !== unit),
        orders,
      )
  }
}

/** False as well where the sentence itself is beyond the grammar. */
export function hasOneOrder(
  units: readonly WordUnit[],
  aspirated: (form: string) => boolean,
): boolean {
  const [first, last] = [units[0], units.at(-1)]
  if (!first || !last || first === last) return false
  const tokens = units.flatMap((unit) => unit.tokens)
  const grammar = grammarOf(tokens, aspirated)
  const found = new Set<string>()
  const begun = append([], first, grammar)
  if (begun !== null) search(begun, first.text, units.slice(1, -1), { grammar, last, found })
  return found.size === 1 && found.has(units.map(({ text }) => text).join(' '))
}
