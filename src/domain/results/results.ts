/** Scores, averages and trends of results (specification §2, results screen; RES-02). */

export const SUBJECTS = ['french', 'math'] as const
export type Subject = (typeof SUBJECTS)[number]

export const ACTIVITIES = ['dictation', 'grammar', 'calculation'] as const
export type Activity = (typeof ACTIVITIES)[number]

export const TRENDS = ['up', 'down', 'flat'] as const
export type Trend = (typeof TRENDS)[number]

interface Scored {
  readonly score: number
}

/** Rounded; null when there is no result. */
export function averageScore(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round(sum / count)
}

export function trendOf(newestFirst: readonly Scored[]): Trend {
  const [latest, previous] = newestFirst
  if (!latest || !previous || latest.score === previous.score) return 'flat'
  return latest.score > previous.score ? 'up' : 'down'
}

/** Percentage of right answers, rounded; 0 when there were none to give. */
export function scorePercent(total: number, wrong: number): number {
  if (total <= 0) return 0
  return Math.min(100, Math.max(0, Math.round(((total - wrong) / total) * 100)))
}
