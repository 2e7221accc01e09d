/** Why a capital, an apostrophe, a hyphen, a space, a word is missing or in excess. */
import type {
  CapitalReason,
  ErrorExplanation,
  HyphenReason,
} from '../../domain/copy/review/error-explanation.ts'
import { quoted } from './explanation-words.ts'

/** Words in excess, which answer no word of the dictation. */
export function extraWordExplanation(word: string): string {
  return `Relis en suivant du doigt\u00a0: ${quoted(word)} n'est pas dans la phrase que l'on a dictée.`
}

/** A sign of punctuation that is missing, in excess, or another. */
export function punctuationExplanation(expected: string, written: string): string {
  if (expected === '')
    return `Relis à voix haute\u00a0: on ne s'arrête pas ici, ${quoted(written)} est de trop.`
  return `Relis à voix haute et écoute où la voix s'arrête ou change\u00a0: ici, il faut ${quoted(expected)}.`
}

/** Usual expressions in several words, with what helps to see them. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  'tout à coup': "trois mots, comme dans «\u00a0un coup\u00a0» et «\u00a0tout à l'heure\u00a0»",
  'tout de suite': 'trois mots, comme dans «\u00a0la suite\u00a0» et «\u00a0tout de même\u00a0»',
  'parce que': 'deux mots, comme «\u00a0pour que\u00a0» et «\u00a0avant que\u00a0»',
  'à côté': 'deux mots, comme «\u00a0à gauche\u00a0» et «\u00a0à droite\u00a0»',
  'à cause': 'deux mots, comme dans «\u00a0la cause\u00a0» et «\u00a0à moi\u00a0»',
  'au revoir': 'deux mots, comme «\u00a0au travail\u00a0»',
  'en train': 'deux mots, comme «\u00a0en route\u00a0»',
  'en bas': 'deux mots, comme «\u00a0en haut\u00a0»',
  'en haut': 'deux mots, comme «\u00a0en bas\u00a0»',
  'en effet': 'deux mots, comme «\u00a0en été\u00a0»',
  'bien sûr': 'deux mots, comme dans «\u00a0je suis sûr\u00a0»',
  'tout le monde': 'trois mots, comme dans «\u00a0le monde\u00a0» et «\u00a0tout le jour\u00a0»',
  'quelque chose': 'deux mots, comme dans «\u00a0une chose\u00a0» et «\u00a0quelque part\u00a0»',
  'quelque part': 'deux mots, comme dans «\u00a0une part\u00a0» et «\u00a0quelque chose\u00a0»',
  'peu à peu': 'trois mots, comme «\u00a0pas à pas\u00a0»',
  'sans doute': 'deux mots, comme «\u00a0sans fin\u00a0»',
  'pas du tout': 'trois mots, comme dans «\u00a0pas du pain\u00a0»',
  "tout d'abord": "deux mots, comme dans «\u00a0d'abord\u00a0» tout seul",
}

function cutReason({
  expected,
  clue,
}: Extract<ErrorExplanation, { kind: 'separate-words' }>): string {
  const expression = EXPRESSIONS[expected.toLocaleLowerCase('fr')]
  if (expression !== undefined) return `${quoted(expected)}, c'est ${expression}.`
  const whole = quoted(expected)
  switch (clue.kind) {
    case 'between':
      return `On peut dire ${quoted(clue.said)}\u00a0: un mot s'est glissé au milieu. ${whole}, c'est donc ${clue.count === 3 ? 'trois' : 'deux'} mots.`
    case 'instead':
      return `On peut changer ${quoted(clue.own)} en ${quoted(clue.other)}, ${quoted(clue.said)}\u00a0: ${quoted(clue.own)} est donc un mot à part.`
    case 'aspirated':
      return `On dit ${quoted('les')} sans z devant ${quoted(clue.said)}\u00a0: son h refuse la liaison et l'apostrophe, ${whole}.`
    case 'known':
      return clue.own === ''
        ? `Cherche dans le dictionnaire\u00a0: les mots de ${whole} y sont chacun à leur place, on laisse un blanc entre eux.`
        : `${quoted(clue.own)} est un petit mot à part, comme dans ${quoted(clue.said)}\u00a0: laisse un blanc, ${whole}.`
  }
}

export function joinedReason(
  one: Extract<ErrorExplanation, { kind: 'separate-words' | 'one-word' | 'elided' }>,
): string {
  const { expected } = one
  if (one.kind === 'separate-words') return cutReason(one)
  if (one.kind === 'one-word') {
    return one.odd === null
      ? `${quoted(expected)} a un sens à lui tout seul\u00a0: on ne peut rien glisser entre ses morceaux, ${quoted(one.pieces)}.`
      : `${quoted(one.odd)}, tout seul, n'est pas un mot\u00a0: on l'attache, ${quoted(expected)}.`
  }
  const full = one.full === null ? `${quoted('le')} ou ${quoted('la')}` : quoted(one.full)
  return `${quoted(one.elided)}, c'est ${full} devant une voyelle ou un h muet\u00a0: un petit mot à part, puis une apostrophe, ${quoted(expected)}.`
}

/** «comme « grand-père »». */
const HYPHENS: Readonly<Record<HyphenReason, (expected: string, like: string | null) => string>> = {
  inversion: (expected) =>
    `Le petit mot est passé derrière le verbe\u00a0: un trait d'union les attache, ${quoted(expected)}.`,
  number: (expected) =>
    `${quoted(expected)} est un seul nombre fait de plusieurs mots\u00a0: des traits d'union les attachent.`,
  family: (expected, like) =>
    `${quoted(expected)} nomme une personne de la famille\u00a0: un trait d'union, comme dans ${quoted(like ?? '')}.`,
  place: (expected) =>
    `${quoted(expected)} est un seul mot qui dit où, fait de deux\u00a0: un trait d'union les attache, comme dans ${quoted(/^l/iu.test(expected) ? 'ci-dessous' : 'là-bas')}.`,
  person: (expected) =>
    `${quoted('même')} s'attache au pronom par un trait d'union\u00a0: ${quoted(expected)}, comme ${quoted(/^moi/iu.test(expected) ? 'toi-même' : 'moi-même')}.`,
  compound: (expected) =>
    `${quoted(expected)} a un sens que ses mots n'ont pas chacun à part\u00a0: un trait d'union les attache.`,
}

