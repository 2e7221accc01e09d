/** Z4: what a plan does not give is refused by the routes themselves, in the words of the screens, from one request to the next. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { PLANS } from '../../src/domain/account/plan.ts'
import { sql } from '../../src/server/db/database.ts'
import { refusalSentence } from '../../src/texts/refusals.ts'
import { allRows, rowsWith } from '../support/database/all-rows.ts'
import type { RouteName } from '../support/house/route-schemas.ts'
import { type CompleteAccount, completeAccountOf } from '../support/people/complete-account.ts'
import { claire, eloise } from '../support/people/people.ts'
import {
  MANY_REQUESTS_MS,
  sendCall,
  type ValidCall,
  validCalls,
} from '../support/people/valid-calls.ts'
import { type SignedInCaller, type TestApp, testApp } from '../support/product/test-app.ts'
import { startAiServer, writes } from '../support/services/ai-server.ts'

interface Gate {
  readonly name: RouteName
  readonly call: ValidCall
  readonly code: string
  /** As the screens say it. */
  readonly sentence: string
}

const READ_ONLY =
  "Votre plan ne permet plus de modifier cet apprenant. Rien n'est perdu\u00a0: vous pouvez toujours le consulter."

/** Each asks for something that the parents' plan has and the free one has not. */
function gatesOf(own: CompleteAccount): readonly Gate[] {
  const calls = validCalls(own)
  const gate = (name: RouteName, body: object, code: string, sentence: string): Gate => ({
    name,
    call: { ...calls[name], body: { ...calls[name].body, ...body } },
    code,
    sentence,
  })
  const levels = ['CE2', 'CM1', 'CM2'].flatMap((level) => {
    const sentence = `Le niveau ${level} n'est pas disponible dans votre plan`
    return [
      gate('generateDictation', { level }, 'level-not-in-plan', sentence),
      gate('addDictation', { level }, 'level-not-in-plan', sentence),
      gate('generateExercise', { level }, 'level-not-in-plan', sentence),
    ]
  })
  const corrections = 'Passez à un plan supérieur pour corriger les dictées de vos apprenants'
  return [
    ...levels,
    gate(
      'generateDictation',
      { length: 6 },
      'too-many-sentences',
      'Votre plan est limité à 5 phrases maximum',
    ),
    gate(
      'addLearner',
      eloise(),
      'learner-limit',
      'Passez à un plan supérieur pour ajouter des apprenants',
    ),
    gate('saveCorrection', {}, 'corrections-not-in-plan', corrections),
    gate('changeCorrection', {}, 'corrections-not-in-plan', corrections),
    gate('changeLearner', {}, 'learner-read-only', READ_ONLY),
    gate('saveCalculation', {}, 'learner-read-only', READ_ONLY),
    gate('saveGrammar', {}, 'learner-read-only', READ_ONLY),
    gate('addPractice', {}, 'learner-read-only', READ_ONLY),
    gate('addWordPractice', {}, 'learner-read-only', READ_ONLY),
    gate('answerProblem', {}, 'learner-read-only', READ_ONLY),
  ]
}

interface Subscribed {
  readonly plan: string
  readonly status: string
  /** Seconds from now, none without a trial. */
  readonly trial?: number
}

async function subscribe(
  app: TestApp,
  { id }: SignedInCaller,
  { plan, status, trial }: Subscribed,
) {
  const seconds = trial === undefined ? null : String(trial)
  await app.asOwner((run) =>
    run(sql`
      update subscriptions set plan = ${plan}, status = ${status},
        trial_ends_at = now() + (${seconds}::text || ' seconds')::interval
      where user_id = ${id}`),
  )
}

const PARENT = { plan: 'parent', status: 'active' }

