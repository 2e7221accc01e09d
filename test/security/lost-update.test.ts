/** D2: of two tabs that change one row, the second is told; what the first wrote stays. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { claire } from '../support/people/people.ts'
import { sendCall, type ValidCall, validCalls } from '../support/people/valid-calls.ts'
import { testApp } from '../support/product/test-app.ts'

const ROUNDS = 50

const STALE = "Cet élément a été modifié ailleurs. Rechargez la page avant d'enregistrer à nouveau."

/** A change that tells its tab and its round. */
function changeOf(name: string, call: ValidCall, mark: string): object {
  if (name === 'changeLearner') return { last_name: mark }
  if (name === 'changeDictation') return { content: `Le castor dort. ${mark}` }
  const { review } = Object(call.body)
  return { review: { ...review, extras: [{ after: 1, text: mark }] } }
}

const CHANGES = [
  ['changeLearner', 'listLearners'],
  ['changeDictation', 'getDictation'],
  ['changeCorrection', 'getCorrection'],
] as const

test.each(CHANGES)(
  `D2 ${ROUNDS} times, of two tabs that %s at once or one after the other, the second is refused`,
  async (name, read) => {
    await using app = await testApp()
    const left = await app.as(claire)
    const own = await completeAccountOf(left)
    const right = await app.as(claire)
    const calls = validCalls(own)
    const call = calls[name]
    let seen: unknown = Object(call.body).updated_at
    for (let round = 0; round < ROUNDS; round += 1) {
      const saves = [left, right].map((tab, i) => () => {
        const body = { ...changeOf(name, call, `tab${i}round${round}`), updated_at: seen }
        return sendCall(tab, routes[name], { ...call, body })
      })
      const [first, second] = saves
      if (!first || !second) throw new Error('two tabs are needed')
      const answers =
        round % 2 === 0 ? await Promise.all([first(), second()]) : [await first(), await second()]
      const won = answers.findIndex(({ status }) => status === 200)
      const lost = answers[1 - won]
      expect(won, `round ${round}`).toBeGreaterThanOrEqual(0)
      expect([lost?.status, JSON.parse(lost?.text ?? '')], `round ${round}`).toEqual([
        409,
        { error: STALE, code: 'stale' },
      ])
      if (round % 2 === 1) expect(won).toBe(0)
      const stored = (await sendCall(left, routes[read], calls[read])).text
      expect(stored).toContain(`tab${won}round${round}`)
      expect(stored).not.toContain(`tab${1 - won}round${round}`)
      seen = JSON.parse(answers[won]?.text ?? '').updated_at
    }
  },
)
