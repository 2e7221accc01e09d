import type { Dispatch, FormEvent, ReactElement } from 'react'
import type { Learner } from '../../../contract/learners.ts'
import { MAX_TEST_QUESTIONS } from '../../../domain/calculation/operation.ts'
import { hasFormat, testFormats } from '../../../domain/calculation/series/test-format.ts'
import {
  clampTestQuestions,
  MAX_TEST_MINUTES,
  MIN_TEST_MINUTES,
  MIN_TEST_QUESTIONS,
  testProblems,
  testSeconds,
} from '../../../domain/calculation/setup.ts'
import { TEST_FORMAT_NAMES, TEST_SETUP } from '../../../texts/calculations/calculation-test.ts'
import { CALCULATION_SETUP } from '../../../texts/calculations/calculations.ts'
import { LearnerSelect } from '../../learners/learner-select.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxChip } from '../../ui/forms/checkbox-chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SeriesFields } from '../series-fields.tsx'
import { ChoiceGroup, NumberField, SetupCard } from '../setup-fields.tsx'
import type { TestEvent, TestState } from './test-state.ts'

interface TestSetupFormProps {
  readonly setup: TestState['setup']
  readonly learners: readonly Learner[]
  readonly dispatch: Dispatch<TestEvent>
  readonly onStart: () => void
}

/** CAL-10. */
export function TestSetupForm({
  setup,
  learners,
  dispatch,
  onStart,
}: TestSetupFormProps): ReactElement {
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
      <SetupCard title={TEST_SETUP.what}>
        <LearnerSelect
          label={CALCULATION_SETUP.learner}
          none={CALCULATION_SETUP.chooseLearner}
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
        <SeriesFields
          selection={setup}
          onChange={(change) => dispatch({ type: 'setup-changed', change })}
          formats={<FormatField setup={setup} dispatch={dispatch} />}
        />
      </SetupCard>
      <SetupCard title={TEST_SETUP.how}>
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
        <div className="start-in-sight">
          <Button type="submit" icon="pencil" disabled={problems.length > 0} className="w-full">
            {TEST_SETUP.start}
          </Button>
          {isHurried(setup) && <p className="text-muted">{TEST_SETUP.hurried}</p>}
          <p role="status" className="flex items-center gap-2 text-muted empty:hidden">
            {isNameless && (
              <>
                <Icon name="info" />
                {TEST_SETUP.learnerMissing}
              </>
            )}
          </p>
        </div>
      </SetupCard>
    </form>
  )
}

/** Less time than it takes to write an answer. */
const HURRIED_S = 2

function isHurried({ count, durationS }: TestState['setup']): boolean {
  return durationS / count < HURRIED_S
}

type FormatFieldProps = Pick<TestSetupFormProps, 'setup' | 'dispatch'>

/** The fluency tests of the programme, each one press (CAL-14). */
function FormatField({ setup, dispatch }: FormatFieldProps): ReactElement | null {
  const formats = testFormats(setup.level)
  if (formats.length === 0) return null
  return (
    <ChoiceGroup legend={TEST_SETUP.formats} hint={TEST_SETUP.formatsHint}>
      <div className="flex flex-wrap gap-2.5">
        {formats.map((format) => {
          const { kind, automatisms, count, durationS } = format
          return (
            <CheckboxChip
              key={kind}
              type="radio"
              name="format"
              checked={hasFormat(setup, format)}
              onChange={() =>
                dispatch({
                  type: 'setup-changed',
                  change: { automatisms, count, minutes: durationS / 60 },
                })
              }
            >
              {TEST_FORMAT_NAMES[kind](count)}
            </CheckboxChip>
          )
        })}
      </div>
    </ChoiceGroup>
  )
}
