import type { ReactElement } from 'react'
import { CALCULATION_TEST } from '../../../texts/calculations/calculation-test.ts'
import { useLearners } from '../../api/list-queries.ts'
import { AddLearnerLink } from '../../learners/add-learner-link.tsx'
import { PATHS } from '../../paths.ts'
import { useSubscription } from '../../plans/use-subscription.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { TestPage, TestSession } from './test-session.tsx'

export function meta(): { title: string }[] {
  return [{ title: CALCULATION_TEST.pageTitle }]
}

/** Loading, error, not in the plan, no learner, or the session. */
export default function CalculationTestScreen(): ReactElement {
  const { lead, noLearner, noLearnerDetail, loading, loadError } = CALCULATION_TEST
  const user = useSession()
  const learners = useLearners()
  const subscription = useSubscription()

  if (subscription.data?.limits.max_learners === 0) {
    return (
      <TestPage lead={lead}>
        <EmptyState
          text={noLearner}
          detail={CALCULATION_TEST.free}
          action={<ButtonLink to={PATHS.plans}>{CALCULATION_TEST.plans}</ButtonLink>}
        />
      </TestPage>
    )
  }
  if (!learners.data || !user || subscription.isPending) {
    return (
      <TestPage lead={lead}>
        {learners.isLoadingError ? (
          <ErrorPanel text={loadError} onRetry={() => void learners.refetch()} />
        ) : (
          <SkeletonLines label={loading} count={6} />
        )}
      </TestPage>
    )
  }
  if (learners.data.length === 0) {
    return (
      <TestPage lead={lead}>
        <EmptyState
          text={noLearner}
          detail={noLearnerDetail}
          action={<AddLearnerLink>{CALCULATION_TEST.addLearner}</AddLearnerLink>}
        />
      </TestPage>
    )
  }
  return <TestSession userId={user.id} learners={learners.data} />
}
