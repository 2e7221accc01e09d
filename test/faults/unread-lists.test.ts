/** O14: whoever asks for all he has and does not read the answers costs the server a piece of each, not the whole. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { sql } from '../../src/server/db/database.ts'
import { addedDictation, addedLearner } from '../support/people/class-work.ts'
import { claire, madameRoy, PASSWORD } from '../support/people/people.ts'
import { forgetPeak, peakBytes, residentBytes } from '../support/product/process-figures.ts'
import type { SignedInCaller } from '../support/product/test-app.ts'
import { type WholeServer, wholeServer } from '../support/product/whole-server.ts'

const MB = 2 ** 20
const ROWS = 3000
const CLIENTS = 6
const ROUNDS = 2
const MOST_MB = 250
/** Without limits each answer is whole in memory after some seconds. */
const HELD_MS = 12_000

/** Rows as long as a form lets them be, with a letter that no byte holds: 30 MB in each list. */
async function fillLists({ base }: WholeServer, adult: SignedInCaller): Promise<string> {
  const { id } = await addedLearner(adult)
  const dictation = await addedDictation(adult)
  await base.asOwner(async (run) => {
    await run(sql`
      insert into dictations (user_id, title, content, level)
      select ${adult.id}, 'Dictée ' || n, repeat('Le cœur dort. ', 700), 'CE1'
      from generate_series(1, ${ROWS - 1}) as n`)
    await run(sql`
      with made as (
        insert into results (user_id, learner_id, subject, activity, score)
        select ${adult.id}, ${id}, 'french', 'dictation', 50 from generate_series(1, ${ROWS})
        returning *
      )
      insert into french_dictation_results (user_id, id, learner_id, dictation_id, dictation_title,
        dictation_level, content, word_count, error_count, score, created_at)
      select user_id, id, learner_id, ${dictation.id}, 'Dictée', 'CE1', repeat('Le cœur dort. ', 700),
        10, 5, score, created_at
      from made`)
  })
  return id
}

/** The first line of a request, and its body. */
type Asked = readonly [string, string?]

/** Sends a request, and never reads its answer. */
async function unread(url: string, cookie: string, [line, body = '']: Asked): Promise<Socket> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  const length = body && `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n${length}\r\n${body}`)
  return socket
}

test('O14 six clients that ask for 30 MB twice and read nothing cost 250 MB at most', async () => {
  await using server = await wholeServer()
  const first = await server.as(madameRoy)
  const learner = await fillLists(server, first)
  const sessions = [first, await server.as(madameRoy)]
  const other = await server.as(claire)
  // Warm: the language is read, and a list was sent whole.
  const body = { words: ['écureuil'], level: 'CE1' as const, length: 1 }
  expect((await other.send(routes.generateDictation, { body })).status).toBe(200)
  expect((await first.send(routes.listDictations)).body).toHaveLength(ROWS)
  const password = JSON.stringify({ password: PASSWORD })
  const asked: readonly Asked[] = [
    [`GET ${routes.listDictations.path}`],
    [`GET ${routes.listResults.path.replace(':id', learner)}`],
    [`POST ${routes.exportAccount.path}`, password],
  ]
  for (const one of asked) {
    await forgetPeak(server.pid)
    const before = await residentBytes(server.pid)
    const sockets = await Promise.all(
      Array.from({ length: CLIENTS * ROUNDS }, (_, i) =>
        unread(server.url, sessions[i % 2]?.cookie ?? '', one),
      ),
    )
    await wait(HELD_MS)
    const begun = sockets.filter((socket) => String(socket.read(12)) === 'HTTP/1.1 200')
    expect((await other.send(routes.listLearners)).status).toBe(200)
    const cost = (await peakBytes(server.pid)) - before
    console.log(`O14 ${one[0]}: +${Math.round(cost / MB)} MB, ${begun.length} answers`)
    for (const socket of sockets) socket.destroy()
    expect.soft(begun.length, one[0]).toBeGreaterThanOrEqual(CLIENTS)
    expect.soft(cost / MB, one[0]).toBeLessThan(MOST_MB)
  }
})

test('O14 whoever reads has every row once, newest first', async () => {
  await using server = await wholeServer()
  const adult = await server.as(madameRoy)
  const learner = await fillLists(server, adult)
  const { body: dictations } = await adult.send(routes.listDictations)
  const { body: results } = await adult.send(routes.listResults, { params: { id: learner } })
  for (const rows of [dictations, results.french_dictation, results.results]) {
    const places = rows.map(({ created_at, id }) => `${created_at}_${id}`)
    expect(new Set(places).size).toBe(ROWS)
    expect(places).toEqual([...places].sort().reverse())
  }
  expect(results.totals.dictation).toEqual({ count: ROWS, average: 50 })
  expect([results.math_calculation, results.french_grammar]).toEqual([[], []])
})
