/** Why a word is spelt so, or how to remember it, for the child of the class. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import { comparedTo, type ExplanationLevel, listed } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

export function silentReason(
  { expected, letter, relative }: Of<'silent-letter'>,
  level: ExplanationLevel,
): string {
  return level === 'CP'
    ? `Pense à ${quoted(relative)}\u00a0: tu entends le ${letter}.`
    : `Cherche un mot de la famille\u00a0: dans ${quoted(relative)}, on entend le ${letter}. ${quoted(expected)} le garde, muet.`
}

const HELD = { start: 'commence par', end: 'finit par' } as const

export function alikeReason(
  { letters, place, like, expected, extra }: Of<'alike'>,
  level: ExplanationLevel,
): string {
  if (extra === 'h' && place === 'start')
    return `${quoted(expected)} commence par ${quoted(letters)}, sans h, comme ${listed(like)}.`
  if (extra !== null) {
    const more = expected.includes(extra)
      ? `Un ${quoted(extra)} de trop`
      : `Pas de ${quoted(extra)}`
    return `${more} dans ${quoted(expected)}\u00a0: on y écrit ${quoted(letters)}${comparedTo(like)}.`
  }
  if (place === 'middle')
    return `Dans ${quoted(expected)}, on écrit ${quoted(letters)}${comparedTo(like)}.`
  const models = level === 'CP' ? like.slice(0, 1) : like
  return `${quoted(expected)} ${HELD[place]} ${quoted(letters)}, comme ${listed(models)}.`
}

export function familyReason({ expected, letters, family }: Of<'family'>): string {
  return `Pense à ${quoted(family)}, de la même famille que ${quoted(expected)}\u00a0: on y écrit aussi ${quoted(letters)}.`
}

export function adverbReason({ adjective, ending, expected }: Of<'adverb-ending'>): string {
  if (ending === 'ment')
    return `Pars de ${quoted(adjective)} et ajoute -ment\u00a0: ${quoted(expected)}.`
  return `Pars de ${quoted(adjective)}\u00a0: -${ending.slice(0, 1)}nt donne -${ending}, avec deux m.`
}

/** What is heard first: «oi» of «oiseau»; an e is read in several ways. */
function startReason(expected: string, start: string): string {
  const heard = /^[ey]$/u.test(start) ? `la lettre ${start}` : `le son ${quoted(start)}`
  return /^h/iu.test(expected) ? `${heard}, derrière un h muet` : heard
}

export function liaisonReason({
  expected,
  letter,
  last,
  before,
  isRefused,
  isElsewhere,
  start,
}: Of<'liaison'>): string {
  if (isRefused)
    return `Le h de ${quoted(expected)} refuse la liaison\u00a0: on dit ${quoted(`${before} ${expected}`)} sans faire sonner de ${letter} entre les deux mots.`
  const alone = `Dit tout seul, ${quoted(expected)} commence par ${startReason(expected, start)}.`
  if (isElsewhere)
    return `Ce ${letter} est celui de ${quoted(`${before} ${expected}`)}, et il n'est pas à ${quoted(expected)}. ${alone}`
  const whose =
    last === letter
      ? `Le ${letter} que tu entends est celui de ${quoted(before)}`
      : `Le son ${letter} que tu entends vient du ${last} de ${quoted(before)}`
  // «il a»: what is always heard at the end of a word makes no liaison.
  const isHeardAlways = /[lr]/u.test(letter) || /e$/u.test(before)
  const why = isHeardAlways ? ', le mot juste avant.' : "\u00a0: c'est la liaison."
  return `${whose}${why} ${alone}`
}

const SHAPES: Readonly<Record<string, string>> = {
  bd: 'le rond du b est à droite du trait, celui du d est à gauche',
  bp: 'le trait du b monte, celui du p descend',
  pq: 'le rond du p est à droite du trait, celui du q est à gauche',
  dq: 'le trait du d monte, celui du q descend',
  bq: 'le trait du b monte, celui du q descend',
  mn: 'en écriture attachée, le m a trois ponts, le n en a deux',
  nu: 'le n est un pont, le u est un creux',
}

