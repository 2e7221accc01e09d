import { routes } from '../../contract/routes.ts'
import { birthDateProblem } from '../../domain/learner.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { lockOwner } from '../db/database.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { invalidRequest } from '../http/problem-response.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import { planLimitsWithin } from '../subscription/subscription.store.ts'
import { addLearner, changeLearner, deleteLearner, listLearners } from './learners.store.ts'

/** The answer to a birth date that no learner has today, in Paris; undefined when it is right or not given. */
function birthDateRefusal(birthDate: string | undefined, now: Date): Response | undefined {
  if (birthDate === undefined) return undefined
  const problem = birthDateProblem(birthDate, dayInParis(now.getTime()))
  return problem && invalidRequest({ birth_date: problem })
}

export function learnersRoutes(app: App): void {
  const { database } = app

  bindRoute(app, routes.listLearners, ({ owner }) => listLearners(owner, database))

  bindRoute(app, routes.addLearner, ({ owner, body, write, clock }) => {
    const refusal = birthDateRefusal(body.birth_date, clock())
    if (refusal) return refusal
    return write(async (run) => {
      // Pipelined in one round trip; PostgreSQL runs them in order, so the plan is read under the lock.
      const [, limits] = await Promise.all([
        lockOwner(owner, run),
        planLimitsWithin(owner, run, clock()),
      ])
      return addLearner(owner, run, { learner: body, maximum: limits.max_learners })
    })
  })

  bindRoute(app, routes.changeLearner, ({ owner, body, params, write, clock }) => {
    const refusal = birthDateRefusal(body.birth_date, clock())
    if (refusal) return refusal
    return write(async (run) => {
      const writable = await refuseReadOnlyLearner(owner, run, { learner: params.id, now: clock() })
      return writable.ok ? changeLearner(owner, run, { ...body, id: params.id }) : writable
    })
  })

  bindRoute(app, routes.deleteLearner, ({ owner, params }) =>
    deleteLearner(owner, database, params.id),
  )
}
