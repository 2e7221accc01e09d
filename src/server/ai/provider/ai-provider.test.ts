/** The client alone, against a server that speaks the protocol: what comes back, how often it is asked, what is sent. */
import { expect, test } from 'vitest'
import { ask, DOWN, MESSAGE, startAiClient } from '../../../../test/support/services/ai-client.ts'
import {
  fails,
  hangs,
  redirects,
  says,
  startAiServer,
} from '../../../../test/support/services/ai-server.ts'
import { KEY } from '../../../../test/support/services/app-with-ai.ts'
import { accept, refuse } from '../../../domain/refusal.ts'

test('a reply is what the model wrote, and the call carries the key, the model and a limit of tokens', async () => {
  await using at = await startAiClient({ answers: [says(' Le chat dort. ')] })
  expect(await ask(at)).toEqual({ ok: true, value: 'Le chat dort.' })
  const [call] = at.server.calls
  expect(call?.path).toBe('/v1/chat/completions')
  expect(call?.headers.authorization).toBe(`Bearer ${KEY}`)
  expect(call?.body).toEqual({
    model: 'fable-1',
    messages: [
      { role: 'system', content: MESSAGE.system },
      { role: 'user', content: MESSAGE.user },
    ],
    max_tokens: 500,
    temperature: 0.5,
  })
})

test('an image goes to the model that sees, as the protocol shows images', async () => {
  await using at = await startAiClient({ answers: [says('chat')] })
  const image = 'data:image/png;base64,AAAA'
  await ask(at, { message: () => ({ ...MESSAGE, image }) })
  expect(at.server.calls[0]?.body).toMatchObject({
    model: 'eye-1',
    messages: [
      {},
      {
        content: [
          { type: 'text', text: MESSAGE.user },
          { type: 'image_url', image_url: { url: image } },
        ],
      },
    ],
  })
})

test('V15.3.2 a redirect is not followed', async () => {
  await using inside = await startAiServer(says('secret'))
  await using at = await startAiClient({
    answers: [redirects(`${inside.baseUrl}/chat/completions`)],
  })
  const refusal = { kind: 'refused', status: 307, parameter: null }
  expect(await ask(at)).toEqual({ ok: false, refusal })
  expect([at.server.calls.length, inside.calls.length]).toEqual([1, 0])
})

test('what a task refuses is told to the model at the next call', async () => {
  await using at = await startAiClient({ answers: [says('non'), says('oui')] })
  const reasons: (string | null)[] = []
  const reply = await ask(at, {
    message: (attempt, reason) => {
      reasons.push(reason)
      return { ...MESSAGE, temperature: 0.5 - attempt / 10 }
    },
    read: (text) => (text === 'oui' ? accept(text) : refuse('Il manque un mot.')),
  })
  expect(reply).toEqual({ ok: true, value: 'oui' })
  expect(reasons).toEqual([null, 'Il manque un mot.'])
  expect(at.server.calls.map(({ body }) => body.temperature)).toEqual([0.5, 0.4])
})

test('a parameter that a model does not take is left out from then on', async () => {
  const refused = (param: string) => fails(400, {}, { error: { param } })
  await using at = await startAiClient({
    answers: [refused('max_tokens'), refused('temperature'), says('Le chat dort.')],
  })
  expect(await ask(at)).toEqual({ ok: true, value: 'Le chat dort.' })
  expect(at.waits).toEqual([])
  await ask(at)
  const { model, messages, ...parameters } = at.server.calls[3]?.body ?? {}
  expect(parameters).toEqual({ max_completion_tokens: 500 })
})

test('a reply in parts, or after thoughts aloud, is read', async () => {
  const parts = [
    { type: 'thinking', thinking: [] },
    { type: 'text', text: 'Le chat ' },
    { type: 'text', text: 'dort.' },
  ]
  await using at = await startAiClient({
    answers: [says(parts), says('<think>\nUn chat…\n</think>\n\nLe chat dort.')],
  })
  expect(await ask(at)).toEqual({ ok: true, value: 'Le chat dort.' })
  expect(await ask(at)).toEqual({ ok: true, value: 'Le chat dort.' })
})

test('O6 a browser that leaves ends the call at once, and there is no other', async () => {
  await using at = await startAiClient({ answers: [hangs] })
  const browser = new AbortController()
  const reply = ask(at, { signal: browser.signal })
  await at.server.called(1)
  browser.abort()
  expect(await reply).toEqual({ ok: false, refusal: { kind: 'cancelled' } })
  expect(await at.server.calls[0]?.over).toBe('left')
  expect(at.server.calls).toHaveLength(1)
})

test('O10 a server that ends gives its tasks back as if the provider were out of reach', async () => {
  await using at = await startAiClient({ answers: [hangs] })
  const reply = ask(at)
  await at.server.called(1)
  at.provider.stop()
  expect(await reply).toEqual({ ok: false, refusal: DOWN })
  expect(await at.server.calls[0]?.over).toBe('left')
  expect(await ask(at)).toEqual({ ok: false, refusal: DOWN })
  expect(at.server.calls).toHaveLength(1)
})
