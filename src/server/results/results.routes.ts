import { routes } from '../../contract/routes.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { deleteResult, listResults } from './results.store.ts'

export function resultsRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.listResults, ({ owner, params, query }) =>
    listResults(owner, database, { ...query, learner: params.id }),
  )

  bindRoute(app, routes.deleteResult, ({ owner, params }) =>
    deleteResult(owner, database, params.id),
  )
}
