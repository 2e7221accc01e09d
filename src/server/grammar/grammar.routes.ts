import { randomInt } from 'node:crypto'
import { routes } from '../../contract/routes.ts'
import type { Exercise, ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { finalPercent } from '../../domain/grammar/marking.ts'
import { planLimits } from '../../domain/plan.ts'
import { accept, refuse } from '../../domain/refusal.ts'
import { effectivePlan } from '../../domain/subscription.ts'
import { findSubscription } from '../account/subscription.store.ts'
import { type App, bind } from '../http/bind.ts'
import { addGrammar } from './grammar.store.ts'

/** The exercise engine with its language; another seed gives another exercise. */
export type WriteExercise = (request: ExerciseRequest, seed: number) => Exercise | Promise<Exercise>

const SEEDS = 2 ** 31

export function grammarRoutes(app: App, writeExercise: WriteExercise): void {
  bind(app, routes.generateExercise, async ({ owner, body }) => {
    const subscription = await findSubscription(owner, app.database)
    const { levels } = planLimits(effectivePlan(subscription))
    if (!levels.includes(body.level))
      return refuse({ kind: 'level-not-in-plan', level: body.level })
    const exercise = await writeExercise(body, randomInt(SEEDS))
    return accept({ ...exercise, source: 'engine' })
  })

  bind(app, routes.saveGrammar, ({ owner, body, write }) => {
    const { answers_count, correct_answers } = body
    const test = {
      ...body,
      total_time: Math.round(body.total_time),
      score: finalPercent(correct_answers, answers_count),
    }
    return write((run) => addGrammar(owner, run, test))
  })
}
