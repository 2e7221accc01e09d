/** Why a consonant is written once, or twice. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import { comparedTo } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

function doubledAlikeReason({ expected, letter, twice, piece, like, word }: Of<'doubled'>): string {
  const count = twice ? `deux ${letter}` : `un seul ${letter}`
  if (like.length === 0 && !twice && ONCE[letter] !== undefined) {
    // «violoncelle» has two others.
    const where = piece === null ? '' : `le morceau ${quoted(piece)} de `
    return `Un seul ${letter} suffit pour entendre ce son dans ${where}${quoted(word)}, comme dans ${quoted(ONCE[letter])}.`
  }
  if (piece !== null)
    return `Dans le morceau ${quoted(piece)} de ${quoted(expected)}, on écrit ${count}${comparedTo(like)}.`
  return twice
    ? `${quoted(expected)} prend deux ${letter}${comparedTo(like)}.`
    : `${quoted(expected)} n'a qu'un ${letter}${comparedTo(like)}.`
}

const NEVER_DOUBLED = {
  letter: (letter: string, expected: string): string =>
    `La lettre ${letter} n'est presque jamais double en français\u00a0: un seul ${letter} à ${quoted(expected)}.`,
  ahead: (letter: string, expected: string): string =>
    `On ne double pas une consonne devant une autre, sauf devant l ou r\u00a0: un seul ${letter} à ${quoted(expected)}.`,
  tion: (_: string, expected: string): string =>
    `Dans la fin -tion, le t est toujours tout seul\u00a0: ${quoted(expected)}, comme ${quoted(expected === 'addition' ? 'attention' : 'addition')}.`,
  ment: (_: string, expected: string): string =>
    `Les noms en -ment ont un seul m, ${quoted(expected)}\u00a0: deux m, c'est pour des adverbes comme ${quoted('prudemment')}.`,
} as const

/** Words that every class knows with the letter once, between two vowels. */
const ONCE: Readonly<Record<string, string>> = {
  c: 'école',
  f: 'café',
  l: 'salade',
  m: 'tomate',
  n: 'banane',
  p: 'tapis',
  r: 'pirate',
  t: 'moto',
}

export function doubledReason(
  one: Of<
    'doubled-e' | 'doubled-prefix' | 'doubled-on' | 'doubled-behind' | 'never-doubled' | 'doubled'
  >,
): string {
  const { expected, letter, twice } = one
  switch (one.kind) {
    case 'doubled-e':
      // «apel»: at the end of the copy, the e is read è.
      if (twice && !new RegExp(`e${letter}[aeiouyéèê]`, 'u').test(one.read))
        return `Devant deux ${letter}, le e se lit è tout seul\u00a0: c'est pourquoi il y en a deux dans ${quoted(expected)}.`
      return twice
        ? `Lis ${quoted(one.read)}\u00a0: avec un seul ${letter}, le e se lirait comme dans ${quoted('le')}. Les deux ${letter} de ${quoted(expected)} lui donnent le son è.`
        : `Lis ${quoted(one.read)}\u00a0: devant deux ${letter}, le e se lirait è. Dans ${quoted(expected)}, on ne l'entend pas ainsi\u00a0: un seul ${letter}.`
    case 'doubled-prefix':
      return `Les mots qui commencent par ${one.start} prennent deux ${letter}\u00a0: ${quoted(expected)}${comparedTo(one.like)}.`
    case 'doubled-on':
      return `Dans ${quoted(expected)}, il y a ${quoted(one.base)}\u00a0: on double le n devant ce que l'on ajoute.`
    case 'doubled-behind':
      // «châssis», but never behind é, è, ê.
      return /[éèê]/u.test(one.before)
        ? `Derrière ${one.before}, avec son accent, une consonne n'est jamais double\u00a0: un seul ${letter} à ${quoted(expected)}.`
        : /[âîôû]/u.test(one.before)
          ? `Derrière ${one.before}, avec son chapeau, on écrit presque toujours une seule consonne\u00a0: un seul ${letter} à ${quoted(expected)}.`
          : `Derrière un ${one.before}, un seul ${letter}\u00a0: on ne double presque jamais une consonne derrière une autre, ${quoted(expected)}.`
    case 'never-doubled':
      return NEVER_DOUBLED[one.where](letter, expected)
    case 'doubled':
      return doubledAlikeReason(one)
  }
}
