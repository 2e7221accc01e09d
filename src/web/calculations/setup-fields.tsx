import { type ReactElement, type ReactNode, useState } from 'react'
import { OPERATIONS } from '../../domain/calculation/operation.ts'
import type { QuestionSelection } from '../../domain/calculation/question-space.ts'
import { LEVELS, levelRank } from '../../domain/level.ts'
import { CALCULATION_SETUP } from '../../texts/calculations/calculations.ts'
import { OPERATION_SIGNS } from '../../texts/calculations/questions.ts'
import { levelAges, OPERATION_NAMES } from '../../texts/vocabulary.ts'
import { CheckboxChip } from '../ui/forms/checkbox-chip.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Slider } from '../ui/forms/slider.tsx'
import { Icon } from '../ui/icon.tsx'

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

interface SelectionFieldsProps {
  readonly selection: QuestionSelection
  readonly onChange: (change: Partial<QuestionSelection>) => void
}

/** Operations of «Calculs libres», with their tables and divisors (CAL-04, CAL-10). */
export function OperationFields({ selection, onChange }: SelectionFieldsProps): ReactElement {
  const { operations, tables, divisors } = selection
  return (
    <>
      <ChoiceGroup legend={CALCULATION_SETUP.operations} hint={CALCULATION_SETUP.operationsHint}>
        <div className="flex flex-wrap gap-2.5">
          {OPERATIONS.map((operation) => (
            <CheckboxChip
              key={operation}
              checked={operations.includes(operation)}
              onChange={() => onChange({ operations: toggled(OPERATIONS, operations, operation) })}
            >
              <span aria-hidden="true" className="text-xl leading-none">
                {OPERATION_SIGNS[operation]}
              </span>
              {OPERATION_NAMES[operation]}
            </CheckboxChip>
          ))}
        </div>
      </ChoiceGroup>
      {operations.includes('multiplication') && (
        <DigitsField
          legend={CALCULATION_SETUP.tables}
          digits={DIGITS}
          chosen={tables}
          name={CALCULATION_SETUP.table}
          error={CALCULATION_SETUP.tablesMissing}
          onChange={(next) => onChange({ tables: next })}
        />
      )}
      {operations.includes('division') && (
        <DigitsField
          legend={CALCULATION_SETUP.divisors}
          digits={DIGITS.slice(1)}
          chosen={divisors}
          name={CALCULATION_SETUP.divisor}
          error={CALCULATION_SETUP.divisorsMissing}
          onChange={(next) => onChange({ divisors: next })}
        />
      )}
    </>
  )
}

/** Keeps the order of `all`. */
export function toggled<One>(all: readonly One[], chosen: readonly One[], one: One): One[] {
  return all.filter((other) => (other === one ? !chosen.includes(one) : chosen.includes(other)))
}

export function LevelField({ selection, onChange }: SelectionFieldsProps): ReactElement {
  const { level } = selection
  return (
    <Slider
      label={CALCULATION_SETUP.level}
      text={`${level} (${levelAges(level)})`}
      valueText={`${level}, ${levelAges(level)}`}
      value={levelRank(level)}
      min={0}
      max={LEVELS.length - 1}
      marks={LEVELS.map((name, value) => ({ value, label: name }))}
      onChange={(rank) => onChange({ level: LEVELS[rank] ?? level })}
    />
  )
}

interface ChoiceGroupProps {
  readonly legend: string
  readonly hint?: string
  readonly children: ReactNode
}

export function ChoiceGroup({ legend, hint, children }: ChoiceGroupProps): ReactElement {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {hint !== undefined && <p className="mb-2 text-sm text-muted">{hint}</p>}
      {children}
    </fieldset>
  )
}

interface DigitsFieldProps {
  readonly legend: string
  readonly digits: readonly number[]
  readonly chosen: readonly number[]
  readonly name: (digit: number) => string
  readonly error: string
  readonly onChange: (chosen: number[]) => void
}

function DigitsField(props: DigitsFieldProps): ReactElement {
  const { legend, digits, chosen, name, error, onChange } = props
  const hasAll = digits.every((digit) => chosen.includes(digit))
  return (
    <ChoiceGroup legend={legend}>
      <div className="mt-1.5 grid grid-cols-5 gap-2 sm:flex sm:flex-wrap">
        {digits.map((digit) => (
          <CheckboxChip
            key={digit}
            digit
            aria-label={name(digit)}
            checked={chosen.includes(digit)}
            onChange={() => onChange(toggled(digits, chosen, digit))}
          >
            {digit}
          </CheckboxChip>
        ))}
      </div>
      <AllOrNone
        hasAll={hasAll}
        error={chosen.length === 0 ? error : null}
        onToggle={() => onChange(hasAll ? [] : [...digits])}
      />
    </ChoiceGroup>
  )
}

interface AllOrNoneProps {
  readonly hasAll: boolean
  readonly error: string | null
  readonly onToggle: () => void
}

/** Ticks or unticks a whole group; says what a group without a tick lacks. */
export function AllOrNone({ hasAll, error, onToggle }: AllOrNoneProps): ReactElement {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      <button
        type="button"
        className="-ml-2 min-h-11 rounded-control px-2 font-semibold text-ink-700 hover:bg-ink-050 forced-colors:underline"
        onClick={onToggle}
      >
        {hasAll ? CALCULATION_SETUP.none : CALCULATION_SETUP.all}
      </button>
      <p role="status" className="flex items-center gap-1.5 text-sm text-margin-700">
        {error !== null && (
          <>
            <Icon name="warning" className="size-4" />
            {error}
          </>
        )}
      </p>
    </div>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  /** NaN for an empty field. */
  readonly clamp: (value: number) => number
  readonly onChange: (value: number) => void
}

/** A bounded number: typing is left alone until blur, but never exceeds `max`. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { label, hint, value, min, max, step = 1, clamp, onChange } = props
  const [draft, setDraft] = useState<string | null>(null)

  function type(text: string): void {
    const typed = text === '' ? Number.NaN : Number(text)
    setDraft(typed > max ? String(max) : text)
    onChange(clamp(typed))
  }

  return (
    <TextField
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      className="max-w-60"
      value={draft ?? value}
      {...{ min, max, step }}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
    />
  )
}

export function SetupCard({
  title,
  children,
}: {
  title: string
  children: ReactNode
}): ReactElement {
  return (
    <section className="card grid content-start gap-6 p-5 sm:p-7" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
