import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { Dictation } from '../../contract/dictations.ts'
import { DICTATION_LIST } from '../../texts/dictations/dictation-list.ts'
import { longDateTime } from '../../texts/format.ts'
import { DICTATION_FORM_NAMES } from '../../texts/vocabulary.ts'
import { dictationPath } from '../paths.ts'
import { IconButton } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/layout/data-table.tsx'
import { Tag } from '../ui/tag.tsx'

interface DictationsTableProps {
  readonly dictations: readonly Dictation[]
  /** Being deleted. */
  readonly busyId: string | null
  readonly onEdit: (dictation: Dictation) => void
  readonly onDelete: (dictation: Dictation) => void
}

/** DIC-01. */
export function DictationsTable(props: DictationsTableProps): ReactElement {
  const { dictations, busyId, onEdit, onDelete } = props
  const { columns: heads } = DICTATION_LIST
  const columns: Column<Dictation>[] = [
    {
      key: 'title',
      label: heads.title,
      className: 'min-w-32 font-semibold wrap-anywhere',
      cell: ({ id, title, form }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={dictationPath(id)} className="min-w-0">
            {title}
          </Link>
          {form !== null && <Tag tone="kraft">{DICTATION_FORM_NAMES[form]}</Tag>}
        </span>
      ),
    },
    {
      key: 'level',
      label: heads.level,
      cardLabel: heads.level,
      cell: (dictation) => <Tag>{dictation.level}</Tag>,
    },
    {
      key: 'theme',
      label: heads.theme,
      cardLabel: heads.theme,
      className: 'min-w-32 wrap-anywhere',
      cell: ({ theme }) => theme ?? <span className="text-muted">{DICTATION_LIST.noTheme}</span>,
    },
    {
      key: 'goals',
      label: heads.goals,
      cardLabel: heads.goals,
      className: 'min-w-32 wrap-anywhere',
      cell: ({ goals }) =>
        goals.length > 0 ? (
          goals.join(', ')
        ) : (
          <span className="text-muted">{DICTATION_LIST.noGoal}</span>
        ),
    },
    {
      key: 'created',
      label: heads.created,
      cardLabel: heads.created,
      cell: (dictation) => longDateTime(dictation.created_at),
    },
    {
      key: 'actions',
      label: heads.actions,
      cell: (dictation) => (
        <div className="flex">
          <IconButton
            icon="pencil"
            label={DICTATION_LIST.edit(dictation.title)}
            disabled={busyId === dictation.id}
            onClick={() => onEdit(dictation)}
          />
          <IconButton
            icon="trash"
            tone="danger"
            label={DICTATION_LIST.remove(dictation.title)}
            disabled={busyId === dictation.id}
            onClick={() => onDelete(dictation)}
          />
        </div>
      ),
    },
  ]
  return (
    <div className="card px-4 py-2 sm:px-6">
      <DataTable
        label={DICTATION_LIST.title}
        columns={columns}
        rows={dictations}
        rowKey={({ id }) => id}
        isBusy={({ id }) => id === busyId}
      />
    </div>
  )
}
