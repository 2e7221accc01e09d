import { expect, test } from 'vitest'
import { addedLearner } from '../../../test/support/people/class-work.ts'
import { claire, eloise, hugo, lea, madameRoy, marc } from '../../../test/support/people/people.ts'
import { callerOf, testApp } from '../../../test/support/product/test-app.ts'
import { routes } from '../../contract/routes.ts'
import { latestBirthDate } from '../../domain/learner.ts'
import { dayInParis } from '../../domain/paris-time.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

test('LEA-02 a learner is added, changed and deleted', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  expect(learner).toEqual({
    ...lea(),
    id: learner.id,
    user_id: parent.id,
    number: 1,
    created_at: learner.created_at,
    updated_at: learner.created_at,
  })
  const change = { level: 'CE2', updated_at: learner.updated_at } as const
  const changed = await parent.send(routes.changeLearner, { params: learner, body: change })
  expect(changed.body).toEqual({ ...learner, level: 'CE2', updated_at: changed.body.updated_at })
  expect(changed.body.updated_at > learner.updated_at).toBe(true)
  expect((await parent.send(routes.listLearners)).body).toEqual([changed.body])
  expect((await parent.send(routes.deleteLearner, { params: learner })).status).toBe(204)
  expect((await parent.send(routes.listLearners)).body).toEqual([])
  expect((await parent.send(routes.deleteLearner, { params: learner })).status).toBe(404)
})

test('LEA-01 learners stand in the order of a French dictionary', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const names = ['Zoé', 'Éloïse', 'Élie', 'Fanny', 'adam', 'Eva', 'Œuvrard', 'Oscar', 'Ève']
  for (const first_name of names) await addedLearner(teacher, { ...eloise(), first_name })
  const { body } = await teacher.send(routes.listLearners)
  expect(body.map((learner) => learner.first_name)).toEqual([
    'adam',
    'Élie',
    'Éloïse',
    'Eva',
    'Ève',
    'Fanny',
    'Œuvrard',
    'Oscar',
    'Zoé',
  ])
})

test.each([
  [{ first_name: '' }, { first_name: 'Ce champ est obligatoire' }],
  [{ first_name: '   ' }, { first_name: 'Ce champ est obligatoire' }],
  [{ last_name: 'x'.repeat(81) }, { last_name: 'Ce texte est trop long' }],
  [{ first_name: 'Lé\u0000a' }, { first_name: 'Cette valeur ne convient pas' }],
  [{ level: '6e' }, { level: 'Choisissez un niveau du CP au CM2' }],
  [{ birth_date: '2019-02-29' }, { birth_date: "Cette date n'est pas valide" }],
  [
    { birth_date: '1919-12-31' },
    { birth_date: 'La date de naissance doit être au plus tôt le 1er janvier 1920' },
  ],
])('LEA-02 a wrong field is named in French: %j', async (wrong, fields) => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const body = { ...lea(), ...wrong }
  const init = { headers: { 'content-type': 'application/json' } }
  const tries = [
    parent.fetch('/api/learners', { ...init, method: 'POST', body: JSON.stringify(body) }),
    parent.fetch(`/api/learners/${learner.id}`, {
      ...init,
      method: 'PATCH',
      body: JSON.stringify({ ...wrong, updated_at: learner.updated_at }),
    }),
  ]
  for (const response of await Promise.all(tries)) {
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: 'La demande est incomplète ou mal formée',
      code: 'invalid-request',
      fields,
    })
  }
  expect((await parent.send(routes.listLearners)).body).toEqual([learner])
})

test('LEA-02 a learner is three years old in Paris, whatever the zone of the machine', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  // One minute before and after midnight in Paris, when most of the world has another date.
  const minutes = Date.parse('2027-06-30T21:59:00Z') - Date.now()
  app.clock.advance(minutes)
  const tooYoung = {
    ...lea(),
    birth_date: latestBirthDate(dayInParis(Date.parse('2027-07-01T12:00:00Z'))),
  }
  const session = await app.as(claire)
  const refused = await session.send(routes.addLearner, { body: tooYoung })
  expect(refused.problem.fields).toEqual({ birth_date: "L'apprenant doit avoir au moins 3 ans" })
  app.clock.advance(120_000)
  expect((await addedLearner(session, tooYoung)).birth_date).toBe('2024-07-01')
  expect(parent.id).toBe(session.id)
})

test('D2 a stale change is refused and changes nothing', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      parent.send(routes.changeLearner, {
        params: learner,
        body: { last_name: `Martin ${place}`, updated_at: learner.updated_at },
      }),
    ),
  )
  const won = replies.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  for (const { status, problem } of replies.filter((reply) => reply !== won[0])) {
    expect(status).toBe(409)
    expect(problem.code).toBe('stale')
    expect(problem.error).toMatch(/modifié ailleurs/u)
  }
  expect((await parent.send(routes.listLearners)).body).toEqual([won[0]?.body])
})

test('DAT-02 somebody else, nobody and a strange identifier are told the same', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  const other = await app.as(marc)
  const body = { level: 'CP', updated_at: learner.updated_at } as const
  for (const id of [learner.id, NOBODY, 'x', '%00']) {
    const changed = await other.send(routes.changeLearner, { params: { id }, body })
    const deleted = await other.send(routes.deleteLearner, { params: { id } })
    for (const { status, problem } of [changed, deleted]) {
      expect(status).toBe(404)
      expect(problem).toEqual({ error: 'Cet élément est introuvable', code: 'not-found' })
    }
  }
  expect((await parent.send(routes.listLearners)).body).toEqual([learner])
  expect((await other.send(routes.listLearners)).body).toEqual([])
  const anonymous = callerOf(app.served)
  expect((await anonymous.send(routes.listLearners)).status).toBe(401)
})

test('Z3 a sender decides neither the owner nor the identifier nor the dates', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const other = await app.as(marc)
  const response = await parent.fetch('/api/learners', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...lea(),
      id: NOBODY,
      user_id: other.id,
      created_at: '2001-01-01T00:00:00Z',
    }),
  })
  const learner: unknown = await response.json()
  expect(learner).toMatchObject({ user_id: parent.id })
  expect(learner).not.toMatchObject({ id: NOBODY })
  expect((await other.send(routes.listLearners)).body).toEqual([])
})

test('D1 one key gives one learner, another body under it is refused', async () => {
  await using app = await testApp()
  const teacher = await app.as(madameRoy)
  const headers = { 'idempotency-key': 'enregistrer-lea' }
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => teacher.send(routes.addLearner, { body: lea(), headers })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
  expect((await teacher.send(routes.listLearners)).body).toHaveLength(1)
  const conflict = await teacher.send(routes.addLearner, { body: hugo(), headers })
  expect([conflict.status, conflict.problem.code]).toEqual([409, 'idempotency-conflict'])
})
