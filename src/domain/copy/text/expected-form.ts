import { isSpellingVariant } from './spelling-1990.ts'

function withoutLigatures(form: string): string {
  return form
    .normalize('NFC')
    .replace(/[\u2019\u2018]/gu, "'")
    .replace(/œ/gu, 'oe')
    .replace(/Œ/gu, 'Oe')
    .replace(/æ/gu, 'ae')
    .trim()
}

/** Whether a form is the expected word: accents and capitals count, ligatures do not, both spellings of 1990 do. */
export function isExpectedForm(expected: string, written: string): boolean {
  return (
    withoutLigatures(expected) === withoutLigatures(written) || isSpellingVariant(expected, written)
  )
}
