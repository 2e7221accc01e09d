/** Comparison of typed text regardless of accents, case, apostrophes and final plurals. */

/** NFC, straight apostrophe, one space. */
export function normaliseTyping(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’ʼ`´]/gu, "'")
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
}

/** Letters only, without accents. */
export function foldAccents(text: string): string {
  return normaliseTyping(text)
    .toLocaleLowerCase('fr')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

const STOP_WORDS = new Set(
  'le la les l un une des du de d au aux a et en dans sur mon ma mes'.split(' '),
)

/** Meaningful words, without accents and plural marks. */
export function stems(text: string): string[] {
  return foldAccents(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(es|s|x)$/u, '') : word))
}

/** What `normaliseText` would change; the engine's own sentences have none of it. */
const NOT_NORMALISED = /[’ʼ`´\t\n\u00a0\u202f]|\p{M}| {2}|^ | $/u

/** In lower case, «œ» as it is typed where the keyboard has none. */
function caseFolded(text: string): string {
  const tidy = NOT_NORMALISED.test(text) ? normaliseTyping(text) : text
  return tidy.toLowerCase().replaceAll('œ', 'oe')
}

/** Whether a text holds a word whole, case aside. */
export function containsWord(text: string, word: string): boolean {
  const flat = caseFolded(text)
  const wanted = caseFolded(word)
  for (let at = flat.indexOf(wanted); at >= 0; at = flat.indexOf(wanted, at + 1)) {
    // An elided word («l'») touches the next one.
    const ended = wanted.endsWith("'") || !isLetter(flat[at + wanted.length])
    if (!isLetter(flat[at - 1]) && ended) return true
  }
  return false
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character)
}
