import { routes } from '../../contract/routes.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import { addWordPractice, readWordReview } from './word-review.store.ts'

export function wordReviewRoutes(app: App): void {
  bindRoute(app, routes.getWordReview, ({ owner, params }) =>
    readWordReview(owner, app.database, params.id),
  )

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
