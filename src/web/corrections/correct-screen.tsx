import type { ReactElement } from 'react'
import { CORRECTION } from '../../texts/corrections.ts'
import { refusalSentence } from '../../texts/refusals.ts'
import { useLearners } from '../api/lists.ts'
import { useSession } from '../api/use-session.ts'
import { PATHS } from '../paths.ts'
import { UpgradeNotice } from '../shell/upgrade-notice.tsx'
import { useSubscription } from '../shell/use-subscription.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { CorrectDesk } from './correct-desk.tsx'
import { CorrectPage } from './correct-page.tsx'
import { useOpeningDictations } from './use-opening-dictations.ts'

export function meta(): { title: string }[] {
  return [{ title: CORRECTION.pageTitle }]
}

export default function CorrectScreen(): ReactElement {
  const { data, isError, refetch } = useSubscription()
  if (data && !data.limits.has_corrections) {
    return (
      <CorrectPage>
        <UpgradeNotice text={refusalSentence({ kind: 'corrections-not-in-plan' })} />
      </CorrectPage>
    )
  }
  return <Corrections ready={data !== undefined} failed={isError} onRetry={() => void refetch()} />
}

interface CorrectionsProps {
  /** Whether the plan is known. */
  readonly ready: boolean
  readonly failed: boolean
  readonly onRetry: () => void
}

/** Broken, loading, without learner, without dictation, or the desk itself. */
function Corrections({ ready, failed, onRetry }: CorrectionsProps): ReactElement {
  const learners = useLearners()
  const user = useSession()
  const dictations = useOpeningDictations(user?.id)
  const retry = (): void => {
    onRetry()
    if (learners.isError) void learners.refetch()
    if (dictations.isError) dictations.retry()
  }

  if (!ready || !learners.data || !dictations.known || !user) {
    if (failed || learners.isError || dictations.isError) {
      return (
        <CorrectPage>
          <ErrorPanel text={CORRECTION.loadError} onRetry={retry} />
        </CorrectPage>
      )
    }
    return (
      <CorrectPage>
        <SkeletonLines label={CORRECTION.loading} count={5} />
      </CorrectPage>
    )
  }
  if (learners.data.length === 0) {
    const action = <ButtonLink to={PATHS.learners}>{CORRECTION.addLearner}</ButtonLink>
    return (
      <CorrectPage>
        <EmptyState text={CORRECTION.noLearner} action={action} />
      </CorrectPage>
    )
  }
  if (dictations.known.length === 0) {
    const action = <ButtonLink to={PATHS.dictationCreate}>{CORRECTION.createDictation}</ButtonLink>
    return (
      <CorrectPage>
        <EmptyState text={CORRECTION.noDictation} action={action} />
      </CorrectPage>
    )
  }
  return (
    <CorrectDesk
      userId={user.id}
      learners={learners.data}
      dictations={dictations.known}
      isLong={dictations.isLong}
    />
  )
}
