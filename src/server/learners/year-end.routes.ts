import { routes } from '../../contract/routes.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { lockOwner, type QueryRunner } from '../db/database.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { planLimitsWithin } from '../subscription/subscription.store.ts'
import { endYear, listArchived, restoreLearners } from './year-end.store.ts'

/** The plan's maximum, under the owner's lock. */
async function lockedMaximum(owner: OwnerId, run: QueryRunner, now: Date): Promise<number> {
  const [, limits] = await Promise.all([lockOwner(owner, run), planLimitsWithin(owner, run, now)])
  return limits.max_learners
}

export function yearEndRoutes(app: App): void {
  bindRoute(app, routes.listArchived, ({ owner }) => listArchived(owner, app.database))

  bindRoute(app, routes.endYear, ({ owner, body, write, clock }) =>
    write(async (run) => {
      const maximum = await lockedMaximum(owner, run, clock())
      return endYear(owner, run, { ...body, maximum })
    }),
  )

  bindRoute(app, routes.restoreLearners, ({ owner, body, write, clock }) =>
    write(async (run) => {
      const maximum = await lockedMaximum(owner, run, clock())
      return restoreLearners(owner, run, { ids: body.learners, maximum })
    }),
  )
}
