import { routes } from '../../contract/routes.ts'
import { type App, bind } from '../http/bind.ts'
import { deleteResult, listResults } from './results.store.ts'

export function resultsRoutes(app: App): void {
  const { database } = app

  bind(app, routes.listResults, ({ owner, params, query }) =>
    listResults(owner, database, { ...query, learner: params.id }),
  )

  bind(app, routes.deleteResult, ({ owner, params }) => deleteResult(owner, database, params.id))
}
