import type { RowPosition } from '../../contract/paging.ts'
import { routes } from '../../contract/routes.ts'
import { checkDictationChange, checkNewDictation } from '../../domain/dictation/dictation-plan.ts'
import { accept } from '../../domain/refusal.ts'
import { automaticTitle } from '../../texts/dictations/dictation-generator.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { listResponse, PIECE_ROWS } from '../http/pieced-json.ts'
import { planLimitsWithin } from '../subscription/subscription.store.ts'
import {
  addDictation,
  changeDictation,
  deleteDictation,
  findDictation,
  listDictations,
  lockDictation,
  searchDictations,
} from './dictations.store.ts'

export function dictationsRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.listDictations, async ({ owner }) => {
    const limit = PIECE_ROWS
    const first = await listDictations(owner, database, { limit })
    const after = (before: RowPosition) => listDictations(owner, database, { before, limit })
    return listResponse({ first, after })
  })

  // Before the pattern of one dictation, which its address would suit.
  bindRoute(app, routes.searchDictations, ({ owner, query }) =>
    searchDictations(owner, database, query),
  )

  bindRoute(app, routes.getDictation, ({ owner, params }) =>
    findDictation(owner, database, params.id),
  )

  bindRoute(app, routes.addDictation, ({ owner, body, write, clock }) =>
    write(async (run) => {
      const checked = checkNewDictation(body, await planLimitsWithin(owner, run, app.clock()))
      if (!checked.ok) return checked
      const { level, theme } = checked.value
      const title = body.title || automaticTitle(level, theme, clock().toISOString())
      return accept(await addDictation(owner, run, { ...checked.value, title }))
    }),
  )

  bindRoute(app, routes.changeDictation, ({ owner, body, params, write }) =>
    write(async (run) => {
      const limits = await planLimitsWithin(owner, run, app.clock())
      const stored = await lockDictation(owner, run, params.id)
      if (!stored.ok) return stored
      const checked = checkDictationChange(body, stored.value, limits)
      if (!checked.ok) return checked
      return changeDictation(owner, run, { ...checked.value, id: params.id })
    }),
  )

  bindRoute(app, routes.deleteDictation, ({ owner, params }) =>
    deleteDictation(owner, database, params.id),
  )
}
