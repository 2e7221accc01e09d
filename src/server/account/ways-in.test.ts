import { expect, test } from 'vitest'
import { type Caller, SECRET, type TestApp, testApp } from '../../../test/support/database.ts'
import { codeIn, type MailServer, mailServer, tokenIn } from '../../../test/support/mail-server.ts'
import { claire, marc, PASSWORD, paul } from '../../../test/support/people.ts'
import { routes } from '../../contract/routes.ts'
import { sql } from '../db/database.ts'

const HOUR = 3_600_000
const NINA = { email: 'Nina@Exemple.fr', password: 'quatre souris grises', name: 'Nina Blanc' }
const NEW_PASSWORD = 'cinq hérissons roux'

async function openApp(mail?: MailServer): Promise<TestApp> {
  return testApp({ registration: 'open', ...(mail && { post: mail.post }) })
}

function signIn(caller: Caller, email: string, password: string) {
  return caller.send(routes.signIn, { body: { email, password } })
}

async function bytesOf(caller: Caller, path: string, body: object) {
  const response = await caller.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: [...response.headers], text: await response.text() }
}

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
  const first = await app.send(routes.verifyEmail, { body: { token: tokenIn(mails[0]) } })
  expect([first.status, first.problem.code]).toEqual([400, 'token-invalid'])
  const confirmed = await app.send(routes.verifyEmail, { body: { token: tokenIn(mails[1]) } })
  expect(confirmed.body).toEqual({ email: 'nina@exemple.fr' })
  const again = await app.send(routes.verifyEmail, { body: { token: tokenIn(mails[1]) } })
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
  await app.send(routes.verifyEmail, { body: { token: tokenIn(letter) } })
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

test('A9 sign-up, recovery, confirmation and code answer the same bytes for a known and for an unknown address', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  const { password } = NINA
  for (const route of [
    routes.signUp,
    routes.requestPasswordReset,
    routes.sendVerification,
    routes.sendOneTimeCode,
  ]) {
    const known = await bytesOf(app, route.path, { email: claire.email, password })
    const unknown = await bytesOf(app, route.path, { email: 'personne@exemple.fr', password })
    expect(known.status, route.path).toBe(200)
    expect(known, route.path).toEqual(unknown)
  }
  // Nor does a sign-in with the password of the sign-up tell which of the two has an account.
  const known = await bytesOf(app, routes.signIn.path, { email: claire.email, password })
  const unknown = await bytesOf(app, routes.signIn.path, { email: 'personne@exemple.fr', password })
  expect(known.status).toBe(403)
  expect(known).toEqual(unknown)
  // Her own password still opens her account, and she was told.
  expect((await signIn(app, claire.email, PASSWORD)).status).toBe(200)
  const told = (await mail.mails()).filter(({ to }) => to[0] === claire.email)
  expect(told.map(({ subject }) => subject)).toContain("Vous avez déjà un compte L'Encrier")
})

test('AUT-04 A7 a forgotten password is replaced once by the link of a mail, and every session is closed', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const [here, other] = [await app.as(claire), await app.as(marc)]
  await app.send(routes.requestPasswordReset, { body: { email: claire.email.toUpperCase() } })
  const token = tokenIn((await mail.mails())[0])
  const weak = await app.send(routes.resetPassword, { body: { token, newPassword: 'claire' } })
  expect(weak.problem.fields).toEqual({
    newPassword: 'Le mot de passe doit avoir au moins 12 caractères',
  })
  const tries = await Promise.all(
    Array.from({ length: 5 }, () =>
      app.send(routes.resetPassword, { body: { token, newPassword: NEW_PASSWORD } }),
    ),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  expect((await here.send(routes.listLearners)).status).toBe(401)
  expect((await other.send(routes.listLearners)).status).toBe(200)
  expect((await signIn(app, claire.email, PASSWORD)).status).toBe(401)
  expect((await signIn(app, claire.email, NEW_PASSWORD)).status).toBe(200)
  expect((await mail.mails()).at(-1)?.subject).toBe('Votre mot de passe a changé')
})

