import { randomInt } from 'node:crypto'
import type { GeneratedExercise } from '../../contract/grammar.ts'
import { routes } from '../../contract/routes.ts'
import type { ExerciseRequest } from '../../domain/grammar/exercise.ts'
import { isProvidedType } from '../../domain/grammar/exercise-reply.ts'
import { finalPercent } from '../../domain/grammar/marking.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { accept, refuse } from '../../domain/refusal.ts'
import { exerciseFailure } from '../../texts/ai/exercise-failures.ts'
import type { AiFailure } from '../ai/provider/ai-failure.ts'
import type { AiProvider } from '../ai/provider/ai-provider.ts'
import {
  type ExerciseAssignment,
  writeExerciseWithProvider,
} from '../ai/writing/exercise-writer.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { createConcurrencyLimiter } from '../http/concurrency-limiter.ts'
import {
  clientClosedRequest,
  problemResponse,
  serviceUnavailable,
} from '../http/problem-response.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import { findPlanLimits } from '../subscription/subscription.store.ts'
import { addGrammar } from './grammar.store.ts'
import { addGrammarReview, readGrammarReview } from './grammar-review.store.ts'

export interface GrammarDependencies {
  /** undefined: the engine writes everything. */
  readonly provider: AiProvider | undefined
  readonly french: LanguageService
  readonly aiDebug: boolean
}

const SEEDS = 2 ** 31

/** Exercises that one process writes at once: a script of one user must not fill the queue of the language. */
const LIMITS = { total: 100, perOwner: 5 }

function failed(failure: AiFailure, provider: AiProvider): Response {
  if (failure.kind === 'cancelled') return clientClosedRequest()
  const error = exerciseFailure(failure, provider.name)
  return failure.kind === 'quota'
    ? problemResponse({ status: 429, error, code: 'ai-quota' })
    : problemResponse({ status: 502, error, code: 'ai-failed' })
}

interface GrammarAssignment extends Omit<ExerciseAssignment, 'request'> {
  readonly request: ExerciseRequest
}

/** Forms of verbs and chains of agreement come from the lexicon, whatever provider there is. */
async function written(
  assignment: GrammarAssignment,
  { provider, french, aiDebug }: GrammarDependencies,
  withoutAi: boolean,
): Promise<GeneratedExercise | Response> {
  const { owner, request, signal } = assignment
  const { type } = request
  if (provider === undefined || withoutAi || !isProvidedType(type)) {
    const exercise = await french.writeExercise({ request, seed: randomInt(SEEDS) }, signal)
    return { ...exercise, source: 'engine' }
  }
  const parts = { provider, french, debug: aiDebug }
  const outcome = await writeExerciseWithProvider(
    { owner, signal, request: { ...request, type } },
    parts,
  )
  return outcome.ok ? outcome.value : failed(outcome.refusal, provider)
}

export function grammarRoutes(app: App, dependencies: GrammarDependencies): void {
  const limiter = createConcurrencyLimiter(LIMITS)
  bindRoute(app, routes.generateExercise, async ({ owner, body, signal }) => {
    const { withoutAi, ...request } = body
    const { levels } = await findPlanLimits(owner, app.database, app.clock())
    const { level } = request
    if (!levels.includes(level)) return refuse({ kind: 'level-not-in-plan', level })
    const write = () => written({ owner, request, signal }, dependencies, withoutAi)
    const reply = await limiter.run(owner, write, serviceUnavailable)
    return reply instanceof Response ? reply : accept(reply)
  })

  bindRoute(app, routes.getGrammarReview, ({ owner, params }) =>
    readGrammarReview(owner, app.database, params.id),
  )

  bindRoute(app, routes.addGrammarReview, ({ owner, body, params, write, clock }) => {
    const now = clock()
    const { level } = body
    const answers = body.answers.map((answer) => ({ ...answer, level }))
    const session = { learner: params.id, answers, today: dayInParis(now.getTime()) }
    return write(async (run) => {
      const writable = await refuseReadOnlyLearner(owner, run, { learner: params.id, now })
      return writable.ok ? addGrammarReview(owner, run, session) : writable
    })
  })

  bindRoute(app, routes.saveGrammar, ({ owner, body, write }) => {
    const { answers_count, correct_answers } = body
    const test = {
      ...body,
      total_time: Math.round(body.total_time),
      score: finalPercent(correct_answers, answers_count),
    }
    return write(async (run) => {
      const about = { learner: body.learner_id, now: app.clock() }
      const writable = await refuseReadOnlyLearner(owner, run, about)
      return writable.ok ? addGrammar(owner, run, test) : writable
    })
  })
}
