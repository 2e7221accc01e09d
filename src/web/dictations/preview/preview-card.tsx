import { type Dispatch, type ReactElement, useEffect, useRef } from 'react'
import { DICTATION_PREVIEW } from '../../../texts/dictations/dictation-preview.ts'
import { DICTATION_FORM_NAMES } from '../../../texts/vocabulary.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { DictationDraft } from '../generator-form-state.ts'
import type { GeneratorEvent } from '../generator-state.ts'
import { DictatedSentences } from './dictated-sentences.tsx'
import { PreviewActions, type PreviewActionsProps } from './preview-actions.tsx'
import { PreviewRemarks } from './preview-remarks.tsx'

interface PreviewCardProps extends PreviewActionsProps {
  /** Typed or automatic. */
  readonly title: string
  /** Null unless the text is being edited. */
  readonly edited: string | null
}

/** GEN-11. */
export function PreviewCard(props: PreviewCardProps): ReactElement {
  const { draft, title, edited, dispatch } = props
  return (
    <section aria-label={DICTATION_PREVIEW.heading} className="card grid gap-6 p-6">
      <PreviewHead draft={draft} title={title} editing={edited !== null} />
      {edited === null ? (
        <>
          {draft.form === 'sentences' && (
            <Notice tone="info">{DICTATION_PREVIEW.independent}</Notice>
          )}
          <DictatedSentences
            draft={draft}
            disabled={props.creating || props.generating}
            dispatch={dispatch}
          />
        </>
      ) : (
        <PreviewEditor edited={edited} dispatch={dispatch} />
      )}
      {edited === null && <PreviewRemarks draft={draft} />}
      {edited === null && <PreviewActions {...props} />}
    </section>
  )
}

interface PreviewHeadProps {
  readonly draft: DictationDraft
  readonly title: string
  readonly editing: boolean
}

/** The title takes the focus when a text arrives, and when the editor closes. */
function PreviewHead({ draft, title, editing }: PreviewHeadProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each text that was written takes the focus again
  useEffect(() => {
    if (!editing) heading.current?.focus()
  }, [draft.written, editing])

  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <span className="inline-flex gap-1.5">
          <Tag>{draft.level}</Tag>
          <Tag tone="kraft">{DICTATION_FORM_NAMES[draft.form]}</Tag>
        </span>
      </div>
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{DICTATION_PREVIEW.theme}</dt>
        <dd>{draft.theme || DICTATION_PREVIEW.noTheme}</dd>
        <dt className="text-muted">{DICTATION_PREVIEW.goals}</dt>
        <dd>{draft.goals.length > 0 ? draft.goals.join(', ') : DICTATION_PREVIEW.noGoal}</dd>
      </dl>
    </header>
  )
}

interface PreviewEditorProps {
  readonly edited: string
  readonly dispatch: Dispatch<GeneratorEvent>
}

function PreviewEditor({ edited, dispatch }: PreviewEditorProps): ReactElement {
  const empty = edited.trim() === ''
  return (
    <div className="grid gap-4">
      <TextArea
        label={DICTATION_PREVIEW.editLabel}
        rows={10}
        autoFocus
        value={edited}
        onChange={(event) => dispatch({ type: 'edit-typed', text: event.currentTarget.value })}
        {...(empty ? { error: DICTATION_PREVIEW.emptyText } : {})}
      />
      <div className="form-actions">
        <Button variant="outline" onClick={() => dispatch({ type: 'edit-cancelled' })}>
          {DICTATION_PREVIEW.cancel}
        </Button>
        <Button disabled={empty} onClick={() => dispatch({ type: 'edit-saved' })}>
          {DICTATION_PREVIEW.save}
        </Button>
      </div>
    </div>
  )
}
