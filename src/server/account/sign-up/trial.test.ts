/** One trial a person, whatever accounts he opens. */
import { expect, test } from 'vitest'
import { account } from '../../../../test/support/people/operator.ts'
import { daysLater, emails, partsOf } from '../../../../test/support/people/retention-days.ts'
import { NINA, openApp, signIn } from '../../../../test/support/people/sign-up.ts'
import { mailServer } from '../../../../test/support/services/mail-server.ts'
import { routes } from '../../../contract/routes.ts'
import { sql } from '../../db/database.ts'

test('P8 one trial a person: erased and signed up again, the account has had it', async () => {
  await using app = await openApp()
  const trialOf = async (email: string, forget: boolean) => {
    await app.send(routes.signUp, { body: { ...NINA, email, plan: 'parent' } })
    const { token } = routes.verifyTotp.reply.parse((await signIn(app, email, NINA.password)).body)
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await app.send(routes.getSubscription, { headers })
    if (forget) {
      await app.send(routes.eraseAccount, { headers, body: { password: NINA.password } })
    }
    return [body.plan, body.effective_plan, body.is_active]
  }
  expect(await trialOf('nina@exemple.fr', true)).toEqual(['parent', 'parent', true])
  expect(await trialOf('Nina@exemple.fr', true)).toEqual(['parent', 'free', false])
  expect(await trialOf('nina+2@exemple.fr', false)).toEqual(['parent', 'free', false])
  expect(await trialOf('nino@exemple.fr', false)).toEqual(['parent', 'parent', true])
  const left = await app.asOwner((run) => run(sql`select * from auth.trials`))
  expect(left).toHaveLength(2)
  expect(JSON.stringify(left)).not.toMatch(/nin[ao]/u)
})

test('P8 one trial a person: beside the first account, at once, and at an address that its account has left', async () => {
  await using app = await openApp()
  const signedUp = async (email: string, plan: 'free' | 'parent' = 'parent') => {
    await app.send(routes.signUp, { body: { ...NINA, email, plan } })
    const { token } = routes.verifyTotp.reply.parse((await signIn(app, email, NINA.password)).body)
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await app.send(routes.getSubscription, { headers })
    return { headers, plan: body.effective_plan }
  }
  const plans = async (...emails: readonly string[]) =>
    (await Promise.all(emails.map((email) => signedUp(email)))).map(({ plan }) => plan).sort()
  expect(await plans('nina@exemple.fr', 'nina+1@exemple.fr', 'nina+2@exemple.fr')).toEqual([
    'free',
    'free',
    'parent',
  ])
  const free = await Promise.all(
    ['nino@exemple.fr', 'nino+1@exemple.fr'].map((email) => signedUp(email, 'free')),
  )
  const body = { plan: 'parent' } as const
  const tried = await Promise.all(
    free.map(({ headers }) => app.send(routes.startTrial, { headers, body })),
  )
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(tried.find(({ status }) => status === 409)?.problem.code).toBe('trial-used')
  await app.asOwner((run) =>
    run(sql`update auth.users set email = 'ailleurs@exemple.fr' where email = 'nina@exemple.fr'`),
  )
  expect(await plans('nina@exemple.fr')).toEqual(['free'])
})

test('P8 whom the operator erases, and whom disuse erases, has had the trial too', async () => {
  await using mail = await mailServer()
  await using app = await openApp()
  const signedUp = async (name: string) => {
    const email = `${name}@exemple.fr`
    await app.send(routes.signUp, { body: { ...NINA, email, plan: 'parent' } })
    const { token } = routes.verifyTotp.reply.parse((await signIn(app, email, NINA.password)).body)
    const headers = { authorization: `Bearer ${token}` }
    return (await app.send(routes.getSubscription, { headers })).body.effective_plan
  }
  expect([await signedUp('nina'), await signedUp('nino')]).toEqual(['parent', 'parent'])
  expect((await account(app, 'delete --email nina@exemple.fr')).status).toBe(0)
  expect(await signedUp('nina')).toBe('free')
  for (const days of [703, 22, 8]) await daysLater(app, days, partsOf(app, mail))
  expect(await emails(app)).toEqual([])
  expect([await signedUp('nina'), await signedUp('nino')]).toEqual(['free', 'free'])
})

test('P8 an account that tried nothing leaves nothing behind; one that tried at Stripe does, and tries no more', async () => {
  await using app = await openApp()
  const signedUp = async (email: string) => {
    await app.send(routes.signUp, { body: { ...NINA, email, plan: 'free' } })
    const { token } = routes.verifyTotp.reply.parse((await signIn(app, email, NINA.password)).body)
    return { authorization: `Bearer ${token}` }
  }
  const start = (headers: Awaited<ReturnType<typeof signedUp>>) =>
    app.send(routes.startTrial, { headers, body: { plan: 'parent' } })
  const erase = (headers: Awaited<ReturnType<typeof signedUp>>) =>
    app.send(routes.eraseAccount, { headers, body: { password: NINA.password } })
  await erase(await signedUp('nino@exemple.fr'))
  expect((await start(await signedUp('nino@exemple.fr'))).status).toBe(200)

  const nina = await signedUp('nina@exemple.fr')
  await app.asOwner((run) =>
    run(sql`
      update subscriptions set trial_ends_at = now() - interval '1 day'
      where user_id = (select id from auth.users where email = 'nina@exemple.fr')`),
  )
  expect((await start(nina)).problem.code).toBe('trial-used')
  await erase(nina)
  expect((await start(await signedUp('nina@exemple.fr'))).problem.code).toBe('trial-used')
})
