import { routes } from '../../contract/routes.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { readClassResults } from './class-results.store.ts'
import { deleteResult, listResults } from './results.store.ts'

export function resultsRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.listResults, ({ owner, params, query }) =>
    listResults(owner, database, { ...query, learner: params.id }),
  )

  bindRoute(app, routes.getClassResults, ({ owner, query }) =>
    readClassResults(owner, database, query),
  )

  bindRoute(app, routes.deleteResult, ({ owner, params }) =>
    deleteResult(owner, database, params.id),
  )
}
