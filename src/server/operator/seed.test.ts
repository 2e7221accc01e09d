import { expect, test } from 'vitest'
import { account, seeded } from '../../../test/support/people/operator.ts'
import { lea, PASSWORD } from '../../../test/support/people/people.ts'
import { type TestApp, testApp } from '../../../test/support/product/test-app.ts'
import { openedSession } from '../../contract/account/account.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'
import type { SeedAccount } from './seed-file.ts'

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
