import { type ReactElement, useReducer } from 'react'
import type { CalculationSeries } from '../../../domain/calculation/series/series.ts'
import { PUPIL_SERIES, SERIES_SHEET_TEXTS } from '../../../texts/calculations/series.ts'
import { BrandMark } from '../../shell/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { useClock } from '../../ui/use-clock.ts'
import { TestPlayer } from '../timed-test/test-player.tsx'
import { TestReport } from '../timed-test/test-report.tsx'
import {
  givenTest,
  reduceTest,
  type TestEvent,
  type TestState,
  testDeadline,
  testTimeLeft,
} from '../timed-test/test-state.ts'
import { useStepFocus } from '../use-step-focus.ts'

interface PupilSeriesProps {
  readonly series: CalculationSeries
}

/** A series for a child who has only its address: nothing is stored, nothing leaves the device. */
export function PupilSeries({ series }: PupilSeriesProps): ReactElement {
  const [state, dispatch] = useReducer(
    (shown: TestState | null, event: TestEvent | 'started'): TestState | null =>
      event === 'started'
        ? givenTest(series, null, { at: Date.now(), key: '' })
        : shown && reduceTest(shown, event),
    null,
  )
  const now = useClock(state && testDeadline(state), (at) => dispatch({ type: 'ticked', at }))
  const phase = state?.phase
  useStepFocus(phase?.kind ?? 'setup', phase?.kind === 'running')
  return (
    <main className="series-page">
      <div className="series-top">
        <BrandMark />
      </div>
      {phase?.kind === 'running' ? (
        <TestPlayer
          run={phase.run}
          timeLeft={testTimeLeft(phase.run, now)}
          learner=""
          dispatch={dispatch}
        />
      ) : phase?.kind === 'summary' ? (
        <>
          <h1 className="mb-6">{PUPIL_SERIES.done}</h1>
          <TestReport run={phase.run} summary={phase.summary} timeIsUp={phase.timeIsUp}>
            <Button variant="ghost" icon="refresh" onClick={() => dispatch('started')}>
              {PUPIL_SERIES.again}
            </Button>
          </TestReport>
        </>
      ) : (
        <section className="card mx-auto grid max-w-[34rem] justify-items-center gap-5 p-7 text-center">
          <h1>{PUPIL_SERIES.title}</h1>
          <p className="text-xl">{SERIES_SHEET_TEXTS.task(series)}</p>
          <p className="text-muted">{PUPIL_SERIES.lead}</p>
          <Button icon="pencil" className="w-full" onClick={() => dispatch('started')}>
            {PUPIL_SERIES.start}
          </Button>
        </section>
      )}
    </main>
  )
}
