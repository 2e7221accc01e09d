import { expect, test } from 'vitest'
import { claire } from '../../../test/support/people/people.ts'
import { partsOf } from '../../../test/support/people/retention-days.ts'
import { testApp } from '../../../test/support/product/test-app.ts'
import { createShutdownHooks } from '../boot/shutdown-hooks.ts'
import { sql } from '../db/database.ts'
import { createLog } from '../log.ts'
import { scheduleRetention, startSchedule } from './retention-schedule.ts'

const OFTEN = { firstDelayMs: 0, intervalMs: 1, maxJitterMs: 1 }

test('P6 the work is looked at again and again, also after it failed, until the server ends', async () => {
  const logged: string[] = []
  const log = createLog('debug', (line) => logged.push(line))
  let looks = 0
  const daily = await new Promise<ReturnType<typeof startSchedule>>((resolve) => {
    const started = startSchedule(
      async () => {
        looks += 1
        if (looks === 2) throw new Error('claire@exemple.fr')
        if (looks === 4) resolve(started)
      },
      log,
      OFTEN,
    )
  })
  await daily.close()
  const seen = looks
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(looks).toBe(seen)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('retention-failed')
  expect(logged[0]).not.toContain('claire')
})

test('P6 a server that ends tells the work to stop and waits for it', async () => {
  const log = createLog('error', () => undefined)
  let stopped = false
  const begun = Promise.withResolvers<void>()
  const daily = startSchedule(
    async (isOver) => {
      begun.resolve()
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 1))
      stopped = true
    },
    log,
    OFTEN,
  )
  await begun.promise
  await daily.close()
  expect(stopped).toBe(true)
})

test('P6 a server that lives does the day by itself, and ends in peace', async () => {
  await using app = await testApp()
  const log = createLog('debug', (line) => app.logged.push(line))
  await app.as(claire)
  await app.asOwner((run) =>
    run(sql`update auth.users set last_seen_at = now() - interval '3 years'`),
  )
  const closing = createShutdownHooks(log)
  scheduleRetention(closing, { ...partsOf(app), log }, OFTEN)
  await expect
    .poll(() => app.logged.filter((line) => line.includes('retention-applied')), {
      timeout: 20_000,
    })
    .toHaveLength(1)
  await closing.runAll()
  expect(app.logged.join()).toContain('"event":"closed","what":"retention"')
  const runs = await app.asOwner((run) =>
    run(
      sql`select removed->>'unwarned' as unwarned from auth.retention_runs where done_at is not null`,
    ),
  )
  expect(runs).toEqual([{ unwarned: '1' }])
})
