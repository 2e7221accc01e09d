import {
  type Dispatch,
  type ReactElement,
  type ReactNode,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { Learner } from '../../../contract/learners.ts'
import {
  CALCULATION_TEST,
  LEAVING_TEST,
  TEST_SUMMARY,
} from '../../../texts/calculations/calculation-test.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { newIdempotencyKey, newSeed } from '../../api/random-values.ts'
import { learnerName } from '../../learners/learner-select.tsx'
import { PATHS } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { LeaveGuard } from '../../unsaved-work/leave-guard.tsx'
import { useAddPractice, useSaveTest } from '../calculations-api.ts'
import { unsentTest } from '../practice-state.ts'
import { useClock } from '../use-clock.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { TestPlayer } from './test-player.tsx'
import { TestReport } from './test-report.tsx'
import { TestSetupForm } from './test-setup-form.tsx'
import {
  initialTestState,
  reduceTest,
  type TestEvent,
  type TestState,
  testDeadline,
  testTimeLeft,
  testToSave,
} from './test-state.ts'
import { readPersistedTest, usePersistedTest } from './use-persisted-test.ts'

/** Stores a test once: one request at a time, the same key for every retry. */
/** The specified sentence, and after it what the server or the network says of the reason. */
function saveErrorSentence(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.sentence === '') return TEST_SUMMARY.saveError
  return `${TEST_SUMMARY.saveError}. ${error.sentence}`
}

function useTestSaving(state: TestState, dispatch: Dispatch<TestEvent>): () => void {
  const mutation = useSaveTest()
  const practice = useAddPractice()
  // A second click may come before the screen is drawn again.
  const isUnderWay = useRef(false)

  async function save(): Promise<void> {
    const result = testToSave(state)
    if (isUnderWay.current || result === null) return
    isUnderWay.current = true
    dispatch({ type: 'saving' })
    try {
      await mutation.mutateAsync({ result, idempotencyKey: state.key })
      dispatch({ type: 'saved' })
      // The facts to see again are a comfort beside the result: without them nothing is lost.
      const facts = unsentTest(state)
      if (facts) practice.mutate(facts)
    } catch (error) {
      dispatch({ type: 'save-failed', sentence: saveErrorSentence(error) })
    } finally {
      isUnderWay.current = false
    }
  }

  return () => void save()
}

interface TestPageProps {
  readonly title?: string
  readonly lead: string
  readonly children: ReactNode
}

/** The head of the screen outside the test itself. */
export function TestPage(props: TestPageProps): ReactElement {
  const { title = CALCULATION_TEST.title, lead, children } = props
  const back = { to: PATHS.calculations, label: CALCULATION_TEST.back }
  return (
    <Page crumb={CALCULATION_TEST.crumb} title={title} lead={lead} back={back}>
      {children}
    </Page>
  )
}

interface TestSessionProps {
  readonly userId: string
  readonly learners: readonly Learner[]
}

/** A new set of questions, which is stored once. */
function newQuestionSet(): { at: number; seed: number; key: string } {
  return { at: Date.now(), seed: newSeed(), key: newIdempotencyKey() }
}

/** From the setup to the stored result; a test begun in this tab is found again (CAL-10 to CAL-13). */
export function TestSession({ userId, learners }: TestSessionProps): ReactElement {
  const [kept] = useState(() => {
    const ids = learners.map(({ id }) => id)
    return readPersistedTest(userId, ids) ?? initialTestState('CP')
  })
  const [state, dispatch] = useReducer(reduceTest, kept)
  const save = useTestSaving(state, dispatch)
  const now = useClock(testDeadline(state), (at) => dispatch({ type: 'ticked', at }))
  usePersistedTest(userId, state)
  const { phase, setup } = state
  useStepFocus(phase.kind, phase.kind === 'running')
  const learner = learners.find(({ id }) => id === setup.learnerId)
  const name = learner ? learnerName(learner) : ''

  switch (phase.kind) {
    case 'setup':
      return (
        <TestPage lead={CALCULATION_TEST.lead}>
          <TestSetupForm
            setup={setup}
            learners={learners}
            dispatch={dispatch}
            onStart={() => dispatch({ type: 'started', ...newQuestionSet() })}
          />
        </TestPage>
      )
    case 'running':
      return (
        <>
          <TestPlayer
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
            onRestart={() => dispatch({ type: 'restarted', ...newQuestionSet() })}
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
