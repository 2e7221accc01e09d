import { routes } from '../../contract/routes.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { accept } from '../../domain/refusal.ts'
import { sharedWeeklyWords } from '../../domain/word-review/weekly-dictation.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import { addWordPractice, listWordDays, readWordReview } from './word-review.store.ts'

export function wordReviewRoutes(app: App): void {
  bindRoute(app, routes.getWordReview, ({ owner, params }) =>
    readWordReview(owner, app.database, params.id),
  )

  bindRoute(app, routes.listDueWords, async ({ owner, query, clock }) => {
    const known = await listWordDays(owner, app.database, query.group ?? null)
    if (!known.ok) return known
    return accept(sharedWeeklyWords(known.value, dayInParis(clock().getTime())))
  })

  bindRoute(app, routes.addWordPractice, ({ owner, body, params, write, clock }) => {
    const now = clock()
    const about = { learner: params.id, now }
    return write(async (run) => {
      const writable = await refuseReadOnlyLearner(owner, run, about)
      if (!writable.ok) return writable
      const today = dayInParis(now.getTime())
      return addWordPractice(owner, run, { learner: params.id, answers: body.answers, today })
    })
  })
}
