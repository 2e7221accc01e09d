/** Journeys on a product that has an AI provider: a second server on the database of the others, one a worker. */

import { startProduct } from '../product/product.ts'
import { type AiServer, startAiServer } from '../services/ai-server.ts'
import { test as journey } from './browser.ts'

interface ProductWithAi {
  readonly url: string
  readonly provider: AiServer
}

export const test = journey.extend<Record<never, never>, { withAi: ProductWithAi }>({
  withAi: [
    async ({ browserName: _ }, use) => {
      await using provider = await startAiServer()
      const env = {
        AI_NAME: 'Fabulia',
        AI_BASE_URL: provider.baseUrl,
        AI_MODEL: 'fable-1',
        AI_VISION_MODEL: 'eye-1',
      }
      await using product = startProduct({ env: { ...env, PORT: '0' } })
      await use({ url: await product.ready(), provider })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ withAi }, use) => use(withAi.url),
})
