import type { Dispatch, FormEvent, ReactElement } from 'react'
import type { GrammarReview } from '../../contract/grammar-review.ts'
import {
  EXERCISE_TYPES,
  MAX_EXERCISE_QUESTIONS,
  MIN_EXERCISE_QUESTIONS,
} from '../../domain/grammar/exercise.ts'
import { dueQuestions } from '../../domain/grammar/question-review.ts'
import { FILL_SAMPLE, REORDER_SAMPLE } from '../../domain/grammar/samples.ts'
import { LEVELS, type Level, levelRank } from '../../domain/level.ts'
import { EXERCISE_NAMES, GRAMMAR_SETUP } from '../../texts/grammar/grammar.ts'
import { refusalSentence } from '../../texts/refusals.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { today } from '../api/today.ts'
import { UpgradeNotice } from '../plans/upgrade-notice.tsx'
import { useSubscription } from '../plans/use-subscription.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { PendingActions } from '../ui/focus/pending-actions.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Slider } from '../ui/forms/slider.tsx'
import {
  type GrammarEvent,
  type GrammarForm,
  type GrammarState,
  lacksAnalysisType,
} from './grammar-state.ts'
import { AnalysisFields, SessionFields, TypeField } from './setup-fields.tsx'
import { newOpening } from './use-exercise-generation.ts'

interface GrammarSetupFormProps {
  readonly state: GrammarState
  /** By the learner, on earlier days. */
  readonly missed: GrammarReview['questions']
  /** Names the button where the exercise is for paper or the wall: nobody plays it, nothing is stored. */
  readonly forSheets?: string
  readonly dispatch: Dispatch<GrammarEvent>
}

/** GRA-02. */
export function GrammarSetupForm(props: GrammarSetupFormProps): ReactElement {
  const { state, missed, forSheets, dispatch } = props
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
        <SessionFields
          form={form}
          mode={mode}
          hasLearner={forSheets === undefined}
          onChange={change}
        />
        {mode === 'training' && <Returning missed={missed} onChoose={(type) => change({ type })} />}
      </fieldset>
      <PendingActions pending={isGenerating} className="setup-actions flex flex-wrap gap-3">
        <Button
          type="submit"
          busy={isGenerating}
          busyLabel={GRAMMAR_SETUP.generating}
          disabled={lacksAnalysisType(form) || !allowed}
        >
          {forSheets ?? GRAMMAR_SETUP.start}
        </Button>
        {isGenerating && (
          <Button variant="outline" onClick={() => dispatch({ type: 'stopped' })}>
            {GRAMMAR_SETUP.stop}
          </Button>
        )}
        {!isGenerating && !forSheets && <SampleButton type={form.type} dispatch={dispatch} />}
      </PendingActions>
    </form>
  )
}

/** What comes back today, type by type. */
function Returning({
  missed,
  onChoose,
}: Pick<GrammarSetupFormProps, 'missed'> & {
  readonly onChoose: (type: GrammarForm['type']) => void
}): ReactElement | null {
  const due = dueQuestions(missed, today())
  const counts = EXERCISE_TYPES.map((type) => ({
    type,
    count: due.filter(({ exercise }) => exercise.type === type).length,
  })).filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <Notice tone="info">
      {GRAMMAR_SETUP.returning}
      <span className="mt-2 flex flex-wrap gap-2">
        {counts.map(({ type, count }) => (
          <Button key={type} variant="white" onClick={() => onChoose(type)}>
            {`${EXERCISE_NAMES[type]} (${count})`}
          </Button>
        ))}
      </span>
    </Notice>
  )
}

interface SampleButtonProps {
  readonly type: GrammarForm['type']
  readonly dispatch: Dispatch<GrammarEvent>
}

/** GRA-09. */
function SampleButton({ type, dispatch }: SampleButtonProps): ReactElement | null {
  if (type !== 'fill' && type !== 'reorder') return null
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
  /** The plan's levels; all until the plan is loaded. */
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
