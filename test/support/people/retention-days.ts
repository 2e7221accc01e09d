/** Days of retention, passed by the clock of a test. */
import { sql } from '../../../src/server/db/database.ts'
import { createLog } from '../../../src/server/log.ts'
import {
  applyRetention,
  type RetentionDependencies,
} from '../../../src/server/retention/retention.ts'
import { SECRET } from '../database/database.ts'
import type { TestApp } from '../product/test-app.ts'
import type { MailServer } from '../services/mail-server.ts'

export const DAY = 86_400_000

export const SITE = 'https://dictees.exemple.fr'

export const NOTHING = { spent: 0, warned: 0, erased: 0, unwarned: 0, unforgotten: 0 }

export function partsOf(app: TestApp, mail?: MailServer): RetentionDependencies {
  return {
    database: app.database,
    secret: SECRET,
    clock: app.clock.read,
    log: createLog('debug', (line) => app.logged.push(line)),
    mailer: mail?.mailer,
    billing: undefined,
    publicUrl: SITE,
  }
}

/** The work of the day, some days later. */
export async function daysLater(
  app: TestApp,
  days: number,
  parts: RetentionDependencies,
): Promise<unknown> {
  app.clock.advance(days * DAY)
  return applyRetention(parts)
}

export async function emails(app: TestApp): Promise<string[]> {
  const rows = await app.asOwner((run) =>
    run<{ email: string }>(sql`select email from auth.users order by email`),
  )
  return rows.map(({ email }) => email)
}