test.each<Subscribed>([
  { plan: 'free', status: 'active' },
  { plan: 'parent', status: 'past_due' },
  { plan: 'teacher', status: 'canceled' },
  { plan: 'parent_plus', status: 'unpaid' },
  { plan: 'teacher', status: 'incomplete_expired' },
  { plan: 'teacher', status: 'trialing', trial: -1 },
  { plan: 'teacher', status: 'trialing' },
])(
  'Z4 $plan $status has the rights of the free plan, by every route, and loses nothing',
  async (subscribed) => {
    await using app = await testApp()
    const caller = await app.as(claire)
    const own = await completeAccountOf(caller)
    const gates = gatesOf(own)
    await subscribe(app, caller, subscribed)
    const before = rowsWith(await app.asOwner(allRows), caller.id)
    for (const { name, call, code, sentence } of gates) {
      const { status, text } = await sendCall(caller, routes[name], call)
      expect([status, JSON.parse(text)], name).toEqual([403, { error: sentence, code }])
    }
    expect(rowsWith(await app.asOwner(allRows), caller.id)).toEqual(before)
    for (const name of [
      'listLearners',
      'listDictations',
      'listResults',
      'getCorrection',
    ] as const) {
      const { status, text } = await sendCall(caller, routes[name], validCalls(own)[name])
      expect([status, text === '[]'], name).toEqual([200, false])
    }
  },
)

test('Z4 a plan that is set in the database opens and closes every gate with the next request', {
  timeout: MANY_REQUESTS_MS,
}, async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const own = await completeAccountOf(caller)
  for (const { name, call, code } of gatesOf(own)) {
    const ask = async (subscribed: Subscribed): Promise<number> => {
      await subscribe(app, caller, subscribed)
      return (await sendCall(caller, routes[name], call)).status
    }
    const closed = [
      await ask({ plan: 'free', status: 'active' }),
      await ask({ plan: 'teacher', status: 'trialing', trial: -1 }),
    ]
    expect(closed, code).toEqual([403, 403])
    const opened = await ask({ plan: 'teacher', status: 'trialing', trial: 60 })
    expect([200, 201], `${name} ${code}`).toContain(opened)
    // What the trial changed made the form stale: it is past the gate.
    expect([200, 201, 409], `${name} ${code}`).toContain(await ask(PARENT))
    expect(await ask({ ...PARENT, status: 'past_due' }), code).toBe(403)
  }
  await app.asOwner((run) => run(sql`delete from subscriptions`))
  const { body } = await caller.send(routes.getSubscription)
  expect(body).toMatchObject({ plan: 'free', effective_plan: 'free' })
})

test('Z4 theme and goals without the plan reach neither a provider nor the database', async () => {
  await using provider = await startAiServer(
    writes('Le castor dort dans un arbre.', 'Il est petit.'),
  )
  const settings = {
    name: 'Fabulia',
    baseUrl: provider.baseUrl,
    apiKey: undefined,
    model: 'fable-1',
    visionModel: undefined,
  }
  const quotas = { user: 100, everyone: 100 }
  await using app = await testApp({ ai: { settings, quotas } })
  const caller = await app.as(claire)
  const calls = validCalls(await completeAccountOf(caller))
  const told = async (): Promise<boolean> => {
    const { status } = await sendCall(caller, routes.generateDictation, calls.generateDictation)
    expect(status).toBe(200)
    const { sent = '' } = provider.calls.at(-1) ?? {}
    return sent.includes('castors') && sent.includes('accents')
  }
  const stored = async (): Promise<unknown> => {
    const { text } = await sendCall(caller, routes.addDictation, calls.addDictation)
    const { theme, goals } = JSON.parse(text)
    return [theme, goals]
  }
  expect([await told(), await stored()]).toEqual([true, ['castors', ['accents']]])
  await subscribe(app, caller, { plan: 'free', status: 'active' })
  expect([await told(), await stored()]).toEqual([false, [null, []]])
  const changed = await sendCall(caller, routes.changeDictation, {
    ...calls.changeDictation,
    body: { ...calls.changeDictation.body, theme: 'loutres', goals: ['pluriel'] },
  })
  expect(JSON.parse(changed.text)).toMatchObject({ theme: 'castors', goals: ['accents'] })
})

test('Z4 of two learners too many the plan decides, not the request', async () => {
  await using app = await testApp()
  const caller = await app.as({ ...claire, plan: 'teacher' })
  for (let i = 0; i < 4; i += 1) await caller.send(routes.addLearner, { body: eloise() })
  for (const plan of ['parent', 'free'] as const) {
    await subscribe(app, caller, { plan, status: 'active' })
    const refused = await caller.send(routes.addLearner, { body: eloise() })
    expect(refused.problem.error).toBe(
      refusalSentence({ kind: 'learner-limit', maximum: PLANS[plan].max_learners }),
    )
    expect((await caller.send(routes.listLearners)).body).toHaveLength(4)
  }
})
