/** I7: every limit of the contract holds on the server to the last sign, at both of its ends, and is the specified one. */
import { expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { routes } from '../../src/contract/routes.ts'
import { EARLIEST_BIRTH_DATE, latestBirthDate } from '../../src/domain/learner.ts'
import { dayInParis } from '../../src/domain/paris-time.ts'
import {
  bodySchema,
  type JsonSchema,
  type Place,
  placesIn,
  ROUTES,
  type RouteName,
  withAt,
} from '../support/house/route-schemas.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { lea, madameRoy } from '../support/people/people.ts'
import {
  MANY_REQUESTS_MS,
  sendCall,
  type ValidCall,
  validCalls,
} from '../support/people/valid-calls.ts'
import { NO_ID, type SignedInCaller, testApp } from '../support/product/test-app.ts'

/** One item of each list that the ordinary calls leave empty. */
const ITEMS: Readonly<Record<string, unknown>> = {
  goals: 'accents',
  words: 'kastor',
  pedagogicalGoals: 'accents',
  keptWords: 'kastor',
  'review.order': { first: 0, last: 3 },
  'review.faults': { index: 1, kind: 'written', text: 'kastor' },
  'review.extras': { after: 1, text: 'bien' },
  'review.signs': { after: 4, expected: '.', written: '' },
  archived: NO_ID,
  bands: 1,
  'restoreLearners learners': NO_ID,
  'review.choices': { first: 1, last: 1, code: 'muette', silent: false },
}

/** What else has to be said for a value at its limit to make sense. */
const TOGETHER: Readonly<Record<string, object>> = {
  'saveCalculation correct_answers': { questions_count: 100 },
  'saveCalculation questions_count': { correct_answers: 0 },
  'saveGrammar correct_answers': { answers_count: 1000 },
  'saveGrammar answers_count': { correct_answers: 0 },
}

/** Texts of a given length where not any letters will do. */
const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  email: (length) => `${'n'.repeat(length - 11)}@exemple.fr`,
  newEmail: (length) => `${'n'.repeat(length - 11)}@exemple.fr`,
  fact: (length) => `addition-facts/1+${'1'.repeat(length)}`.slice(0, length),
}

interface Bound {
  readonly at: readonly unknown[]
  readonly beyond: readonly unknown[]
}

function textBound({ minLength, maxLength }: JsonSchema, name: string): Bound {
  const shape = SHAPES[name] ?? ((length: number) => 'é'.repeat(length))
  return {
    at: [...(minLength ? ['a'] : []), ...(maxLength ? [shape(maxLength)] : [])],
    beyond: [...(minLength ? ['', ' \u00a0\n'] : []), ...(maxLength ? [shape(maxLength + 1)] : [])],
  }
}

function boundOf(schema: JsonSchema, name: string, item: unknown): Bound {
  const { minimum = 0, maximum, minItems, maxItems, enum: choices, type } = schema
  if (choices) return { at: choices, beyond: ['autre', '', 0, [choices[0]]] }
  if (maxItems !== undefined) {
    const [least, most] = [Array(minItems ?? 0).fill(item), Array(maxItems).fill(item)]
    return {
      at: [least, most],
      beyond: [Array(maxItems + 1).fill(item), ...(minItems ? [[]] : [])],
    }
  }
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return { at: [minimum, maximum], beyond: [minimum - 1, maximum + 1] }
  return type === 'string' ? textBound(schema, name) : { at: [], beyond: [] }
}

interface Limit {
  readonly name: RouteName
  readonly route: Route
  readonly place: Place
  readonly schema: JsonSchema
}

/** Every place of every body that has a limit of its own; a value (an exercise) of one of several kinds is refused as a whole. */
const LIMITS: readonly Limit[] = ROUTES.flatMap(([name, route]) => {
  const schema = bodySchema(route)
  const places = schema ? placesIn(schema) : []
  const limited = places.filter(
    ([place, { enum: choices, maxItems, maxLength, maximum = 1e9 }]) => {
      const isLimited = choices || maxItems || maxLength || maximum < 1e9
      return isLimited && !place.includes('exercise')
    },
  )
  const once = new Map(
    limited.map(([place, one]) => [place.join('.'), { name, route, place, schema: one }]),
  )
  return [...once.values()]
})

/** A list whose items must differ, a text that is a calculation, a key or bytes: here only what is beyond (practice-tables.test.ts). */
const OF_A_FORM = /^(operation|fact|proof|id|rawId|signature|userHandle|\w+(JSON|Object|Data))$/u

/** The call with one item in each list on the way to a place. */
function callAt({ name, place }: Limit, call: ValidCall): ValidCall {
  const lists = Object.entries(ITEMS).filter(([list]) => place.join('.').startsWith(`${list}.`))
  const body = lists.reduce<unknown>(
    (whole, [list, item]) => withAt(whole, list.split('.'), [item]),
    { ...call.body, ...TOGETHER[`${name} ${place.join('.')}`] },
  )
  return { ...call, body: Object(body) }
}

function itemAt({ name, place }: Limit, { body }: ValidCall): unknown {
  const list = place.reduce<unknown>((value, key) => Object(value)[key], body)
  const path = place.join('.')
  return ITEMS[`${name} ${path}`] ?? ITEMS[path] ?? (Array.isArray(list) ? list[0] : undefined)
}

