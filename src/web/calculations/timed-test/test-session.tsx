import {
  type Dispatch,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import type { Learner } from '../../../contract/learners.ts'
import { parseSeriesAddress } from '../../../domain/calculation/series/series-address.ts'
import {
  CALCULATION_TEST,
  LEAVING_TEST,
  TEST_SUMMARY,
} from '../../../texts/calculations/calculation-test.ts'
import { withReason } from '../../api/api-problem.ts'
import { newIdempotencyKey, newSeed } from '../../api/random-values.ts'
import { firstLearner, learnerName, useWritableLearners } from '../../learners/learner-select.tsx'
import { PATHS } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useClock } from '../../ui/use-clock.ts'
import { LeaveGuard } from '../../unsaved-work/leave-guard.tsx'
import { useAddPractice, useSaveTest } from '../calculations-api.ts'
import { unsentTest } from '../practice-state.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { TestPlayer } from './test-player.tsx'
import { TestReport, TestReportActions } from './test-report.tsx'
import { TestSetupForm } from './test-setup-form.tsx'
import {
  givenTest,
  openingTest,
  reduceTest,
  type TestEvent,
  type TestState,
  testDeadline,
  testTimeLeft,
  testToSave,
} from './test-state.ts'
import { readPersistedTest, usePersistedTest } from './use-persisted-test.ts'

interface TestSessionProps {
  readonly userId: string
  readonly learners: readonly Learner[]
}

function newQuestionSet(): { at: number; seed: number; key: string } {
  return { at: Date.now(), seed: newSeed(), key: newIdempotencyKey() }
}

/** The series that the address gives a learner (`weeklySeriesPath`), on its first question. */
function namedTest(ids: readonly string[], search: string, hash: string): TestState | undefined {
  const series = parseSeriesAddress(hash.slice(1))
  const learnerId = ids.find((id) => id === new URLSearchParams(search).get('apprenant'))
  return series && learnerId
    ? givenTest(series, learnerId, { at: Date.now(), key: newIdempotencyKey() })
    : undefined
}

/** From the setup to the stored result; a test begun in this tab is restored (CAL-10 to CAL-13). */
export function TestSession({ userId, learners }: TestSessionProps): ReactElement {
  const { search, hash } = useLocation()
  const writable = useWritableLearners(learners)
  const [restored] = useState(() => {
    const ids = learners.map(({ id }) => id)
    const first = firstLearner(writable, new URLSearchParams(search).get('apprenant'))
    return readPersistedTest(userId, ids) ?? namedTest(ids, search, hash) ?? openingTest(first)
  })
  // A reload goes on with the test instead of beginning it again.
  useEffect(() => {
    if (hash !== '') window.history.replaceState(window.history.state, '', PATHS.calculationTest)
  }, [hash])
  const [state, dispatch] = useReducer(reduceTest, restored)
  const save = useTestSaving(state, dispatch)
  const now = useClock(testDeadline(state), (at) => dispatch({ type: 'ticked', at }))
  usePersistedTest(userId, state)
  const { phase, setup } = state
  useStepFocus(phase.kind, phase.kind === 'running')
  const learner = learners.find(({ id }) => id === setup.learnerId)
  const name = learner ? learnerName(learner) : ''

  /** A whole screen is drawn anew: the press is shown before. */
  function start(): void {
    const drawn = newQuestionSet()
    startTransition(() => dispatch({ type: 'started', ...drawn }))
  }

  switch (phase.kind) {
    case 'setup':
      return (
        <TestPage lead={CALCULATION_TEST.lead}>
          <TestSetupForm setup={setup} learners={learners} dispatch={dispatch} onStart={start} />
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
          <TestReport run={phase.run} summary={phase.summary} timeIsUp={phase.timeIsUp}>
            <TestReportActions
              run={phase.run}
              summary={phase.summary}
              saving={phase.saving}
              onSave={save}
              onRestart={() => dispatch({ type: 'restarted', ...newQuestionSet() })}
            />
          </TestReport>
          <LeaveGuard
            active={phase.saving.kind !== 'saved'}
            except={PATHS.calculationTraining}
            words={LEAVING_TEST.unsaved}
          />
        </TestPage>
      )
  }
}

function useTestSaving(state: TestState, dispatch: Dispatch<TestEvent>): () => void {
  const mutation = useSaveTest()
  const practice = useAddPractice()
  // A second click can land before the re-render that disables the button.
  const isInFlight = useRef(false)

  async function save(): Promise<void> {
    const result = testToSave(state)
    if (isInFlight.current || result === null) return
    isInFlight.current = true
    dispatch({ type: 'saving' })
    try {
      const { kind } = await mutation.mutateAsync({ result, idempotencyKey: state.key })
      dispatch({ type: 'saved', isKept: kind === 'kept' })
      // Best effort: losing the facts to review costs no result.
      const facts = unsentTest(state)
      if (facts) practice.mutate(facts)
    } catch (error) {
      dispatch({ type: 'save-failed', sentence: withReason(TEST_SUMMARY.saveError, error) })
    } finally {
      isInFlight.current = false
    }
  }

  return () => void save()
}

interface TestPageProps {
  readonly title?: string
  readonly lead: string
  readonly children: ReactNode
}

export function TestPage(props: TestPageProps): ReactElement {
  const { title = CALCULATION_TEST.title, lead, children } = props
  const back = { to: PATHS.calculations, label: CALCULATION_TEST.back }
  return (
    <Page crumb={CALCULATION_TEST.crumb} title={title} lead={lead} back={back}>
      {children}
    </Page>
  )
}
