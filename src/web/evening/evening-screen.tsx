import type { ReactElement } from 'react'
import type { Evening } from '../../contract/evening.ts'
import { CLASS_SIZE, eveningStep } from '../../domain/evening/evening-step.ts'
import { EVENING } from '../../texts/evening.ts'
import { weekdayDate } from '../../texts/format.ts'
import { today } from '../api/today.ts'
import { SampleLearnerNotice } from '../learners/sample-learner-notice.tsx'
import { PATHS } from '../paths.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { Page } from '../ui/layout/page.tsx'
import { BeginnerSteps } from './beginner-steps.tsx'
import { useEvening } from './evening-api.ts'
import { EveningLink } from './evening-link.tsx'
import { EveningStepCard } from './evening-step-card.tsx'
import { LearnerCards, LearnerRows } from './learner-lists.tsx'
import '../styles/evening.css'

export function meta(): { title: string }[] {
  return [{ title: EVENING.pageTitle }]
}

/** Until the first copy, or the first result, of a family. */
function isBeginning({ learners, has_copies }: Evening): boolean {
  return (
    !has_copies &&
    learners.length < CLASS_SIZE &&
    learners.every(({ last_result }) => last_result === null)
  )
}

/** FIR-04: what is due for each learner, one thing first. */
export default function EveningScreen(): ReactElement {
  const { data, isLoadingError, refetch } = useEvening()
  if (data && isBeginning(data)) return <BeginnerSteps evening={data} />
  return (
    <Page crumb={weekdayDate(today())} title={EVENING.title}>
      {data ? (
        <Tonight evening={data} />
      ) : isLoadingError ? (
        <ErrorPanel text={EVENING.loadError} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines label={EVENING.loading} count={6} />
      )}
    </Page>
  )
}

function Tonight({ evening }: { readonly evening: Evening }): ReactElement {
  const { learners } = evening
  const maximum = useSubscription().data?.limits.max_learners ?? 0
  return (
    <>
      <EveningStepCard step={eveningStep(learners)} />
      {learners.length < CLASS_SIZE ? (
        <LearnerCards learners={learners} />
      ) : (
        <LearnerRows learners={learners} />
      )}
      <SampleLearnerNotice learners={learners} />
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-1">
        <EveningLink to={PATHS.dictationCreate} icon="plus">
          {EVENING.prepareAnother}
        </EveningLink>
        {learners.length < maximum && (
          <EveningLink to={PATHS.learners} icon="plus">
            {EVENING.addLearner}{' '}
            <span className="font-normal text-muted">
              {EVENING.learnersUsed(learners.length, maximum)}
            </span>
          </EveningLink>
        )}
      </p>
    </>
  )
}
