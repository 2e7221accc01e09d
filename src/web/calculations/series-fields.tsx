import type { ReactElement, ReactNode } from 'react'
import { automatismsOf } from '../../domain/calculation/programme.ts'
import type { SeriesSelection } from '../../domain/calculation/series/series.ts'
import { AUTOMATISM_NAMES } from '../../texts/calculations/automatism-names.ts'
import { CALCULATION_SETUP } from '../../texts/calculations/calculations.ts'
import { CheckboxChip } from '../ui/forms/checkbox-chip.tsx'
import { ToggleSwitch } from '../ui/forms/toggle-switch.tsx'
import { AllOrNone, ChoiceGroup, LevelField, OperationFields, toggled } from './setup-fields.tsx'

interface SeriesFieldsProps {
  readonly selection: SeriesSelection
  readonly onChange: (change: Partial<SeriesSelection>) => void
  /** Ready-made choices, above the automatismes. */
  readonly formats?: ReactNode
}

/** CAL-14: the automatismes of the programme first, the specified ranges one switch away. */
export function SeriesFields({ selection, onChange, formats }: SeriesFieldsProps): ReactElement {
  return (
    <>
      <LevelField selection={selection} onChange={onChange} />
      {selection.programme ? (
        <>
          {formats}
          <AutomatismFields selection={selection} onChange={onChange} />
        </>
      ) : (
        <OperationFields selection={selection} onChange={onChange} />
      )}
      <ToggleSwitch
        label={CALCULATION_SETUP.free}
        hint={CALCULATION_SETUP.freeHint}
        checked={!selection.programme}
        onChange={(free) => onChange({ programme: !free })}
      />
    </>
  )
}

function AutomatismFields({ selection, onChange }: SeriesFieldsProps): ReactElement {
  const { level, automatisms } = selection
  const all = automatismsOf(level)
  const hasAll = all.every((id) => automatisms.includes(id))
  return (
    <ChoiceGroup legend={CALCULATION_SETUP.automatisms} hint={CALCULATION_SETUP.automatismsHint}>
      <div className="flex flex-wrap gap-2.5">
        {all.map((id) => (
          <CheckboxChip
            key={id}
            checked={automatisms.includes(id)}
            onChange={() => onChange({ automatisms: toggled(all, automatisms, id) })}
          >
            {AUTOMATISM_NAMES[id]}
          </CheckboxChip>
        ))}
      </div>
      <AllOrNone
        hasAll={hasAll}
        error={automatisms.length === 0 ? CALCULATION_SETUP.automatismsMissing : null}
        onToggle={() => onChange({ automatisms: hasAll ? [] : all })}
      />
    </ChoiceGroup>
  )
}