const VOICED: Readonly<Record<string, string>> = {
  dt: 'd',
  fv: 'v',
  gk: 'g',
  cg: 'g',
  bp: 'b',
  sz: 'z',
}

export function confusionReason({ right, wrong, sort, syllables }: Of<'confusion'>): string {
  const pair = [right, wrong].sort().join('')
  const shape = SHAPES[pair]
  if (sort === 'shape' && shape !== undefined)
    return `Regarde bien\u00a0: ${shape}. Ici, ${quoted(syllables)}.`
  const voiced = VOICED[pair]
  if (voiced === undefined)
    return `Dis ${quoted(syllables)} lentement\u00a0: on entend ${right}, pas ${wrong}.`
  const trembles = voiced === right ? 'elle vibre' : 'elle ne vibre pas'
  return `Pose la main sur ta gorge et dis ${quoted(syllables)}\u00a0: pour ${right}, ${trembles}.`
}

function infinitiveReason(expected: string, letters: string, like: readonly string[]): string {
  const end = /(?:oir|[ei]r|re)$/u.exec(expected)?.[0] ?? 'r'
  return letters === 'e'
    ? `${quoted(expected)} est un infinitif en -${end}\u00a0: pas de e derrière le r, comme ${listed(like)}.`
    : `${quoted(expected)} est à l'infinitif\u00a0: il ne s'accorde avec personne, et rien ne vient derrière son -${end}, comme ${listed(like)}.`
}

/** «un murmure», «un laboratoire»: only of -eil and the like is the gender a rule. */
function withoutEReason(expected: string, like: readonly string[]): string {
  const known = like.length === 0 ? '' : `, comme ${listed(like)}`
  return /[aeu]il$/u.test(expected)
    ? `${quoted(expected)} est un nom masculin\u00a0: sans e${known}.`
    : `${quoted(expected)} finit sans e${known}.`
}

export function addedReason({
  expected,
  letters,
  like,
  isMasculine,
  isInfinitive,
}: Of<'no-final-letter'>): string {
  if (isInfinitive) return infinitiveReason(expected, letters, like)
  if (letters === 'e' && /té$/u.test(expected) && like[0] === 'beauté')
    return `Les noms féminins en -té s'écrivent presque tous sans e\u00a0: ${quoted(expected)}${comparedTo(like)}.`
  if (/^[sx]$/u.test(letters) && /[sxz]$/u.test(expected))
    return `${quoted(expected)} finit déjà par ${expected.slice(-1)}, pour un seul comme pour plusieurs\u00a0: rien ne s'ajoute.`
  if (isMasculine) return withoutEReason(expected, like)
  // «petitt»: the word has that letter, once.
  if (expected.endsWith(letters))
    return `${quoted(expected)} finit par un seul ${letters}\u00a0: rien ne s'ajoute derrière lui.`
  return like.length === 0
    ? `Le dernier son de ${quoted(expected)} est déjà écrit\u00a0: sans ${quoted(letters)}.`
    : `${quoted(expected)} s'arrête avant ${quoted(letters)}\u00a0: il finit comme ${listed(like)}.`
}

export function invariableReason({ expected, letter, like }: Of<'invariable'>): string {
  return `${quoted(expected)} ne change jamais\u00a0: retiens son ${letter} muet${like.length === 0 ? '' : `, comme dans ${listed(like)}`}.`
}

export function feminineEReason({ expected, letters, like }: Of<'feminine-e'>): string {
  return `${quoted(expected)} est un nom féminin\u00a0: il finit par ${letters}, avec un e muet${comparedTo(like)}.`
}

export function mReason({ expected, like }: Of<'m-before-mbp'>): string {
  return `Devant m, b ou p, le n devient presque toujours m\u00a0: ${quoted(expected)}${comparedTo(like)}.`
}

