import type { ReactElement } from 'react'
import { CORRECTION } from '../../texts/corrections/corrections.ts'
import { useLearners } from '../api/list-queries.ts'
import { AddLearnerLink } from '../learners/add-learner-link.tsx'
import { PATHS } from '../paths.ts'
import { CorrectionPaywall } from '../plans/correction-paywall.tsx'
import { useSubscription } from '../plans/use-subscription.ts'
import { useSession } from '../session/use-session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { CorrectionPage, CorrectionSession } from './correction-session.tsx'
import { useOpeningDictations } from './setup/use-dictation-choice.ts'

export function meta(): { title: string }[] {
  return [{ title: CORRECTION.pageTitle }]
}

export default function CorrectionScreen(): ReactElement {
  const { data, isLoadingError, refetch } = useSubscription()
  if (data && !data.limits.has_corrections) {
    return (
      <CorrectionPage>
        <CorrectionPaywall />
      </CorrectionPage>
    )
  }
  return (
    <Corrections
      ready={data !== undefined}
      failed={isLoadingError}
      onRetry={() => void refetch()}
    />
  )
}

interface CorrectionsProps {
  readonly ready: boolean
  readonly failed: boolean
  readonly onRetry: () => void
}

/** Error, loading, no learner, no dictation, or the session. */
function Corrections({ ready, failed, onRetry }: CorrectionsProps): ReactElement {
  const learners = useLearners()
  const user = useSession()
  const dictations = useOpeningDictations(user?.id)
  const retry = (): void => {
    onRetry()
    if (learners.isLoadingError) void learners.refetch()
    if (dictations.hasFailed) dictations.retry()
  }

  if (!ready || !learners.data || !dictations.known || !user) {
    if (failed || learners.isLoadingError || dictations.hasFailed) {
      return (
        <CorrectionPage>
          <ErrorPanel text={CORRECTION.loadError} onRetry={retry} />
        </CorrectionPage>
      )
    }
    return (
      <CorrectionPage>
        <SkeletonLines label={CORRECTION.loading} count={5} />
      </CorrectionPage>
    )
  }
  if (learners.data.length === 0) {
    const action = (
      <AddLearnerLink level={dictations.known[0]?.level}>{CORRECTION.addLearner}</AddLearnerLink>
    )
    return (
      <CorrectionPage>
        <EmptyState text={CORRECTION.noLearner} action={action} />
      </CorrectionPage>
    )
  }
  if (dictations.known.length === 0) {
    const action = <ButtonLink to={PATHS.dictationCreate}>{CORRECTION.createDictation}</ButtonLink>
    return (
      <CorrectionPage>
        <EmptyState text={CORRECTION.noDictation} action={action} />
      </CorrectionPage>
    )
  }
  return (
    <CorrectionSession
      userId={user.id}
      learners={learners.data}
      dictations={dictations.known}
      isLong={dictations.isLong}
    />
  )
}
