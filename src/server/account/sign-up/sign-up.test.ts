import { expect, test } from 'vitest'
import { claire, PASSWORD, paul } from '../../../../test/support/people/people.ts'
import { bytesOf, HOUR, NINA, openApp, signIn } from '../../../../test/support/people/sign-up.ts'
import { testApp } from '../../../../test/support/product/test-app.ts'
import { mailServer, tokenIn } from '../../../../test/support/services/mail-server.ts'
import { routes } from '../../../contract/routes.ts'
import { sql } from '../../db/database.ts'

test('NAV-02 while registration is closed no account is made', async () => {
  await using app = await testApp()
  const { status, problem } = await app.send(routes.signUp, { body: NINA })
  expect(status).toBe(403)
  expect(problem).toEqual({
    error: 'Les inscriptions ne sont pas encore ouvertes.',
    code: 'registration-closed',
  })
  expect(await app.asOwner((run) => run(sql`select from auth.users`))).toEqual([])
})

test('AUT-04 sign-up, confirmed by the link of a mail, opens the trial of the chosen plan for five days', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const made = await app.send(routes.signUp, { body: { ...NINA, plan: 'parent_plus' } })
  expect(made.body).toEqual({ confirmation: 'mail' })
  expect(await app.asOwner((run) => run(sql`select from auth.users`))).toEqual([])
  const early = await signIn(app, NINA.email, NINA.password)
  expect([early.status, early.problem.code]).toEqual([403, 'email-not-verified'])

  const mails = await mail.mails()
  expect(mails.map(({ to }) => to)).toEqual([['nina@exemple.fr'], ['nina@exemple.fr']])
  // The link was sent again: the first one is dead.
  const first = await app.send(routes.verifyEmail, {
    body: { token: tokenIn(mails[0]), password: NINA.password },
  })
  expect([first.status, first.problem.code]).toEqual([400, 'token-invalid'])
  const confirmed = await app.send(routes.verifyEmail, {
    body: { token: tokenIn(mails[1]), password: NINA.password },
  })
  expect(confirmed.body).toEqual({ email: 'nina@exemple.fr', signed_in: true })
  const again = await app.send(routes.verifyEmail, {
    body: { token: tokenIn(mails[1]), password: NINA.password },
  })
  expect(again.status).toBe(400)

  const opened = await signIn(app, NINA.email, NINA.password)
  const { token, user } = routes.verifyTotp.reply.parse(opened.body)
  expect(user).toMatchObject({ name: 'Nina Blanc', email_verified: true, two_factor: false })
  const headers = { authorization: `Bearer ${token}` }
  const trial = (await app.send(routes.getSubscription, { headers })).body
  expect(trial).toMatchObject({
    plan: 'parent_plus',
    status: 'trialing',
    is_active: true,
    effective_plan: 'parent_plus',
  })
  expect(Date.parse(trial.trial_ends_at ?? '') - app.clock.read().getTime()).toBeGreaterThan(
    5 * 24 * HOUR - 60_000,
  )
})

test('P7 what a sign-up declares is kept with its version and its instant, waits with it and is exported', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const declared = app.clock.read()
  await app.send(routes.signUp, { body: { ...NINA, plan: 'teacher', attested_as: 'teacher' } })
  const [letter] = await mail.mails()
  app.clock.advance(HOUR / 2)
  await app.send(routes.verifyEmail, {
    body: { token: tokenIn(letter), password: NINA.password },
  })
  const opened = await signIn(app, NINA.email, NINA.password)
  const { token, user } = routes.verifyTotp.reply.parse(opened.body)
  expect(user.attested_as).toBe('teacher')
  const headers = { authorization: `Bearer ${token}` }
  const exported = await app.send(routes.exportAccount, {
    body: { password: NINA.password },
    headers,
  })
  const stored = Object(Object(exported.body).user)
  expect(stored).toMatchObject({ attested_as: 'teacher', attested_version: 1 })
  // When it was declared, not when the address was confirmed.
  expect(Date.parse(stored.attested_at) - declared.getTime()).toBeLessThan(HOUR / 4)
})

