/** Signs of punctuation as a teacher says them, and groups as a voice says them. */
import type { BreathGroup, BreathPiece, SpokenSign } from '../../domain/dictating/breath-group.ts'

export const SPOKEN_SIGN_NAMES: Readonly<Record<SpokenSign, string>> = {
  comma: 'virgule',
  semicolon: 'point-virgule',
  colon: 'deux-points',
  'full-stop': 'point',
  'last-full-stop': 'point final',
  'question-mark': "point d'interrogation",
  'exclamation-mark': "point d'exclamation",
  ellipsis: 'points de suspension',
  'opening-quotes': 'ouvrez les guillemets',
  'closing-quotes': 'fermez les guillemets',
  'opening-bracket': 'ouvrez la parenthèse',
  'closing-bracket': 'fermez la parenthèse',
  dash: 'tiret',
  'new-line': 'à la ligne',
}

/** The signs around a piece: «point, à la ligne». */
export function signsText(signs: readonly SpokenSign[]): string {
  return signs.map((sign) => SPOKEN_SIGN_NAMES[sign]).join(', ')
}

/** Without the signs themselves, which some voices would say a second time. */
function wordsText(text: string): string {
  return text
    .replace(/[.,;:?!…«»“”"()[\]–—]|(?<=^|\s)-(?=\s)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

function spokenPiece({ before, text, after }: BreathPiece): string[] {
  return [signsText(before), wordsText(text), signsText(after)].filter((part) => part !== '')
}

/** What is said of a group when it is dictated: «Par la lucarne, virgule». */
export function dictatedGroup({ pieces }: BreathGroup): string {
  return pieces.flatMap(spokenPiece).join(', ')
}
