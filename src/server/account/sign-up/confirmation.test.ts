/** Who follows the link of a letter gets an account that only he can open. */
import { expect, test } from 'vitest'
import { claire, PASSWORD } from '../../../../test/support/people/people.ts'
import { NINA, openApp, signIn } from '../../../../test/support/people/sign-up.ts'
import type { TestApp } from '../../../../test/support/product/test-app.ts'
import { mailServer, tokenIn } from '../../../../test/support/services/mail-server.ts'
import type { BodyInputOf } from '../../../contract/route.ts'
import { routes } from '../../../contract/routes.ts'
import { sql } from '../../db/database.ts'

const STRANGERS_PASSWORD = 'sept corbeaux moqueurs'
const PROOF = '0123456789abcdef'.repeat(4)
const { email, password } = NINA

async function confirm(app: TestApp, body: BodyInputOf<typeof routes.verifyEmail>) {
  const { status, problem, headers } = await app.send(routes.verifyEmail, { body })
  const cookies = headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  return { status, code: problem.code, isOpen: cookies.includes('encrier.session') }
}

test('A14 the link of somebody else, sent again or not, makes no account that he can open', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  // A stranger signs up with her address before her and after her, and has his letter sent again.
  await app.send(routes.signUp, { body: { ...NINA, password: STRANGERS_PASSWORD, proof: PROOF } })
  await app.send(routes.signUp, { body: NINA })
  await app.send(routes.signUp, { body: { ...NINA, password: STRANGERS_PASSWORD, proof: PROOF } })
  await signIn(app, email, STRANGERS_PASSWORD)
  await app.send(routes.sendVerification, { body: { email } })
  const letters = (await mail.mails()).map(tokenIn)
  expect(letters.length).toBeGreaterThanOrEqual(4)
  const answers: string[] = []
  for (const one of letters) {
    const { isOpen, code } = await confirm(app, { token: one })
    expect(isOpen).toBe(false)
    answers.push(code)
  }
  // Letters sent at once may arrive in any order.
  const token = letters[answers.lastIndexOf('password-needed')] ?? ''
  for (const answer of answers) expect(['password-needed', 'token-invalid']).toContain(answer)
  expect((await confirm(app, { token, password: 'trois tulipes rouges' })).code).toBe(
    'wrong-password',
  )
  expect(await app.asOwner((run) => run(sql`select from auth.users`))).toEqual([])

  // His letter, which she reads, and her password: the account is hers.
  expect(await confirm(app, { token, password })).toMatchObject({ status: 200, isOpen: true })
  expect((await signIn(app, email, STRANGERS_PASSWORD)).status).toBe(401)
  expect((await signIn(app, email, password)).status).toBe(200)
  for (const other of letters) {
    expect(
      (await confirm(app, { token: other, password: STRANGERS_PASSWORD, proof: PROOF })).code,
    ).toBe('token-invalid')
  }
})

test('A14 in the browser that signed up the link opens the session, once, and what it keeps is worth nothing without the letter', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.send(routes.signUp, { body: { ...NINA, proof: PROOF } })
  const token = tokenIn((await mail.mails())[0])
  expect((await confirm(app, { token: 'x'.repeat(43), proof: PROOF })).code).toBe('token-invalid')
  expect((await confirm(app, { token, proof: 'f'.repeat(64) })).code).toBe('password-needed')
  const both = await Promise.all([1, 2, 3].map(() => confirm(app, { token, proof: PROOF })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(both.filter(({ isOpen }) => isOpen)).toHaveLength(1)
})

test('A14 guessing the password of a letter has an end', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  await app.send(routes.signUp, { body: NINA })
  const token = tokenIn((await mail.mails())[0])
  const guess = () => confirm(app, { token, password: 'trois tulipes rouges' })
  for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(400)
  expect((await guess()).status).toBe(429)
})

test('A14 who reads the letter to a new address does not move the account of whoever asked for it', async () => {
  await using mail = await mailServer()
  await using app = await openApp(mail)
  const attacker = await app.as(claire)
  const body = { newEmail: email, password: PASSWORD }
  await attacker.send(routes.changeEmail, { body })
  const token = tokenIn((await mail.mails()).find(({ to }) => to[0] === email.toLowerCase()))
  expect((await confirm(app, { token })).code).toBe('password-needed')
  expect((await attacker.send(routes.getSession)).body?.user.email).toBe(claire.email)
})
