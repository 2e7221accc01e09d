import { memo, type ReactElement } from 'react'
import { parseCalendarDate } from '../../domain/calendar-date.ts'
import { isLevel, LEVELS } from '../../domain/level.ts'
import { CLASS_IMPORT, importProblem, NAMESAKES } from '../../texts/class-import.ts'
import { Icon } from '../ui/icon.tsx'
import type { CheckedLine, ImportLine } from './class-import-state.ts'

type OnChange = (key: number, change: Partial<ImportLine>) => void

interface ClassImportTableProps {
  readonly lines: readonly CheckedLine[]
  readonly onChange: OnChange
}

/** A row a pupil, every field open: what was read wrong is mended where it stands. */
export function ClassImportTable({ lines, onChange }: ClassImportTableProps): ReactElement {
  return (
    <table className="import-table" aria-label={CLASS_IMPORT.title}>
      <thead>
        <tr>
          {Object.values(CLASS_IMPORT.columns).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((checked) => (
          <PupilRow key={checked.line.key} checked={checked} onChange={onChange} />
        ))}
      </tbody>
    </table>
  )
}

interface PupilRowProps {
  readonly checked: CheckedLine
  readonly onChange: OnChange
}

const PupilRow = memo(
  function PupilRow({ checked, onChange }: PupilRowProps): ReactElement {
    const { line, problems } = checked
    const { columns } = CLASS_IMPORT
    const named = (column: string): string => CLASS_IMPORT.line(column, line.key + 1)
    const has = (...wanted: readonly string[]): boolean | undefined =>
      (line.isTaken && problems.some((problem) => wanted.includes(problem))) || undefined
    const change = (part: Partial<ImportLine>): void => onChange(line.key, part)
    return (
      <tr data-out={line.isTaken ? undefined : ''}>
        <td>
          <input
            type="checkbox"
            aria-label={CLASS_IMPORT.take(`${line.first_name} ${line.last_name}`)}
            checked={line.isTaken}
            onChange={(event) => change({ isTaken: event.currentTarget.checked })}
          />
        </td>
        <td>
          <input
            className="input"
            autoComplete="off"
            aria-label={named(columns.firstName)}
            aria-invalid={has('first-name-missing', 'name-too-long')}
            value={line.first_name}
            onChange={(event) => change({ first_name: event.currentTarget.value })}
          />
        </td>
        <td>
          <input
            className="input"
            autoComplete="off"
            aria-label={named(columns.lastName)}
            aria-invalid={has('last-name-missing', 'name-too-long')}
            value={line.last_name}
            onChange={(event) => change({ last_name: event.currentTarget.value })}
          />
        </td>
        <td>
          <input
            className="input"
            type="date"
            aria-label={named(columns.birthDate)}
            aria-invalid={has('birth-date-too-recent', 'birth-date-too-old')}
            defaultValue={line.birth_date ?? ''}
            onChange={(event) =>
              change({ birth_date: parseCalendarDate(event.currentTarget.value) ?? null })
            }
          />
        </td>
        <td>
          <select
            className="input"
            aria-label={named(columns.level)}
            aria-invalid={has('level-missing')}
            value={line.level ?? ''}
            onChange={(event) => {
              const level = event.currentTarget.value
              change({ level: isLevel(level) ? level : null })
            }}
          >
            <option value="">{CLASS_IMPORT.chooseLevel}</option>
            {LEVELS.map((level) => (
              <option key={level}>{level}</option>
            ))}
          </select>
        </td>
        <td>
          <Remarks checked={checked} />
        </td>
      </tr>
    )
  },
  (before, after) =>
    before.checked.line === after.checked.line &&
    before.checked.namesake === after.checked.namesake,
)

function Remarks({ checked }: { readonly checked: CheckedLine }): ReactElement {
  const { line, problems, namesake } = checked
  return (
    <ul>
      {line.isTaken &&
        problems.map((problem) => (
          <li key={problem} className="text-margin-700">
            <Icon name="warning" className="mr-1 inline size-4 align-[-0.15em]" />
            {importProblem(problem)}
          </li>
        ))}
      {namesake !== null && <li>{NAMESAKES[namesake]}</li>}
    </ul>
  )
}
