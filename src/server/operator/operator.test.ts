import { expect, test } from 'vitest'
import { addedDictation, addedLearner, savedCorrection } from '../../../test/support/class-work.ts'
import { type TestApp, testApp } from '../../../test/support/database.ts'
import { claire, lea, marc, PASSWORD, PASSWORD_HASH, paul } from '../../../test/support/people.ts'
import { stripeServer } from '../../../test/support/stripe-server.ts'
import { openedSession } from '../../contract/account.ts'
import { routes } from '../../contract/routes.ts'
import { createBilling } from '../billing/billing.ts'
import { sql } from '../db/database.ts'
import { openOwnerDatabase } from '../db/owner-database.ts'
import { SILENT_LOG } from '../log.ts'
import { parseAccountArguments } from './account-arguments.ts'
import { execute } from './account-command.ts'
import type { ErasureParts } from './account-erasure.ts'
import type { Terminal } from './command.ts'
import { seed } from './seed-command.ts'
import type { SeedAccount } from './seed-file.ts'

interface Spoken extends Terminal {
  readonly said: string[]
  readonly complained: string[]
}

function terminal(input = ''): Spoken {
  const said: string[] = []
  const complained: string[] = []
  return {
    said,
    complained,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    read: async () => input,
  }
}

interface Given {
  /** All of stdin. */
  readonly input?: string
  readonly billing?: ErasureParts['billing']
}

/** Runs a command line on the database of the test; resolves with what it said and its exit status. */
async function account({ owner }: TestApp, line: string, given: Given = {}) {
  const { input, billing } = given
  const command = parseAccountArguments(line.split(' '))
  if (!command.ok) throw new Error(command.refusal.join('; '))
  const spoken = terminal(input)
  const database = openOwnerDatabase(owner, SILENT_LOG)
  try {
    const status = await execute(command.value, { database, billing }, spoken)
    return { status, said: spoken.said, complained: spoken.complained }
  } finally {
    await database.close()
  }
}

async function seeded({ owner }: TestApp, accounts: readonly SeedAccount[]): Promise<Spoken> {
  const spoken = terminal()
  const database = openOwnerDatabase(owner, SILENT_LOG)
  try {
    await seed(accounts, database, spoken)
    return spoken
  } finally {
    await database.close()
  }
}

/** Every row of every table that an operator writes, to see that nothing changed. */
async function everything({ asOwner }: TestApp): Promise<unknown> {
  return asOwner((run) =>
    run(sql`
      select
        (select jsonb_agg(u order by u.id) from auth.users u) as users,
        (select jsonb_agg(a order by a.id) from auth.accounts a) as accounts,
        (select jsonb_agg(s order by s.user_id) from subscriptions s) as subscriptions,
        (select jsonb_agg(l order by l.id) from learners l) as learners`),
  )
}

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

test('AUT-06 a deleted account leaves nothing, its session ends at once', async () => {
  await using app = await testApp()
  const parent = await app.as(claire)
  const learner = await addedLearner(parent)
  await savedCorrection(parent, learner, await addedDictation(parent))
  await app.send(routes.joinWaitingList, { body: { email: claire.email } })
  await app.asOwner((run) =>
    run(sql`
      insert into auth.sign_ups (token_hash, email, name, plan, password, expires_at)
      values (sha256('a token'), ${claire.email}, 'Claire', 'free', ${PASSWORD_HASH}, now() + interval '1 day')`),
  )
  const deleted = await account(app, `delete --email ${claire.email}`)
  expect(deleted.said).toEqual([
    `Compte supprimé\u00a0: ${claire.email} (avec 1 apprenant, 1 dictée, 1 résultat)`,
  ])
  expect((await parent.send(routes.listLearners)).status).toBe(401)
  const [left] = await app.asOwner((run) =>
    run<{ count: number }>(sql`
      select (select count(*) from auth.users) + (select count(*) from auth.sessions)
        + (select count(*) from auth.accounts) + (select count(*) from subscriptions)
        + (select count(*) from learners) + (select count(*) from dictations)
        + (select count(*) from results) + (select count(*) from french_dictation_results)
        + (select count(*) from idempotency_keys) + (select count(*) from early_access)
        + (select count(*) from auth.sign_ups) as count`),
  )
  expect(left?.count).toBe(0)
  expect((await account(app, `delete --email ${claire.email}`)).status).toBe(1)
})

