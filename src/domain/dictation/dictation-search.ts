/** Search in the library, ignoring case, accents and ligatures. */

/** Must match `app.fold` in the database. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
}

export const MAX_SEARCH_LENGTH = 100

/** A match contains all of them. */
export function searchTerms(search: string): string[] {
  return [...new Set(foldText(search).split(/[\s,;]+/u))].filter((word) => word !== '')
}
