/** Spellings that are compared as one: typographic variants, and ligatures in two letters. */
export function normaliseCharacters(written: string): string {
  return written
    .normalize('NFC')
    .trim()
    .replace(/[\u2019\u2018\u02bc]/gu, "'")
    .replace(/[\u2010-\u2015]/gu, '-')
}

/** Ligatures in two letters: «oeuf» is as right as «œuf». */
export function normaliseSpelling(written: string): string {
  return normaliseCharacters(written)
    .replace(/œ/gu, 'oe')
    .replace(/Œ|OE/gu, 'Oe')
    .replace(/æ/gu, 'ae')
    .replace(/Æ|AE/gu, 'Ae')
}

/** Restores ligatures: the lexicon and the pronunciation rules know «sœur», not «soeur». */
export function withLigatures(written: string, expected: string): string {
  const form = written.replace(expected.includes('œ') ? /oe/gu : /oe(?=u)/gu, 'œ')
  return expected.includes('æ') ? form.replace(/ae/gu, 'æ') : form
}

export function stripDiacritics(word: string): string {
  return word.normalize('NFD').replace(/\p{M}+/gu, '')
}

/** «éé» of «précédant», as of «précédent». */
export function accentsIn(form: string): string {
  return form.replace(/[a-z'-]/gu, '')
}
