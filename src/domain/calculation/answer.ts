/** Reads what a child types (specification §5, CAL-06; decimals in the programme mode only). */

const WHOLE = /^[-\u2212]?\d{1,12}$/u
const DECIMAL = /^[-\u2212]?\d{1,12}(?:[.,]\d{1,6})?$/u

/** French groups digits with spaces: «12 345». */
const SPACES = /[\s\u00a0\u202f]/gu

function parseNumber(text: string, pattern: RegExp): number | null {
  const written = text.replace(SPACES, '')
  if (!pattern.test(written)) return null
  return Number(written.replace('\u2212', '-').replace(',', '.'))
}

export function parseAnswer(text: string): number | null {
  return parseNumber(text, WHOLE)
}

export function parseDecimalAnswer(text: string): number | null {
  return parseNumber(text, DECIMAL)
}
