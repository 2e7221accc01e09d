import { type Dispatch, type ReactElement, useState } from 'react'
import { hasDecimals } from '../../../domain/calculation/programme.ts'
import {
  currentQuestion,
  isLastQuestion,
  type TestRun,
} from '../../../domain/calculation/test-run.ts'
import { STOPPING_TEST, TEST_RUN } from '../../../texts/calculations/calculation-test.ts'
import { CALCULATION_KEYPAD } from '../../../texts/calculations/calculations.ts'
import { spokenQuestion } from '../../../texts/calculations/questions.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { ExerciseHeader } from '../exercise-header.tsx'
import { QuestionForm } from '../question-form.tsx'
import type { TestEvent } from './test-state.ts'

interface TestPlayerProps {
  readonly run: TestRun
  /** ms */
  readonly timeLeft: number
  /** First and last name. */
  readonly learner: string
  readonly dispatch: Dispatch<TestEvent>
}

/** CAL-11. */
export function TestPlayer({
  run,
  timeLeft,
  learner,
  dispatch,
}: TestPlayerProps): ReactElement | null {
  const done = run.answers.length
  const all = run.questions.length
  const question = currentQuestion(run)
  if (!question) return null
  const answer = (given: number | null): void =>
    dispatch({ type: 'answered', at: Date.now(), given })

  return (
    <div className="mx-auto max-w-[46rem]">
      <ExerciseHeader title={TEST_RUN.heading(learner)} timeLeft={timeLeft}>
        <ProgressBar label={TEST_RUN.progress} percent={(100 * done) / all} figure={false} />
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{TEST_RUN.question(done + 1, all)}</span>
          <span className="text-muted">{learner}</span>
        </p>
      </ExerciseHeader>
      <QuestionForm
        question={question}
        rank={done + 1}
        decimals={run.setup.programme && hasDecimals(run.setup.level)}
        submitLabel={isLastQuestion(run) ? TEST_RUN.finish : TEST_RUN.next}
        onAnswer={answer}
        action={
          <Button
            variant="ghost"
            onClick={({ detail }) => {
              // The second press of a double click would skip a question nobody has read.
              if (detail < 2) answer(null)
            }}
          >
            {CALCULATION_KEYPAD.unknown}
          </Button>
        }
      />
      <StopButton onStop={() => dispatch({ type: 'stopped', at: Date.now() })} />
      <p role="status" className="sr-only">
        {done > 0 && `${TEST_RUN.question(done + 1, all)}. ${spokenQuestion(question)}`}
      </p>
    </div>
  )
}

function StopButton({ onStop }: { onStop: () => void }): ReactElement {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="mt-4 flex justify-end">
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {STOPPING_TEST.stop}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={STOPPING_TEST.title}
        message={STOPPING_TEST.message}
        confirmLabel={STOPPING_TEST.stop}
        cancelLabel={STOPPING_TEST.goOn}
        tone="primary"
        onConfirm={onStop}
        onCancel={() => setAsked(false)}
      />
    </div>
  )
}
