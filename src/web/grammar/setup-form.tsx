import { type Dispatch, type FormEvent, type ReactElement, useId } from 'react'
import {
  EXERCISE_TYPES,
  MAX_EXERCISE_QUESTIONS,
  MIN_EXERCISE_QUESTIONS,
} from '../../domain/grammar/exercise.ts'
import { FILL_SAMPLE, REORDER_SAMPLE } from '../../domain/grammar/samples.ts'
import { LEVELS, type Level, levelRank } from '../../domain/level.ts'
import { EXERCISE_HINTS, EXERCISE_NAMES, GRAMMAR_SETUP } from '../../texts/grammar.ts'
import { refusalSentence } from '../../texts/refusals.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { UpgradeNotice } from '../shell/upgrade-notice.tsx'
import { useSubscription } from '../shell/use-subscription.ts'
import { Button } from '../ui/button.tsx'
import { CheckChip } from '../ui/check-chip.tsx'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Slider } from '../ui/slider.tsx'
import { Switch } from '../ui/switch.tsx'
import { WaitingActions } from '../ui/waiting-actions.tsx'
import { ControlFields } from './control-fields.tsx'
import {
  type DeskEvent,
  type DeskState,
  type GrammarForm,
  lacksAnalysisType,
} from './desk-state.ts'
import { newOpening } from './use-exercise.ts'

interface SetupFormProps {
  readonly state: DeskState
  readonly dispatch: Dispatch<DeskEvent>
}

/** What is asked, of whom, and how many questions (GRA-02). */
export function SetupForm({ state, dispatch }: SetupFormProps): ReactElement {
  const { form, phase, error, mode } = state
  const { data: subscription } = useSubscription()
  const change = (part: Partial<GrammarForm>): void => dispatch({ type: 'changed', change: part })
  const isGenerating = phase.kind === 'generating'
  const allowed = subscription?.limits.levels.includes(form.level) ?? true

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isGenerating && allowed) dispatch({ type: 'started' })
  }

  return (
    <form noValidate onSubmit={submit} className="card grid max-w-3xl gap-7 p-6 sm:p-8">
      {error !== null && (
        <Notice tone="error">
          <p>{error}</p>
          {state.engineOffered && (
            <Button
              variant="white"
              className="mt-3"
              onClick={() => dispatch({ type: 'started', withoutAi: true })}
            >
              {GRAMMAR_SETUP.withoutAi}
            </Button>
          )}
        </Notice>
      )}
      <fieldset disabled={isGenerating} className="grid min-w-0 gap-7">
        <LevelField
          level={form.level}
          levels={subscription?.limits.levels}
          onChange={(level) => change({ level })}
        />
        {!allowed && (
          <UpgradeNotice text={refusalSentence({ kind: 'level-not-in-plan', level: form.level })} />
        )}
        <TypeField form={form} onChange={change} />
        {form.type === 'analysis' && <AnalysisFields form={form} onChange={change} />}
        <TextField
          label={GRAMMAR_SETUP.count}
          hint={GRAMMAR_SETUP.countHint}
          type="number"
          inputMode="numeric"
          min={MIN_EXERCISE_QUESTIONS}
          max={MAX_EXERCISE_QUESTIONS}
          className="max-w-48"
          value={form.count}
          onChange={(event) => change({ count: event.currentTarget.value })}
          onBlur={() => dispatch({ type: 'count-left' })}
        />
        {mode === 'control' && <ControlFields form={form} onChange={change} />}
      </fieldset>
      <WaitingActions waiting={isGenerating} className="flex flex-wrap gap-3">
        <Button
          type="submit"
          busy={isGenerating}
          busyLabel={GRAMMAR_SETUP.generating}
          disabled={lacksAnalysisType(form) || !allowed}
        >
          {GRAMMAR_SETUP.start}
        </Button>
        {isGenerating && (
          <Button variant="outline" onClick={() => dispatch({ type: 'stopped' })}>
            {GRAMMAR_SETUP.stop}
          </Button>
        )}
        {!isGenerating && <SampleButton type={form.type} dispatch={dispatch} />}
      </WaitingActions>
    </form>
  )
}

interface SampleButtonProps {
  readonly type: GrammarForm['type']
  readonly dispatch: Dispatch<DeskEvent>
}

/** The fixed samples can be tried without generating anything (GRA-09). */
function SampleButton({ type, dispatch }: SampleButtonProps): ReactElement | null {
  if (type === 'analysis') return null
  const exercise = type === 'fill' ? FILL_SAMPLE : REORDER_SAMPLE
  return (
    <Button
      variant="ghost"
      onClick={() => dispatch({ type: 'sample-chosen', exercise, ...newOpening() })}
    >
      {GRAMMAR_SETUP.sample}
    </Button>
  )
}

interface LevelFieldProps {
  readonly level: Level
  /** Levels of the plan; all until it is known. */
  readonly levels: readonly Level[] | undefined
  readonly onChange: (level: Level) => void
}

function LevelField({ level, levels, onChange }: LevelFieldProps): ReactElement {
  const marks = LEVELS.map((name, value) => ({
    value,
    label: name,
    ...(levels && !levels.includes(name)
      ? { warning: refusalSentence({ kind: 'level-not-in-plan', level: name }) }
      : {}),
  }))
  return (
    <Slider
      label={GRAMMAR_SETUP.level}
      text={`${level} (${levelAges(level)})`}
      valueText={`${level}, ${levelAges(level)}`}
      value={levelRank(level)}
      min={0}
      max={LEVELS.length - 1}
      marks={marks}
      onChange={(rank) => onChange(LEVELS[rank] ?? level)}
    />
  )
}

interface FormPartProps {
  readonly form: GrammarForm
  readonly onChange: (change: Partial<GrammarForm>) => void
}

function TypeField({ form, onChange }: FormPartProps): ReactElement {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{GRAMMAR_SETUP.type}</legend>
      <div className="grid gap-2.5 sm:grid-cols-3">
        {EXERCISE_TYPES.map((type) => (
          <label key={type} className="choice">
            <input
              type="radio"
              name={name}
              checked={form.type === type}
              onChange={() => onChange({ type })}
            />
            <span className="font-semibold">{EXERCISE_NAMES[type]}</span>
            <small>{EXERCISE_HINTS[type]}</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function AnalysisFields({ form, onChange }: FormPartProps): ReactElement {
  const { analysisType } = form
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{GRAMMAR_SETUP.analysisType}</legend>
        <div className="flex flex-wrap gap-2.5">
          {(['nature', 'function'] as const).map((part) => (
            <CheckChip
              key={part}
              checked={analysisType[part]}
              onChange={(event) =>
                onChange({ analysisType: { ...analysisType, [part]: event.currentTarget.checked } })
              }
            >
              {GRAMMAR_SETUP[part]}
            </CheckChip>
          ))}
        </div>
        <p role="status" className="mt-1 flex items-center gap-1.5 text-sm text-margin-700">
          {lacksAnalysisType(form) && (
            <>
              <Icon name="warning" className="size-4" />
              {GRAMMAR_SETUP.noAnalysisType}
            </>
          )}
        </p>
      </fieldset>
      <Switch
        label={GRAMMAR_SETUP.wide}
        hint={GRAMMAR_SETUP.wideHint}
        checked={form.wide}
        onChange={(wide) => onChange({ wide })}
      />
    </>
  )
}
