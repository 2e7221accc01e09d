import type { FormEvent, ReactElement, ReactNode } from 'react'
import { automatismsOf } from '../../../domain/calculation/programme.ts'
import {
  clampTimer,
  MAX_TIMER_S,
  MIN_TIMER_S,
  TIMER_STEP_S,
  type TrainingSetup,
  trainingProblems,
} from '../../../domain/calculation/setup.ts'
import {
  AUTOMATISM_NAMES,
  TRAINING_SETUP,
} from '../../../texts/calculations/calculation-training.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxChip } from '../../ui/forms/checkbox-chip.tsx'
import { ToggleSwitch } from '../../ui/forms/toggle-switch.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LevelField, NumberField, SelectionFields, SetupCard } from '../setup-fields.tsx'

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
  const canStart = trainingProblems(setup).length === 0

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
        {setup.programme ? (
          <ProgrammeFields setup={setup} onChange={onChange} />
        ) : (
          <SelectionFields selection={setup} onChange={onChange} />
        )}
        <ToggleSwitch
          label={TRAINING_SETUP.programme}
          hint={TRAINING_SETUP.programmeHint}
          checked={setup.programme}
          onChange={(programme) => onChange({ programme })}
        />
      </SetupCard>
      <SetupCard title={TRAINING_SETUP.how}>
        <TimingFields setup={setup} onChange={onChange} />
        {learner}
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

/** Automatismes of the official programme, instead of operations. */
function ProgrammeFields({ setup, onChange }: FieldsProps): ReactElement {
  const { automatisms } = setup
  return (
    <>
      <LevelField selection={setup} onChange={onChange} />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{TRAINING_SETUP.automatisms}</legend>
        <div className="flex flex-wrap gap-2.5">
          {automatismsOf(setup.level).map((id) => (
            <CheckboxChip
              key={id}
              checked={automatisms.includes(id)}
              onChange={() =>
                onChange({
                  automatisms: automatisms.includes(id)
                    ? automatisms.filter((other) => other !== id)
                    : [...automatisms, id],
                })
              }
            >
              {AUTOMATISM_NAMES[id]}
            </CheckboxChip>
          ))}
        </div>
        <p role="status" className="mt-2 flex items-center gap-1.5 text-sm text-margin-700">
          {automatisms.length === 0 && (
            <>
              <Icon name="warning" className="size-4" />
              {TRAINING_SETUP.automatismsMissing}
            </>
          )}
        </p>
      </fieldset>
    </>
  )
}
