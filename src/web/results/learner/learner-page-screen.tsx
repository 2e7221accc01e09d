import type { ReactElement } from 'react'
import { Link, useParams } from 'react-router'
import type { Learner } from '../../../contract/learners.ts'
import { parseCalendarDate } from '../../../domain/calendar-date.ts'
import { ageOn } from '../../../domain/learner.ts'
import type { NextStep } from '../../../domain/results/next-steps.ts'
import { longDate, percent } from '../../../texts/format.ts'
import { LEARNER_PAGE, stepWords } from '../../../texts/learner-page.ts'
import { LEARNERS } from '../../../texts/learners.ts'
import { useLearners } from '../../api/list-queries.ts'
import { today } from '../../api/today.ts'
import { useArchivedLearners } from '../../learners/learner-groups-api.ts'
import { PATHS, resultPath, resultsPath, wordReviewPath } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useStoredWorks } from './learner-report-api.ts'
import { LearnerReportSheet } from './learner-report-sheet.tsx'
import { type LearnerReport, learnerReport } from './learner-report-state.ts'
import { FactsCard, GrammarCard, WordsCard } from './learner-work-cards.tsx'
import '../../styles/sheets.css'
import '../../styles/words.css'
import '../../styles/learner-page.css'

export function meta(): { title: string }[] {
  return [{ title: LEARNER_PAGE.pageTitle }]
}

/** LEA-07: all that is stored of one learner's work, and what comes next. */
export default function LearnerPageScreen(): ReactElement {
  const { id = '' } = useParams()
  const learners = useLearners()
  const known = learners.data?.find((one) => one.id === id)
  const archived = useArchivedLearners(learners.data !== undefined && known === undefined)
  const learner = known ?? archived.data?.find((one) => one.id === id)
  if (learner) return <KnownLearner key={id} learner={learner} isArchived={known === undefined} />
  const failed = [learners, archived].find(({ isLoadingError }) => isLoadingError)
  return (
    <Page title={LEARNER_PAGE.title} back={{ to: PATHS.learners, label: LEARNER_PAGE.back }}>
      {failed ? (
        <ErrorPanel text={LEARNER_PAGE.loadError} onRetry={() => void failed.refetch()} />
      ) : learners.data && archived.data ? (
        <EmptyState
          text={LEARNER_PAGE.notFound}
          action={<ButtonLink to={PATHS.learners}>{LEARNER_PAGE.back}</ButtonLink>}
        />
      ) : (
        <SkeletonLines label={LEARNER_PAGE.loading} count={6} />
      )}
    </Page>
  )
}

interface KnownLearnerProps {
  readonly learner: Learner
  readonly isArchived: boolean
}

function KnownLearner({ learner, isArchived }: KnownLearnerProps): ReactElement {
  const { data: works, isLoadingError, refetch } = useStoredWorks([learner.id])
  const work = works?.[0]
  const report = work && learnerReport(learner, work, today())
  return (
    <>
      <Link
        to={PATHS.learners}
        className="mb-2 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold no-underline hover:bg-ink-050"
      >
        <Icon name="arrow-left" />
        {LEARNER_PAGE.back}
      </Link>
      <header className="learner-head">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{`${learner.first_name} ${learner.last_name}`}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-muted">
            <Tag>{learner.level}</Tag>
            <span>{ageText(learner)}</span>
            {isArchived && <Tag tone="kraft">{LEARNER_PAGE.archived}</Tag>}
          </p>
        </div>
        {report && (
          <div className="text-sm text-muted">
            <Button variant="outline" icon="printer" onClick={() => window.print()}>
              {LEARNER_PAGE.print}
            </Button>
            <p className="mt-1.5">{LEARNER_PAGE.printNote}</p>
          </div>
        )}
      </header>
      {report ? (
        <>
          <WorkOf learner={learner} report={report} isArchived={isArchived} />
          <div className="print-alone printed-pages" aria-hidden="true">
            <LearnerReportSheet learner={learner} report={report} />
          </div>
        </>
      ) : isLoadingError ? (
        <ErrorPanel text={LEARNER_PAGE.loadError} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines label={LEARNER_PAGE.loading} count={8} />
      )}
    </>
  )
}

function ageText({ birth_date }: Learner): string {
  const date = parseCalendarDate(birth_date ?? '')
  return date ? LEARNERS.age(ageOn(date, today())) : ''
}

interface WorkOfProps extends KnownLearnerProps {
  readonly report: LearnerReport
}

function WorkOf({ learner, report, isArchived }: WorkOfProps): ReactElement {
  return (
    <div className="learner-columns">
      <div className="grid gap-6">
        {!isArchived && <Steps learner={learner} report={report} />}
        <LastCopies learner={learner} report={report} />
        <FactsCard learner={learner} report={report} />
      </div>
      <div className="grid gap-6">
        <WordsCard learner={learner} report={report} />
        <GrammarCard report={report} />
      </div>
    </div>
  )
}

function stepPath(step: NextStep, learnerId: string): string {
  switch (step.kind) {
    case 'first-copy':
      return PATHS.dictationCorrect
    case 'words':
      return wordReviewPath(learnerId)
    case 'facts':
      return PATHS.calculationTraining
    case 'grammar':
      return PATHS.grammarTraining
    case 'dictation':
      return PATHS.dictationCreate
  }
}

/** One thing in full, the others as lines. */
function Steps({ learner, report }: Omit<WorkOfProps, 'isArchived'>): ReactElement {
  return (
    <section className="card learner-card" aria-labelledby="a-faire-ensuite">
      <h2 id="a-faire-ensuite">{LEARNER_PAGE.steps}</h2>
      <ol className="learner-steps">
        {report.steps.map((step, at) => {
          const { title, text, action } = stepWords(step)
          return (
            <li key={step.kind}>
              <div className="learner-step-text">
                <b>{title}</b>
                <p className="text-muted">{text}</p>
              </div>
              <ButtonLink
                variant={at === 0 ? 'primary' : 'outline'}
                to={stepPath(step, learner.id)}
              >
                {action}
              </ButtonLink>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Shown here; all of them are one link away. */
const LAST_COPIES = 5

function LastCopies({ learner, report }: Omit<WorkOfProps, 'isArchived'>): ReactElement {
  const { french_dictation, totals } = report.results
  const { count, average } = totals.dictation
  return (
    <section className="card learner-card" aria-labelledby="dictees">
      <div className="learner-card-head">
        <h2 id="dictees">{LEARNER_PAGE.dictations}</h2>
        {average !== null && <p>{LEARNER_PAGE.average(average, count)}</p>}
      </div>
      {french_dictation.length === 0 ? (
        <p className="text-muted">{LEARNER_PAGE.noDictation}</p>
      ) : (
        <ul className="learner-copies">
          {french_dictation.slice(0, LAST_COPIES).map((row) => (
            <li key={row.id}>
              <div className="min-w-0">
                <Link to={resultPath(row.id)} className="font-semibold wrap-anywhere">
                  {row.dictation.title}
                </Link>
                <small>
                  {`${longDate(row.created_at)}, ${LEARNER_PAGE.errors(row.error_count, row.word_count)}`}
                </small>
              </div>
              <div className="score-pencil" style={{ '--v': row.score }} aria-hidden="true">
                <i />
              </div>
              <b>{percent(row.score)}</b>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="ghost" icon="chart" className="-ml-4 mt-2" to={resultsPath(learner.id)}>
        {LEARNER_PAGE.results}
      </ButtonLink>
    </section>
  )
}
