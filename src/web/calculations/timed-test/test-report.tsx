import { type ReactElement, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { makeQuestionKey } from '../../../domain/calculation/question.ts'
import {
  missedQuestions,
  shownQuestions,
  slowestAnswers,
  type TestRun,
  type TestSummary,
} from '../../../domain/calculation/test-run.ts'
import { TEST_SUMMARY } from '../../../texts/calculations/calculation-test.ts'
import { answerText, solvedText } from '../../../texts/calculations/questions.ts'
import { duration, percent } from '../../../texts/format.ts'
import { UI } from '../../../texts/ui.ts'
import { PATHS, resultsPath } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { RingedText } from '../../ui/sheet/ringed-text.tsx'
import { makeMistakesReview } from '../mistakes-review-state.ts'
import { Statistic } from '../statistic.tsx'
import { useStrategyNote } from '../strategies/use-strategy-note.ts'
import { TestDetails } from './test-details.tsx'
import type { TestSaving } from './test-state.ts'

interface TestReportProps {
  readonly run: TestRun
  readonly summary: TestSummary
  readonly timeIsUp: boolean
  /** What may be done with it. */
  readonly children: ReactNode
}

/** CAL-12. */
export function TestReport(props: TestReportProps): ReactElement {
  const { run, summary, timeIsUp, children } = props
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="grid gap-6">
        <section
          className="card grid gap-5 p-5 sm:p-7"
          aria-label={TEST_SUMMARY.score(summary.score)}
        >
          {timeIsUp && (
            <Notice tone="warning" icon="clock">
              {TEST_SUMMARY.timeUp}
            </Notice>
          )}
          <ScoreFigures summary={summary} />
          {children}
        </section>
        <NotableQuestions run={run} summary={summary} />
      </div>
      <section className="card p-5 sm:p-7" aria-label={TEST_SUMMARY.detail}>
        <h2 className="mb-4">{TEST_SUMMARY.detail}</h2>
        <TestDetails details={summary.details} reached={shownQuestions(run)} />
      </section>
    </div>
  )
}

function ScoreFigures({ summary }: { summary: TestSummary }): ReactElement {
  const { score, correctAnswers, totalQuestions, averageTime, totalTime, details } = summary
  const hasAnswer = details.some((one) => one.answered)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <RingedText
        text={percent(score)}
        label={TEST_SUMMARY.score(score)}
        className="w-32! sm:w-40!"
      />
      <dl className="grid gap-2">
        <Statistic
          name={TEST_SUMMARY.correct}
          value={TEST_SUMMARY.correctOf(correctAnswers, totalQuestions)}
        />
        <Statistic
          name={TEST_SUMMARY.averageTime}
          value={hasAnswer ? TEST_SUMMARY.pace(averageTime) : TEST_SUMMARY.noAverage}
        />
        <Statistic name={TEST_SUMMARY.totalTime} value={duration(totalTime)} />
      </dl>
    </div>
  )
}

interface TestReportActionsProps extends Pick<TestReportProps, 'run' | 'summary'> {
  readonly saving: TestSaving
  readonly onSave: () => void
  readonly onRestart: () => void
}

export function TestReportActions(props: TestReportActionsProps): ReactElement {
  const { run, summary, saving, onSave, onRestart } = props
  const navigate = useNavigate()
  const missed = missedQuestions(summary, run)
  const isSaved = saving.kind === 'saved'
  const isKept = saving.kind === 'saved' && saving.isKept
  const saved = isKept ? UI.keptOnDevice : TEST_SUMMARY.saved
  return (
    <div className="grid gap-3">
      {saving.kind === 'failed' && <Notice tone="error">{saving.sentence}</Notice>}
      <Button
        {...(isSaved ? { icon: 'check' as const } : {})}
        className={isSaved ? 'btn-saved' : ''}
        busy={saving.kind === 'saving'}
        busyLabel={TEST_SUMMARY.saving}
        disabled={isSaved}
        onClick={onSave}
      >
        {isSaved ? saved : TEST_SUMMARY.save}
      </Button>
      <p role="status" className="sr-only">
        {isSaved && saved}
      </p>
      {isSaved && !isKept && (
        <ButtonLink to={resultsPath(run.setup.learnerId)} variant="outline" icon="chart">
          {TEST_SUMMARY.seeResults}
        </ButtonLink>
      )}
      {missed.length > 0 && (
        <Button
          variant="outline"
          icon="pencil"
          onClick={() =>
            void navigate(PATHS.calculationTraining, {
              state: makeMistakesReview(run.setup, missed),
            })
          }
        >
          {TEST_SUMMARY.replay}
        </Button>
      )}
      <RestartButton saving={saving} onRestart={onRestart} />
    </div>
  )
}

/** Asks first while the test is not stored. */
function RestartButton({
  saving,
  onRestart,
}: Pick<TestReportActionsProps, 'saving' | 'onRestart'>): ReactElement {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        icon="refresh"
        disabled={saving.kind === 'saving'}
        onClick={() => (saving.kind === 'saved' ? onRestart() : setAsked(true))}
      >
        {TEST_SUMMARY.restart}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={TEST_SUMMARY.restarting}
        message={TEST_SUMMARY.restartMessage}
        confirmLabel={TEST_SUMMARY.restart}
        cancelLabel={TEST_SUMMARY.keep}
        onConfirm={onRestart}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}

/** Mistakes, and the slowest answers. */
function NotableQuestions({ run, summary }: { run: TestRun; summary: TestSummary }): ReactElement {
  const missed = missedQuestions(summary, run)
  const slow = slowestAnswers(summary)
  const Note = useStrategyNote()
  return (
    <section className="card grid gap-5 p-5 sm:p-7" aria-label={TEST_SUMMARY.misses}>
      <div>
        <h2 className="mb-2 text-xl">{TEST_SUMMARY.misses}</h2>
        {missed.length === 0 ? (
          <p className="text-muted">
            {summary.correctAnswers === summary.totalQuestions
              ? TEST_SUMMARY.noMiss
              : TEST_SUMMARY.notReached}
          </p>
        ) : (
          <>
            <p className="mb-1 text-muted">{TEST_SUMMARY.how}</p>
            {missed.map((question) => (
              <Disclosure
                key={makeQuestionKey(question)}
                label={
                  <span className="tabular-nums">{solvedText(question, answerText(question))}</span>
                }
              >
                {Note && <Note question={question} level={run.setup.level} />}
              </Disclosure>
            ))}
          </>
        )}
      </div>
      {slow.length > 0 && (
        <div>
          <h2 className="mb-2 text-xl">{TEST_SUMMARY.slowest}</h2>
          <ul className="flex flex-wrap gap-2">
            {slow.map(({ question, timeSpent }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same sum may come twice
              <li key={index} className="named-sum">
                {solvedText(question, answerText(question))}
                <span className="ml-2 text-sm text-muted">{TEST_SUMMARY.seconds(timeSpent)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
