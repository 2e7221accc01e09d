import { routes } from '../../contract/routes.ts'
import { accept } from '../../domain/refusal.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import { listAbsences, noteAbsences } from './absences.store.ts'
import { findDictation } from './dictations.store.ts'

/** CLA-04. */
export function absencesRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.listAbsences, async ({ owner, params }) => {
    const found = await findDictation(owner, database, params.id)
    return found.ok ? accept(await listAbsences(owner, database, params.id)) : found
  })

  bindRoute(app, routes.noteAbsences, ({ owner, params, body, write, clock }) => {
    const now = clock()
    return write(async (run) => {
      for (const learner of body.learner_ids) {
        const writable = await refuseReadOnlyLearner(owner, run, { learner, now })
        if (!writable.ok) return writable
      }
      return noteAbsences(owner, run, { dictation: params.id, ...body })
    })
  })
}
