/** Z6: whatever figures are sent, what is stored agrees with itself, and scores are computed here. */
import { expect, test } from 'vitest'
import type { Route } from '../../src/contract/route.ts'
import { routes } from '../../src/contract/routes.ts'
import { sql } from '../../src/server/db/database.ts'
import { allRows, rowsWith } from '../support/database/all-rows.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { claire } from '../support/people/people.ts'
import { sendCall, validCalls } from '../support/people/valid-calls.ts'
import { testApp } from '../support/product/test-app.ts'

/** Values that no count and no time has. */
const NO_COUNT = [
  -1,
  -0.5,
  1.5,
  1e9,
  2 ** 53 + 1,
  -(2 ** 31),
  Number.MAX_VALUE,
  '10',
  null,
  [10],
  {},
]
const NO_TIME = [
  -1,
  -1e-9,
  3_600_001,
  1e9,
  2 ** 53 + 1,
  Number.MAX_VALUE,
  '60000',
  null,
  [60_000],
  {},
]

interface Hostile {
  readonly name: 'saveCalculation' | 'saveGrammar' | 'addPractice' | 'changeCorrection'
  readonly field: string
  readonly values: readonly unknown[]
}

const HOSTILE: readonly Hostile[] = [
  { name: 'saveCalculation', field: 'questions_count', values: [...NO_COUNT, 0, 101] },
  { name: 'saveCalculation', field: 'correct_answers', values: [...NO_COUNT, 11] },
  { name: 'saveCalculation', field: 'total_time', values: NO_TIME },
  { name: 'saveCalculation', field: 'average_time', values: NO_TIME },
  {
    name: 'saveCalculation',
    field: 'operation',
    values: [[], ['modulo'], ['addition', 'addition'], 'addition', [null], {}, ['__proto__']],
  },
  { name: 'saveCalculation', field: 'level', values: ['6e', 'cp', '', 1, null, ['CP']] },
  { name: 'saveGrammar', field: 'questions_count', values: [...NO_COUNT, 0, 21] },
  { name: 'saveGrammar', field: 'answers_count', values: [...NO_COUNT, 0, 1001, 3] },
  { name: 'saveGrammar', field: 'correct_answers', values: [...NO_COUNT, 6] },
  { name: 'saveGrammar', field: 'total_time', values: NO_TIME },
  { name: 'saveGrammar', field: 'exercise_type', values: ['dictée', '', null, 0, ['fill']] },
  { name: 'saveGrammar', field: 'level', values: ['CE3', 'CM2 ', null] },
  {
    name: 'addPractice',
    field: 'bests',
    values: [-1, 0, 1e9, 1.5, '12', null].map((value) => [{ best: 'streak', value }]),
  },
  {
    name: 'addPractice',
    field: 'answers',
    values: ['4x', 'a', "4x7'; --", '', 'constructor'].map((fact) => [{ fact, right: true }]),
  },
]

test('Z6 a figure that cannot be is refused by name, and nothing is stored', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const calls = validCalls(await completeAccountOf(caller))
  const before = rowsWith(await app.asOwner(allRows), caller.id)
  for (const { name, field, values } of HOSTILE) {
    const route: Route = routes[name]
    for (const value of values) {
      const body = { ...calls[name].body, [field]: value }
      const { status, text } = await sendCall(caller, route, { ...calls[name], body })
      expect(status, `${name} ${field} ${JSON.stringify(value)}: ${text}`).toBe(400)
      expect(Object.keys(JSON.parse(text).fields), `${name} ${field}`).not.toEqual([])
    }
  }
  expect(rowsWith(await app.asOwner(allRows), caller.id)).toEqual(before)
})

test('Z6 a score that is sent is nobody’s: it follows from the answers, in detail and in sum', async () => {
  await using app = await testApp()
  const caller = await app.as(claire)
  const calls = validCalls(await completeAccountOf(caller))
  const claims = { score: 100, word_count: 1, error_count: 0, correct: 1e9 }
  const wrong = { correct_answers: 0 }
  const sent = [
    ['saveCalculation', wrong, 0],
    ['saveGrammar', wrong, 0],
    ['saveCorrection', {}, 80],
    ['changeCorrection', {}, 80],
  ] as const
  for (const [name, figures, score] of sent) {
    const body = { ...calls[name].body, ...claims, ...figures }
    const { text } = await sendCall(caller, routes[name], { ...calls[name], body })
    expect(JSON.parse(text), name).toMatchObject({ score })
  }
  const inconsistent = await app.asOwner((run) =>
    run(sql`
      select from results
      left join french_dictation_results as d using (user_id, id)
      left join math_calculation_results as m using (user_id, id)
      left join french_grammar_results as g using (user_id, id)
      where num_nonnulls(d.id, m.id, g.id) <> 1
        or results.score <> coalesce(d.score, m.score, g.score)
        or results.learner_id <> coalesce(d.learner_id, m.learner_id, g.learner_id)
        or results.score <> round(coalesce(
          100.0 * (d.word_count - d.error_count) / nullif(d.word_count, 0),
          100.0 * m.correct_answers / m.questions_count,
          100.0 * g.correct_answers / g.answers_count))`),
  )
  expect(inconsistent).toEqual([])
  const rows = await app.asOwner((run) => run(sql`select from results`))
  expect(rows).toHaveLength(6)
})
