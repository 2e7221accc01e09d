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

/** Mean score in whole percent, or null when there is no result. */
export function averageScore(results: readonly Scored[]): number | null {
  if (results.length === 0) return null
  return Math.round(results.reduce((sum, result) => sum + result.score, 0) / results.length)
}

/** Compares the latest score with the one before; flat under two results. Takes results newest first. */
export function trendOf(newestFirst: readonly Scored[]): Trend {
  const [latest, previous] = newestFirst
  if (!latest || !previous || latest.score === previous.score) return 'flat'
  return latest.score > previous.score ? 'up' : 'down'
}