test('P5 whom the operator deletes does not go on paying; what Stripe would not forget stays', async () => {
  await using stripe = await stripeServer()
  await using app = await testApp({ stripe: stripe.settings })
  const payer = await app.as(claire)
  await payer.send(routes.startCheckout, { body: { plan: 'parent' } })
  const line = `delete --email ${claire.email}`
  expect(await account(app, line)).toEqual({
    status: 1,
    said: [],
    complained: [
      `Le compte ${claire.email} est connu de Stripe, qui n'est pas configuré ici\u00a0: rien n'est supprimé, car Stripe continuerait de prélever`,
    ],
  })
  const around = { database: app.database, clock: app.clock.read, log: SILENT_LOG, publicUrl: '' }
  const billing = createBilling({ ...around, settings: stripe.settings })
  // Stripe's library tries twice.
  stripe.fail(500, 500)
  const away = await account(app, line, { billing })
  expect([away.status, away.complained]).toEqual([
    1,
    ['Le service de paiement ne répond pas. Réessayez un peu plus tard.'],
  ])
  expect((await payer.send(routes.listLearners)).status).toBe(200)
  expect((await account(app, line, { billing })).status).toBe(0)
  expect(stripe.calls.at(-1)).toMatchObject({
    method: 'DELETE',
    path: expect.stringMatching(/^\/v1\/customers\/\w+$/u),
  })
  expect(await app.asOwner((run) => run(sql`select from auth.stripe_customers`))).toEqual([])
})

test('AUT-06 the list shows plan, status and learners', async () => {
  await using app = await testApp()
  expect((await account(app, 'list')).said).toEqual(['Aucun compte'])
  await addedLearner(await app.as(claire))
  const { said } = await account(app, 'list')
  expect(said[0]).toMatch(/^E-mail +Plan +Statut +Apprenants +Créé le$/u)
  expect(said[1]).toMatch(/^claire@exemple\.fr +parent +active +1 +\d+ \p{L}+ \d{4}$/u)
})

const FAMILY: readonly SeedAccount[] = [
  {
    email: 'rose@ecole.fr',
    password: PASSWORD,
    plan: 'teacher',
    status: 'active',
    learners: [lea(), { ...lea(), first_name: 'Zoé' }],
  },
  { email: 'paul@maison.fr', password: 'secret', plan: 'free', status: 'past_due', learners: [] },
]

test('AUT-06 accounts are seeded once: the second run changes nothing', async () => {
  await using app = await testApp()
  const first = await seeded(app, FAMILY)
  expect(first.said).toEqual([
    'rose@ecole.fr\u00a0: plan teacher, 2 apprenants ajoutés',
    'paul@maison.fr\u00a0: plan free, 0 apprenant ajouté',
    '2 comptes prêts',
  ])
  expect(first.complained).toEqual([
    'Attention\u00a0: le mot de passe de paul@maison.fr est trop simple pour un vrai compte',
  ])
  const before = await everything(app)
  const second = await seeded(app, FAMILY)
  expect(second.said).toEqual([
    'rose@ecole.fr\u00a0: rien à changer',
    'paul@maison.fr\u00a0: rien à changer',
    '2 comptes prêts',
  ])
  expect(await everything(app)).toEqual(before)
  const { status } = await app.send(routes.signIn, {
    body: { email: 'paul@maison.fr', password: 'secret' },
  })
  expect(status).toBe(200)
})

test('AUT-06 a seed brings the plan back, adds missing learners and keeps a changed password', async () => {
  await using app = await testApp()
  await seeded(app, FAMILY)
  await account(app, 'set-plan --email rose@ecole.fr --plan free')
  const [rose] = FAMILY
  if (!rose) throw new Error('nobody to seed')
  const more = {
    ...rose,
    password: 'une autre phrase',
    learners: [...rose.learners, { ...lea(), first_name: 'Ana' }],
  }
  expect((await seeded(app, [more])).said[0]).toBe(
    'rose@ecole.fr\u00a0: plan teacher, 1 apprenant ajouté',
  )
  const { body } = await app.send(routes.signIn, {
    body: { email: rose.email, password: PASSWORD },
  })
  expect(openedSession.parse(body).user.email).toBe(rose.email)
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
  expect((await app.send(routes.signIn, { body })).headers.getSetCookie()).toHaveLength(1)
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
