/** Rows for a spreadsheet, by RFC 4180 but for the semicolon, which a French Excel expects. No cell becomes a formula. */

/** First characters that spreadsheets calculate with, also in their full-width form (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\p{Cc}\p{Cf}]/u

/** What ends a cell or a row, in whatever dialect the file is opened. */
const SEPARATING = /[";,|\t\r\n']/u

/** Tells a spreadsheet that accents are UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return SEPARATING.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Lines without their ends, the first one with the mark of UTF-8. */
export function csvLines(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row, i) => `${i === 0 ? BYTE_ORDER_MARK : ''}${row.map(csvCell).join(';')}\r`)
}
