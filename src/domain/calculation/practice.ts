/** What a session of calculations leaves for a learner: missed facts, badges and bests; nothing else is stored. */
import type { Badge } from './badge.ts'
import { type PersonalBest, paceBest, pointsBest, STREAK_BEST } from './best.ts'
import { MAX_FACT_LENGTH } from './fact.ts'
import type { FactAnswer, MissedFact } from './fact-review.ts'
import { PACE_THEMES, type PaceTheme, paceThemeOf, parseProgrammeFact } from './programme.ts'
import { parseQuestionKey } from './question.ts'
import type { TrainingAnswer, TrainingRun } from './training-run.ts'

/** Right answers a minute by theme: compared with the official reference and with the learner's own best, never with others. */
/** Fewer answers say nothing about a pace. */
const ANSWERS_FOR_A_PACE = 8

/** A longer answer was a pause: the child was called away, the tablet slept. */
const LONGEST_COUNTED_MS = 30_000

interface PacedAnswer {
  readonly theme: PaceTheme | undefined
  readonly right: boolean
  /** ms */
  readonly timeSpent: number
}

/** Right answers a minute of answering, to one decimal; undefined when there are too few answers of the theme. */
export function paceOf(answers: readonly PacedAnswer[], theme: PaceTheme): number | undefined {
  const counted = answers.filter((one) => one.theme === theme)
  if (counted.length < ANSWERS_FOR_A_PACE) return undefined
  const time = counted.reduce((sum, one) => sum + Math.min(one.timeSpent, LONGEST_COUNTED_MS), 0)
  const right = counted.filter((one) => one.right).length
  return Math.round((right * 600_000) / Math.max(1, time)) / 10
}

/** Answers stored at once, at most: those of the longest test. */
export const MAX_PRACTICE_ANSWERS = 100

/** What is kept of a learner. */
export interface PracticeProgress {
  readonly facts: readonly MissedFact[]
  readonly badges: readonly Badge[]
  readonly bests: readonly PersonalBest[]
}

/** What a session adds. */
export interface SessionPractice {
  /** Oldest first. */
  readonly answers: readonly FactAnswer[]
  readonly badges: readonly Badge[]
  readonly bests: readonly PersonalBest[]
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

/** What the session shows of a theme: its pace so far, or undefined. */
export function paceOfRun(
  run: TrainingRun,
  theme: (typeof PACE_THEMES)[number],
): number | undefined {
  return run.setup.calm ? undefined : paceOf(run.answers.map(paced), theme)
}
