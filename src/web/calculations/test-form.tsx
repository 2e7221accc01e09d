import type { Dispatch, FormEvent, ReactElement } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { MAX_TEST_QUESTIONS } from '../../domain/calculation/operation.ts'
import {
  clampTestQuestions,
  MAX_TEST_MINUTES,
  MIN_TEST_MINUTES,
  MIN_TEST_QUESTIONS,
  testProblems,
  testSeconds,
} from '../../domain/calculation/setup.ts'
import { TEST_SETUP } from '../../texts/calculation-test.ts'
import { SETUP } from '../../texts/calculations.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { FormCard } from './form-card.tsx'
import { LearnerField } from './learner-field.tsx'
import { NumberField } from './number-field.tsx'
import { SelectionFields } from './selection-fields.tsx'
import type { TestEvent, TestState } from './test-state.ts'

interface TestFormProps {
  readonly setup: TestState['setup']
  readonly learners: readonly Learner[]
  readonly dispatch: Dispatch<TestEvent>
  readonly onStart: () => void
}

/** Who, what, how long (CAL-10). */
export function TestForm({ setup, learners, dispatch, onStart }: TestFormProps): ReactElement {
  const problems = testProblems(setup)
  const isNameless = problems.includes('learner-missing')

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (problems.length === 0) onStart()
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <FormCard title={TEST_SETUP.what}>
        <LearnerField
          label={SETUP.learner}
          none={SETUP.chooseLearner}
          required
          learners={learners}
          value={setup.learnerId}
          onChange={(learner) =>
            dispatch({
              type: 'setup-changed',
              change: { learnerId: learner?.id ?? null, ...(learner && { level: learner.level }) },
            })
          }
        />
        <SelectionFields
          selection={setup}
          onChange={(change) => dispatch({ type: 'setup-changed', change })}
        />
      </FormCard>
      <FormCard title={TEST_SETUP.how}>
        <NumberField
          label={TEST_SETUP.count}
          hint={TEST_SETUP.countHint}
          value={setup.count}
          min={MIN_TEST_QUESTIONS}
          max={MAX_TEST_QUESTIONS}
          clamp={clampTestQuestions}
          onChange={(count) => dispatch({ type: 'setup-changed', change: { count } })}
        />
        <NumberField
          label={TEST_SETUP.minutes}
          hint={TEST_SETUP.minutesHint}
          value={setup.durationS / 60}
          min={MIN_TEST_MINUTES}
          max={MAX_TEST_MINUTES}
          clamp={(minutes) => testSeconds(minutes) / 60}
          onChange={(minutes) => dispatch({ type: 'setup-changed', change: { minutes } })}
        />
        <Button type="submit" icon="pencil" disabled={problems.length > 0} className="w-full">
          {TEST_SETUP.start}
        </Button>
        <p role="status" className="-mt-3 flex items-center gap-2 text-muted empty:hidden">
          {isNameless && (
            <>
              <Icon name="info" />
              {TEST_SETUP.learnerMissing}
            </>
          )}
        </p>
      </FormCard>
    </form>
  )
}
