/**
 * A3, A9: whether an address has an account cannot be told by the time of an answer. As many requests for accounts as for
 * nobody, in an order of chance: their ranks say what no noise of the machine hides (0.5: no difference; 1: always slower).
 */
import { expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { routes } from '../../src/contract/routes.ts'
import { newRandom } from '../../src/domain/random.ts'
import { hashPassword } from '../../src/server/account/password/password-hash.ts'
import { claire, PASSWORD } from '../support/people/people.ts'
import { sendCall } from '../support/people/valid-calls.ts'
import { type Caller, callerOf, type TestApp, testApp } from '../support/product/test-app.ts'
import { mailServer } from '../support/services/mail-server.ts'

const PAIRS = 150

/**
 * A difference that an attacker could use shows as 0.99 (no password hashed for nobody). Chance alone stays within these in
 * 997 runs of a thousand, hence the second try.
 */
const CHANCE = { least: 0.4, most: 0.6 }

function from(app: TestApp, address: string): Caller {
  const environment = { incoming: { socket: { remoteAddress: address } } }
  return callerOf({ fetch: (request) => app.served.fetch(request, environment) })
}

function win(one: number, other: number): number {
  if (one === other) return 0.5
  return one > other ? 1 : 0
}

/** Share of the pairs of all values in which the first is larger (area under the curve). */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((one) => second.map((other) => win(one, other)))
  return wins.reduce((sum, one) => sum + one, 0) / wins.length
}

interface Asked {
  readonly route: Route
  readonly body: object
  readonly status: number
}

async function measured(app: TestApp, { route, body, status }: Asked) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  // One shuffle of all: the mail of one question leaves during the next ones, and these must be of either kind as often.
  const order = newRandom(PAIRS).shuffle(
    Array.from({ length: PAIRS }, (_, i) => [
      { i, kind: 'known' } as const,
      { i, kind: 'unknown' } as const,
    ]).flat(),
  )
  for (const { i, kind } of order) {
    // An account is guessed at ten times at most, an address of the network asks thirty times.
    const email = kind === 'known' ? `claire-${i % 30}@exemple.fr` : `nadine-${i % 30}@exemple.fr`
    const caller = from(app, `203.0.${i % 100}.${kind === 'known' ? 1 : 2}`)
    const start = performance.now()
    const answer = await sendCall(caller, route, { body: { email, ...body } })
    times[kind].push(performance.now() - start)
    expect(answer.status, answer.text).toBe(status)
    answers.add(JSON.stringify(answer))
  }
  return { area: areaUnderCurve(times.known, times.unknown), answers }
}

test.each<Asked>([
  { route: routes.signIn, body: { password: 'trois tulipes rouges' }, status: 401 },
  { route: routes.signInByCode, body: { otp: '123456' }, status: 400 },
  { route: routes.requestPasswordReset, body: {}, status: 200 },
  { route: routes.sendOneTimeCode, body: {}, status: 200 },
  { route: routes.signUp, body: { password: PASSWORD }, status: 200 },
])(
  `A3 A9 of ${PAIRS} pairs neither bytes nor time of $route.path tell an account from nobody`,
  { retry: 1 },
  async (asked) => {
    await using mail = await mailServer()
    await using app = await testApp({ mailer: mail.mailer, registration: 'open' })
    // As costly as those that the product makes.
    const passwordHash = await hashPassword(PASSWORD)
    for (let i = 0; i < 30; i += 1) {
      await app.as({ ...claire, email: `claire-${i}@exemple.fr`, passwordHash })
    }
    const { area, answers } = await measured(app, asked)
    console.info(`${asked.route.path}: AUC ${area.toFixed(3)}`)
    expect(answers.size).toBe(1)
    expect(area).toBeGreaterThan(CHANCE.least)
    expect(area).toBeLessThan(CHANCE.most)
  },
)
