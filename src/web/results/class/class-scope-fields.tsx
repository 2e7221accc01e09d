import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import type { ClassResults } from '../../../contract/class/class-results.ts'
import type { LearnerGroup } from '../../../contract/class/learner-groups.ts'
import { CLASS_RESULTS } from '../../../texts/class-results.ts'
import { PATHS } from '../../paths.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import { CLASS_PERIODS, type ClassScope, classPath } from './class-results-api.ts'

interface ClassScopeFieldsProps {
  readonly scope: ClassScope
  readonly results: ClassResults
  readonly groups: readonly LearnerGroup[]
}

/** Of what, and of whom: both stand in the address, so that it can be kept and sent. */
export function ClassScopeFields(props: ClassScopeFieldsProps): ReactElement {
  const { scope, results, groups } = props
  const navigate = useNavigate()
  const go = (change: Partial<ClassScope>): void =>
    void navigate(classPath(PATHS.classResults, { ...scope, ...change }), { replace: true })
  return (
    <div className="class-scope">
      <SelectField
        label={CLASS_RESULTS.scope}
        value={scope.period ?? results.dictation?.id ?? ''}
        onChange={(event) => {
          const value = event.currentTarget.value
          const period = CLASS_PERIODS.find((one) => one === value) ?? null
          go({ period, dictation: period === null ? value : null })
        }}
      >
        <optgroup label={CLASS_RESULTS.periodsLabel}>
          {CLASS_PERIODS.map((period) => (
            <option key={period} value={period}>
              {CLASS_RESULTS.periods[period]}
            </option>
          ))}
        </optgroup>
        <optgroup label={CLASS_RESULTS.dictations}>
          {optionsOf(results).map(({ id, title, copies }) => (
            <option key={id} value={id}>
              {CLASS_RESULTS.dictation(title, copies)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      {groups.length > 0 && (
        <SelectField
          label={CLASS_RESULTS.group}
          value={scope.group ?? ''}
          onChange={(event) => go({ group: event.currentTarget.value || null })}
        >
          <option value="">{CLASS_RESULTS.wholeClass}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

/** The dictation shown may have no copy yet, or be older than those listed. */
function optionsOf({ dictation, dictations }: ClassResults): ClassResults['dictations'] {
  if (dictation === null || dictations.some(({ id }) => id === dictation.id)) return dictations
  return [{ ...dictation, copies: 0 }, ...dictations]
}
