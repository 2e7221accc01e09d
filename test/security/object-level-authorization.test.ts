/**
 * Z1: what belongs to somebody else answers, byte for byte, as what does not exist. The matrix is made from the contract: every
 * place of every route that takes an identifier, with one of every kind. In a query: `class-results.test.ts`.
 */
import { expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { routes } from '../../src/contract/routes.ts'
import type { QueryRunner } from '../../src/server/db/database.ts'
import { allRows, rowsWith } from '../support/database/all-rows.ts'
import {
  identifierPlaces,
  type Place,
  ROUTES,
  type RouteName,
  withAt,
} from '../support/house/route-schemas.ts'
import { type CompleteAccount, completeAccountOf } from '../support/people/complete-account.ts'
import { claire, marc } from '../support/people/people.ts'
import {
  MANY_REQUESTS_MS,
  type RawAnswer,
  sendCall,
  type ValidCall,
  validCalls,
} from '../support/people/valid-calls.ts'
import { callerOf, NO_ID, type TestApp, testApp } from '../support/product/test-app.ts'

interface Reference {
  readonly name: RouteName
  readonly route: Route
  /** In the body, or `path`. */
  readonly place: Place | 'path'
}

const REFERENCES: readonly Reference[] = ROUTES.flatMap(([name, route]) => {
  const inBody = identifierPlaces(route).map((place) => ({ name, route, place }))
  return route.path.includes(':') ? [{ name, route, place: 'path' as const }, ...inBody] : inBody
})

function pointingTo(id: string, place: Reference['place'], call: ValidCall): ValidCall {
  if (place === 'path') return { ...call, id }
  return { ...call, body: Object(withAt(call.body, place, id)) }
}

function idsOf(household: CompleteAccount): Readonly<Record<string, string>> {
  const { learner, group, dictation, correction, calculation, grammar, session } = household
  const rows = Object.entries({ learner, group, dictation, correction })
  const ids: Record<string, string> = Object.fromEntries(rows.map(([kind, { id }]) => [kind, id]))
  return { user: learner.user_id, ...ids, calculation, grammar, session }
}

interface Matrix {
  readonly hers: CompleteAccount
  readonly own: CompleteAccount
}

async function householdsIn(app: TestApp) {
  const [her, his] = [await app.as(claire), await app.as(marc)]
  return { her, his, hers: await completeAccountOf(her), own: await completeAccountOf(his) }
}

/** What the references answer for an identifier of hers, and for one of nobody. */
async function compared(
  ask: (route: Route, call: ValidCall) => Promise<RawAnswer>,
  { hers, own }: Matrix,
) {
  const calls = validCalls(own)
  const answers = []
  for (const { name, route, place } of REFERENCES) {
    const missing = await ask(route, pointingTo(NO_ID, place, calls[name]))
    for (const [kind, id] of Object.entries(idsOf(hers))) {
      const foreign = await ask(route, pointingTo(id, place, calls[name]))
      answers.push({ asked: `${name} ${place} with her ${kind}`, foreign, missing })
    }
  }
  return answers
}

/** Routes whose address holds an identifier. */
const NAMED_IN_PATH = `
  addGrammarReview addPractice addWordPractice answerProblem changeCorrection changeDictation changeGroup
  changeLearner closeListening deleteDictation deleteGroup deleteLearner deleteRecording deleteResult
  getCorrection getDictatedText getDictation getGrammarReview getPractice getProblemWeek getRecording
  getWordReview listAbsences listDictationCopies listDisputedWords listResults nameCopyErrors noteAbsences openListening removePasskey renamePasskey
  saveRecording studyDictation
  withdrawWeeklySeries`

test('Z1 the matrix knows every route, and every field whose name says that it holds an identifier', async () => {
  await using app = await testApp()
  const own = await completeAccountOf(await app.as(claire))
  expect(Object.keys(validCalls(own)).sort()).toEqual(ROUTES.map(([name]) => name).sort())
  const parameters = ROUTES.flatMap(([, { path }]) => path.match(/:\w+/gu) ?? [])
  expect(new Set(parameters)).toEqual(new Set([':id']))
  expect(REFERENCES.map(({ name, place }) => `${name} ${place}`).sort()).toEqual(
    [
      ...NAMED_IN_PATH.trim()
        .split(/\s+/u)
        .map((name) => `${name} path`),
      'addGroup learner_ids,0',
      'changeGroup learner_ids,0',
      'closeOneSession session_id',
      'endYear archived,0',
      'endYear promoted,0',
      'giveWeeklySeries learner_ids,0',
      'noteAbsences learner_ids,0',
      'processImage dictation_id',
      'restoreLearners learners,0',
      'saveCalculation learner_id',
      'saveCorrection dictation_id',
      'saveCorrection learner_id',
      'saveGrammar learner_id',
    ].sort(),
  )
})

/** But for what counts tries: whoever removes a passkey is asked for his password. */
async function storedRows(run: QueryRunner) {
  return (await allRows(run)).filter(({ table }) => table !== 'auth.throttle')
}

test('DAT-02 Z1 rows of somebody else answer as rows that do not exist, and stay as they were', async () => {
  await using app = await testApp()
  const { her, his, hers, own } = await householdsIn(app)
  const before = await app.asOwner(storedRows)
  expect(rowsWith(before, her.id).length).toBeGreaterThan(12)

  const answers = await compared((route, call) => sendCall(his, route, call), { hers, own })
  for (const { asked, foreign, missing } of answers) {
    expect(foreign, asked).toEqual(missing)
    expect(foreign.status, asked).toBe(404)
  }
  expect(await app.asOwner(storedRows)).toEqual(before)
})

test('Z1 nobody without a session is told whether a row exists', async () => {
  await using app = await testApp()
  const matrix = await householdsIn(app)
  const before = await app.asOwner(allRows)
  const anonymous = callerOf(app.served)
  const forged = callerOf(app.served, { cookie: `encrier.session=${matrix.her.token}.AAAA` })
  for (const caller of [anonymous, forged]) {
    const answers = await compared((route, call) => sendCall(caller, route, call), matrix)
    for (const { asked, foreign, missing } of answers) {
      expect(foreign, asked).toEqual(missing)
      expect(foreign.status, asked).toBe(401)
    }
  }
  expect(await app.asOwner(allRows)).toEqual(before)
})

test('Z1 each of these places takes an own identifier', { timeout: MANY_REQUESTS_MS }, async () => {
  await using app = await testApp()
  for (const [i, { name, route, place }] of REFERENCES.entries()) {
    const adult = await app.as({ ...marc, email: `marc-${i}@exemple.fr` })
    const call = validCalls(await completeAccountOf(adult))[name]
    const { status, text } = await sendCall(adult, route, call)
    // The photo of one pixel is refused once its dictation was found.
    expect(status, `${name} ${place}: ${text}`).toBe(name === 'processImage' ? 400 : route.status)
  }
})

/** An export says when it was made. */
function undated(text: string): string {
  return text.replace(/"exported_at": *"[^"]*"/u, '')
}

/** Programs of other products read these. */
const ELSEWHERE = [
  'user_id',
  'userId',
  'owner',
  'id',
  'learner_id',
  'dictation_id',
  'filter[user_id]',
]

test('DAT-02 Z1 lists and exports hold rows of their owner only, whatever else is asked', async () => {
  await using app = await testApp()
  const { her, his, hers, own } = await householdsIn(app)
  const calls = validCalls(own)
  const ids = Object.values(idsOf(hers))
  const foreign = Object.fromEntries(ELSEWHERE.map((name, i) => [name, ids[i] ?? her.id]))
  const headers = { 'x-user-id': her.id, 'x-owner': her.id, 'x-forwarded-user': claire.email }
  const lists = ROUTES.filter(
    ([name, { access, method }]) =>
      access === 'session' && (method === 'GET' || name === 'exportAccount'),
  )
  expect(lists.length).toBeGreaterThanOrEqual(9)
  for (const [name, route] of lists) {
    const plain = await sendCall(his, route, calls[name])
    expect(plain.status, name).toBe(200)
    const call = calls[name]
    const tried = await sendCall(his, route, {
      ...call,
      query: { ...foreign, ...call.query },
      headers: { ...call.headers, ...headers },
    })
    expect(undated(tried.text), name).toBe(undated(plain.text))
    for (const id of ids) expect(plain.text, name).not.toContain(id)
  }
})

test('Z1 a place in a list that is a row of somebody else is a place like any other', async () => {
  await using app = await testApp()
  const { his, hers, own } = await householdsIn(app)
  const calls = validCalls(own)
  const paged = ROUTES.filter(
    ([name, { query }]) =>
      query?.safeParse({ ...calls[name].query, before: 'nowhere' }).success === false,
  )
  expect(paged.map(([name]) => name)).toEqual(['listResults', 'searchDictations'])
  for (const [name, route] of paged) {
    const from = (moment: string, id: string): Promise<RawAnswer> =>
      sendCall(his, route, {
        ...calls[name],
        query: { ...calls[name].query, limit: '20', before: `${moment}_${id}` },
      })
    for (const moment of ['2999-01-01T00:00:00.000Z', hers.dictation.created_at]) {
      const missing = await from(moment, NO_ID)
      expect(missing.status, name).toBe(200)
      for (const id of Object.values(idsOf(hers))) expect(await from(moment, id)).toEqual(missing)
    }
  }
})

test('Z1 an idempotency key of somebody else opens none of his answers', async () => {
  await using app = await testApp()
  const { her, his, hers } = await householdsIn(app)
  const call = { ...validCalls(hers).addDictation, headers: { 'idempotency-key': 'the-same' } }
  const [first, second] = [
    await sendCall(her, routes.addDictation, call),
    await sendCall(his, routes.addDictation, call),
  ]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(JSON.parse(second.text)).toMatchObject({ user_id: his.id })
  expect(JSON.parse(second.text).id).not.toBe(JSON.parse(first.text).id)
})