test('a recovery link lives an hour, the newest one alone, and an account kept shut by guesses opens by it', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  const ask = () => app.send(routes.requestPasswordReset, { body: { email: claire.email } })
  const reset = (token: string) =>
    app.send(routes.resetPassword, { body: { token, newPassword: NEW_PASSWORD } })
  await ask()
  const old = tokenIn((await mail.mails())[0])
  await ask()
  const newest = tokenIn((await mail.mails())[1])
  expect((await reset(old)).status).toBe(400)
  for (let i = 0; i < 12; i += 1) await signIn(app, claire.email, 'trois tulipes rouges')
  expect((await signIn(app, claire.email, PASSWORD)).status).toBe(429)
  expect((await reset(newest)).status).toBe(200)
  expect((await signIn(app, claire.email, NEW_PASSWORD)).status).toBe(200)
  await ask()
  const late = tokenIn((await mail.mails()).at(-1))
  app.clock.advance(HOUR + 1000)
  expect((await reset(late)).status).toBe(400)
})

test('AUT-04 a code of a mail opens a session once, within ten minutes and five tries', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  const ask = () => app.send(routes.sendOneTimeCode, { body: { email: claire.email } })
  const enter = (otp: string, email = claire.email) =>
    app.send(routes.signInByCode, { body: { email, otp } })
  await ask()
  const code = codeIn((await mail.mails())[0])
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await enter(wrong)).problem).toMatchObject({ code: 'code-wrong' })
  expect((await enter(code, marc.email)).problem).toMatchObject({ code: 'code-wrong' })
  const opened = await enter(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect(opened.status).toBe(200)
  expect(opened.headers.getSetCookie()[0]).toMatch(/^encrier\.session=/u)
  expect((await enter(code)).status).toBe(400)

  await ask()
  const next = codeIn((await mail.mails()).at(-1))
  for (let i = 0; i < 5; i += 1)
    expect((await enter(next === wrong ? code : wrong)).status).toBe(400)
  expect((await enter(next)).status).toBe(400)

  await ask()
  const late = codeIn((await mail.mails()).at(-1))
  app.clock.advance(11 * 60_000)
  expect((await enter(late)).status).toBe(400)
})

test('AUT-04 an address changes once the new one is confirmed, and the old one is told', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  await app.as(marc)
  const change = (newEmail: string, password = PASSWORD) =>
    caller.send(routes.changeEmail, { body: { newEmail, password } })
  expect((await change('claire@neuf.exemple.fr', 'trois tulipes rouges')).problem).toMatchObject({
    code: 'wrong-password',
    fields: { password: 'Le mot de passe actuel est incorrect' },
  })
  expect((await change('CLAIRE@exemple.fr')).problem.code).toBe('same-email')
  const free = await change('Claire@Neuf.exemple.fr')
  const taken = await change(marc.email)
  expect(free.body).toEqual(taken.body)
  const mails = await mail.mails()
  expect(mails.map(({ to, subject }) => [to[0], subject])).toEqual([
    ['claire@neuf.exemple.fr', 'Confirmez votre nouvelle adresse'],
    [marc.email, "Vous avez déjà un compte L'Encrier"],
  ])
  expect((await caller.send(routes.getSession)).body?.user.email).toBe(claire.email)
  const moved = await app.send(routes.verifyEmail, { body: { token: tokenIn(mails[0]) } })
  expect(moved.body).toEqual({ email: 'claire@neuf.exemple.fr' })
  expect((await caller.send(routes.getSession)).body?.user.email).toBe('claire@neuf.exemple.fr')
  expect((await signIn(app, 'claire@neuf.exemple.fr', PASSWORD)).status).toBe(200)
  expect((await mail.mails()).at(-1)).toMatchObject({
    to: [claire.email],
    subject: "L'adresse de votre compte a changé",
  })
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
  expect((await app.send(routes.verifyEmail, { body: { token } })).status).toBe(200)
  expect((await caller.send(routes.getSession)).body?.user.email_verified).toBe(true)
})

