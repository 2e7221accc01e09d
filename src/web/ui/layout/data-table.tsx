import type { ReactElement, ReactNode } from 'react'

export interface Column<Row> {
  readonly key: string
  readonly label: string
  /** The header cell is for screen readers only. */
  readonly labelHidden?: boolean
  /** Shown before the value where rows are cards: «Thème : ». */
  readonly cardLabel?: string
  readonly className?: string
  readonly cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  /** Accessible name. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly isBusy?: (row: Row) => boolean
  /** In a narrow window a row is a line or two of a list, and no card. */
  readonly isCompact?: boolean
}

/** Rows become cards in a narrow window. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { label, columns, rows, rowKey, isBusy, isCompact = false } = props
  return (
    <table className={isCompact ? 'table table-compact' : 'table'} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.className}>
              <span className={column.labelHidden ? 'sr-only' : ''}>{column.label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} aria-busy={isBusy?.(row) || undefined}>
            {columns.map((column) => (
              <td key={column.key} data-label={column.cardLabel} className={column.className}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
