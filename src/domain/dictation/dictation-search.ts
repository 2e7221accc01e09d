/** Texts compared as one looks for them: without capitals, accents and ligatures. */

/** As `app.fold` of the database folds what it stores. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
}

/** Letters of a search; longer ones look for nothing that a title has. */
export const MAX_SEARCH_LENGTH = 100

/** The words of a search, each once; a found text has all of them. */
export function searchTerms(search: string): string[] {
  return [...new Set(foldText(search).split(/[\s,;]+/u))].filter((word) => word !== '')
}
