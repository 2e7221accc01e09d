/** What a child types (specification §5, CAL-06; decimals with a comma in the programme mode only). */

/** Longer numbers are no answer to any question. */
const WHOLE = /^[-\u2212]?\d{1,12}$/u
const DECIMAL = /^[-\u2212]?\d{1,12}(?:[.,]\d{1,6})?$/u

/** Spaces that group digits («12 345») are part of a number as it is written in French. */
const SPACES = /[\s\u00a0\u202f]/gu

function parseNumber(text: string, pattern: RegExp): number | null {
  const written = text.replace(SPACES, '')
  if (!pattern.test(written)) return null
  return Number(written.replace('\u2212', '-').replace(',', '.'))
}

/** A whole number, or null when the text is none (empty, «12a», «2,5»): nothing is sent then. */
export function parseAnswer(text: string): number | null {
  return parseNumber(text, WHOLE)
}

/** A number written the French way («2,5»; a point is understood too), or null. */
export function parseDecimalAnswer(text: string): number | null {
  return parseNumber(text, DECIMAL)
}
