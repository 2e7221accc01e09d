import type { ReactElement } from 'react'
import { trendOf } from '../../domain/results/results.ts'
import { percent, shortDate } from '../../texts/format.ts'
import { RESULTS } from '../../texts/results.ts'
import { TREND_NAMES } from '../../texts/vocabulary.ts'
import { BarChart } from '../ui/bar-chart.tsx'
import { TrendIcon } from '../ui/trend-icon.tsx'

/** More bars than this no longer read as pencils; older results stay in the list below. */
const MAX_BARS = 12

interface SubjectCardProps {
  readonly subject: string
  readonly colour: string
  /** Of all results, null without one. */
  readonly average: number | null
  /** The newest ones, newest first. */
  readonly results: readonly { readonly score: number; readonly created_at: string }[]
}

/** Average, trend and chart of one subject (RES-02). */
export function SubjectCard({ subject, colour, average, results }: SubjectCardProps): ReactElement {
  const trend = trendOf(results)
  return (
    <section className="card p-6" aria-label={subject}>
      <div className="flex items-start justify-between">
        <h2 className="text-xl">{subject}</h2>
        <TrendIcon trend={trend} label={TREND_NAMES[trend]} />
      </div>
      <p className="mt-1">
        <span className="sr-only">{RESULTS.average}</span>{' '}
        {average === null ? (
          <span className="text-muted">{RESULTS.noAverage}</span>
        ) : (
          <strong className="figure">{percent(average)}</strong>
        )}
      </p>
      {results.length > 0 && (
        <BarChart
          label={RESULTS.chart(subject)}
          colour={colour}
          bars={results
            .slice(0, MAX_BARS)
            .reverse()
            .map(({ score, created_at }) => ({
              label: shortDate(created_at),
              value: score,
              text: percent(score),
            }))}
        />
      )}
    </section>
  )
}
