import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen, pickPort, urlOf } from './http-server.ts'

const LOCAL = { host: '127.0.0.1', port: 0 }

/** One request over a kept connection; resolves with status and body. */
async function get(url: string, agent: Agent): Promise<string> {
  const request = httpRequest(url, { agent }).end()
  const [response] = await once(request, 'response')
  return `${response.statusCode} ${await text(response)}`
}

test('an end lets the request in flight finish, refuses new connections, and does not wait for idle ones', async () => {
  const address = await pickPort(LOCAL)
  const url = urlOf(address)
  const { promise: answer, resolve: answerNow } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: hasArrived } = Promise.withResolvers<void>()
  const listening = await listen(async (request) => {
    if (new URL(request.url).pathname === '/quick') return new Response('vite')
    hasArrived()
    await answer
    return new Response('fini')
  }, address)
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  expect(await get(`${url}/quick`, agent)).toBe('200 vite')
  const inFlight = get(`${url}/slow`, agent)
  await arrived
  const closed = listening.close()
  // Who stood at the door already is let in first.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect(fetch(url)).rejects.toThrow()
  answerNow()
  expect(await inFlight).toBe('200 fini')
  await closed
  agent.destroy()
})

test('an address that cannot be had is refused with a sentence', async () => {
  const address = await pickPort(LOCAL)
  const listening = await listen(() => new Response(), address)
  await expect(listen(() => new Response(), address)).rejects.toThrow(`port ${address.port}`)
  await expect(pickPort({ host: '192.0.2.1', port: 0 })).rejects.toThrow('HOST=192.0.2.1')
  await listening.close()
})

test('a chosen port stays, and an address is written as a link', async () => {
  expect(await pickPort({ host: '127.0.0.1', port: 3000 })).toEqual({
    host: '127.0.0.1',
    port: 3000,
  })
  expect(urlOf({ host: '::1', port: 3000 })).toBe('http://[::1]:3000')
  expect(urlOf({ host: 'dictees.exemple.fr', port: 80 })).toBe('http://dictees.exemple.fr:80')
})
