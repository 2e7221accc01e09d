import { type ReactElement, useReducer, useState } from 'react'
import type { Learner } from '../../contract/learners.ts'
import { CALCULATION_TEST, LEAVING_TEST, TEST_SUMMARY } from '../../texts/calculation-test.ts'
import { newKey } from '../api/idempotency-key.ts'
import { newSeed } from '../api/seed.ts'
import { PATHS } from '../paths.ts'
import { LeaveGuard } from '../shell/leave-guard.tsx'
import { learnerName } from './learner-field.tsx'
import { TestForm } from './test-form.tsx'
import { TestPage } from './test-page.tsx'
import { TestReport } from './test-report.tsx'
import { initialTestState, reduceTest, testDeadline, testTimeLeft } from './test-state.ts'
import { TestView } from './test-view.tsx'
import { useClock } from './use-clock.ts'
import { readKeptTest, useKeptTest } from './use-kept-test.ts'
import { useSavingTest } from './use-saving-test.ts'
import { useStageHead } from './use-stage-head.ts'

interface TestDeskProps {
  readonly userId: string
  readonly learners: readonly Learner[]
}

/** A new set of questions, which is stored once. */
function freshSet(): { at: number; seed: number; key: string } {
  return { at: Date.now(), seed: newSeed(), key: newKey() }
}

/** From the setup to the stored result; a test begun in this tab is found again (CAL-10 to CAL-13). */
export function TestDesk({ userId, learners }: TestDeskProps): ReactElement {
  const [kept] = useState(() => {
    const ids = learners.map(({ id }) => id)
    return readKeptTest(userId, ids) ?? initialTestState('CP')
  })
  const [state, dispatch] = useReducer(reduceTest, kept)
  const save = useSavingTest(state, dispatch)
  const now = useClock(testDeadline(state), (at) => dispatch({ type: 'ticked', at }))
  useKeptTest(userId, state)
  const { phase, setup } = state
  useStageHead(phase.kind, phase.kind === 'running')
  const learner = learners.find(({ id }) => id === setup.learnerId)
  const name = learner ? learnerName(learner) : ''

  switch (phase.kind) {
    case 'setup':
      return (
        <TestPage lead={CALCULATION_TEST.lead}>
          <TestForm
            setup={setup}
            learners={learners}
            dispatch={dispatch}
            onStart={() => dispatch({ type: 'started', ...freshSet() })}
          />
        </TestPage>
      )
    case 'running':
      return (
        <>
          <TestView
            run={phase.run}
            timeLeft={testTimeLeft(phase.run, now)}
            learner={name}
            dispatch={dispatch}
          />
          <LeaveGuard active words={LEAVING_TEST.running} />
        </>
      )
    case 'summary':
      return (
        <TestPage title={TEST_SUMMARY.heading} lead={name}>
          <TestReport
            run={phase.run}
            summary={phase.summary}
            timeIsUp={phase.timeIsUp}
            saving={phase.saving}
            onSave={save}
            onRestart={() => dispatch({ type: 'restarted', ...freshSet() })}
          />
          <LeaveGuard
            active={phase.saving.kind !== 'saved'}
            except={PATHS.calculationTraining}
            words={LEAVING_TEST.unsaved}
          />
        </TestPage>
      )
  }
}
