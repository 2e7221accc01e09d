/** A word that a child types from dictation, and the gap that it stands for. */
import { isSpellingVariant } from '../copy/text/spelling-1990.ts'
import { wordsOf } from '../copy/text/text-words.ts'

/** Typographers' signs, as a keyboard has them. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2019\u2018\u02bc\u00b4\u0060\u2032\uff07]/gu, "'")
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The ligature is missing from most keyboards; a capital is, on most telephones, not the child's. */
function withoutKeyboard(text: string, isProper: boolean): string {
  const letters = text
    .replace(/\u0153/gu, 'oe')
    .replace(/\u0152/gu, 'Oe')
    .replace(/\u00e6/gu, 'ae')
  return isProper ? letters : letters.toLocaleLowerCase('fr')
}

/** Whether `typed` spells `expected`, in either spelling of 1990; accents and the capital of a proper noun count. */
export function isTypedRight(expected: string, typed: string): boolean {
  const [wanted, given] = [plain(expected), plain(typed)]
  const isProper = wanted !== wanted.toLocaleLowerCase('fr')
  return (
    withoutKeyboard(wanted, isProper) === withoutKeyboard(given, isProper) ||
    isSpellingVariant(wanted, isProper ? given : given.toLocaleLowerCase('fr'))
  )
}

/** Letters of a form as they may stand in a sentence, whatever the apostrophe and the capital. */
function pattern(form: string): RegExp {
  const letters = form
    .replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replace(/['\u2019]/gu, "['\u2019]")
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'giu')
}

/** The sentence cut wherever the form stands: one part more than there are gaps, so that no other place shows the word. */
export function gapParts(sentence: string, form: string): readonly string[] {
  return sentence.split(pattern(form))
}

/** Whether something that can be a word was typed. */
export function hasTypedWord(typed: string): boolean {
  return wordsOf(typed).length > 0
}
