import { type ReactElement, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Learner } from '../../contract/learners.ts'
import type { ShownProblemWeek } from '../../contract/problems.ts'
import type { Level } from '../../domain/level.ts'
import type { WordProblem } from '../../domain/problem/problem.ts'
import { longCalendarDate } from '../../texts/format.ts'
import { PROBLEMS } from '../../texts/problems/problems.ts'
import { useLearners } from '../api/list-queries.ts'
import { firstLearner, LearnerSelect, useWritableLearners } from '../learners/learner-select.tsx'
import { PATHS, resultsPath } from '../paths.ts'
import { readPersisted, removePersisted } from '../persistence/use-persisted.ts'
import { ResultsUpgradeNotice } from '../plans/results-upgrade-notice.tsx'
import { useSubscription } from '../plans/use-subscription.ts'
import { useSession } from '../session/use-session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { Page } from '../ui/layout/page.tsx'
import '../styles/problems.css'
import { LevelSlider } from './level-slider.tsx'
import { type LearnerWeek, ProblemSeries } from './problem-series.tsx'
import { useDrawnProblems, useProblemWeek } from './problems-api.ts'
import { DRAWN_PROBLEMS, type DrawnSeries } from './use-persisted-series.ts'

export function meta(): { title: string }[] {
  return [{ title: PROBLEMS.pageTitle }]
}

interface OpenSeries {
  readonly problems: readonly WordProblem[]
  readonly of: LearnerWeek | null
  /** What draws them again, where they are of no week. */
  readonly drawn: DrawnSeries | null
}

/** CAL-16. */
export default function ProblemsScreen(): ReactElement {
  const userId = useSession()?.id ?? ''
  const [series, setSeries] = useState<OpenSeries | null>(null)
  const isRestoring = useRestoredSeries(userId, setSeries)
  function leave(): void {
    removePersisted(DRAWN_PROBLEMS, userId)
    setSeries(null)
  }
  return (
    <Page
      crumb={PROBLEMS.crumb}
      title={PROBLEMS.title}
      {...(series ? {} : { lead: PROBLEMS.lead })}
      back={{ to: PATHS.calculations, label: PROBLEMS.back }}
    >
      {series ? (
        <ProblemSeries
          key={series.problems[0]?.reference ?? ''}
          problems={series.problems}
          of={series.of}
          drawn={series.drawn}
          onLeave={leave}
        />
      ) : isRestoring ? (
        <SkeletonLines label={PROBLEMS.loading} count={6} />
      ) : (
        <Setup onStart={setSeries} />
      )}
    </Page>
  )
}

/** The series that was begun in this tab is drawn again; when it cannot be, the setup is shown. */
function useRestoredSeries(userId: string, onRestored: (series: OpenSeries) => void): boolean {
  const draw = useDrawnProblems()
  const [stored] = useState(() => readPersisted(DRAWN_PROBLEMS, userId))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (stored.kind !== 'present') return
    const drawn = stored.stored
    draw.mutate(drawn, { onSuccess: (problems) => onRestored({ problems, of: null, drawn }) })
  }, [])
  return stored.kind === 'present' && draw.error === null && !draw.isSuccess
}

interface SetupProps {
  readonly onStart: (series: OpenSeries) => void
}

function Setup({ onStart }: SetupProps): ReactElement {
  const learners = useLearners()
  const subscription = useSubscription()
  const [search, setSearch] = useSearchParams()
  const writable = useWritableLearners(learners.data ?? [])
  const wanted = search.get('apprenant')
  // A learner that is only read is shown as such.
  const learner = firstLearner(writable, wanted) ?? learners.data?.find(({ id }) => id === wanted)
  if (subscription.isPending || (learners.isPending && !learners.isLoadingError)) {
    return <SkeletonLines label={PROBLEMS.loading} count={6} />
  }
  const isFree = subscription.data?.limits.max_learners === 0
  return (
    <section className="card grid max-w-[46rem] gap-6 p-5 sm:p-7" aria-label={PROBLEMS.who}>
      <h2>{PROBLEMS.who}</h2>
      {isFree && <ResultsUpgradeNotice text={PROBLEMS.free} />}
      {learners.data && learners.data.length > 0 && (
        <LearnerSelect
          label={PROBLEMS.learner}
          hint={PROBLEMS.learnerHint}
          none={PROBLEMS.noLearner}
          learners={learners.data}
          value={learner?.id ?? null}
          onChange={(chosen) => setSearch({ apprenant: chosen?.id ?? '' }, { replace: true })}
        />
      )}
      {learner ? (
        <LearnerSetup key={learner.id} learner={learner} onStart={onStart} />
      ) : (
        <LevelSetup onStart={onStart} />
      )}
    </section>
  )
}

