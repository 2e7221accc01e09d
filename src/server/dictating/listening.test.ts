import { expect, test } from 'vitest'
import { addedDictation, THE_SQUIRREL } from '../../../test/support/people/class-work.ts'
import { claire } from '../../../test/support/people/people.ts'
import { recordAndOpen } from '../../../test/support/people/recorded-voice.ts'
import { type TestApp, testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { MAX_LISTENINGS_PER_HOUR } from '../../domain/account/account-limits.ts'
import { LISTENING_MS } from '../../domain/account/retention.ts'
import { sql } from '../db/database.ts'
import { deleteExpiredRows } from '../retention/retention.store.ts'

const ENDED = {
  error: "Cette adresse ne mène plus à une dictée. Demande à l'adulte qui te l'a donnée.",
  code: 'listening-ended',
}

function listen(app: TestApp, token: string) {
  return app.send(routes.hearDictation, { body: { token } })
}

function linksIn(app: TestApp) {
  return app.asOwner((run) =>
    run<{ stored: string }>(sql`select listening_links::text as stored from listening_links`),
  )
}

test('PAG-04 an address says the dictation to whoever holds it: no name, no title, no account', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { id } = await addedDictation(parent)
  const opened = await parent.send(routes.openListening, { params: { id } })
  expect(opened.status).toBe(201)
  const heard = await listen(app, opened.body.token)
  expect(heard.status).toBe(200)
  expect(heard.body).toEqual({
    level: 'CE1',
    expires_at: opened.body.expires_at,
    voice: {
      kind: 'device',
      groups: [
        { said: "L'écureuil mange une noisette, point", text: "L'écureuil mange une noisette." },
        { said: "Il dort dans l'arbre, point final", text: "Il dort dans l'arbre." },
      ],
    },
  })
  const dictated = (await parent.send(routes.getDictatedText, { params: { id } })).body
  expect(dictated.listening_until).toBe(opened.body.expires_at)
})

test('PAG-04 with a recorded voice not a word of the text leaves the server', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { id } = await addedDictation(parent)
  const { token } = await recordAndOpen(parent, id)
  const { body } = await listen(app, token)
  expect(body.voice).toMatchObject({ kind: 'recorded', cuts: [0, 1000, 2000] })
  for (const word of ['noisette', 'arbre', THE_SQUIRREL.title, parent.id, id, claire.email]) {
    expect(JSON.stringify(body)).not.toContain(word)
  }
  // A text that changed is said by the device, never by the recording of another one.
  const { updated_at } = (await parent.send(routes.getDictation, { params: { id } })).body
  await parent.send(routes.changeDictation, {
    params: { id },
    body: { content: 'Il pleut.', updated_at },
  })
  expect((await listen(app, token)).body.voice).toMatchObject({ kind: 'device' })
})

test('PAG-04 an address ends when it is closed, replaced, thirty days old, or its dictation is gone', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const params = { id: (await addedDictation(parent)).id }
  const open = async () => (await parent.send(routes.openListening, { params })).body.token
  const first = await open()
  const second = await open()
  expect((await listen(app, first)).problem).toEqual(ENDED)
  expect((await listen(app, second)).status).toBe(200)
  expect((await parent.send(routes.closeListening, { params })).status).toBe(204)
  expect((await listen(app, second)).problem).toEqual(ENDED)
  const third = await open()
  app.clock.advance(LISTENING_MS - 60_000)
  expect((await listen(app, third)).status).toBe(200)
  app.clock.advance(61_000)
  expect((await listen(app, third)).problem).toEqual(ENDED)
  expect(await deleteExpiredRows(app.database, app.clock.read())).toBeGreaterThan(0)
  expect(await linksIn(app)).toEqual([])
  const again = await app.as(claire)
  const fourth = (await again.send(routes.openListening, { params })).body.token
  await again.send(routes.deleteDictation, { params })
  expect((await listen(app, fourth)).problem).toEqual(ENDED)
})

test('PAG-04 an address is neither stored nor logged, nor can it be guessed for long', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { id } = await addedDictation(parent)
  const { token } = (await parent.send(routes.openListening, { params: { id } })).body
  expect(token).toMatch(/^[\w-]{43}$/u)
  await listen(app, token)
  expect(JSON.stringify(await linksIn(app))).not.toContain(token)
  expect(app.logged.join('\n')).not.toContain(token)
  const statuses: number[] = []
  for (let i = 0; i < MAX_LISTENINGS_PER_HOUR; i += 1) {
    statuses.push((await listen(app, `${token}${i}`)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
})
