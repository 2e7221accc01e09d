import type { Dispatch, ReactElement } from 'react'
import { PREVIEW } from '../../texts/dictations.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { SeyesSheet } from '../ui/seyes-sheet.tsx'
import { Tag } from '../ui/tag.tsx'
import type { CreateEvent, Draft } from './create-state.ts'
import { PreviewRemarks } from './preview-remarks.tsx'

interface PreviewCardProps {
  readonly draft: Draft
  /** Title that the dictation will have. */
  readonly title: string
  /** The text being edited, or null when it is only shown. */
  readonly edited: string | null
  readonly creating: boolean
  readonly dispatch: Dispatch<CreateEvent>
  readonly onCreate: () => void
}

/** A generated text before it is stored: read, edited, asked again, created or left (GEN-11). */
export function PreviewCard(props: PreviewCardProps): ReactElement {
  const { draft, title, edited, creating, dispatch, onCreate } = props
  return (
    <section aria-label={PREVIEW.heading} className="card grid gap-6 p-6">
      <PreviewHead draft={draft} title={title} />
      {edited === null ? (
        <SeyesSheet>{draft.content}</SeyesSheet>
      ) : (
        <PreviewEditor edited={edited} dispatch={dispatch} />
      )}
      {edited === null && <PreviewRemarks draft={draft} />}
      {edited === null && (
        <div className="flex flex-wrap justify-between gap-3">
          <div className="flex flex-wrap gap-3">
            <Button variant="ghost" disabled={creating} onClick={() => dispatch({ type: 'left' })}>
              {PREVIEW.back}
            </Button>
            <Button
              variant="outline"
              disabled={creating}
              onClick={() => dispatch({ type: 'another' })}
            >
              {PREVIEW.another}
            </Button>
            <Button
              variant="outline"
              disabled={creating}
              onClick={() => dispatch({ type: 'edit-opened' })}
            >
              {PREVIEW.edit}
            </Button>
          </div>
          <Button busy={creating} busyLabel={PREVIEW.creating} onClick={onCreate}>
            {PREVIEW.create}
          </Button>
        </div>
      )}
    </section>
  )
}

function PreviewHead({ draft, title }: { draft: Draft; title: string }): ReactElement {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{title}</h2>
        <Tag>{draft.level}</Tag>
      </div>
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{PREVIEW.theme}</dt>
        <dd>{draft.theme || PREVIEW.noTheme}</dd>
        <dt className="text-muted">{PREVIEW.goals}</dt>
        <dd>{draft.goals.length > 0 ? draft.goals.join(', ') : PREVIEW.noGoal}</dd>
      </dl>
    </header>
  )
}

interface PreviewEditorProps {
  readonly edited: string
  readonly dispatch: Dispatch<CreateEvent>
}

function PreviewEditor({ edited, dispatch }: PreviewEditorProps): ReactElement {
  const empty = edited.trim() === ''
  return (
    <div className="grid gap-4">
      <TextArea
        label={PREVIEW.editLabel}
        rows={10}
        autoFocus
        value={edited}
        onChange={(event) => dispatch({ type: 'edit-typed', text: event.currentTarget.value })}
        {...(empty ? { error: PREVIEW.emptyText } : {})}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => dispatch({ type: 'edit-cancelled' })}>
          {PREVIEW.cancel}
        </Button>
        <Button disabled={empty} onClick={() => dispatch({ type: 'edit-saved' })}>
          {PREVIEW.save}
        </Button>
      </div>
    </div>
  )
}