test('A9 nobody fills a letter box from here, nor makes accounts by the hundred', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  for (let i = 0; i < 10; i += 1) {
    const asked = await app.send(routes.requestPasswordReset, { body: { email: claire.email } })
    expect(asked.status).toBe(200)
  }
  expect(await mail.mails()).toHaveLength(5)
  const statuses: number[] = []
  for (let i = 0; i < 22; i += 1) {
    const body = { ...NINA, email: `nina-${i}@exemple.fr` }
    statuses.push((await app.send(routes.signUp, { body })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

test('A9 a sixth request of the hour, which no letter answers, leaves the link and the code of the fifth alive', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  for (const person of [claire, marc]) await app.as(person)
  await app.send(routes.signUp, { body: NINA })
  const lastOfSix = async (
    route:
      | typeof routes.requestPasswordReset
      | typeof routes.sendVerification
      | typeof routes.sendOneTimeCode,
    email: string,
  ) => {
    for (let i = 0; i < 6; i += 1) {
      await app.send(route, { body: { email } })
      // One after the other: the work behind an answer is done after it.
      await mail.mails()
    }
    return (await mail.mails()).findLast(({ to }) => to[0] === email.toLowerCase())
  }
  const token = tokenIn(await lastOfSix(routes.requestPasswordReset, claire.email))
  const reset = await app.send(routes.resetPassword, { body: { token, newPassword: NEW_PASSWORD } })
  expect(reset.status).toBe(200)
  const otp = codeIn(await lastOfSix(routes.sendOneTimeCode, marc.email))
  const opened = await app.send(routes.signInByCode, { body: { email: marc.email, otp } })
  expect(opened.status).toBe(200)
  const confirmation = tokenIn(await lastOfSix(routes.sendVerification, NINA.email))
  const confirmed = await app.send(routes.verifyEmail, { body: { token: confirmation } })
  expect(confirmed.body).toEqual({ email: 'nina@exemple.fr' })
})

test('neither a token nor a code nor an address can be read in the database or in the log', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.as(claire)
  await app.send(routes.signUp, { body: NINA })
  await app.send(routes.requestPasswordReset, { body: { email: claire.email } })
  await app.send(routes.sendOneTimeCode, { body: { email: claire.email } })
  const mails = await mail.mails()
  const secrets = mails.map((one) => tokenIn(one) || codeIn(one))
  expect(secrets.every((one) => one.length >= 6)).toBe(true)
  const rows = await app.asOwner((run) =>
    run(sql`
      select (select json_agg(tickets) from auth.tickets)::text as tickets,
        (select json_agg(sign_ups) from auth.sign_ups)::text as sign_ups`),
  )
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
  expect(app.logged.join()).not.toMatch(/nina|claire|exemple|souris/iu)
  expect(JSON.stringify(rows)).not.toContain(SECRET)
})

test('A7 a link sent before opens nothing after a change of password or of address', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const caller = await app.as(claire)
  const ask = () => app.send(routes.requestPasswordReset, { body: { email: claire.email } })
  const reset = (token: string) =>
    app.send(routes.resetPassword, { body: { token, newPassword: 'six renards blancs' } })
  await ask()
  const before = tokenIn((await mail.mails()).at(-1))
  const changed = await caller.send(routes.changePassword, {
    body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
  })
  expect((await reset(before)).status).toBe(400)

  const headers = { authorization: `Bearer ${changed.body.token}` }
  const body = { newEmail: 'claire@neuf.exemple.fr', password: NEW_PASSWORD }
  await app.send(routes.changeEmail, { headers, body })
  const move = tokenIn((await mail.mails()).at(-1))
  await ask()
  const sentToOld = tokenIn((await mail.mails()).at(-1))
  expect((await app.send(routes.verifyEmail, { body: { token: move } })).status).toBe(200)
  expect((await reset(sentToOld)).status).toBe(400)
  expect((await signIn(app, 'claire@neuf.exemple.fr', NEW_PASSWORD)).status).toBe(200)
})