function LearnerSetup({ learner, onStart }: SetupProps & { learner: Learner }): ReactElement {
  const week = useProblemWeek(learner.id)
  const readOnly = useSubscription().data?.read_only_learner_ids ?? []
  if (readOnly.includes(learner.id)) return <Notice tone="warning">{PROBLEMS.readOnly}</Notice>
  if (week.isLoadingError) {
    return <ErrorPanel text={PROBLEMS.loadError} onRetry={() => void week.refetch()} />
  }
  // What an earlier visit left may lack answers; once asked here, it stands while it is asked again (decision 79).
  if (!week.data || !week.isFetchedAfterMount) {
    return <SkeletonLines label={PROBLEMS.loading} count={3} />
  }
  return <WeekCard learner={learner} week={week.data} onStart={onStart} />
}

interface WeekCardProps extends SetupProps {
  readonly learner: Learner
  readonly week: ShownProblemWeek
}

function WeekCard({ learner, week: shown, onStart }: WeekCardProps): ReactElement {
  const { problems, outcomes, week, level } = shown
  const done = outcomes.length
  const all = problems.length
  return (
    <div className="grid gap-4">
      <ProgressBar
        label={`${PROBLEMS.weekFrom(longCalendarDate(week))} (${level})`}
        percent={(100 * done) / all}
        figure={false}
      />
      <p className="font-semibold">
        {PROBLEMS.weekFrom(longCalendarDate(week))}
        {' · '}
        {PROBLEMS.progress(done, all)}
      </p>
      {done < all ? (
        <div>
          <Button
            icon="pencil"
            onClick={() =>
              onStart({ problems, of: { learnerId: learner.id, week, outcomes }, drawn: null })
            }
          >
            {done === 0 ? PROBLEMS.start : PROBLEMS.goOn}
          </Button>
        </div>
      ) : (
        <>
          <Notice tone="success">{PROBLEMS.done}</Notice>
          <div className="flex flex-wrap gap-3">
            <DrawButton level={level} label={PROBLEMS.more} onStart={onStart} />
            <ButtonLink to={resultsPath(learner.id)} variant="outline" icon="chart">
              {PROBLEMS.seeResults}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}

function LevelSetup({ onStart }: SetupProps): ReactElement {
  const [level, setLevel] = useState<Level>('CE1')
  return (
    <>
      <LevelSlider label={PROBLEMS.level} level={level} onChange={setLevel} />
      <DrawButton level={level} label={PROBLEMS.start} onStart={onStart} />
    </>
  )
}

interface DrawButtonProps extends SetupProps {
  readonly level: Level
  readonly label: string
}

function DrawButton({ level, label, onStart }: DrawButtonProps): ReactElement {
  const draw = useDrawnProblems()
  return (
    <div className="grid gap-3 justify-self-start">
      {draw.error && <Notice tone="error">{PROBLEMS.loadError}</Notice>}
      <Button
        icon="pencil"
        busy={draw.isPending}
        busyLabel={PROBLEMS.loading}
        onClick={() => {
          const drawn = { level, seed: Math.floor(Math.random() * 1e9), outcomes: [] }
          draw.mutate(drawn, { onSuccess: (problems) => onStart({ problems, of: null, drawn }) })
        }}
      >
        {label}
      </Button>
    </div>
  )
}
