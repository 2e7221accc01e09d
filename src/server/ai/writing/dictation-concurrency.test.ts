/** Who finds room when many dictations are written at once, and what a tab that is closed stops. */
import { expect, test } from 'vitest'
import { claire, marc } from '../../../../test/support/people/people.ts'
import { hangs, writes } from '../../../../test/support/services/ai-server.ts'
import {
  ASKED,
  appWithWriter,
  SQUIRREL,
} from '../../../../test/support/services/app-with-writer.ts'
import { routes } from '../../../contract/routes.ts'
import { listen, pickPort } from '../../http/http-server.ts'

const INIT = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(ASKED),
}

async function expectRefusal(response: Response): Promise<void> {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toEqual({
    error: 'Service temporairement indisponible',
    code: 'unavailable',
  })
}

test('GEN-12 a server that writes all it can at once says that it will be back', async () => {
  await using at = await appWithWriter([writes(...SQUIRREL)], { callMs: 60_000 })
  const another = await at.app.as(marc)
  // The language is read before the storm, not during it.
  expect((await another.fetch(routes.generateDictation.path, INIT)).status).toBe(200)
  at.server.answer(hangs)
  const { path } = routes.generateDictation
  const leaving = new AbortController()
  const waiting: Promise<Response>[] = []
  // One parent after the other: a hundred at once would wait for the database, and some be refused there.
  for (let i = 1; i <= 20; i += 1) {
    const parent = await at.app.as({ ...claire, email: `p${i}@exemple.fr` })
    const asked = { ...INIT, signal: leaving.signal }
    waiting.push(...Array.from({ length: 5 }, () => parent.fetch(path, asked)))
    await at.server.called(1 + waiting.length)
  }
  await expectRefusal(await another.fetch(path, INIT))
  leaving.abort()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([499]))
  at.server.answer(writes(...SQUIRREL))
  expect((await another.fetch(path, INIT)).status).toBe(200)
})

test('O11 one user cannot take the room of all', async () => {
  await using at = await appWithWriter([hangs], { callMs: 60_000 })
  const parent = await at.app.as(claire)
  const { path } = routes.generateDictation
  const leaving = new AbortController()
  const waiting = Array.from({ length: 5 }, () =>
    parent.fetch(path, { ...INIT, signal: leaving.signal }),
  )
  await at.server.called(5)
  await expectRefusal(await parent.fetch(path, INIT))
  at.server.answer(writes(...SQUIRREL))
  const other = await (await at.app.as(marc)).fetch(path, INIT)
  expect(other.status).toBe(200)
  leaving.abort()
  await Promise.all(waiting)
  expect((await parent.fetch(path, INIT)).status).toBe(200)
})

test('O6 «Annuler», or a tab that is closed, stops the call at the provider', async () => {
  await using at = await appWithWriter([hangs], { callMs: 60_000 })
  const parent = await at.app.as(claire)
  const address = await pickPort({ host: '127.0.0.1', port: 0 })
  const listening = await listen((request) => at.app.served.fetch(request), address)
  const leaving = new AbortController()
  const left = fetch(`http://127.0.0.1:${address.port}${routes.generateDictation.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: parent.cookie },
    body: JSON.stringify(ASKED),
    signal: leaving.signal,
  })
  await at.server.called(1)
  leaving.abort()
  await expect(left).rejects.toThrow()
  expect(await at.server.calls[0]?.over).toBe('left')
  await listening.close()
  expect(at.server.calls).toHaveLength(1)
})
