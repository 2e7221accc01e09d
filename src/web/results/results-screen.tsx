import { type ReactElement, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Learner } from '../../contract/learners.ts'
import { RESULTS } from '../../texts/results.ts'
import { useLearners } from '../api/lists.ts'
import { PATHS } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { LearnerPicker } from './learner-picker.tsx'
import { LearnerResultsPanel } from './learner-results-panel.tsx'

export function meta(): { title: string }[] {
  return [{ title: RESULTS.pageTitle }]
}

export default function ResultsScreen(): ReactElement {
  const learners = useLearners()
  return (
    <Page title={RESULTS.title} lead={RESULTS.lead}>
      {learners.data ? (
        <ResultsOf learners={learners.data} />
      ) : learners.isError ? (
        <ErrorPanel text={RESULTS.loadError} onRetry={() => void learners.refetch()} />
      ) : (
        <SkeletonLines label={RESULTS.loading} count={6} />
      )}
    </Page>
  )
}

/** Learners at the left, the first one chosen at first (RES-01), or the one that a link to this screen names. */
function ResultsOf({ learners }: { learners: readonly Learner[] }): ReactElement {
  const [search] = useSearchParams()
  const [chosenId, setChosenId] = useState(search.get('apprenant'))
  const chosen = learners.find((learner) => learner.id === chosenId) ?? learners[0]
  if (chosen === undefined) {
    return (
      <EmptyState
        text={RESULTS.noLearner}
        action={<ButtonLink to={PATHS.learners}>{RESULTS.addLearner}</ButtonLink>}
      />
    )
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <LearnerPicker
        learners={learners}
        chosen={chosen}
        onChoose={(learner) => setChosenId(learner.id)}
      />
      <LearnerResultsPanel key={chosen.id} learner={chosen} />
    </div>
  )
}
