/** A9: nobody learns from an answer whether an address has an account, however he spells it. */
import { expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { routes } from '../../src/contract/routes.ts'
import {
  MAX_MAIL_REQUESTS_PER_HOUR,
  MAX_SIGN_UPS_PER_HOUR,
  MAX_WAITING_LIST_ATTEMPTS_PER_HOUR,
} from '../../src/domain/account/account-limits.ts'
import { claire, PASSWORD } from '../support/people/people.ts'
import { sendCall } from '../support/people/valid-calls.ts'
import { type Caller, callerOf, type TestApp, testApp } from '../support/product/test-app.ts'
import { mailServer } from '../support/services/mail-server.ts'

const KNOWN = 'claire.martin@exemple.fr'

/** The same letter box to a person or to some provider; to the product, all but the first four are other addresses. */
const SPELLINGS = [
  KNOWN,
  'Claire.Martin@exemple.fr',
  'CLAIRE.MARTIN@EXEMPLE.FR',
  'claire.martin@Exemple.Fr',
  'clairemartin@exemple.fr',
  'claire..martin@exemple.fr',
  'claire.martin+a@exemple.fr',
  'claire.martin+encrier@exemple.fr',
  'claire.martin@exemple.fr.evil.example',
  'claire.martin@exemple.com',
  'personne@exemple.fr',
]

/** Look alike, or become the same in some alphabet's capitals or compatibility form. */
const LOOK_ALIKES = [
  'claire.martin＠exemple.fr',
  'claire．martin@exemple.fr',
  'сlaire.martin@exemple.fr',
  'cla\u0131re.martin@exemple.fr',
  'claire.mart\u0130n@exemple.fr',
  'ｃｌａｉｒｅ.martin@exemple.fr',
  'claire.martin@ｅxemple.fr',
  'claire.martin@exemple。fr',
  'claire\u200b.martin@exemple.fr',
  'claire.martin\u202e@exemple.fr',
  'claire.martin@exemple.fr\u0000',
  'claire.martin@exemple.fr\n',
  'claire.martin@exemple.fr\r\nBcc: x@evil.example',
  'claire.martin@exemple.fr, x@evil.example',
  '"claire.martin"@exemple.fr',
  'claire.martin@[127.0.0.1]',
  'Claire <claire.martin@exemple.fr>',
  '@exemple.fr',
].filter((address) => address.trim() !== KNOWN)

function from(app: TestApp, address: string): Caller {
  const environment = { incoming: { socket: { remoteAddress: address } } }
  return callerOf({ fetch: (request) => app.served.fetch(request, environment) })
}

/** The routes that take an address of anybody, with what else they ask. */
const ASKED: readonly (readonly [Route, object])[] = [
  [routes.requestPasswordReset, {}],
  [routes.sendOneTimeCode, {}],
  [routes.sendVerification, {}],
  [routes.signUp, { password: PASSWORD }],
  [routes.signIn, { password: 'trois tulipes rouges' }],
  [routes.signInByCode, { otp: '123456' }],
]

test('A9 an address and all that resembles it get the same bytes from every route that takes one', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer, registration: 'open' })
  await app.as({ ...claire, email: KNOWN })
  for (const [route, rest] of ASKED) {
    const answers = []
    for (const [i, email] of SPELLINGS.entries()) {
      const { headers, ...answer } = await sendCall(from(app, `203.0.113.${i}`), route, {
        body: { email, ...rest },
      })
      answers.push({ ...answer, headers: JSON.stringify(headers) })
    }
    // «claire..martin» is no address, to whomever.
    const well = answers.filter((_, i) => !SPELLINGS[i]?.includes('..'))
    expect(new Set(well.map((answer) => JSON.stringify(answer))).size, route.path).toBe(1)
  }
})

test('A9 what only looks like an address is refused, and opens or sends nothing', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer, registration: 'open' })
  await app.as({ ...claire, email: KNOWN })
  for (const [i, email] of LOOK_ALIKES.entries()) {
    for (const [route, rest] of ASKED) {
      const body = { email, ...rest, ...('password' in rest && { password: PASSWORD }) }
      const { status, text } = await sendCall(from(app, `203.0.113.${i}`), route, { body })
      expect(status, `${route.path} ${JSON.stringify(email)}`).toBe(400)
      expect(JSON.parse(text).fields.email, email).toMatch(/\S/u)
    }
    const waiting = await sendCall(from(app, `203.0.113.${i}`), routes.joinWaitingList, {
      body: { email },
    })
    expect(waiting.status, email).toBe(400)
  }
  expect(await mail.mails()).toEqual([])
})

test('A9 a mail goes to the address of the account, never to the one that was typed', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer })
  await app.as({ ...claire, email: KNOWN })
  for (const [i, email] of SPELLINGS.entries()) {
    const caller = from(app, `203.0.113.${i}`)
    await caller.send(routes.requestPasswordReset, { body: { email } })
    await caller.send(routes.sendOneTimeCode, { body: { email } })
  }
  const sent = (await mail.mails()).flatMap(({ to }) => to)
  expect(sent.length).toBeGreaterThan(0)
  expect(new Set(sent)).toEqual(new Set([KNOWN]))
})

test('A9 fifty questions a minute are not answered: the waiting list, mails and sign-ups take a few an hour', async () => {
  await using mail = await mailServer()
  await using app = await testApp({ mailer: mail.mailer, registration: 'open' })
  const limits: readonly (readonly [Route, object, number])[] = [
    [routes.joinWaitingList, {}, MAX_WAITING_LIST_ATTEMPTS_PER_HOUR],
    [routes.signUp, { password: PASSWORD }, MAX_SIGN_UPS_PER_HOUR],
    [routes.requestPasswordReset, {}, MAX_MAIL_REQUESTS_PER_HOUR],
  ]
  for (const [i, [route, rest, most]] of limits.entries()) {
    const spy = from(app, `198.51.100.${i}`)
    const statuses: number[] = []
    for (let k = 0; k < 50; k += 1) {
      const body = { email: `personne-${k}@exemple.fr`, ...rest }
      statuses.push((await sendCall(spy, route, { body })).status)
    }
    expect(
      statuses.filter((status) => status < 300),
      route.path,
    ).toHaveLength(most)
    expect(statuses.slice(most), route.path).toEqual(Array(50 - most).fill(429))
  }
})
