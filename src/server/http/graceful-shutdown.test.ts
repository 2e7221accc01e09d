import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen, pickPort, urlOf } from './http-server.ts'

/** A client that asks this regularly is waited for long enough for a machine that stands still for a second. */
const BEAT_MS = 600

const LOCAL = { host: '127.0.0.1', port: 0 }

async function get(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = await once(httpRequest(url, { agent }).end(), 'response')
  response.resume()
  await once(response, 'end')
  return response
}

test('O10 who asks regularly whether the server is ready hears no before the door closes', async () => {
  const address = await pickPort(LOCAL)
  const url = urlOf(address)
  const listening = await listen(() => Response.json({ status: 'ok' }), address)
  const agent = new Agent({ keepAlive: true })
  expect((await get(`${url}/readyz`, agent)).statusCode).toBe(200)
  await wait(BEAT_MS)
  expect((await get(`${url}/readyz`, agent)).statusCode).toBe(200)
  const closed = listening.close()
  expect((await get(`${url}/readyz`, agent)).statusCode).toBe(503)
  // Whoever has not heard yet is served.
  expect((await get(`${url}/api/learners`, new Agent())).statusCode).toBe(200)
  await closed
  await expect(get(`${url}/readyz`, new Agent())).rejects.toThrow('ECONNREFUSED')
})

test('O10 a client at work on a kept connection is answered once more, and told that this was the last time', async () => {
  const address = await pickPort(LOCAL)
  const url = urlOf(address)
  const listening = await listen(() => new Response('vite'), address)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect((await get(url, agent)).headers.connection).toBe('keep-alive')
  await wait(BEAT_MS)
  expect((await get(url, agent)).headers.connection).toBe('keep-alive')
  const closed = listening.close()
  await wait(50)
  const last = await get(url, agent)
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  await closed
  await expect(get(url, new Agent())).rejects.toThrow('ECONNREFUSED')
})
