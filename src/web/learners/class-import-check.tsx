/** The list as it was read, to look at and to mend before it is sent (CLA-01). */
import { type Dispatch, type ReactElement, useEffect, useRef } from 'react'
import { isProbablyTwice } from '../../domain/class/import-check.ts'
import { isLevel, LEVELS } from '../../domain/level.ts'
import { CLASS_IMPORT } from '../../texts/class-import.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { newIdempotencyKey } from '../api/random-values.ts'
import { UpgradeNotice } from '../plans/upgrade-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SelectField } from '../ui/forms/field.tsx'
import { useImportLearners } from './class-import-api.ts'
import {
  type CheckedLine,
  type ClassImportEvent,
  type ClassImportState,
  checkedLines,
  type ImportContext,
  importedLearners,
  listedClasses,
} from './class-import-state.ts'
import { ClassImportTable } from './class-import-table.tsx'

interface ClassImportCheckProps {
  readonly state: Extract<ClassImportState, { readonly kind: 'checking' }>
  readonly context: ImportContext
  /** Of the plan. */
  readonly maximum: number
  readonly dispatch: Dispatch<ClassImportEvent>
  readonly onImported: (count: number) => void
}

export function ClassImportCheck(props: ClassImportCheckProps): ReactElement {
  const { state, context, maximum, dispatch, onImported } = props
  const importing = useImportLearners()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const checked = checkedLines(state.lines, context)
  const taken = checked.filter(({ line }) => line.isTaken)
  const isIncomplete = taken.some(({ problems }) => problems.length > 0)
  const free = Math.max(0, maximum - context.learners.length)
  const isBlocked = isIncomplete || taken.length === 0 || taken.length > free

  function send(): void {
    importing.mutate(
      { learners: importedLearners(state.lines), idempotencyKey: state.sendKey },
      { onSuccess: (added) => onImported(added.length) },
    )
  }

  return (
    <section className="grid gap-5" aria-labelledby="check-list">
      <h2 id="check-list" ref={title} tabIndex={-1}>
        {CLASS_IMPORT.check}
      </h2>
      <ListTools state={state} context={context} dispatch={dispatch} />
      <ImportRemarks checked={checked} maximum={maximum} free={free} error={importing.error} />
      <div className="card px-4 py-2 sm:px-6">
        <ClassImportTable
          lines={checked}
          onChange={(key, change) =>
            dispatch({ type: 'changed', key, change, sendKey: newIdempotencyKey() })
          }
        />
      </div>
      <div className="import-send">
        <Button
          variant="outline"
          disabled={importing.isPending}
          onClick={() => dispatch({ type: 'restarted' })}
        >
          {CLASS_IMPORT.restart}
        </Button>
        <Button
          disabled={isBlocked}
          busy={importing.isPending}
          busyLabel={CLASS_IMPORT.sending}
          onClick={send}
        >
          {CLASS_IMPORT.send(taken.length)}
        </Button>
      </div>
    </section>
  )
}

type ListToolsProps = Pick<ClassImportCheckProps, 'state' | 'context' | 'dispatch'>

/** What is said once for many lines. */
function ListTools({ state, context, dispatch }: ListToolsProps): ReactElement {
  const classes = listedClasses(state.lines)
  const sendKey = newIdempotencyKey()
  return (
    <fieldset className="flex flex-wrap items-end gap-4">
      <legend className="sr-only">{CLASS_IMPORT.tools}</legend>
      {classes.length > 0 && (
        <SelectField
          label={CLASS_IMPORT.oneClass}
          onChange={(event) =>
            dispatch({ type: 'class-chosen', name: event.currentTarget.value, context, sendKey })
          }
        >
          <option value="">{CLASS_IMPORT.allClasses}</option>
          {classes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {state.lines.some(({ level }) => level === null) && (
        <SelectField
          label={CLASS_IMPORT.levelForAll}
          value=""
          onChange={(event) => {
            const level = event.currentTarget.value
            if (isLevel(level)) dispatch({ type: 'level-given', level, sendKey })
          }}
        >
          <option value="">{CLASS_IMPORT.chooseLevel}</option>
          {LEVELS.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </SelectField>
      )}
      <Button
        variant="ghost"
        icon="swap"
        onClick={() => dispatch({ type: 'names-swapped', sendKey })}
      >
        {CLASS_IMPORT.swap}
      </Button>
    </fieldset>
  )
}

interface ImportRemarksProps {
  readonly checked: readonly CheckedLine[]
  readonly maximum: number
  readonly free: number
  readonly error: Error | null
}

/** What keeps the list from being sent, and what to do about it. */
function ImportRemarks({ checked, maximum, free, error }: ImportRemarksProps): ReactElement {
  const taken = checked.filter(({ line }) => line.isTaken)
  const toMend = taken.filter(({ problems }) => problems.length > 0).length
  const leftOut = checked.filter(
    ({ line, namesake }) => !line.isTaken && isProbablyTwice(namesake),
  ).length
  return (
    <div className="grid gap-3 empty:hidden" aria-live="polite">
      {leftOut > 0 && <Notice tone="info">{CLASS_IMPORT.leftOut(leftOut)}</Notice>}
      {taken.length === 0 && <Notice tone="info">{CLASS_IMPORT.nobody}</Notice>}
      {toMend > 0 && <Notice tone="warning">{CLASS_IMPORT.toMend(toMend)}</Notice>}
      {taken.length > free && (
        <UpgradeNotice tone="warning" text={CLASS_IMPORT.tooMany(maximum, free, taken.length)} />
      )}
      {error && (
        <Notice tone="error">
          {error instanceof ApiProblem && error.sentence !== ''
            ? error.sentence
            : CLASS_IMPORT.error}
        </Notice>
      )}
    </div>
  )
}
