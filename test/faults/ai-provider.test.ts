/** The product as it is started, with a provider in its environment. */
import { expect, test } from 'vitest'
import { openedSession, signIn } from '../../src/contract/account/account.ts'
import { generateDictation } from '../../src/contract/generation.ts'
import { testFolder } from '../support/product/data-dir.ts'
import { type Product, startProduct } from '../support/product/product.ts'
import { type AiServer, hangs, startAiServer, writes } from '../support/services/ai-server.ts'
import { KEY } from '../support/services/app-with-ai.ts'

function withProvider(provider: AiServer, dataDir: string): Product {
  return startProduct({
    env: {
      DATA_DIR: dataDir,
      DEMO: 'on',
      AI_NAME: 'Fabulia',
      AI_BASE_URL: provider.baseUrl,
      AI_API_KEY: KEY,
      AI_MODEL: 'fable-1',
    },
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** The demo account's own way to ask for a dictation. */
async function demoUser(product: Product): Promise<() => Promise<Response>> {
  const url = await product.ready()
  const [, email, password] = /(\S+@\S+) \/ (\S+)/u.exec(product.printed()) ?? []
  const body = JSON.stringify({ email, password })
  const opened = await fetch(url + signIn.path, { method: 'POST', headers: JSON_TYPE, body })
  const { token } = openedSession.parse(await opened.json())
  return () =>
    fetch(url + generateDictation.path, {
      method: 'POST',
      headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
      body: JSON.stringify({ words: ['écureuil'], level: 'CE1', length: 1 }),
    })
}

test('GEN-09 a provider in the environment writes, and its key stays on the server', async () => {
  await using folder = await testFolder()
  await using provider = await startAiServer(writes("L'écureuil dort."))
  await using product = withProvider(provider, folder.path)
  const response = await (await demoUser(product))()
  const answer = await response.text()
  expect(JSON.parse(answer)).toMatchObject({
    content: "L'écureuil dort.",
    source: 'provider',
    provider: 'Fabulia',
  })
  expect(provider.calls[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(await product.stop('SIGTERM')).toBe(0)
  for (const text of [answer, product.printed()]) expect(text).not.toContain(KEY)
})

test('O10 SIGTERM while a provider hangs: the engine writes the text, then the server ends', async () => {
  await using folder = await testFolder()
  await using provider = await startAiServer(hangs)
  await using product = withProvider(provider, folder.path)
  const ask = await demoUser(product)
  const asked = ask()
  await provider.called(1)
  const ended = product.stop('SIGTERM')
  const response = await asked
  expect(response.status).toBe(200)
  expect(generateDictation.reply.parse(await response.json()).source).toBe('engine')
  expect(await ended).toBe(0)
})
