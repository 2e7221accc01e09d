/** What is known of a stored series without the rules that ask it again (`series-address.ts`): lists of results show no more. */

/** The database column has the same limits. */
export const MAX_ADDRESS_LENGTH = 400
const STORED_SERIES = /^niveau=(?:CP|CE1|CE2|CM1|CM2)&[a-z0-9=&.-]+$/u

export function isStoredSeries(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && STORED_SERIES.test(text)
}

/** Whether it is one of the programme. */
export function namesAutomatisms(series: string | null): boolean {
  return series?.includes('&automatismes=') === true
}