async function codeOf(
  caller: SignedInCaller,
  { route, place }: Limit,
  call: ValidCall,
  value: unknown,
) {
  const body = Object(withAt(call.body, place, value))
  const { status, text } = await sendCall(caller, route, { ...call, body })
  expect(status, text).toBeLessThan(500)
  const { code = '', fields = {} } = status < 400 ? {} : JSON.parse(text)
  return { code, fields: Object.keys(fields) }
}

test('I7 both ends of every limit of every body are those of the contract', {
  timeout: MANY_REQUESTS_MS,
}, async () => {
  await using app = await testApp({ registration: 'open' })
  const caller = await app.as(madameRoy)
  const calls = validCalls(await completeAccountOf(caller))
  let pairs = 0
  for (const limit of LIMITS) {
    const { name, place, schema } = limit
    const call = callAt(limit, calls[name])
    const { at, beyond } = boundOf(schema, String(place.at(-1)), itemAt(limit, call))
    const where = `${name} ${place.join('.')}`
    for (const value of OF_A_FORM.test(String(place.at(-1))) ? [] : at) {
      const { code } = await codeOf(caller, limit, call, value)
      expect(code, `${where} ${JSON.stringify(value).slice(0, 60)}`).not.toBe('invalid-request')
      pairs += 1
    }
    for (const value of beyond) {
      const { code, fields } = await codeOf(caller, limit, call, value)
      const sent = `${where} ${JSON.stringify(value).slice(0, 60)}`
      expect(['invalid-request', 'body-too-large'], sent).toContain(code)
      if (code === 'invalid-request') expect(fields, sent).toContain(place[0])
    }
  }
  expect(pairs).toBeGreaterThan(250)
})

/** Least and most, as the specification has them. */
const SPECIFIED: Readonly<Record<string, readonly [number | undefined, number | undefined]>> = {
  'addLearner first_name': [1, 80],
  'addLearner last_name': [1, 80],
  'addDictation title': [undefined, 200],
  'addDictation content': [1, 10_000],
  'addDictation theme': [undefined, 100],
  'addDictation goals': [undefined, 10],
  'addDictation goals.0': [1, 100],
  'generateDictation length': [1, 30],
  'generateDictation theme': [undefined, 100],
  'generateDictation pedagogicalGoals': [undefined, 10],
  'generateExercise count': [1, 20],
  'saveCorrection content': [undefined, 10_000],
  'saveGrammar questions_count': [1, 20],
  'saveGrammar total_time': [0, 3_600_000],
  'saveCalculation questions_count': [1, 100],
  'saveCalculation total_time': [0, 3_600_000],
  'saveCalculation average_time': [0, 3_600_000],
  // None for problems, fractions and measures alone (calculations.test.ts).
  'saveCalculation operation': [undefined, 4],
}

test('I7 the limits are the specified ones', () => {
  const found = new Map(
    LIMITS.map(({ name, place, schema }) => [`${name} ${place.join('.')}`, schema]),
  )
  for (const [where, [least, most]] of Object.entries(SPECIFIED)) {
    const { minimum, minLength, minItems, maximum, maxLength, maxItems } = found.get(where) ?? {}
    expect([minimum ?? minLength ?? minItems, maximum ?? maxLength ?? maxItems], where).toEqual([
      least,
      most,
    ])
  }
  const levels = LIMITS.filter(({ place }) => place.at(-1) === 'level').map(
    ({ schema }) => schema.enum,
  )
  expect(levels.length).toBeGreaterThanOrEqual(8)
  for (const level of levels) expect(level).toEqual(['CP', 'CE1', 'CE2', 'CM1', 'CM2'])
})

test('I7 a list of words has two hundred words of forty letters', async () => {
  await using app = await testApp()
  const caller = await app.as(madameRoy)
  const ask = async (words: readonly string[]): Promise<unknown> => {
    const { status, problem } = await caller.send(routes.generateDictation, {
      body: { words: [...words], level: 'CE1', length: 30 },
    })
    return [status, problem?.code]
  }
  const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `mot${i}`)
  expect(await ask(['é'.repeat(40)])).toEqual([200, undefined])
  expect(await ask(['é'.repeat(41)])).toEqual([400, 'word-too-long'])
  expect(await ask(many(201))).toEqual([400, 'too-many-words'])
  expect(await ask([])).toEqual([400, 'no-words'])
})

test('I7 LEA-02 a birth date is one of somebody who is three years old and not older than the century', async () => {
  await using app = await testApp()
  const caller = await app.as(madameRoy)
  const today = dayInParis(app.clock.read().getTime())
  const latest = latestBirthDate(today)
  const dayAfter = new Date(Date.parse(latest) + 86_400_000).toISOString().slice(0, 10)
  const add = async (birth_date: string): Promise<number> => {
    const call = { body: { ...lea(), birth_date } }
    return (await sendCall(caller, routes.addLearner, call)).status
  }
  for (const right of [EARLIEST_BIRTH_DATE, latest, '2016-02-29'])
    expect(await add(right), right).toBe(201)
  for (const wrong of [
    '1919-12-31',
    dayAfter,
    '2018-02-30',
    '2017-02-29',
    '2018-13-01',
    '2018-1-1',
    '0000-00-00',
    '20180223',
    '2018-02-23T00:00:00Z',
    '',
  ]) {
    expect(await add(wrong), wrong).toBe(400)
  }
})
