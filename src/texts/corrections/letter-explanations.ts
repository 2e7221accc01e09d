/** What is told of letters that the ear does not find, or finds without their e. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import { listed } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

type LetterReason = Of<
  | 'heard-by-e'
  | 'heard-already'
  | 'unheard-e'
  | 'said-e'
  | 'silent-h'
  | 'rare-letters'
  | 'hidden-letter'
  | 'verb-of-compound'
>

function heardByEReason({ letter, expected }: Of<'heard-by-e'>): string {
  if (/c$/u.test(letter) && letter.length < 3 && letter !== 'cc')
    return `Sans e derrière lui, le c se lirait k\u00a0: pour entendre s, il faut le e de ${quoted(expected)}.`
  if (/g$/u.test(letter))
    return `Sans e derrière lui, le g ne se lirait pas j\u00a0: il faut le e de ${quoted(expected)}.`
  if (letter.length > 1 || /[bvj]/u.test(letter))
    return `Presque aucun mot français ne finit par ${letter}\u00a0: un e muet vient derrière, ${quoted(expected)}.`
  const never = /^[nm]$/u.test(letter) ? "on ne l'entendrait pas" : 'il serait le plus souvent muet'
  return `On entend le ${letter} à la fin de ${quoted(expected)}\u00a0: sans e derrière lui, ${never}.`
}

const FROM_GREEK = 'Quelques mots, souvent venus du grec,'

const RARE: Readonly<Record<Of<'rare-letters'>['letters'], string>> = {
  ph: `${FROM_GREEK} écrivent le son f avec ph`,
  th: `${FROM_GREEK} gardent un h muet derrière leur t`,
  rh: `${FROM_GREEK} gardent un h muet derrière leur r`,
  ch: `${FROM_GREEK} écrivent le son k avec ch`,
  sc: 'Quelques mots, souvent venus du latin, écrivent le son s avec sc',
  z: "Entre deux voyelles, le son z s'écrit presque toujours s, et quelques mots gardent un z",
  y: `${FROM_GREEK} ont un y là où l'on attend un i`,
  k: "Quelques mots, souvent venus d'une autre langue, ont un k",
}

function silentHReason({ expected, place, shown, like }: Of<'silent-h'>): string {
  switch (place) {
    case 'refusing':
      return `On dit ${quoted(shown)}, sans apostrophe\u00a0: c'est le h de ${quoted(expected)} qui l'empêche.`
    case 'between':
      return `Le h de ${quoted(expected)} sépare deux voyelles, ${quoted(shown)}, comme dans ${listed(like)}.`
    case 'first':
      return `${quoted(expected)} commence par un h que l'on n'entend pas, comme ${listed(like)}.`
  }
}

/** Which letter, and where. */
function hiddenReason({ expected, letter, behind, syllables }: Of<'hidden-letter'>): string {
  const shown = syllables.includes('-') ? `, ${quoted(syllables)}` : ''
  return behind === ''
    ? `${quoted(expected)} commence par un ${letter} que l'on n'entend pas.`
    : `Dans ${quoted(expected)}, un ${letter} que l'on n'entend pas vient juste derrière le ${behind}${shown}.`
}

export function letterReason(one: LetterReason): string {
  switch (one.kind) {
    case 'heard-by-e':
      return heardByEReason(one)
    case 'heard-already':
      return `${quoted(one.expected)} finit par ${one.letter}\u00a0: on l'entend, même sans e derrière lui.`
    case 'unheard-e':
      return `Lis ${quoted(one.written)}\u00a0: avec ce e, on entendrait le ${one.letter}. Dans ${quoted(one.expected)}, on ne l'entend pas.`
    case 'said-e':
      return `Frappe toutes les syllabes, ${quoted(one.syllables)}\u00a0: dans ${quoted(one.syllable)}, il y a un e, même si on l'entend à peine.`
    case 'silent-h':
      return silentHReason(one)
    case 'rare-letters':
      return `${RARE[one.letters]}\u00a0: ${quoted(one.expected)}, comme ${listed(one.like)}.`
    case 'hidden-letter':
      return hiddenReason(one)
    case 'verb-of-compound':
      return `Dans ${quoted(one.whole)}, ${quoted(one.expected)} vient du verbe ${one.verb}\u00a0: il ne prend jamais le s du pluriel.`
  }
}
