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

/** The learner's own results that the latest is compared with. */
const COMPARED_RESULTS = 5
/** Points of 100 between two copies of like quality: no trend. */
const STEADY_POINTS = 5

/** The latest score against the mean of the learner's own five before it; flat within five points, or without one before. */
export function trendOf(newestFirst: readonly Scored[]): Trend {
  const [latest, ...before] = newestFirst.slice(0, 1 + COMPARED_RESULTS)
  if (!latest || before.length === 0) return 'flat'
  const mean = before.reduce((sum, { score }) => sum + score, 0) / before.length
  if (Math.abs(latest.score - mean) <= STEADY_POINTS) return 'flat'
  return latest.score > mean ? 'up' : 'down'
}

interface DictationScore extends Scored {
  readonly id: string
  /** null once the dictation is deleted. */
  readonly dictation_id: string | null
}

/** The result of the same dictation that came just before this one; undefined when it is the first. */
export function resultBefore<One extends DictationScore>(
  newestFirst: readonly One[],
  result: One,
): One | undefined {
  const at = newestFirst.findIndex(({ id }) => id === result.id)
  return newestFirst
    .slice(at + 1)
    .find(({ dictation_id }) => dictation_id !== null && dictation_id === result.dictation_id)
}

/** Percentage of right answers, rounded; 0 when there were none to give. */
export function scorePercent(total: number, wrong: number): number {
  if (total <= 0) return 0
  return Math.min(100, Math.max(0, Math.round(((total - wrong) / total) * 100)))
}
