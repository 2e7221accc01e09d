import { expect, test } from 'vitest'
import { TRY_COSTS, type TryBudget, type TryPayer } from './try-costs.ts'

function budgetOf(kind: 'password' | 'mailed-code', payer: TryPayer): TryBudget {
  const cost = TRY_COSTS[kind].stranger.find((one) => one.payer === payer)
  if (!cost) throw new Error(`${kind} costs ${payer} nothing`)
  return cost.budget
}

/** Instants, in hours, of the tries that a budget admits to somebody who never stops. */
function admitted({ free, forgottenPerHour, pauseS, longestPauseS }: TryBudget, hours: number) {
  const instants: number[] = []
  let level = 0
  let now = 0
  while (now <= hours) {
    instants.push(now)
    level += 1
    const beyond = Math.ceil(level) - free
    const pause = beyond < 0 ? 0 : Math.min(longestPauseS, pauseS * 2 ** beyond) / 3600
    now += pause
    level = Math.max(0, level - pause * forgottenPerHour)
  }
  return instants
}

/** How full an account is at most, when strangers spend all that their addresses have. */
function fullest(strangers: number, hours: number): number {
  const account = budgetOf('password', 'account')
  const tries = admitted(budgetOf('password', 'address-at-account'), hours)
  let level = 0
  let before = 0
  let most = 0
  for (const at of tries) {
    level = Math.max(0, level - (at - before) * account.forgottenPerHour) + strangers
    most = Math.max(most, level)
    before = at
  }
  return most
}

test('A11 one stranger who never stops, for a month, never begins a pause of the account', () => {
  expect(fullest(1, 30 * 24)).toBeLessThan(budgetOf('password', 'account').free - 1)
})

test('A4 all strangers of the world together have at most thirty guesses a day looked at', () => {
  expect(admitted(budgetOf('password', 'account'), 24).length).toBeLessThanOrEqual(30)
})

test('A12 a school behind one address has room for sixty wrong tries and its thirty teachers', () => {
  expect(budgetOf('password', 'address').free).toBeGreaterThan(60 + 30)
})

test('A13 one address does not use up the five tries of a code of somebody else', () => {
  expect(budgetOf('mailed-code', 'address-at-account').free).toBeLessThan(5)
})

const KINDS = Object.entries(TRY_COSTS)
const OF_STRANGERS = KINDS.filter(([, { stranger }]) => stranger.length > 1)

test.each(OF_STRANGERS)(
  'A11 %s: the account pays last, when those before it could',
  (_kind, { stranger }) => {
    expect(stranger.at(-1)?.payer).toBe('account')
    expect(stranger[0]?.payer).toBe('address-at-account')
  },
)

test.each(OF_STRANGERS)(
  'A11 %s: a browser that was there before pays alone, out of its own',
  (_kind, { knownBrowser }) => {
    expect(knownBrowser.map(({ payer }) => payer)).toEqual(['browser'])
  },
)

test('A11 what four strangers go on spending an account forgets', () => {
  for (const kind of ['password', 'mailed-code'] as const) {
    const spent = 4 * budgetOf(kind, 'address-at-account').forgottenPerHour
    expect(spent).toBeLessThanOrEqual(budgetOf(kind, 'account').forgottenPerHour)
  }
})