export function hyphenReason({
  expected,
  reason,
  like,
}: Extract<ErrorExplanation, { kind: 'hyphen' }>): string {
  return HYPHENS[reason](expected, like)
}

const NAMED: Readonly<Record<CapitalReason, string>> = {
  person: "le nom d'une personne ou d'un lieu",
  place: "le nom d'un lieu",
  people: "le nom des habitants d'un pays ou d'une ville",
  feast: "le nom d'une fête",
  unique: "ici un nom propre\u00a0: il désigne quelqu'un ou quelque chose d'unique",
}

const COMMON = {
  day: (expected: string): string =>
    `${quoted(expected)} est un jour ou un mois\u00a0: en français, ils n'ont pas de majuscule.`,
  people: (expected: string): string =>
    `${quoted(expected)} n'est pas ici le nom d'une personne\u00a0: une langue, ou un mot qui dit de quel pays, n'a pas de majuscule.`,
  noun: (expected: string): string =>
    `${quoted(expected)} n'est ni au début de la phrase, ni un nom propre\u00a0: pas de majuscule.`,
} as const

type SignReason = Extract<
  ErrorExplanation,
  {
    kind:
      | 'forgotten'
      | 'forgotten-elision'
      | 'apostrophe'
      | 'sentence-capital'
      | 'name-capital'
      | 'no-capital'
  }
>

export function signReason(one: SignReason): string {
  switch (one.kind) {
    case 'forgotten':
      return one.after === null
        ? `Relis en montrant chaque mot du doigt\u00a0: il manque ${quoted(one.expected)} au début de la phrase.`
        : `Relis en montrant chaque mot du doigt\u00a0: après ${quoted(one.after)}, il manque ${quoted(one.expected)}.`
    case 'forgotten-elision':
      return `Relis à voix haute\u00a0: avant ${quoted(one.noun)}, on entend un petit mot, ${quoted(one.expected)}.`
    case 'apostrophe':
      return one.expected.toLocaleLowerCase('fr') === "aujourd'hui"
        ? `Ce mot vient de ${quoted("au jour d'hui")}\u00a0: l'apostrophe est restée, ${quoted(one.expected)}.`
        : `Une voyelle est tombée devant une autre\u00a0: l'apostrophe prend sa place, ${quoted(one.expected)}.`
    case 'sentence-capital':
      return "Regarde ce qui est juste avant\u00a0: c'est le début d'une phrase, il faut une majuscule."
    case 'name-capital':
      return one.names === 'unique'
        ? `${quoted(one.expected)} est ${NAMED.unique}, donc une majuscule.`
        : `${quoted(one.expected)} est ${NAMED[one.names]}\u00a0: il commence par une majuscule.`
    case 'no-capital':
      return COMMON[one.names](one.expected)
  }
}
