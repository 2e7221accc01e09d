/** Each day is done once, whichever server does it. */
import { expect, test } from 'vitest'
import { claire, marc } from '../../../test/support/people/people.ts'
import {
  DAY,
  daysLater,
  emails,
  NOTHING,
  partsOf,
} from '../../../test/support/people/retention-days.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { mailServer } from '../../../test/support/services/mail-server.ts'
import { sql } from '../db/database.ts'
import { applyRetention, type RetentionReport } from './retention.ts'

test('P6 of several servers one does the day, and every letter leaves once', async () => {
  await using mail = await mailServer()
  await using app = await testApp()
  await app.asOwner((run) =>
    run(sql`
      insert into auth.users (name, email, email_verified, last_seen_at)
      select '', 'adulte-' || i || '@exemple.fr', true, now() - interval '23 months 2 days'
      from generate_series(1, 30) as i`),
  )
  const parts = partsOf(app, mail)
  const looks = await Promise.all(Array.from({ length: 4 }, () => applyRetention(parts)))
  expect(looks.filter((look) => look === 'not-mine')).toHaveLength(3)
  expect(await applyRetention(parts)).toBe('not-mine')
  expect((await mail.mails()).flatMap(({ to }) => to).sort()).toEqual((await emails(app)).sort())
})

test('P6 a day that a server left in the middle is taken up by another one half an hour later', async () => {
  await using mail = await mailServer()
  await using app = await testApp()
  await app.as(claire)
  await app.as(marc)
  app.clock.advance(705 * DAY)
  const parts = partsOf(app, mail)
  let looks = 0
  const cut = await applyRetention(parts, () => {
    looks += 1
    return looks > 2
  })
  expect(cut).toMatchObject({ warned: 1 })
  expect(await applyRetention(parts)).toBe('not-mine')
  app.clock.advance(31 * 60_000)
  expect(await applyRetention(parts)).toMatchObject({ warned: 1 })
  expect((await mail.mails()).flatMap(({ to }) => to)).toEqual([claire.email, marc.email])
})

test('a day that was done leaves its figures, for a year', async () => {
  await using app = await testApp()
  const parts = partsOf(app)
  expect(await daysLater(app, 0, parts)).toEqual(NOTHING satisfies RetentionReport)
  await daysLater(app, 300, parts)
  await daysLater(app, 70, parts)
  const runs = await app.asOwner((run) =>
    run<{ removed: object }>(sql`select removed from auth.retention_runs order by day`),
  )
  expect(runs.map(({ removed }) => removed)).toEqual([NOTHING, { ...NOTHING, spent: 1 }])
})
