/** Whether one word may stand behind another; French allows less than what passes here (GRA-14). */
import type { Nature } from '../../domain/grammar/nature.ts'
import { startsWithVowelSound } from '../morphology/vowel-sound.ts'
import type { Token } from '../sentence.ts'

export interface Grammar {
  readonly aspirated: (form: string) => boolean
  /** Nouns that stand without a determiner in the sentence. */
  readonly bare: ReadonlySet<Token>
  readonly verbs: readonly Token[]
  /** Whether a group without a preposition may follow another, as in the sentence. */
  readonly beside: boolean
  /** Whether it may behind the verb: a COD behind a group with a preposition. */
  readonly besideObject: boolean
  readonly attribute: boolean
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

/** States in which something may be done: «Le garçon rentre mouillé à la maison». */
const STATES = new Set('mûr cassé déchiré troué mouillé malade mort pressé blessé perdu'.split(' '))

export function mayStandElsewhere({ nature, lemma, grammarFunction }: Token): boolean {
  if (nature !== 'adjectif' || grammarFunction === 'attribut') return false
  return lemma === null || !(BEFORE.has(lemma) || AFTER.has(lemma))
}

/** «le chat», «cette robe». */
export function determinerFits({ text }: Token, noun: Token): boolean {
  const number = SINGULAR.test(text) ? 's' : PLURAL.test(text) ? 'p' : null
  const gender = MASCULINE.test(text) ? 'm' : FEMININE.test(text) ? 'f' : null
  return agree({ number, gender }, noun)
}

type Features = Pick<Token, 'gender' | 'number'>

export function agree(one: Features, other: Features): boolean {
  const number = one.number === null || other.number === null || one.number === other.number
  return number && (one.gender === null || other.gender === null || one.gender === other.gender)
}

/** «au», «aux» and «du» open a group as a preposition does. */
export function isContracted({ nature, text }: Token): boolean {
  return nature === 'déterminant' && /^(?:aux?|du)$/iu.test(text)
}

function fitsAdjective(before: Token, next: Token, { attribute }: Grammar): boolean {
  if (next.nature !== 'adjectif') return true
  if (next.grammarFunction === 'attribut') return ['verbe', 'adverbe'].includes(before.nature)
  if (before.nature === 'verbe') return attribute || STATES.has(next.lemma ?? '')
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

/** «de les» is «des», «à le» is «au», and «du» has its preposition in it. */
function isUncontracted(before: Token, next: Token): boolean {
  const asked = /^(?:de|à)$/iu.test(before.text) ? /^(?:les?|du|aux?)$/iu : /^aux?$/iu
  return before.nature === 'préposition' && asked.test(next.text)
}

/** «Lina de la classe»: a first name by itself has no complement. */
function completesName(before: Token, next: Token, { bare }: Grammar): boolean {
  const isName = bare.has(before) && /^\p{Lu}/u.test(before.lemma ?? '')
  return isName && /^(?:de|d'|du|des)$/iu.test(next.text)
}

/** Behind a preposition a verb is an infinitive; behind a noun a participle agrees with it: «Elle a les volets fermés». */
function fitsVerbForm(before: Token, next: Token): boolean {
  if (next.nature !== 'verbe') return true
  if (before.nature === 'préposition') return next.text === next.lemma
  const isBehindNoun = before.nature === 'nom' || before.nature === 'adjectif'
  const isParticiple = next.gender !== null
  return !isBehindNoun || !isParticiple || agree(before, next)
}

/** Whether a word may stand behind another. */
export function mayFollow(before: Token, next: Token, grammar: Grammar): boolean {
  const followers = FOLLOWERS[before.nature]
  if (followers !== undefined && !followers.includes(next.nature)) return false
  if (isUncontracted(before, next) || completesName(before, next, grammar)) return false
  const paused = before.after.startsWith(',')
  const starts = (next.nature === 'déterminant' && !isContracted(next)) || next.nature === 'nom'
  const ended =
    before.nature === 'nom' ||
    (before.nature === 'adjectif' && starts && next.nature === 'déterminant')
  if (ended && starts && !paused && !(grammar.beside && next.nature === 'déterminant')) return false
  return (
    fitsSound(before, next, grammar) &&
    fitsBehind(before, next) &&
    fitsVerbForm(before, next) &&
    fitsAdjective(before, next, grammar)
  )
}
