/**
 * Whether the words of a sentence make one sentence only, the first and the last being known by their capital and their full stop
 * (GRA-14). The grammar here lets through more than French does: what it finds no second order for has none.
 */
import type { Nature } from '../../domain/grammar/nature.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { Token } from '../sentence.ts'

/** What the player moves: a word, with the elided word before it or the mark behind it. */
export interface WordUnit {
  readonly text: string
  readonly tokens: readonly Token[]
}

const FOLLOWERS: Readonly<Partial<Record<Nature, readonly Nature[]>>> = {
  déterminant: ['nom', 'adjectif', 'déterminant', 'adverbe'],
  adjectif: ['nom', 'adjectif', 'verbe', 'préposition', 'déterminant', 'adverbe', 'pronom'],
  nom: ['verbe', 'adjectif', 'préposition', 'déterminant', 'adverbe', 'pronom', 'nom'],
  verbe: ['déterminant', 'nom', 'adjectif', 'préposition', 'adverbe', 'verbe'],
  préposition: ['déterminant', 'nom', 'pronom', 'verbe'],
  pronom: ['verbe', 'pronom', 'adverbe'],
}

const SINGULAR = /^(?:le|la|l'|une?|ce|cet|cette|m[oa]n?|t[oa]n?|s[oa]n?|notre|votre|leur|du|au)$/iu
const PLURAL =
  /^(?:les|des|[mts]es|[nv]os|leurs|ces|aux|deux|trois|quatre|cinq|six|sept|huit|dix)$/iu
const MASCULINE = /^(?:le|un|ce|cet|du|au)$/iu
const FEMININE = /^(?:la|une|cette|ma|ta|sa)$/iu
/** Forms that stand before a consonant only, and those that ask a vowel. */
const BEFORE_CONSONANT = /^(?:le|la|ce|ma|ta|sa|du|au|de|beau|nouveau|vieux)$/iu
const BEFORE_VOWEL = /^(?:cet|bel|nouvel|vieil)$/iu

/** Adjectives of fixed place; others («magnifique», and «blanc» in a poem) are right on both sides of their noun. */
const BEFORE = new Set('petit grand gros joli bon beau vieux'.split(' '))
const AFTER = new Set(
  'rouge bleu jaune gris rose violet orange marron brun roux beige carré sucré salé neuf pointu mûr cassé déchiré troué mouillé préféré favori malade mort plat pliant roulant solaire électrique scolaire municipal européen français anglais italien espagnol chinois africain gratuit pressé blessé perdu'.split(
    ' ',
  ),
)

export function mayStandElsewhere({ nature, lemma, grammarFunction }: Token): boolean {
  if (nature !== 'adjectif' || grammarFunction === 'attribut') return false
  return lemma === null || !(BEFORE.has(lemma) || AFTER.has(lemma))
}

function determinerFits({ text }: Token, noun: Token): boolean {
  const number = SINGULAR.test(text) ? 's' : PLURAL.test(text) ? 'p' : null
  const gender = MASCULINE.test(text) ? 'm' : FEMININE.test(text) ? 'f' : null
  return agree({ number, gender }, noun)
}

type Features = Pick<Token, 'gender' | 'number'>

function agree(one: Features, other: Features): boolean {
  const number = one.number === null || other.number === null || one.number === other.number
  return number && (one.gender === null || other.gender === null || one.gender === other.gender)
}

/** The words before a noun in its group, nearest first, up to its determiner. */
function determinerOf(placed: readonly Token[], noun: number): Token | undefined {
  const at = placed.findLastIndex(
    ({ nature }, index) => index < noun && !['adjectif', 'adverbe'].includes(nature),
  )
  return placed[at]?.nature === 'déterminant' ? placed[at] : undefined
}

interface Grammar {
  readonly aspirated: (form: string) => boolean
  /** Nouns that stand without a determiner in the sentence. */
  readonly bare: ReadonlySet<Token>
  readonly verbs: readonly Token[]
  /** Whether a group without a preposition may follow another: as in the sentence, or a COD behind a group with one. */
  readonly beside: boolean
  readonly attribute: boolean
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

function fitsAdjective(before: Token, next: Token, { attribute }: Grammar): boolean {
  if (next.nature !== 'adjectif') return true
  if (next.grammarFunction === 'attribut') return ['verbe', 'adverbe'].includes(before.nature)
  if (before.nature === 'verbe') return attribute
  const behind = before.nature === 'nom' || before.nature === 'adjectif'
  if (before.nature === 'nom' && !agree(before, next)) return false
  return behind ? !BEFORE.has(next.lemma ?? '') || before.nature === 'adjectif' : true
}

/** An adjective that stands behind its noun is never before it: «rouge robe». */
function fitsBehind(before: Token, next: Token): boolean {
  return before.nature !== 'adjectif' || next.nature !== 'nom' || !AFTER.has(before.lemma ?? '')
}

function fitsSound(before: Token, next: Token, { aspirated }: Grammar): boolean {
  const vowel = startsWithVowelSound(next.text, aspirated)
  // «Les vieux ouvriers»: its plural is that of any noun.
  if (before.number === null && next.number === 'p' && before.nature === 'adjectif') return true
  return !(vowel ? BEFORE_CONSONANT : BEFORE_VOWEL).test(before.text)
}

function mayFollow(before: Token, next: Token, grammar: Grammar): boolean {
  const followers = FOLLOWERS[before.nature]
  if (followers !== undefined && !followers.includes(next.nature)) return false
  const paused = before.after.startsWith(',')
  const starts = next.nature === 'déterminant' || next.nature === 'nom'
  const ended =
    before.nature === 'nom' ||
    (before.nature === 'adjectif' && starts && next.nature === 'déterminant')
  if (ended && starts && !paused && !(grammar.beside && next.nature === 'déterminant')) return false
  return (
    fitsSound(before, next, grammar) &&
    fitsBehind(before, next) &&
    fitsAdjective(before, next, grammar)
  )
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
    if (before && !mayFollow(before, token, grammar)) return null
    now = [...now, token]
    if (!fitsNoun(now, grammar) || !fitsVerb(now, grammar)) return null
  }
  return now
}

function hasGroupsSideBySide(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ nature, after }, at) =>
      ['nom', 'adjectif'].includes(nature) &&
      tokens[at + 1]?.nature === 'déterminant' &&
      !after.startsWith(','),
  )
}

/** «Il colle des feuilles sur un carton»: «Il colle sur des feuilles un carton» is right as well. */
function hasTwoComplements(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(({ nature }) => nature === 'verbe')
  const behind = tokens.slice(verb + 1)
  const object = behind.find(({ grammarFunction }) => grammarFunction === 'COD')
  return (
    object !== undefined &&
    behind.some(({ nature, group }) => nature === 'préposition' && group !== object.group)
  )
}

function grammarOf(tokens: readonly Token[], aspirated: Grammar['aspirated']): Grammar {
  const nouns = tokens.flatMap((token, at) => (token.nature === 'nom' ? [{ token, at }] : []))
  const bare = nouns.filter(({ at }) => determinerOf(tokens, at) === undefined)
  return {
    aspirated,
    bare: new Set(bare.map(({ token }) => token)),
    verbs: tokens.filter(({ nature }) => nature === 'verbe'),
    beside: hasGroupsSideBySide(tokens) || hasTwoComplements(tokens),
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
