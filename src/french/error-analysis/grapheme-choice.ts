/** The choice of graphemes by which two homophonous spellings differ. */
import {
  GRAPHEME_CHOICES,
  type GraphemeChoice,
} from '../../domain/copy/review/error-explanation.ts'

const VOWEL = '[aàâeéèêëiîïoôuùûüyœ]'
/** A y without a vowel beside it: only there is it an [i]. */
const Y_ALONE = new RegExp(`(?<!${VOWEL})y(?!${VOWEL})`, 'gu')
/** «ill» is [ij] in «famille», [j] in «abeille». */
const I_AND_YOD = new RegExp(`(?<![aeéouœ])ill(?=${VOWEL})`, 'gu')
const YOD = new RegExp(
  `ill(?=${VOWEL})|(?<=[aeuœ])il(?=s?$)|i(?=[aàâéèêoôuûœ]|e(?!(?:s|nt)?$))`,
  'gu',
)

/** Writes every grapheme of a choice in one way: spellings that differ by it alone become equal. */
const UNIFIED: Readonly<Record<GraphemeChoice, (word: string) => string>> = {
  'm-before-mbp': (word) => word.replace(/m(?=[mbp])/gu, 'n'),
  'double-consonant': (word) => word.replace(/([bcdfglmnprstz])\1/gu, '$1'),
  's-sound': (word) => word.replace(/ss|sc(?=[eiéèêîy])|ç|c(?=[eiéèêîy])|(?<!s)t(?=ion)/gu, 's'),
  'g-sound': (word) => word.replace(/gu(?=[eiéèêîy])/gu, 'g'),
  'j-sound': (word) => word.replace(/ge(?=[aoâôu])|g(?=[eiéèêîy])/gu, 'j'),
  'k-sound': (word) => word.replace(/cqu|qu|ck|k|c(?![eiéèêîyh])|q|ch(?=[rl])/gu, 'k'),
  'f-sound': (word) => word.replace(/ph|ff/gu, 'f'),
  'o-sound': (word) => word.replace(/e?au|ô/gu, 'o'),
  'an-sound': (word) => word.replace(/[ae][nm](?![aeiouyéèê])/gu, 'an'),
  'in-sound': (word) => word.replace(/(?:ai|ei|i|y|u)[nm](?![aeiouyéèê])/gu, 'in'),
  'e-sound': (word) => word.replace(/er$|ez$|et$|ai|ei|é|è|ê|e(?=([bcdfglmnprst])\1)/gu, 'é'),
  'y-sound': (word) => word.replace(Y_ALONE, 'i'),
  'yod-sound': (word) => word.replace(I_AND_YOD, 'iy').replace(YOD, 'y'),
  'silent-h': (word) => word.replace(/(?<![cps])h/gu, ''),
}

/** null when the spellings differ by more than one choice, or by none of these. */
export function graphemeChoice(expected: string, written: string): GraphemeChoice | null {
  return (
    GRAPHEME_CHOICES.find((choice) => UNIFIED[choice](expected) === UNIFIED[choice](written)) ??
    null
  )
}
