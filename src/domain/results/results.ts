/** Averages and trends of a learner's results (specification §2, results screen; RES-02). */

export const SUBJECTS = ['french', 'math'] as const
export type Subject = (typeof SUBJECTS)[number]

export const ACTIVITIES = ['dictation', 'grammar', 'calculation'] as const
export type Activity = (typeof ACTIVITIES)[number]

export const TRENDS = ['up', 'down', 'flat'] as const
export type Trend = (typeof TRENDS)[number]

interface Scored {
  /** Percent, 0 to 100. */
  readonly score: number
}

/** Mean score in whole percent, from the sum of the scores; null when there is no result. */
export function averageScore(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round(sum / count)
}

/** Compares the latest score with the one before; flat under two results. Takes results newest first. */
export function trendOf(newestFirst: readonly Scored[]): Trend {
  const [latest, previous] = newestFirst
  if (!latest || !previous || latest.score === previous.score) return 'flat'
  return latest.score > previous.score ? 'up' : 'down'
}
