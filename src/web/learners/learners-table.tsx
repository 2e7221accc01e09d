import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { Learner } from '../../contract/learners.ts'
import { parseCalendarDate } from '../../domain/calendar-date.ts'
import { ageOn } from '../../domain/learner.ts'
import { LEARNERS } from '../../texts/learners.ts'
import { today } from '../api/today.ts'
import { learnerPath } from '../paths.ts'
import { IconButton } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/layout/data-table.tsx'
import { Tag } from '../ui/tag.tsx'

interface LearnersTableProps {
  readonly learners: readonly Learner[]
  /** Beyond the plan: may be deleted, not edited. */
  readonly readOnly: readonly string[]
  readonly onEdit: (learner: Learner) => void
  readonly onDelete: (learner: Learner) => void
}

function ageText(learner: Learner): string {
  const birthDate = parseCalendarDate(learner.birth_date ?? '')
  return birthDate ? LEARNERS.age(ageOn(birthDate, today())) : LEARNERS.noAge
}

/** LEA-01. */
export function LearnersTable(props: LearnersTableProps): ReactElement {
  const { learners, readOnly, onEdit, onDelete } = props
  const { columns: heads } = LEARNERS
  const columns: Column<Learner>[] = [
    {
      key: 'first-name',
      label: heads.firstName,
      className: 'font-semibold wrap-anywhere',
      cell: ({ id, first_name, last_name }) => (
        <Link to={learnerPath(id)} aria-label={LEARNERS.open(`${first_name} ${last_name}`)}>
          {first_name}
        </Link>
      ),
    },
    {
      key: 'last-name',
      label: heads.lastName,
      className: 'wrap-anywhere',
      cell: (learner) => learner.last_name,
    },
    { key: 'age', label: heads.age, cardLabel: heads.age, cell: ageText },
    {
      key: 'level',
      label: heads.level,
      cardLabel: heads.level,
      cell: (learner) => (
        <span className="inline-flex flex-wrap gap-2 align-middle">
          <Tag>{learner.level}</Tag>
          <span className="text-muted">{LEARNERS.number(learner.number)}</span>
          {readOnly.includes(learner.id) && <Tag tone="kraft">{LEARNERS.readOnly}</Tag>}
        </span>
      ),
    },
    {
      key: 'actions',
      label: heads.actions,
      cell: (learner) => (
        <div className="flex">
          <IconButton
            icon="pencil"
            disabled={readOnly.includes(learner.id)}
            label={LEARNERS.edit(`${learner.first_name} ${learner.last_name}`)}
            onClick={() => onEdit(learner)}
          />
          <IconButton
            icon="trash"
            tone="danger"
            label={LEARNERS.remove(`${learner.first_name} ${learner.last_name}`)}
            onClick={() => onDelete(learner)}
          />
        </div>
      ),
    },
  ]
  return (
    <div className="card px-4 py-2 sm:px-6">
      <DataTable
        label={LEARNERS.title}
        columns={columns}
        rows={learners}
        rowKey={({ id }) => id}
        isCompact
      />
    </div>
  )
}
