/** A server that asks an AI provider, under the name and with the key that the tests know. */
import type { AiDependencies } from '../../../src/server/ai/provider/ai-provider.ts'
import { type TestApp, type TestAppOptions, testApp } from '../product/test-app.ts'
import { type AiAnswer, type AiServer, startAiServer } from './ai-server.ts'

export const KEY = 'sk-of-the-tests'

/** What its operator configures; `baseUrl` where the provider answers. */
export function aiSettings({ baseUrl }: Pick<AiServer, 'baseUrl'>): AiDependencies['settings'] {
  return { name: 'Fabulia', baseUrl, apiKey: KEY, model: 'fable-1', visionModel: 'eye-1' }
}

export interface AppWithAi extends AsyncDisposable {
  readonly app: TestApp
  readonly server: AiServer
}

interface FabuliaOptions {
  readonly quotas: AiDependencies['quotas']
  readonly limits: NonNullable<AiDependencies['limits']>
  readonly app?: TestAppOptions
  /** Whether it has a model that reads photos. */
  readonly sees: boolean
}

/** A provider that answers so, and a server that asks it without ever pausing. */
export async function appWithAi(
  answers: readonly AiAnswer[],
  { quotas, limits, sees, app: options = {} }: FabuliaOptions,
): Promise<AppWithAi> {
  const server = await startAiServer(...answers)
  const settings = sees ? aiSettings(server) : { ...aiSettings(server), visionModel: undefined }
  const pause = async (): Promise<void> => undefined
  const app = await testApp({ ...options, ai: { settings, quotas, limits, pause } })
  return {
    app,
    server,
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}
