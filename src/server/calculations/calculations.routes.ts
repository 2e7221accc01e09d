import { routes } from '../../contract/routes.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { scorePercent } from '../../domain/results/results.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import { addPractice, readPractice } from './calculation-practice.store.ts'
import { addCalculation } from './calculations.store.ts'

export function calculationsRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.saveCalculation, ({ owner, body, write }) => {
    const { questions_count, correct_answers } = body
    const test = {
      ...body,
      series: body.series ?? null,
      total_time: Math.round(body.total_time),
      average_time: Math.round(body.average_time),
      score: scorePercent(questions_count, questions_count - correct_answers),
    }
    return write(async (run) => {
      const about = { learner: body.learner_id, now: app.clock() }
      const writable = await refuseReadOnlyLearner(owner, run, about)
      return writable.ok ? addCalculation(owner, run, test) : writable
    })
  })

  bindRoute(app, routes.getPractice, ({ owner, params }) =>
    readPractice(owner, database, params.id),
  )

  bindRoute(app, routes.addPractice, ({ owner, body, params, write, clock }) => {
    const now = clock()
    const session = { learner: params.id, practice: body, today: dayInParis(now.getTime()) }
    return write(async (run) => {
      const writable = await refuseReadOnlyLearner(owner, run, { learner: params.id, now })
      return writable.ok ? addPractice(owner, run, session) : writable
    })
  })
}
