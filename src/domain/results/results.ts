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
  const usual = mean(before.map(({ score }) => score))
  if (Math.abs(latest.score - usual) <= STEADY_POINTS) return 'flat'
  return latest.score > usual ? 'up' : 'down'
}

interface DatedScore extends Scored {
  /** Instant, ISO 8601 in UTC. */
  readonly created_at: string
}

const DAY_MS = 24 * 60 * 60 * 1000
const MONTH_DAYS = 30
/** Fewer points make no line, and a line through one evening tells nothing of a month. */
const SLOPE_RESULTS = 3
const SLOPE_DAYS = 7

/**
 * Points of 100 won or lost over thirty days: the least-squares line through the results of the
 * thirty days up to the latest one. Within five points it is 0, as for `trendOf`. Null with fewer
 * than three results there, or when they span less than a week.
 */
export function monthSlope(newestFirst: readonly DatedScore[]): number | null {
  const [latest] = newestFirst
  if (!latest) return null
  const end = Date.parse(latest.created_at)
  const points = newestFirst
    .map(({ score, created_at }) => ({ score, day: (Date.parse(created_at) - end) / DAY_MS }))
    .filter(({ day }) => day >= -MONTH_DAYS)
  const days = points.map(({ day }) => day)
  if (points.length < SLOPE_RESULTS || -Math.min(...days) < SLOPE_DAYS) return null
  const meanDay = mean(days)
  const meanScore = mean(points.map(({ score }) => score))
  const shared = points.map(({ score, day }) => (day - meanDay) * (score - meanScore))
  const spread = days.map((day) => (day - meanDay) ** 2)
  const slope = Math.round((mean(shared) / mean(spread)) * MONTH_DAYS)
  return Math.abs(slope) <= STEADY_POINTS ? 0 : slope
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
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
