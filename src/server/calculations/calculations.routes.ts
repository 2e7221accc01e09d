import { routes } from '../../contract/routes.ts'
import { scorePercent } from '../../domain/dictation-correction.ts'
import { type App, bind } from '../http/bind.ts'
import { addCalculation } from './calculations.store.ts'

export function calculationsRoutes(app: App): void {
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
}