/** The table has plain spaces inside the quotation marks and before the signs. */
export function memoryReason({ expected, hook, ofFamily }: Of<'memory'>): string {
  const told = hook.replace(/« /gu, '«\u00a0').replace(/ (?=[»:;!?])/gu, '\u00a0')
  return ofFamily ? `${quoted(expected)} garde le chapeau de sa famille. ${told}` : told
}

/** Which letters, and where: nothing else reminds of them. */
export function byEyeReason({ letters, extra, instead, syllables }: Of<'by-eye'>): string {
  const head = `Épelle le mot morceau par morceau, ${quoted(syllables)}`
  if (extra !== null && syllables.includes(extra))
    return `${head}\u00a0: un ${quoted(extra)} est de trop.`
  if (extra !== null) return `${head}\u00a0: on n'y écrit pas ${quoted(extra)}.`
  const never = instead === null || instead === letters ? '' : `, et non ${quoted(instead)}`
  return `${head}\u00a0: on y écrit ${quoted(letters)}${never}.`
}

export function usualReason({
  expected,
  letters,
  written,
  like,
  isFirst,
}: Of<'usual-grapheme'>): string {
  if (letters === 'in' && isFirst)
    return `Au début d'un mot, ce son s'écrit in, presque jamais ${written}\u00a0: ${quoted(expected)}${comparedTo(like)}.`
  return `Le son ${letters} s'écrit le plus souvent ${letters}, et plus rarement ${written}\u00a0: ${quoted(expected)}${comparedTo(like)}.`
}

const OTHER_GENDER: Readonly<Record<string, readonly [ending: string, like: string]>> = {
  eil: ['eille', 'abeille'],
  ail: ['aille', 'paille'],
  euil: ['euille', 'feuille'],
  eille: ['eil', 'réveil'],
  aille: ['ail', 'travail'],
  euille: ['euil', 'fauteuil'],
}

export function ilEndingReason({ expected, gender, ending }: Of<'il-ending'>): string {
  const [own, other] = gender === 'm' ? ['masculin', 'féminins'] : ['féminin', 'masculins']
  const [end, like] = OTHER_GENDER[ending] ?? ['', '']
  // «orgueil», «écueil»: no feminine noun of theirs is known.
  if (end === '')
    return `${quoted(expected)} est un nom ${own}\u00a0: il finit par -${ending}, comme ${quoted(expected === 'accueil' ? 'recueil' : 'accueil')}.`
  return `${quoted(expected)} est un nom ${own}\u00a0: il finit par -${ending}. La fin -${end} est pour les noms ${other}, comme ${quoted(like)}.`
}

export function feminineErReason({ expected, feminine }: Of<'feminine-er'>): string {
  return `Au féminin, on dit ${quoted(feminine)}\u00a0: on entend le r. ${quoted(expected)} le garde, muet.`
}

type Reading = Of<'tion-ending' | 'e-before-two' | 'eux-ending' | 'missing-sound' | 'near-word'>

/** How the letters of a word are read, or those of the copy. */
export function readingReason(one: Reading): string {
  switch (one.kind) {
    case 'tion-ending':
      return `Beaucoup de noms finissent par -tion, où le t se lit s\u00a0: ${quoted(one.expected)}, comme ${listed(one.like)}.`
    case 'e-before-two':
      return `Devant ${one.letters}, le e se lit è tout seul, sans accent ni autre lettre\u00a0: ${quoted(one.expected)}.`
    case 'eux-ending':
      return `Au féminin, on dit ${quoted(one.feminine)}\u00a0: comme ${quoted('heureuse')} et ${quoted('heureux')}, il finit par x au masculin.`
    case 'missing-sound':
      return `Lis ce que tu as écrit, ${quoted(one.read)}\u00a0: on n'y entend pas le son ${quoted(one.letters)} de ${quoted(one.syllables)}.`
    case 'near-word':
      return `Lis ce que tu as écrit, ${quoted(one.read)}, c'est ${one.other}\u00a0; ${quoted(one.expected)}, c'est ${one.meaning}.`
  }
}
