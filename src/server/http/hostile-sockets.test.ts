/** The app behind a real socket: what only a connection can show. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { onSocket, raw, statusOf } from '../../../test/support/load/raw-http.ts'
import { claire, lea } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { MAX_WAITING_LIST_ATTEMPTS_PER_HOUR as LIMIT } from '../../domain/account/account-limits.ts'

test('A6 a forged X-Forwarded-For makes no new client of the peer of a socket', async () => {
  await using app = await testApp()
  await using server = await onSocket(app)
  const { host, port } = server.address
  const ask = async (i: number): Promise<number> => {
    const response = await fetch(`http://${host}:${port}${routes.joinWaitingList.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}` },
      body: JSON.stringify({ email: `personne-${i}@exemple.fr` }),
    })
    await response.arrayBuffer()
    return response.status
  }
  const statuses: number[] = []
  for (let i = 0; i <= LIMIT; i += 1) statuses.push(await ask(i))
  expect(statuses).toEqual([...Array(LIMIT).fill(201), 429])
})

test('I1 a chunked body without end is refused while it is being sent, and the server goes on', async () => {
  await using app = await testApp()
  await using server = await onSocket(app)
  const caller = await app.as(claire)
  const chunk = `2710\r\n${' '.repeat(10_000)}\r\n`
  const answer = await raw(
    server.address,
    `POST /api/learners HTTP/1.1\r\nHost: x\r\nCookie: ${caller.cookie}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(12)}`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect((await caller.send(routes.addLearner, { body: lea() })).status).toBe(201)
})

test('Z7 odd requests get an answer and no file', async () => {
  await using app = await testApp()
  await using server = await onSocket(app)
  for (const [line, status] of [
    ['TRACE /api/learners', 405],
    ['PROPFIND /', 404],
    ['GET /../../etc/passwd', 302],
    ['GET /assets/../../package.json', 302],
    ['GET /%00', 302],
    ['GET /api/learners/%E0%A4%A', 405],
    ['CONNECT x:80', 0],
    ['NONSENSE /', 400],
  ] as const) {
    const answer = await raw(
      server.address,
      `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect(statusOf(answer), `${line}: ${answer}`).toBe(status)
    expect(answer).not.toContain('root:')
  }
})

test('a sender who goes away in the middle of a body is no fault, and no database that is away', async () => {
  await using app = await testApp()
  await using server = await onSocket(app)
  const socket = connect(server.address.port, server.address.host)
  await once(socket, 'connect')
  const head = `POST ${routes.signIn.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
  socket.write(`${head}Content-Length: 5000\r\n\r\n{"email":`, () => socket.destroy())
  const left = expect.objectContaining({ event: 'request', route: routes.signIn.path, status: 499 })
  await expect.poll(() => app.logged.map((line) => JSON.parse(line))).toContainEqual(left)
  expect(app.logged.join()).not.toMatch(/"level":"(warn|error)"/u)
})
