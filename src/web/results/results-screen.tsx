import { type ReactElement, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Learner } from '../../contract/learners.ts'
import { RESULTS } from '../../texts/results.ts'
import { useLearners } from '../api/list-queries.ts'
import { AddLearnerLink } from '../learners/add-learner-link.tsx'
import { useArchivedLearners } from '../learners/learner-groups-api.ts'
import { learnerName } from '../learners/learner-select.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { Page } from '../ui/layout/page.tsx'
import { Tag } from '../ui/tag.tsx'
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
      ) : learners.isLoadingError ? (
        <ErrorPanel text={RESULTS.loadError} onRetry={() => void learners.refetch()} />
      ) : (
        <SkeletonLines label={RESULTS.loading} count={6} />
      )}
    </Page>
  )
}

/** The learner named by the URL, else the first one (RES-01). */
function ResultsOf({ learners }: { learners: readonly Learner[] }): ReactElement {
  const [search] = useSearchParams()
  const [chosenId, setChosenId] = useState(search.get('apprenant'))
  const known = learners.find((learner) => learner.id === chosenId)
  // Of another year: read here, chosen nowhere.
  const archived = useArchivedLearners(chosenId !== null && known === undefined)
  if (archived.isLoading) return <SkeletonLines label={RESULTS.loading} count={6} />
  const chosen = known ?? archived.data?.find(({ id }) => id === chosenId) ?? learners[0]
  if (chosen === undefined) {
    return (
      <EmptyState
        text={RESULTS.noLearner}
        action={<AddLearnerLink>{RESULTS.addLearner}</AddLearnerLink>}
      />
    )
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <LearnerPicker
        learners={learners.includes(chosen) ? learners : [chosen, ...learners]}
        chosen={chosen}
        onChoose={(learner) => setChosenId(learner.id)}
      />
      <LearnerResultsPanel key={chosen.id} learner={chosen} />
    </div>
  )
}

interface LearnerPickerProps {
  readonly learners: readonly Learner[]
  readonly chosen: Learner
  readonly onChoose: (learner: Learner) => void
}

/** A list on a wide window; a select on a phone, where thirty names do not fit. */
function LearnerPicker({ learners, chosen, onChoose }: LearnerPickerProps): ReactElement {
  return (
    <nav aria-label={RESULTS.learners}>
      <label className="grid grid-cols-[minmax(0,1fr)] gap-1 lg:hidden">
        <span className="font-semibold">{RESULTS.learners}</span>
        <select
          className="min-h-12 rounded-control border-2 border-rule-strong bg-white px-3"
          value={chosen.id}
          onChange={(event) => {
            const learner = learners.find(({ id }) => id === event.currentTarget.value)
            if (learner) onChoose(learner)
          }}
        >
          {learners.map((learner) => (
            <option key={learner.id} value={learner.id}>
              {learnerName(learner)}
            </option>
          ))}
        </select>
      </label>
      <ul className="hidden gap-1 lg:grid">
        {learners.map((learner) => (
          <li key={learner.id}>
            <button
              type="button"
              aria-current={learner.id === chosen.id ? 'true' : undefined}
              onClick={() => onChoose(learner)}
              className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control border-l-4 border-transparent forced-colors:not-aria-current:border-[Canvas] px-4 text-left hover:bg-ink-050 aria-current:border-ink-700 aria-current:bg-ink-100 aria-current:font-semibold"
            >
              <span className="min-w-0 wrap-anywhere">{fullName(learner)}</span>
              <Tag>{learner.level}</Tag>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function fullName(learner: Learner): string {
  return `${learner.first_name} ${learner.last_name}`
}
