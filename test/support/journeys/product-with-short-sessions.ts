/** Journeys on a product whose sessions are short: a second server on the database of the others. */

import { startProduct } from '../product/product.ts'
import { test as journey } from './browser.ts'

export const SESSION_S = 20

export const test = journey.extend<Record<never, never>, { short: string }>({
  short: [
    async ({ browserName: _ }, use) => {
      await using product = startProduct({ env: { SESSION_TTL_S: String(SESSION_S), PORT: '0' } })
      await use(await product.ready())
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ short }, use) => use(short),
})
