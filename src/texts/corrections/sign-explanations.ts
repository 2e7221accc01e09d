/** Why a capital, an apostrophe, a hyphen, a space, a word is missing or in excess. */
import type {
  CapitalReason,
  ErrorExplanation,
  HyphenReason,
} from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import { EXPRESSIONS, ONE_WORDS } from './fixed-expressions.ts'

/** Words in excess, which answer no word of the dictation. */
export function extraWordExplanation(word: string): string {
  return `Relis en suivant du doigt\u00a0: ici, ${quoted(word)} n'a pas été dicté.`
}

/** A sign of punctuation that is missing, in excess, or another. */
export function punctuationExplanation(expected: string, written: string): string {
  if (expected === '')
    return `Relis à voix haute\u00a0: on ne s'arrête pas ici, ${quoted(written)} est de trop.`
  if (/[«:]/u.test(expected))
    return `Ici, la parole est donnée à quelqu'un\u00a0: deux points l'annoncent, et des guillemets l'entourent. Il faut ${quoted(expected)}.`
  return `Relis à voix haute et écoute où la voix s'arrête ou change\u00a0: ici, il faut ${quoted(expected)}.`
}

const PIECES: Readonly<Record<number, string>> = { 1: 'deux', 2: 'trois' }

function cutReason({
  expected,
  clue,
}: Extract<ErrorExplanation, { kind: 'separate-words' }>): string {
  const low = expected.toLocaleLowerCase('fr')
  const expression = EXPRESSIONS[low.replace(/^est-ce qu'.+/u, 'est-ce que')]
  if (expression !== undefined) return `${quoted(expected)}, c'est ${expression}.`
  if (/^quoi qu/u.test(low))
    return `On ne peut pas dire ${quoted('bien que')} ici\u00a0: en deux mots, ${quoted('quoi que')} veut dire ${quoted('peu importe ce que')}.`
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
        ? `Dans ${whole}, chaque mot peut servir sans l'autre, dans une autre phrase\u00a0: ce sont ${PIECES[expected.split(' ').length - 1] ?? 'plusieurs'} mots, avec un blanc entre eux.`
        : `${quoted(clue.own)} est un petit mot à part, comme dans ${quoted(clue.said)}\u00a0: laisse un blanc, ${whole}.`
  }
}

export function joinedReason(
  one: Extract<ErrorExplanation, { kind: 'separate-words' | 'one-word' | 'elided' }>,
): string {
  const { expected } = one
  if (one.kind === 'separate-words') return cutReason(one)
  if (one.kind === 'one-word') {
    if (/^quoiqu/iu.test(expected))
      return `On peut dire ${quoted('bien que')} à la place\u00a0: ${quoted('quoique')} est donc un seul mot.`
    const meaning = ONE_WORDS[expected.toLocaleLowerCase('fr')]
    if (meaning !== undefined) return `${quoted(expected)} ${meaning}\u00a0: c'est un seul mot.`
    return one.odd === null
      ? `${quoted(expected)} a un sens à lui tout seul, et l'on ne peut rien glisser au milieu\u00a0: c'est un seul mot.`
      : `${quoted(one.odd)}, tout seul, n'est pas un mot\u00a0: on l'attache, ${quoted(expected)}.`
  }
  return elisionReason(one)
}

function elisionReason(one: Extract<ErrorExplanation, { kind: 'elided' }>): string {
  const { expected } = one
  const full = one.full === null ? `${quoted('le')} ou ${quoted('la')}` : quoted(one.full)
  if (one.full === 'si')
    return `${quoted("s'")}, c'est ${quoted('si')} devant ${quoted('il')} ou ${quoted('ils')}\u00a0: un petit mot à part, puis une apostrophe, ${quoted(expected)}.`
  if (expected.toLocaleLowerCase('fr') === "l'on")
    return `Devant ${quoted('on')}, un l peut aider à mieux dire la phrase\u00a0: il s'écrit à part, puis une apostrophe, ${quoted(expected)}.`
  if (one.elided === "c'")
    return `${quoted("c'")}, c'est ${quoted('cela')} en plus court\u00a0: un petit mot à part, un c, puis une apostrophe, ${quoted(expected)}.`
  const letters = one.elided === "qu'" ? 'q et son u' : 'un petit mot à part'
  if (one.odd !== null)
    return `${quoted(one.odd)}, tout seul, n'est pas un mot\u00a0: c'est ${quoted(expected.slice(one.elided.length))}. ${quoted(one.elided)}, c'est ${full} devant une voyelle ou un h muet, puis une apostrophe.`
  return `${quoted(one.elided)}, c'est ${full} devant une voyelle ou un h muet\u00a0: ${letters}, puis une apostrophe, ${quoted(expected)}.`
}

function inversionReason(expected: string): string {
  if (/-t-/u.test(expected))
    return `Entre deux voyelles, un t aide à dire ${quoted(expected)}\u00a0: il n'est pas à la place d'une voyelle tombée, donc deux traits d'union et pas d'apostrophe.`
  if (/est-ce/iu.test(expected))
    return `${quoted('est-ce')}, c'est ${quoted("c'est")} à l'envers\u00a0: un trait d'union attache le petit mot passé derrière, ${quoted(expected)}.`
  const elided = /-([mt])'en$/iu.exec(expected)?.[1]?.toLocaleLowerCase('fr')
  if (elided !== undefined)
    return `L'apostrophe remplace le e de ${quoted(`${elided}e`)}\u00a0: le petit mot s'attache au verbe par un trait d'union, ${quoted(expected)}.`
  const low = expected.toLocaleLowerCase('fr')
  const [verb = '', pronoun = ''] = /^\p{L}+[td]-(?:ils?|elles?|on)$/u.test(low)
    ? low.split('-')
    : []
  if (verb !== '')
    return `${quoted(expected)}, c'est ${quoted(`${pronoun} ${verb}`)} à l'envers\u00a0: le ${verb.slice(-1)} est celui du verbe, et un trait d'union attache ${quoted(pronoun)}.`
  return `Le petit mot est passé derrière le verbe\u00a0: un trait d'union les attache, ${quoted(expected)}.`
}

/** Compounds made of a verb and a noun: «porte-monnaie». */
const OF_VERB =
  /^(?:porte|tire|chasse|essuie|casse|ouvre|coupe|garde|lave|pèse|presse|taille|cache|brise|perce|abat|gratte|lance|rabat|tourne|trouble|couvre|croque|passe|compte|cure|grille|pique|chauffe|sèche|aide|protège|marque|amuse|allume|réveille)-/iu

/** As many hyphens, and words that have as many. */
function tied(count: number): { readonly hyphens: string; readonly like: readonly string[] } {
  if (count === 1) return { hyphens: "un trait d'union", like: ['chou-fleur', 'chauve-souris'] }
  if (count === 2) return { hyphens: "deux traits d'union", like: ['arc-en-ciel', 'tête-à-tête'] }
  return { hyphens: "des traits d'union", like: [] }
}

function compoundReason(expected: string): string {
  const count = expected.split('-').length - 1
  const low = expected.toLocaleLowerCase('fr')
  const [first, second] = low.split('-')
  if (count === 1 && first === second)
    return `${quoted(expected)} dit deux fois le même mot\u00a0: un trait d'union tient les deux ensemble, comme dans ${quoted(first === 'cache' ? 'pousse-pousse' : 'cache-cache')}.`
  if (OF_VERB.test(expected) && !/(?:er|ir)$/u.test(low))
    return `${quoted(expected)} est fait d'un verbe et d'un nom\u00a0: un trait d'union les attache, comme dans ${quoted(expected.startsWith('porte') ? 'ouvre-boîte' : 'porte-monnaie')}.`
  const pieces = low.split('-').map(quoted)
  const made = `${pieces.slice(0, -1).join(', ')} et ${pieces.at(-1)}`
  const { hyphens, like } = tied(count)
  const known = like.find((one) => !low.startsWith(one.slice(0, 4))) ?? ''
  return `${quoted(expected)} est un seul mot, fait de ${made}\u00a0: ${hyphens} les ${count === 1 ? 'attache' : 'attachent'}${known === '' ? '' : `, comme dans ${quoted(known)}`}.`
}

/** «une petite-fille» is no «petite fille». */
function familyReason(expected: string, like: string | null): string {
  const hyphens = tied(expected.split('-').length - 1).hyphens
  const [, small = ''] = /^(petite?s?)-f(?:ille|ils)/iu.exec(expected) ?? []
  const apart = /e/iu.test(small.slice(3))
    ? ` Une ${quoted('petite fille')}, c'est une fille qui est petite.`
    : ''
  return small === ''
    ? `${quoted(expected)} nomme une personne de la famille\u00a0: ${hyphens}, comme dans ${quoted(like ?? '')}.`
    : `${quoted(expected)}, pour les grands-parents, c'est l'enfant de leur enfant\u00a0: ${hyphens}, comme dans ${quoted(like ?? '')}.${apart}`
}

/** «comme « grand-père »». */
const HYPHENS: Readonly<Record<HyphenReason, (expected: string, like: string | null) => string>> = {
  inversion: (expected) => inversionReason(expected),
  number: (expected) =>
    `${quoted(expected)} est un seul nombre fait de plusieurs mots\u00a0: des traits d'union les attachent.`,
  family: (expected, like) => familyReason(expected, like),
  shown: (expected) =>
    `${quoted(expected)} montre de quoi l'on parle\u00a0: un trait d'union attache ${quoted(/-ci$/iu.test(expected) ? 'ci' : 'là')} à son mot, comme dans ${quoted(/^jour/iu.test(expected) ? 'ce matin-là' : 'ce jour-là')}.`,
  place: (expected) =>
    `${quoted(expected)} est un seul mot qui dit où, fait de deux\u00a0: un trait d'union les attache, comme dans ${quoted(/^l/iu.test(expected) ? 'ci-dessous' : 'là-bas')}.`,
  person: (expected) =>
    `${quoted('même')} s'attache au pronom par un trait d'union\u00a0: ${quoted(expected)}, comme ${quoted(/^moi/iu.test(expected) ? 'toi-même' : 'moi-même')}.`,
  compound: compoundReason,
}

export function hyphenReason({
  expected,
  reason,
  like,
}: Extract<ErrorExplanation, { kind: 'hyphen' }>): string {
  return HYPHENS[reason](expected, like)
}

const NAMED: Readonly<Record<CapitalReason, string>> = {
  'first-name': 'un prénom',
  person: "un nom propre, celui d'une personne ou d'un lieu",
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
      return "C'est le premier mot de la phrase\u00a0: au début, ou après un point, on met une majuscule."
    case 'name-capital':
      if (one.first && one.names !== 'unique')
        return `${quoted(one.expected)} est ${NAMED[one.names]}\u00a0: partout, il commence par une majuscule, et ici c'est aussi le premier mot.`
      return one.names === 'unique'
        ? `${quoted(one.expected)} est ${NAMED.unique}, donc une majuscule.`
        : `${quoted(one.expected)} est ${NAMED[one.names]}\u00a0: il commence par une majuscule.`
    case 'no-capital':
      return COMMON[one.names](one.expected)
  }
}
