import { expect, test } from 'vitest'
import { addedDictation, NO_ID, THE_SQUIRREL } from '../../../test/support/people/class-work.ts'
import { claire, marc, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

test('DIC-02 a dictation is stored, changed and deleted', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const dictation = await addedDictation(parent)
  expect(dictation).toEqual({
    ...THE_SQUIRREL,
    id: dictation.id,
    user_id: parent.id,
    created_at: dictation.created_at,
    updated_at: dictation.created_at,
  })
  const body = { content: 'Il dort.', theme: '', updated_at: dictation.updated_at }
  const changed = await parent.send(routes.changeDictation, { params: dictation, body })
  expect(changed.body).toEqual({
    ...dictation,
    content: 'Il dort.',
    theme: null,
    updated_at: changed.body.updated_at,
  })
  expect((await parent.send(routes.listDictations)).body).toEqual([changed.body])
  expect((await parent.send(routes.deleteDictation, { params: dictation })).status).toBe(204)
  expect((await parent.send(routes.deleteDictation, { params: dictation })).status).toBe(404)
})

test('TXT-02 a dictation says whether it is a text or sentences; where nobody said, nothing is guessed', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const { form: _, ...typed } = THE_SQUIRREL
  const unsaid = await addedDictation(parent, { ...typed, goals: [] })
  expect(unsaid.form).toBeNull()
  const body = { form: 'sentences', updated_at: unsaid.updated_at } as const
  const said = await parent.send(routes.changeDictation, { params: unsaid, body })
  expect(said.body.form).toBe('sentences')
  // What is mended in a sentence makes no text of it.
  const mended = { content: 'Il dort.', updated_at: said.body.updated_at }
  const after = await parent.send(routes.changeDictation, { params: unsaid, body: mended })
  expect([after.body.form, after.body.content]).toEqual(['sentences', 'Il dort.'])
  const wrong = await parent.fetch('/api/dictations', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...THE_SQUIRREL, form: 'poème' }),
  })
  expect(wrong.status).toBe(400)
})

test('DIC-01 dictations come newest first', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  for (const title of ['Un', 'Deux', 'Trois'])
    await addedDictation(parent, { ...THE_SQUIRREL, goals: [], title })
  const { body } = await parent.send(routes.listDictations)
  expect(body.map(({ title }) => title)).toEqual(['Trois', 'Deux', 'Un'])
})

test.each([
  ['La forêt', 'Dictée CE1 - La forêt - 1 février 2027'],
  ['  ', 'Dictée CE1 - 1 février 2027'],
  ['\u200b', 'Dictée CE1 - 1 février 2027'],
  [null, 'Dictée CE1 - 1 février 2027'],
])('GEN-10 an empty title becomes the automatic one, theme %j', async (theme, title) => {
  await using app = await testApp()
  // Still January in UTC and further west.
  app.clock.advance(Date.parse('2027-01-31T23:30:00Z') - Date.now())
  const parent = await app.as(claire)
  const dictation = await addedDictation(parent, {
    content: 'Il dort.',
    level: 'CE1',
    title: '\u200b ',
    theme,
  })
  expect(dictation.title).toBe(title)
  expect(dictation.theme).toBe(title.includes('forêt') ? theme : null)
})

test('GEN-03 GEN-05 on the free plan no higher level is stored, theme and goals are emptied', async () => {
  await using app = await testApp()
  const free = await app.as(paul)
  const refused = await free.send(routes.addDictation, {
    body: { ...THE_SQUIRREL, goals: [], level: 'CM1' },
  })
  expect([refused.status, refused.problem]).toEqual([
    403,
    { error: "Le niveau CM1 n'est pas disponible dans votre plan", code: 'level-not-in-plan' },
  ])
  const dictation = await addedDictation(free)
  expect([dictation.theme, dictation.goals]).toEqual([null, []])
  const body = { theme: 'La mer', goals: ['futur'], updated_at: dictation.updated_at }
  const changed = await free.send(routes.changeDictation, { params: dictation, body })
  expect([changed.body.theme, changed.body.goals]).toEqual([null, []])
  const level = { level: 'CM2', updated_at: changed.body.updated_at } as const
  const higher = await free.send(routes.changeDictation, { params: dictation, body: level })
  expect(higher.problem.code).toBe('level-not-in-plan')
})

test('ACC-04 with an inactive plan a stored dictation keeps level, theme and goals through a change', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const dictation = await addedDictation(parent, {
    ...THE_SQUIRREL,
    goals: ['futur'],
    level: 'CM2',
  })
  await app.asOwner((run) =>
    run(sql`update subscriptions set status = 'canceled' where user_id = ${parent.id}`),
  )
  const { level, theme, goals, updated_at } = dictation
  const body = { title: 'Le bois', level, theme, goals, updated_at }
  const changed = await parent.send(routes.changeDictation, { params: dictation, body })
  expect(changed.body).toEqual({
    ...dictation,
    title: 'Le bois',
    updated_at: changed.body.updated_at,
  })
})

test('D2 a stale change is refused and changes nothing', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const dictation = await addedDictation(parent)
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      parent.send(routes.changeDictation, {
        params: dictation,
        body: { content: `Il dort ${place} heures.`, updated_at: dictation.updated_at },
      }),
    ),
  )
  const won = replies.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(
    new Set(replies.filter((reply) => reply !== won[0]).map(({ problem }) => problem.code)),
  ).toEqual(new Set(['stale']))
  expect((await parent.send(routes.listDictations)).body).toEqual([won[0]?.body])
})

test('DAT-02 a dictation of somebody else does not exist', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const dictation = await addedDictation(parent)
  const other = await app.as(marc)
  const body = { title: 'À moi', updated_at: dictation.updated_at }
  for (const id of [dictation.id, NO_ID]) {
    const changed = await other.send(routes.changeDictation, { params: { id }, body })
    const deleted = await other.send(routes.deleteDictation, { params: { id } })
    for (const { status, problem } of [changed, deleted]) {
      expect([status, problem.code]).toEqual([404, 'not-found'])
    }
  }
  expect((await parent.send(routes.listDictations)).body).toEqual([dictation])
  expect((await other.send(routes.listDictations)).body).toEqual([])
})

test.each([
  [{ content: '' }, 'content'],
  [{ content: 'x'.repeat(10_001) }, 'content'],
  [{ title: 'x'.repeat(201) }, 'title'],
  [{ theme: 'x'.repeat(101) }, 'theme'],
  [{ goals: ['x'.repeat(101)] }, 'goals'],
  [{ goals: Array.from({ length: 11 }, (_, i) => `objectif ${i}`) }, 'goals'],
  [{ goals: 'imparfait' }, 'goals'],
  [{ level: 'cp' }, 'level'],
])('a wrong field of a dictation is named: %j', async (wrong, field) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const response = await parent.fetch('/api/dictations', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...THE_SQUIRREL, ...wrong }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
  expect((await parent.send(routes.listDictations)).body).toEqual([])
})

test('D10 a text comes back as it was written, in NFC', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const content = 'L’œuf de Zoé\u00a0: « déjà\u00a0! » 🐣\nאב'
  const dictation = await addedDictation(parent, {
    content: content.normalize('NFD'),
    level: 'CE1',
  })
  expect(dictation.content).toBe(content.normalize('NFC'))
})

test('D1 one key stores one dictation', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const sending = {
    body: { content: 'Il dort.', level: 'CP' },
    headers: { 'idempotency-key': 'a' },
  } as const
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => parent.send(routes.addDictation, sending)),
  )
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
  expect((await parent.send(routes.listDictations)).body).toEqual([replies[0]?.body])
})
