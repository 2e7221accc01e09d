import type { ShownProblemWeek } from '../../contract/problems.ts'
import { routes } from '../../contract/routes.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { dayInParis } from '../../domain/paris-time.ts'
import { operationsOf, WEEKLY_PROBLEMS, type WordProblem } from '../../domain/problem/problem.ts'
import {
  answerWeek,
  isLateWeek,
  isWeekDone,
  mondayOf,
  openWeek,
  type ProblemWeek,
  recentFrames,
  weekResult,
  weekSeed,
} from '../../domain/problem/problem-week.ts'
import { accept, type Result } from '../../domain/refusal.ts'
import { scorePercent } from '../../domain/results/results.ts'
import { drawSeries, recallProblem } from '../../french/problems/problem-series.ts'
import { addCalculation } from '../calculations/calculations.store.ts'
import type { QueryRunner } from '../db/database.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import { loadProblems } from '../language-worker/load-problems.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import {
  type LearnerProblems,
  lockProblemWeeks,
  readProblemWeeks,
  storeProblemWeek,
} from './problem-weeks.store.ts'

function drawWeek(
  learner: string,
  { level, weeks }: LearnerProblems,
  monday: CalendarDate,
): ProblemWeek {
  const drawn = drawSeries(loadProblems(), {
    level,
    count: WEEKLY_PROBLEMS,
    seed: weekSeed(learner, monday),
    recent: recentFrames(weeks.filter(({ week }) => week < monday)),
  })
  const problems = drawn.map(({ reference }) => reference)
  return { week: monday, level, problems, outcomes: [], times: [] }
}

/** The week that goes on, or the new one of `monday`. */
function currentWeek(learner: string, known: LearnerProblems, monday: CalendarDate): ProblemWeek {
  return openWeek(known.weeks, monday) ?? drawWeek(learner, known, monday)
}

/** The week that an answer is for: an earlier one when it waited for a network (FIR-06). */
function answeredWeek(
  learner: string,
  known: LearnerProblems,
  { week, monday }: { readonly week: CalendarDate; readonly monday: CalendarDate },
): ProblemWeek {
  const stored = known.weeks.find((one) => one.week === week)
  if (stored) return stored
  return isLateWeek(week, monday)
    ? drawWeek(learner, known, week)
    : currentWeek(learner, known, monday)
}

/** A problem whose frame has gone since makes way for another one of the class. */
function problemsOf({ level, problems, week }: ProblemWeek): WordProblem[] {
  const bank = loadProblems()
  return problems.flatMap((reference) => {
    const recent = recentFrames([{ week, level, problems, outcomes: [], times: [] }])
    const seed = Number(reference.split(':')[1])
    return (
      recallProblem(bank, level, reference) ?? drawSeries(bank, { level, count: 1, seed, recent })
    )
  })
}

function shown(week: ProblemWeek): ShownProblemWeek {
  return {
    week: week.week,
    level: week.level,
    problems: problemsOf(week),
    outcomes: week.outcomes,
  }
}

/** The last answer leaves a result among the calculations. */
async function storeAnswered(
  owner: OwnerId,
  run: QueryRunner,
  { learner, week }: { readonly learner: string; readonly week: ProblemWeek },
): Promise<Result<ShownProblemWeek>> {
  await storeProblemWeek(owner, run, learner, week)
  if (!isWeekDone(week)) return accept(shown(week))
  const result = weekResult(week)
  const { questions_count: all, correct_answers: right } = result
  const stored = await addCalculation(owner, run, {
    ...result,
    learner_id: learner,
    operation: operationsOf(problemsOf(week)),
    level: week.level,
    score: scorePercent(all, all - right),
    topic: 'problems',
    series: null,
  })
  return stored.ok ? accept(shown(week)) : stored
}

/** CAL-16. */
export function problemsRoutes(app: App): void {
  bindRoute(app, routes.getProblemWeek, async ({ owner, params, clock }) => {
    const found = await readProblemWeeks(owner, app.database, params.id)
    const monday = mondayOf(dayInParis(clock().getTime()))
    return found.ok ? accept(shown(currentWeek(params.id, found.value, monday))) : found
  })

  bindRoute(app, routes.answerProblem, ({ owner, body, params, write, clock }) => {
    const now = clock()
    const learner = params.id
    const monday = mondayOf(dayInParis(now.getTime()))
    return write(async (run) => {
      const writable = await refuseReadOnlyLearner(owner, run, { learner, now })
      if (!writable.ok) return writable
      const found = await lockProblemWeeks(owner, run, learner)
      if (!found.ok) return found
      const before = answeredWeek(learner, found.value, { week: body.week, monday })
      const { rank, outcome, time_spent: time } = body
      const after = body.week === before.week ? answerWeek(before, { rank, outcome, time }) : before
      return after === before
        ? accept(shown(before))
        : storeAnswered(owner, run, { learner, week: after })
    })
  })

  bindRoute(app, routes.drawProblems, ({ query }) => ({
    problems: drawSeries(loadProblems(), { ...query, count: WEEKLY_PROBLEMS, recent: [] }),
  }))
}
