/** What a session of calculations leaves for a learner: missed facts, badges and bests; nothing else is stored. */
import type { Badge } from './badge.ts'
import { type Best, paceBest, pointsBest, STREAK_BEST } from './best.ts'
import { MAX_FACT_LENGTH } from './fact.ts'
import type { FactAnswer, MissedFact } from './fact-review.ts'
import { paceOf } from './pace.ts'
import { PACE_THEMES, paceThemeOf, parseProgrammeFact } from './programme.ts'
import { parseQuestionKey } from './question.ts'
import type { TrainingAnswer, TrainingRun } from './training-run.ts'

/** Answers stored at once, at most: those of the longest test. */
export const MAX_PRACTICE_ANSWERS = 100

/** What is kept of a learner. */
export interface Practice {
  readonly facts: readonly MissedFact[]
  readonly badges: readonly Badge[]
  readonly bests: readonly Best[]
}

/** What a session adds. */
export interface NewPractice {
  /** Oldest first. */
  readonly answers: readonly FactAnswer[]
  readonly badges: readonly Badge[]
  readonly bests: readonly Best[]
}

/** Whether a text is a fact of a question or of the programme. */
export function isFact(text: string): boolean {
  if (text.length > MAX_FACT_LENGTH) return false
  return parseQuestionKey(text) !== undefined || parseProgrammeFact(text) !== undefined
}

function paced({ automatism, right, timeSpent }: TrainingAnswer) {
  return { theme: automatism && paceThemeOf(automatism), right, timeSpent }
}

/** The bests of a session as far as it went; calm mode measures nothing. Paces are in tenths of an answer a minute. */
export function bestsOf(run: TrainingRun): Best[] {
  const { setup, bestStreak, points, deadline, answers, queue } = run
  if (setup.calm || queue) return []
  const streak = { best: STREAK_BEST, value: bestStreak }
  const score = { best: pointsBest(setup.level, setup.timerS), value: points }
  const paces = PACE_THEMES.map((theme) => ({
    best: paceBest(setup.level, theme),
    value: Math.round(10 * (paceOf(answers.map(paced), theme) ?? 0)),
  }))
  return [streak, ...(deadline !== null && !setup.programme ? [score] : []), ...paces].filter(
    ({ value }) => value > 0,
  )
}

/** What the session shows of a theme: its pace so far, or undefined. */
export function paceOfRun(
  run: TrainingRun,
  theme: (typeof PACE_THEMES)[number],
): number | undefined {
  return run.setup.calm ? undefined : paceOf(run.answers.map(paced), theme)
}
