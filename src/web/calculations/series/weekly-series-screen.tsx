import '../../styles/series.css'
import type { ReactElement } from 'react'
import { CALCULATION_TEST } from '../../../texts/calculations/calculation-test.ts'
import { WEEKLY_SERIES } from '../../../texts/calculations/weekly-series.ts'
import { useLearners } from '../../api/list-queries.ts'
import { AddLearnerLink } from '../../learners/add-learner-link.tsx'
import { useGroups } from '../../learners/learner-groups-api.ts'
import { PATHS } from '../../paths.ts'
import { useSubscription } from '../../plans/use-subscription.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useWeeklySeries } from './weekly-series-api.ts'
import { WeeklySeriesForm } from './weekly-series-form.tsx'
import { WeeklySeriesTable } from './weekly-series-table.tsx'

export function meta(): { title: string }[] {
  return [{ title: WEEKLY_SERIES.pageTitle }]
}

/** CAL-18: a series given once to a learner, a group or the class. */
export default function WeeklySeriesScreen(): ReactElement {
  const { crumb, title, lead, back } = WEEKLY_SERIES
  return (
    <Page crumb={crumb} title={title} lead={lead} back={{ to: PATHS.calculations, label: back }}>
      <Preparing />
    </Page>
  )
}

function Preparing(): ReactElement {
  const learners = useLearners()
  const groups = useGroups()
  const given = useWeeklySeries()
  const subscription = useSubscription()
  if (subscription.data?.limits.max_learners === 0) {
    return (
      <EmptyState
        text={CALCULATION_TEST.noLearner}
        detail={CALCULATION_TEST.free}
        action={<ButtonLink to={PATHS.plans}>{CALCULATION_TEST.plans}</ButtonLink>}
      />
    )
  }
  const failed = [learners, groups, given].find(({ isLoadingError }) => isLoadingError)
  if (failed) {
    return <ErrorPanel text={WEEKLY_SERIES.loadError} onRetry={() => void failed.refetch()} />
  }
  if (!learners.data || !groups.data || !given.data || !subscription.data) {
    return <SkeletonLines label={WEEKLY_SERIES.loading} count={6} />
  }
  const readOnly = subscription.data.read_only_learner_ids
  const writable = learners.data.filter(({ id }) => !readOnly.includes(id))
  if (writable.length === 0) {
    return (
      <EmptyState
        text={CALCULATION_TEST.noLearner}
        detail={CALCULATION_TEST.noLearnerDetail}
        action={<AddLearnerLink>{CALCULATION_TEST.addLearner}</AddLearnerLink>}
      />
    )
  }
  return (
    <div className="grid gap-10">
      <WeeklySeriesTable learners={learners.data} given={given.data} />
      <WeeklySeriesForm learners={writable} groups={groups.data} />
    </div>
  )
}
