/** Why an accent stands there, or does not. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import { comparedTo, type ExplanationLevel, listed } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

const MOUTH: Readonly<Record<string, string>> = {
  é: "On entend é, la bouche sourit\u00a0: l'accent monte",
  è: "On entend è, la bouche s'ouvre\u00a0: l'accent descend",
  ê: "On entend è, la bouche s'ouvre\u00a0: ici, c'est un chapeau",
}

export function accentReason(one: Of<'accent'>, level: ExplanationLevel): string {
  const { expected, diacritic, letter, syllable, like, family } = one
  const place = level === 'CP' || syllable === expected ? '' : ` dans ${quoted(syllable)}`
  if (diacritic === 'diaeresis') {
    return `Le tréma fait entendre deux sons à part\u00a0: dis ${quoted(expected)} lentement, le ${letter} s'entend seul.`
  }
  if (family !== null) {
    return `Le chapeau de ${quoted(expected)} remplace un s, que l'on voit encore dans ${quoted(family)}.`
  }
  if (letter === 'è' && one.written === 'ê') {
    return `ê et è se disent pareil, mais le chapeau est rare\u00a0: ${quoted(expected)} a l'accent qui descend${comparedTo(like)}.`
  }
  const heard = MOUTH[letter]
  if (heard !== undefined) return `${heard}${place}${comparedTo(like)}.`
  if (/^là-|-là$/u.test(expected))
    return `${quoted('là')}, qui montre un lieu, a toujours son accent, comme dans ${quoted(expected === 'là-bas' ? 'là-haut' : 'là-bas')}\u00a0: ${quoted(expected)}.`
  const name = diacritic === 'circumflex' ? 'chapeau' : 'accent'
  return `Cet accent ne s'entend pas\u00a0: retiens ${quoted(expected)} avec son ${name} sur le ${letter.normalize('NFD').charAt(0)}${comparedTo(like)}.`
}

export function extraAccentReason({
  expected,
  letter,
  doubled,
  syllable,
  isLast,
  like,
}: Of<'accent-too-many'>): string {
  const base = letter.normalize('NFD').charAt(0)
  if (base !== 'e' && /[âîôû]/u.test(letter))
    return `Peu de mots ont un chapeau sur le ${base}\u00a0: ${quoted(expected)} n'en a pas${like.length === 0 ? '' : `, comme ${listed(like)}`}.`
  if (base !== 'e') {
    return `Le ${base} de ${quoted(expected)} se dit comme dans ${quoted(PLAIN[base] ?? 'ami')}\u00a0: on l'écrit comme lui, sans accent.`
  }
  if (isLast)
    return `Le e à la fin de ${quoted(expected)} est muet\u00a0: avec un accent, on l'entendrait.`
  if (doubled !== null) {
    return `Devant deux consonnes pareilles, comme ${doubled}, le e ne prend jamais d'accent\u00a0: ${quoted(expected)}.`
  }
  if (/e(?=x)/u.test(expected) && syllable?.includes('x') !== false) {
    return `Devant un x, le e ne prend jamais d'accent\u00a0: ${quoted(expected)}.`
  }
  return syllable === null
    ? `Dis ${quoted(expected)} lentement\u00a0: ici, le e se lit comme dans ${quoted('le')}, il n'a donc pas d'accent.`
    : inClosedSyllable(expected, syllable)
}

/** «respect», whose c is heard, and «regret», whose t is not. */
function inClosedSyllable(expected: string, syllable: string): string {
  return /ets?$/u.test(expected) && expected.endsWith(syllable)
    ? `${quoted(expected)} finit par -et, qui se lit è, sans accent, comme ${quoted(expected === 'poulet' ? 'jouet' : 'poulet')}.`
    : `Dans la syllabe ${quoted(syllable)}, une consonne suit le e\u00a0: il n'a pas besoin d'accent.`
}

const PLAIN: Readonly<Record<string, string>> = { a: 'ami', i: 'lire', o: 'moto', u: 'lune' }

export function circumflexReason({ expected, hasHat, plural }: Of<'past-circumflex'>): string {
  return hasHat
    ? `Au pluriel, on ne dirait pas ${quoted(plural)}\u00a0: ${quoted(expected)} est un subjonctif, le chapeau le montre.`
    : `Au pluriel, on dirait ${quoted(plural)}\u00a0: c'est le passé simple, sans chapeau à la troisième personne du singulier.`
}
