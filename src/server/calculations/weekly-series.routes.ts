import { routes } from '../../contract/routes.ts'
import {
  makeSeriesAddress,
  parseSeriesAddress,
} from '../../domain/calculation/series/series-address.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import { giveWeeklySeries, listWeeklySeries, withdrawWeeklySeries } from './weekly-series.store.ts'

/** As a result will say it: the nearest series to what was asked. */
function canonical(address: string): string {
  const series = parseSeriesAddress(address)
  return series ? makeSeriesAddress(series) : address
}

/** CAL-18. */
export function weeklySeriesRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.listWeeklySeries, ({ owner }) => listWeeklySeries(owner, database))

  bindRoute(app, routes.giveWeeklySeries, ({ owner, body, write, clock }) => {
    const now = clock()
    const given = { ...body, series: canonical(body.series) }
    return write(async (run) => {
      for (const learner of given.learner_ids) {
        const writable = await refuseReadOnlyLearner(owner, run, { learner, now })
        if (!writable.ok) return writable
      }
      return giveWeeklySeries(owner, run, given)
    })
  })

  bindRoute(app, routes.withdrawWeeklySeries, ({ owner, params }) =>
    withdrawWeeklySeries(owner, database, params.id),
  )
}
