/** Splits texts into words (tokenisation), and the key under which two spellings count as one word. */

export interface TextWord {
  readonly text: string
  readonly key: string
  /** Offsets in the NFC text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

const APOSTROPHES = /[\u2019\u2018\u02bc\u00b4`\u2032\uff07]/gu

const HYPHENS = /[\u2010-\u2015\u2212]/gu

/** A space after the apostrophe of an elided word is no other word («l' école»). */
const WORD =
  /(?:(?<![\p{L}\p{N}'-])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)'[^\S\n]+(?=\p{L}))?[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/giu

const ELISION = /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)'\s*(?=\p{L})/iu

/** «écureuil» of «l'écureuil», a word or its comparison key; any other as it is. */
export function withoutElision(word: string): string {
  return unify(word).replace(ELISION, '')
}

/** «forêt» of «forêt.», «Oui» of «« Oui»: what stands before the first letter or figure and behind the last one is left out. */
export function withoutPunctuation(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** Replaces one character by one, so that offsets hold. */
function unify(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(HYPHENS, '-')
}

/** Ignores case, accents and ligatures, as the specified comparison does. */
export function comparisonKey(word: string): string {
  return unify(word.normalize('NFC'))
    .toLocaleLowerCase('fr')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
}

/** Punctuation is never a word; «l'école» and «arc-en-ciel» are one word each. */
export function wordsOf(text: string): TextWord[] {
  const unified = unify(text.normalize('NFC'))
  return Array.from(unified.matchAll(WORD), ({ 0: form, index }) => {
    const text = form.replace(/\s+/gu, '')
    return { text, key: comparisonKey(text), start: index, end: index + form.length }
  })
}
