import { routes } from '../../contract/routes.ts'
import { scorePercent } from '../../domain/dictation-correction.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { type App, bind } from '../http/bind.ts'
import { addPractice, readPractice } from './calculation-practice.store.ts'
import { addCalculation } from './calculations.store.ts'

export function calculationsRoutes(app: App): void {
  const { database } = app

  bind(app, routes.saveCalculation, ({ owner, body, write }) => {
    const { questions_count, correct_answers } = body
    const test = {
      ...body,
      total_time: Math.round(body.total_time),
      average_time: Math.round(body.average_time),
      score: scorePercent(questions_count, questions_count - correct_answers),
    }
    return write((run) => addCalculation(owner, run, test))
  })

  bind(app, routes.getPractice, ({ owner, params }) => readPractice(owner, database, params.id))

  bind(app, routes.addPractice, ({ owner, body, params, write, clock }) => {
    const session = { learner: params.id, practice: body, today: dayInParis(clock().getTime()) }
    return write((run) => addPractice(owner, run, session))
  })
}
