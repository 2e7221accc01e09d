/** Why a capital, an apostrophe, a hyphen, a space, a word is missing or in excess. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
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

export function joinedReason(
  one: Extract<ErrorExplanation, { kind: 'separate-words' | 'one-word' | 'elided' }>,
): string {
  const { expected } = one
  if (one.kind === 'separate-words') {
    return `Compte les mots\u00a0: il y en a ${one.count}, ${quoted(expected)}. Chacun sert aussi dans d'autres phrases.`
  }
  if (one.kind === 'one-word') {
    return `${quoted(expected)} est un seul mot\u00a0: on ne peut rien glisser entre ses morceaux, ${quoted(one.pieces)}.`
  }
  const full = one.full === null ? `${quoted('le')} ou ${quoted('la')}` : quoted(one.full)
  return `${quoted(one.elided)}, c'est ${full} devant une voyelle ou un h muet\u00a0: un petit mot à part, puis une apostrophe, ${quoted(expected)}.`
}

export function hyphenReason({
  expected,
  reason,
}: Extract<ErrorExplanation, { kind: 'hyphen' }>): string {
  return reason === 'inversion'
    ? `Le petit mot est passé derrière le verbe\u00a0: un trait d'union les attache, ${quoted(expected)}.`
    : `${quoted(expected)} désigne une seule chose avec plusieurs mots\u00a0: un trait d'union les attache.`
}

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
      return `${quoted(one.expected)} est le nom d'une personne ou d'un lieu\u00a0: il commence par une majuscule.`
    case 'no-capital':
      return `${quoted(one.expected)} n'est ni le début de la phrase, ni le nom de quelqu'un\u00a0: pas de majuscule.`
  }
}
