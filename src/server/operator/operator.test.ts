import { expect, test } from 'vitest'
import { addedLearner } from '../../../test/support/people/class-work.ts'
import { account } from '../../../test/support/people/operator.ts'
import { claire, marc, PASSWORD, paul } from '../../../test/support/people/people.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { openedSession } from '../../contract/account/account.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

test('AUT-06 an account made by the operator signs in with the password that was printed once', async () => {
  await using app = await testApp()
  const made = await account(app, 'create --email Rose@Ecole.fr --plan teacher')
  expect([made.status, made.said[0]]).toEqual([
    0,
    'Compte créé\u00a0: rose@ecole.fr (plan teacher)',
  ])
  const password = made.said[1]?.split('\u00a0: ')[1] ?? ''
  const { status, body } = await app.send(routes.signIn, {
    body: { email: 'rose@ecole.fr', password },
  })
  expect([status, openedSession.parse(body).user.email]).toEqual([200, 'rose@ecole.fr'])
  const again = await account(app, 'create --email rose@ecole.FR --plan free')
  expect(again).toEqual({
    status: 1,
    said: [],
    complained: ['Un compte existe déjà pour rose@ecole.fr'],
  })
})

test('AUT-06 a password comes from stdin, and a weak one is refused', async () => {
  await using app = await testApp()
  const line = 'create --email rose@ecole.fr --plan parent --password-stdin'
  expect(await account(app, line, { input: 'azerty\n' })).toEqual({
    status: 1,
    said: [],
    complained: ['Le mot de passe doit avoir au moins 12 caractères'],
  })
  expect((await account(app, line, { input: '' })).complained).toEqual([
    "Aucun mot de passe n'est arrivé sur l'entrée standard",
  ])
  const made = await account(app, line, { input: `${PASSWORD}\r\n` })
  expect(made.said).toEqual(['Compte créé\u00a0: rose@ecole.fr (plan parent)'])
  const { status } = await app.send(routes.signIn, {
    body: { email: 'rose@ecole.fr', password: PASSWORD },
  })
  expect(status).toBe(200)
})

test('AUT-06 Z4 a change of plan holds at once', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const changed = await account(app, `set-plan --email ${claire.email} --plan teacher`)
  expect(changed).toEqual({
    status: 0,
    said: [`${claire.email}\u00a0: plan teacher, statut active`],
    complained: [],
  })
  expect((await parent.send(routes.getSubscription)).body).toMatchObject({
    plan: 'teacher',
    effective_plan: 'teacher',
  })
  await account(app, `set-plan --email ${claire.email} --plan teacher --status past_due`)
  expect((await parent.send(routes.getSubscription)).body).toMatchObject({
    plan: 'teacher',
    status: 'past_due',
    effective_plan: 'free',
  })
  const absent = await account(app, 'set-plan --email personne@ecole.fr --plan free')
  expect([absent.status, absent.complained]).toEqual([
    1,
    ["Aucun compte n'existe pour personne@ecole.fr"],
  ])
})

test('AUT-06 the list shows plan, status and learners', async () => {
  await using app = await testApp()
  expect((await account(app, 'list')).said).toEqual(['Aucun compte'])
  await addedLearner(await app.as(claire))
  const { said } = await account(app, 'list')
  expect(said[0]).toMatch(/^E-mail +Plan +Statut +Apprenants +Créé le$/u)
  expect(said[1]).toMatch(/^claire@exemple\.fr +parent +active +1 +\d+ \p{L}+ \d{4}$/u)
})

test('AUT-06 a lost password is set anew by the operator, and every session is closed', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const signIn = (password: string) =>
    app.send(routes.signIn, { body: { email: claire.email, password } })
  const reset = await account(app, `reset-password --email ${claire.email}`)
  expect(reset.said[0]).toBe(
    'claire@exemple.fr\u00a0: nouveau mot de passe, tous les appareils sont déconnectés',
  )
  const password = reset.said[1]?.split('\u00a0: ')[1] ?? ''
  expect((await caller.send(routes.listLearners)).status).toBe(401)
  expect((await signIn(PASSWORD)).status).toBe(401)
  expect((await signIn(password)).status).toBe(200)
  const given = await account(app, `reset-password --email ${claire.email} --password-stdin`, {
    input: 'quatre souris grises\n',
  })
  expect([given.status, given.said]).toEqual([0, [reset.said[0]]])
  expect((await signIn('quatre souris grises')).status).toBe(200)
  const weak = await account(app, `reset-password --email ${claire.email} --password-stdin`, {
    input: 'court\n',
  })
  expect([weak.status, weak.complained]).toEqual([
    1,
    ['Le mot de passe doit avoir au moins 12 caractères'],
  ])
  const absent = await account(app, 'reset-password --email personne@exemple.fr')
  expect([absent.status, absent.said]).toEqual([1, []])
})

test('AUT-06 whoever lost phone and recovery codes gets in again by the operator', async () => {
  await using app = await testApp()
  const { id } = await app.as(claire)
  await app.asOwner((run) =>
    run(sql`
      with key as (insert into auth.second_factors (user_id, secret) values (${id}, '\\x00'))
      update auth.users set two_factor_enabled = true where id = ${id}`),
  )
  const body = { email: claire.email, password: PASSWORD }
  expect((await app.send(routes.signIn, { body })).headers.getSetCookie()).toEqual([])
  const reset = await account(app, `reset-two-factor --email ${claire.email}`)
  expect([reset.status, reset.said]).toEqual([
    0,
    ['claire@exemple.fr\u00a0: la connexion ne demande plus que le mot de passe'],
  ])
  const cookies = (await app.send(routes.signIn, { body })).headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    'encrier.session',
    'encrier.browser',
  ])
  expect((await account(app, 'reset-two-factor --email personne@exemple.fr')).status).toBe(1)
})

test('PUB-03 I9 the waiting list is exported as a table in which no cell is a formula', async () => {
  await using app = await testApp()
  await app.send(routes.joinWaitingList, { body: { email: 'Nina@exemple.fr' } })
  await app.asOwner((run) =>
    run(
      sql`insert into early_access (email, created_at) values ('+33@exemple.fr', '2026-11-20T10:00:00Z')`,
    ),
  )
  const { status, said } = await account(app, 'waiting-list')
  expect(status).toBe(0)
  expect(said).toEqual([
    '\ufeffAdresse;Inscrite le\r',
    `"'+33@exemple.fr";20 novembre 2026\r`,
    expect.stringMatching(/^nina@exemple\.fr;\d{1,2} \S+ \d{4}\r$/u),
  ])
})

test('P6 the operator sees whom nobody could warn, the longest unused first', async () => {
  await using app = await testApp()
  expect((await account(app, 'unused')).said).toEqual(['Aucun compte inutilisé depuis 23 mois'])
  for (const person of [claire, marc, paul]) await app.as(person)
  await app.asOwner((run) =>
    run(sql`
      update auth.users set last_seen_at = '2020-02-29', warned_at = '2022-01-29' where email = ${claire.email}`),
  )
  await app.asOwner((run) =>
    run(sql`update auth.users set last_seen_at = '2019-11-05' where email = ${marc.email}`),
  )
  expect((await account(app, 'unused')).said).toEqual([
    'E-mail             Dernière visite  Prévenu le',
    'marc@exemple.fr    5 novembre 2019  jamais',
    'claire@exemple.fr  29 février 2020  29 janvier 2022',
  ])
})
