/** Turns that a teacher would not dictate as a model, whatever their line serves elsewhere (GRA-14). */
import type { Language } from '../data/language.ts'
import { fitsClass } from '../data/noun-table.ts'
import type { Token } from '../sentence.ts'

type Tokens = readonly Token[]

const WITH_MEANING: readonly Token['nature'][] = ['nom', 'verbe', 'adjectif', 'adverbe']

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

function lemmasOf(tokens: Tokens, ...natures: readonly Token['nature'][]): string[] {
  return tokens
    .filter(({ nature, lemma }) => lemma !== null && natures.includes(nature))
    .map(({ lemma }) => lemma ?? '')
}

/** Letters that two words of one family share at least: «peur», «peureux». */
const FAMILY_LETTERS = 4

/** «son carnet secret dans une boîte secrète», «le chaton peureux a peur». */
function saysTwice(tokens: Tokens): boolean {
  const all = lemmasOf(tokens, 'nom', 'adjectif')
  const adjectives = lemmasOf(tokens, 'adjectif')
  const nouns = lemmasOf(tokens, 'nom').filter(({ length }) => length >= FAMILY_LETTERS)
  return (
    new Set(all).size < all.length ||
    adjectives.some((adjective) => nouns.some((noun) => adjective.startsWith(noun)))
  )
}

/** «Léa lit un livre dans son lit»: of two words that are written alike, a hint for «lit» would not tell which. */
function writesTwice(tokens: Tokens): boolean {
  const forms = tokens
    .filter(({ nature }) => WITH_MEANING.includes(nature))
    .map(({ text }) => text.toLocaleLowerCase('fr'))
  return new Set(forms).size < forms.length
}

const GIVING = setOf('offrir donner prêter')

/** «Le parrain d'Alice offrira un vélo»: one waits for whom. */
function givesToNobody(tokens: Tokens): boolean {
  const gives = lemmasOf(tokens, 'verbe').some((lemma) => GIVING.has(lemma))
  const told = tokens.some(
    ({ text, nature, grammarFunction }) =>
      grammarFunction === 'COI' ||
      (nature === 'pronom' && /^(?:me|m'|te|t'|lui|nous|vous|leur|se|s')$/iu.test(text)),
  )
  return gives && !told
}

/** Of one's own body one says «se gratter le nez», of another's «me tirer le nez». */
const MOVES = setOf(
  'lever baisser plier tendre hausser tourner allonger croiser secouer ouvrir tirer pincer gratter frotter tordre casser laver brosser couper',
)
const POSSESSIVE = /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses)$/iu
/** Of a person only: an animal has a «gueule», a «patte», a «bec». */
const OF_PERSON = setOf('bouche main pied jambe visage bras doigt cheveu')

function nounFits(lemma: string | null, asked: string, { nouns }: Language): boolean {
  return (nouns.get(lemma ?? '') ?? []).some(({ nounClass }) => fitsClass(nounClass, asked))
}

/** «lève son pied» for «lève le pied»; «la bouche du crocodile». */
function misnamesBody(tokens: Tokens, language: Language): boolean {
  const moves = lemmasOf(tokens, 'verbe').some((lemma) => MOVES.has(lemma))
  const subject = tokens.find(({ grammarFunction }) => grammarFunction === 'sujet')
  const isAnimal = nounFits(subject?.lemma ?? null, 'animal', language)
  return tokens.some(({ lemma, group, nature, grammarFunction }, at) => {
    if (nature !== 'nom' || !nounFits(lemma, 'corps', language)) return false
    const before = tokens.slice(0, at).findLast((one) => one.nature === 'déterminant')
    const owned = before?.group === group && POSSESSIVE.test(before.text)
    const moved = moves && owned && grammarFunction === 'COD'
    return moved || (isAnimal && OF_PERSON.has(lemma ?? ''))
  })
}

/** «Le gant sale devient propre», «la mer calme est devenue agitée»: two states of one thing. */
function contradictsItself(tokens: Tokens): boolean {
  const becomes = lemmasOf(tokens, 'verbe').includes('devenir')
  const subject = tokens.find(({ grammarFunction }) => grammarFunction === 'sujet')
  const isQualified = tokens.some(
    ({ nature, group, grammarFunction }) =>
      nature === 'adjectif' && group === subject?.group && grammarFunction === null,
  )
  const turnsInto = tokens.some(
    ({ nature, grammarFunction }) => nature === 'adjectif' && grammarFunction === 'attribut',
  )
  return becomes && isQualified && turnsInto
}

/** «Un sandwich est dans l'assiette» for «il y a», «Ceci est un secret» for «c'est». */
function presentsItself(tokens: Tokens): boolean {
  const [first] = tokens
  const is = lemmasOf(tokens, 'verbe').includes('être')
  const isSaid = tokens.some(({ grammarFunction }) => grammarFunction === 'attribut')
  const isNew = /^(?:une?|des)$/iu.test(first?.text ?? '') && !isSaid
  return is && (isNew || /^ce(?:ci|la)$/iu.test(first?.text ?? ''))
}

const WORN_BY_GIRLS = setOf('robe jupe tutu barrette')
const WEARS = setOf('mettre porter essayer')

/** A line is told of any child: of a boy, «il portait une robe légère» asks for a story. */
function wearsWithoutStory(tokens: Tokens): boolean {
  const subject = tokens.find(({ grammarFunction }) => grammarFunction === 'sujet')
  const isChild = subject?.nature === 'pronom' || /^\p{Lu}/u.test(subject?.lemma ?? '')
  return (
    isChild &&
    subject?.gender === 'm' &&
    lemmasOf(tokens, 'verbe').some((lemma) => WEARS.has(lemma)) &&
    lemmasOf(tokens, 'nom').some((lemma) => WORN_BY_GIRLS.has(lemma))
  )
}

const KIN = setOf(
  'père mère frère sœur fils cousin cousine oncle tante neveu nièce parrain marraine grand-père grand-mère',
)
/** «au frère» and «du frère» hold the same article. */
const ARTICLE_OF_ONE = /^(?:les?|la|l'|aux?|du)$/iu

/** «Le frère a partagé son goûter»: whose brother? «mon frère», «le frère de Tom» and «le père Noël» say it. */
function hasNobodysKin(tokens: Tokens): boolean {
  return tokens.some(({ lemma, group }, at) => {
    if (!KIN.has(lemma ?? '')) return false
    const before = tokens.slice(0, at).findLast(({ nature }) => nature !== 'adjectif')
    const isTold = tokens
      .slice(at + 1)
      .some((one) => one.group === group && ['nom', 'pronom'].includes(one.nature))
    return ARTICLE_OF_ONE.test(before?.text ?? '') && !isTold
  })
}

/** Names of words and of functions: «nom» would be a noun called «nom». */
const TERMS = setOf('nom verbe adjectif adverbe pronom déterminant préposition sujet mot phrase')

/** Whether a sentence says one thing, as one says it. */
export function hasPlainSense(tokens: Tokens, language: Language): boolean {
  return (
    !saysTwice(tokens) &&
    !writesTwice(tokens) &&
    !givesToNobody(tokens) &&
    !misnamesBody(tokens, language) &&
    !contradictsItself(tokens) &&
    !presentsItself(tokens) &&
    !wearsWithoutStory(tokens) &&
    !hasNobodysKin(tokens) &&
    !lemmasOf(tokens, 'nom').some((lemma) => TERMS.has(lemma))
  )
}
