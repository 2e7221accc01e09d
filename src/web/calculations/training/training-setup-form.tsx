import type { FormEvent, ReactElement, ReactNode } from 'react'
import {
  clampTimer,
  MAX_TIMER_S,
  MIN_TIMER_S,
  seriesProblems,
  TIMER_STEP_S,
  type TrainingSetup,
} from '../../../domain/calculation/setup.ts'
import { TRAINING_SETUP } from '../../../texts/calculations/calculation-training.ts'
import { Button } from '../../ui/button.tsx'
import { ToggleSwitch } from '../../ui/forms/toggle-switch.tsx'
import { SeriesFields } from '../series-fields.tsx'
import { NumberField, SetupCard } from '../setup-fields.tsx'

interface TrainingSetupFormProps {
  readonly setup: TrainingSetup
  /** The learner's practice is loading. */
  readonly busy: boolean
  readonly onChange: (change: Partial<TrainingSetup>) => void
  readonly onStart: () => void
  readonly learner: ReactNode
}

/** CAL-04. */
export function TrainingSetupForm(props: TrainingSetupFormProps): ReactElement {
  const { setup, busy, onChange, onStart, learner } = props
  const canStart = seriesProblems(setup).length === 0

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (canStart && !busy) onStart()
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <SetupCard title={TRAINING_SETUP.what}>
        <SeriesFields selection={setup} onChange={onChange} />
      </SetupCard>
      <SetupCard title={TRAINING_SETUP.how}>
        <TimingFields setup={setup} onChange={onChange} />
        {learner}
        <div className="start-in-sight">
          <Button
            type="submit"
            icon="pencil"
            busy={busy}
            busyLabel={TRAINING_SETUP.practiceLoading}
            disabled={!canStart}
            className="w-full"
          >
            {TRAINING_SETUP.start}
          </Button>
        </div>
      </SetupCard>
    </form>
  )
}

interface FieldsProps {
  readonly setup: TrainingSetup
  readonly onChange: (change: Partial<TrainingSetup>) => void
}

/** Calm mode has no timer. */
function TimingFields({ setup, onChange }: FieldsProps): ReactElement {
  return (
    <div className="grid gap-4">
      <ToggleSwitch
        label={TRAINING_SETUP.calm}
        hint={TRAINING_SETUP.calmHint}
        checked={setup.calm}
        onChange={(calm) => onChange({ calm })}
      />
      {!setup.calm && (
        <ToggleSwitch
          label={TRAINING_SETUP.timer}
          checked={setup.timed}
          onChange={(timed) => onChange({ timed })}
        />
      )}
      {!setup.calm && setup.timed && (
        <NumberField
          label={TRAINING_SETUP.duration}
          hint={TRAINING_SETUP.durationHint}
          value={setup.timerS}
          min={MIN_TIMER_S}
          max={MAX_TIMER_S}
          step={TIMER_STEP_S}
          clamp={clampTimer}
          onChange={(timerS) => onChange({ timerS })}
        />
      )}
    </div>
  )
}
