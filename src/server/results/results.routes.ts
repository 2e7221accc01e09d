import type { RowPosition } from '../../contract/paging.ts'
import { routes } from '../../contract/routes.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { listsResponse, PIECE_ROWS } from '../http/pieced-json.ts'
import { readClassResults } from './class-results.store.ts'
import { deleteResult, listResults, readMoreResults } from './results.store.ts'

export function resultsRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.listResults, async ({ owner, params, query }) => {
    const asked = { ...query, learner: params.id }
    if (asked.limit !== undefined) return listResults(owner, database, asked)
    const limit = PIECE_ROWS
    const found = await listResults(owner, database, { ...asked, limit })
    if (!found.ok) return found
    const { totals, ...first } = found.value
    const piece = { learner: params.id, activity: query.activity ?? null, limit }
    const pieced = <List extends keyof typeof first>(list: List) => ({
      first: first[list],
      after: (before: RowPosition) => readMoreResults(owner, database, { ...piece, list, before }),
    })
    const lists = {
      french_dictation: pieced('french_dictation'),
      math_calculation: pieced('math_calculation'),
      french_grammar: pieced('french_grammar'),
      results: pieced('results'),
    }
    return listsResponse(lists, { totals })
  })

  bindRoute(app, routes.getClassResults, ({ owner, query }) =>
    readClassResults(owner, database, query),
  )

  bindRoute(app, routes.deleteResult, ({ owner, params }) =>
    deleteResult(owner, database, params.id),
  )
}
