/** What a calculation session stores for a learner: missed facts, badges and personal bests, nothing else. */
import type { Badge } from './badge.ts'
import { type PersonalBest, paceBest, pointsBest, STREAK_BEST } from './best.ts'
import { MAX_FACT_LENGTH } from './fact.ts'
import type { FactAnswer, MissedFact } from './fact-review.ts'
import { MAX_TEST_QUESTIONS } from './operation.ts'
import { PACE_THEMES, type PaceTheme, paceThemeOf, parseProgrammeFact } from './programme.ts'
import { parseQuestionKey } from './question.ts'
import type { TrainingAnswer, TrainingRun } from './training-run.ts'

const ANSWERS_FOR_A_PACE = 8

/** Longer answers are capped: the child was called away, or the tablet slept. */
const LONGEST_COUNTED_MS = 30_000

interface PacedAnswer {
  readonly theme: PaceTheme | undefined
  readonly right: boolean
  /** ms */
  readonly timeSpent: number
}

/** Right answers a minute, to one decimal; undefined when the sample is too small. */
export function paceOf(answers: readonly PacedAnswer[], theme: PaceTheme): number | undefined {
  const counted = answers.filter((one) => one.theme === theme)
  if (counted.length < ANSWERS_FOR_A_PACE) return undefined
  const time = counted.reduce((sum, one) => sum + Math.min(one.timeSpent, LONGEST_COUNTED_MS), 0)
  const right = counted.filter((one) => one.right).length
  return Math.round((right * 600_000) / Math.max(1, time)) / 10
}

export const MAX_PRACTICE_ANSWERS = MAX_TEST_QUESTIONS

export interface PracticeProgress {
  readonly facts: readonly MissedFact[]
  readonly badges: readonly Badge[]
  readonly bests: readonly PersonalBest[]
}

export interface SessionPractice {
  /** Oldest first. */
  readonly answers: readonly FactAnswer[]
  readonly badges: readonly Badge[]
  readonly bests: readonly PersonalBest[]
}

export function isFact(text: string): boolean {
  if (text.length > MAX_FACT_LENGTH) return false
  return parseQuestionKey(text) !== undefined || parseProgrammeFact(text) !== undefined
}

function paced({ automatism, right, timeSpent }: TrainingAnswer) {
  return { theme: automatism && paceThemeOf(automatism), right, timeSpent }
}

/** Calm mode and replays measure nothing. Paces are stored in tenths of an answer a minute. */
export function bestsOf(run: TrainingRun): PersonalBest[] {
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

export function paceOfRun(
  run: TrainingRun,
  theme: (typeof PACE_THEMES)[number],
): number | undefined {
  return run.setup.calm ? undefined : paceOf(run.answers.map(paced), theme)
}