test('P7 who never declared anything is asked later, and may declare something else', async () => {
  await using app = await testApp()
  const adult = await app.as(claire)
  expect((await adult.send(routes.getSession)).body?.user.attested_as).toBeNull()
  for (const attested_as of ['parent', 'teacher'] as const) {
    const reply = await adult.send(routes.attest, { body: { attested_as } })
    expect([reply.status, reply.body.attested_as]).toEqual([200, attested_as])
    expect((await adult.send(routes.getSession)).body?.user.attested_as).toBe(attested_as)
  }
  const rows = await app.asOwner((run) =>
    run<{ at: string; version: number }>(sql`
      select attested_at as at, attested_version as version from auth.users where id = ${adult.id}`),
  )
  expect(rows[0]?.version).toBe(1)
  expect(Math.abs(Date.parse(rows[0]?.at ?? '') - app.clock.read().getTime())).toBeLessThan(60_000)
  const wrong = await adult.send(routes.attest, { body: { attested_as: 'cousin' as 'parent' } })
  expect([wrong.status, wrong.problem.fields]).toEqual([
    400,
    { attested_as: 'Cette valeur ne convient pas' },
  ])
})

test('a trial that is over leaves the rights of the free plan and everything that was stored', async () => {
  await using app = await openApp()
  await app.send(routes.signUp, { body: { ...NINA, plan: 'parent' } })
  const nina = { email: 'nina@exemple.fr', name: NINA.name, plan: 'parent' } as const
  const before = await app.as(nina)
  expect((await before.send(routes.getSubscription)).body.effective_plan).toBe('parent')
  app.clock.advance(5 * 24 * HOUR + 1000)
  const after = await app.as(nina)
  expect((await after.send(routes.getSubscription)).body).toMatchObject({
    plan: 'parent',
    status: 'trialing',
    is_active: false,
    effective_plan: 'free',
    limits: { max_learners: 0 },
  })
})

test('A1 a password that is short or tried first is refused in French before anything else', async () => {
  await using app = await openApp()
  const cases = [
    ['court', 'Le mot de passe doit avoir au moins 12 caractères'],
    ['motdepasse123', 'Ce mot de passe est trop facile à deviner'],
    ['123456789012', 'Un mot de passe fait de chiffres doit en avoir au moins 16'],
    ['nina-nina-nina', 'Ce mot de passe est trop facile à deviner'],
  ] as const
  for (const [password, sentence] of cases) {
    const { status, problem } = await app.send(routes.signUp, { body: { ...NINA, password } })
    expect([status, problem.code, problem.fields]).toEqual([
      400,
      'weak-password',
      { password: sentence },
    ])
  }
})

test('without SMTP every route that needs a mail says so in French, and sign-up still works', async () => {
  await using app = await openApp()
  const caller = await app.as(claire)
  const email = claire.email
  const answers = [
    await app.send(routes.requestPasswordReset, { body: { email } }),
    await app.send(routes.sendVerification, { body: { email } }),
    await app.send(routes.sendOneTimeCode, { body: { email } }),
    await caller.send(routes.changeEmail, { body: { newEmail: 'a@b.fr', password: PASSWORD } }),
  ]
  for (const { status, problem } of answers) {
    expect(status).toBe(409)
    expect(problem).toEqual({
      error:
        "L'envoi de messages n'est pas configuré sur ce serveur. Adressez-vous à la personne qui l'administre.",
      code: 'mail-not-configured',
    })
  }
  const known = await bytesOf(app, routes.signUp.path, { ...NINA, email })
  const unknown = await bytesOf(app, routes.signUp.path, NINA)
  expect(known).toEqual(unknown)
  expect(unknown.text).toBe('{"confirmation":"none"}')
  expect((await signIn(app, NINA.email, NINA.password)).status).toBe(200)
  expect((await signIn(app, email, NINA.password)).status).toBe(401)
  expect((await signIn(app, email, PASSWORD)).status).toBe(200)
})

test('the address of an account made without mail is confirmed later', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(paul)
  await app.asOwner((run) => run(sql`update auth.users set email_verified = false`))
  expect((await caller.send(routes.getSession)).body?.user.email_verified).toBe(false)
  await caller.send(routes.sendVerification, { body: { email: paul.email } })
  const token = tokenIn((await mail.mails())[0])
  // The letter alone could have been asked for by whoever made the account.
  const alone = await app.send(routes.verifyEmail, { body: { token } })
  expect([alone.status, alone.problem.code]).toEqual([403, 'password-needed'])
  expect((await caller.send(routes.verifyEmail, { body: { token } })).status).toBe(200)
  expect((await caller.send(routes.getSession)).body?.user.email_verified).toBe(true)
})
