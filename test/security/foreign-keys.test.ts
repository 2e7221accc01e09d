/** Rows that point at each other belong to one owner: the database itself has no way to say otherwise. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { sql } from '../../src/server/db/database.ts'
import { completeAccountOf } from '../support/people/complete-account.ts'
import { claire, marc } from '../support/people/people.ts'
import { sendCall, validCalls } from '../support/people/valid-calls.ts'
import { testApp } from '../support/product/test-app.ts'

interface KeyedTable {
  readonly name: string
  readonly target: string
  readonly keys: readonly string[]
}

test('Z2 no row refers to a row of another owner, and no foreign key could', async () => {
  await using app = await testApp()
  const his = await app.as(marc)
  const hers = await completeAccountOf(await app.as(claire))
  const own = await completeAccountOf(his)
  const calls = validCalls(own)
  // An own result, moved to her learner and her dictation.
  const moved = {
    ...calls.changeCorrection,
    body: {
      ...calls.changeCorrection.body,
      learner_id: hers.learner.id,
      dictation_id: hers.dictation.id,
    },
  }
  const changed = await sendCall(his, routes.changeCorrection, moved)
  expect(JSON.parse(changed.text)).toMatchObject({
    learner_id: own.learner.id,
    dictation_id: own.dictation.id,
  })
  const keys = await app.asOwner((run) =>
    run<KeyedTable>(sql`
      select conrelid::regclass::text as name, confrelid::regclass::text as target,
        array(select attname::text from unnest(conkey) as place
              join pg_attribute on attrelid = conrelid and attnum = place) as keys
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`),
  )
  const owned = keys.filter(({ target }) => target !== 'auth.users')
  expect(owned.length).toBeGreaterThanOrEqual(10)
  for (const { name, target, keys: columns } of owned) {
    expect(columns, name).toContain('user_id')
    const column = columns.find((one) => one !== 'user_id')
    const text = `select count(*) as crossing from ${name} as a join ${target} as b
      on b.id = a.${column} where a.user_id <> b.user_id`
    expect(await app.asOwner((run) => run({ text, values: [] })), name).toEqual([{ crossing: 0 }])
  }
})
