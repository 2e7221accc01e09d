import { type Dispatch, type ReactElement, useState } from 'react'
import { DICTATION_GENERATOR } from '../../../texts/dictations/dictation-generator.ts'
import {
  DICTATION_PREVIEW,
  LEAVING_DRAFT,
  REPLACING_DRAFT,
} from '../../../texts/dictations/dictation-preview.ts'
import { Button } from '../../ui/button.tsx'
import { PendingActions } from '../../ui/focus/pending-actions.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { LeaveDialog } from '../../unsaved-work/leave-dialog.tsx'
import { type DictationDraft, isEdited } from '../generator-form-state.ts'
import type { GeneratorEvent } from '../generator-state.ts'
import { SlowWritingNotice } from '../slow-writing-notice.tsx'

export interface PreviewActionsProps {
  readonly draft: DictationDraft
  readonly creating: boolean
  readonly generating: boolean
  readonly dispatch: Dispatch<GeneratorEvent>
  readonly onCreate: () => void
}

/** What discards the previewed text. */
type Ending = 'left' | 'another'

/** Discarding a text edited by hand asks for confirmation first. */
export function PreviewActions(props: PreviewActionsProps): ReactElement {
  const { draft, dispatch } = props
  const [asked, setAsked] = useState<Ending | null>(null)
  const end = (ending: Ending): void => {
    setAsked(null)
    dispatch({ type: ending })
  }
  const keep = (): void => setAsked(null)
  return (
    <>
      <ActionBar {...props} onEnd={isEdited(draft) ? setAsked : end} />
      <LeaveDialog
        open={asked === 'left'}
        words={LEAVING_DRAFT}
        onLeave={() => end('left')}
        onStay={keep}
      />
      <ConfirmDialog
        open={asked === 'another'}
        {...REPLACING_DRAFT}
        confirmLabel={DICTATION_PREVIEW.another}
        onConfirm={() => end('another')}
        onCancel={keep}
      />
    </>
  )
}

interface ActionsProps extends PreviewActionsProps {
  readonly onEnd: (ending: Ending) => void
}

function ActionBar(props: ActionsProps): ReactElement {
  const { creating, generating: asking, dispatch, onEnd, onCreate } = props
  return (
    <PendingActions pending={asking} className="grid gap-3 sm:flex sm:flex-wrap sm:justify-between">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {asking ? (
          <Button key="stop" variant="ghost" onClick={() => dispatch({ type: 'stopped' })}>
            {DICTATION_GENERATOR.stop}
          </Button>
        ) : (
          <Button key="back" variant="ghost" disabled={creating} onClick={() => onEnd('left')}>
            {DICTATION_PREVIEW.back}
          </Button>
        )}
        <Button
          variant="outline"
          busy={asking}
          busyLabel={DICTATION_GENERATOR.submitting}
          disabled={creating}
          onClick={() => onEnd('another')}
        >
          {DICTATION_PREVIEW.another}
        </Button>
        <Button
          variant="outline"
          disabled={creating || asking}
          onClick={() => dispatch({ type: 'edit-opened' })}
        >
          {DICTATION_PREVIEW.edit}
        </Button>
      </div>
      <Button
        busy={creating}
        busyLabel={DICTATION_PREVIEW.creating}
        disabled={asking}
        onClick={onCreate}
      >
        {DICTATION_PREVIEW.create}
      </Button>
      <SlowWritingNotice writing={asking} />
    </PendingActions>
  )
}
