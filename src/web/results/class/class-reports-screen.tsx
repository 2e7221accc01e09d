import { type ReactElement, useState } from 'react'
import { useLocation } from 'react-router'
import type { Learner } from '../../../contract/learners.ts'
import { CLASS_REPORTS } from '../../../texts/class-copies.ts'
import { useLearners } from '../../api/list-queries.ts'
import { today } from '../../api/today.ts'
import { useGroups } from '../../learners/learner-groups-api.ts'
import { PATHS } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useStoredWorks } from '../learner/learner-report-api.ts'
import { LearnerReportSheet } from '../learner/learner-report-sheet.tsx'
import { learnerReport } from '../learner/learner-report-state.ts'
import '../../styles/sheets.css'
import '../../styles/learner-page.css'
import { classPath, parseClassScope } from './class-results-api.ts'

export function meta(): { title: string }[] {
  return [{ title: CLASS_REPORTS.pageTitle }]
}

/** CLA-06: a page for the parents of each pupil, the very pages that the printer gets. */
export default function ClassReportsScreen(): ReactElement {
  const scope = parseClassScope(useLocation().search)
  const learners = useLearners()
  const groups = useGroups()
  const members = groups.data?.find(({ id }) => id === scope.group)?.learner_ids
  const failed = [learners, groups].find(({ isLoadingError }) => isLoadingError)
  return (
    <Page
      title={CLASS_REPORTS.title}
      lead={CLASS_REPORTS.lead}
      back={{
        to: classPath(PATHS.classResults, { group: scope.group }),
        label: CLASS_REPORTS.back,
      }}
    >
      {learners.data && groups.data ? (
        <ReportsOf
          learners={learners.data.filter(({ id }) => members === undefined || members.includes(id))}
        />
      ) : failed ? (
        <ErrorPanel text={CLASS_REPORTS.loadError} onRetry={() => void failed.refetch()} />
      ) : (
        <SkeletonLines label={CLASS_REPORTS.loading} count={6} />
      )}
    </Page>
  )
}

function ReportsOf({ learners }: { readonly learners: readonly Learner[] }): ReactElement {
  const [now] = useState(today)
  const { data: works, isLoadingError, refetch } = useStoredWorks(learners.map(({ id }) => id))
  if (learners.length === 0) return <EmptyState text={CLASS_REPORTS.none} />
  if (isLoadingError)
    return <ErrorPanel text={CLASS_REPORTS.loadError} onRetry={() => void refetch()} />
  if (works === undefined) return <SkeletonLines label={CLASS_REPORTS.loading} count={6} />
  const sheets = learners.flatMap((learner, at) => {
    const work = works[at]
    return work ? [{ learner, report: learnerReport(learner, work, now) }] : []
  })
  return (
    <>
      <Button icon="printer" className="mb-2" onClick={() => window.print()}>
        {CLASS_REPORTS.print(sheets.length)}
      </Button>
      <p className="mb-6 text-sm text-muted">{CLASS_REPORTS.note}</p>
      <ul className="report-previews">
        {sheets.map(({ learner, report }) => (
          <li key={learner.id}>
            <LearnerReportSheet learner={learner} report={report} />
          </li>
        ))}
      </ul>
      <div className="print-alone printed-pages" aria-hidden="true">
        {sheets.map(({ learner, report }) => (
          <LearnerReportSheet key={learner.id} learner={learner} report={report} />
        ))}
      </div>
    </>
  )
}
