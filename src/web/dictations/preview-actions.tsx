import { type Dispatch, type ReactElement, useState } from 'react'
import { GENERATOR, LEAVING_DRAFT, PREVIEW, REPLACING_DRAFT } from '../../texts/dictations.ts'
import { LeaveDialog } from '../shell/leave-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { WaitingActions } from '../ui/waiting-actions.tsx'
import type { CreateEvent } from './create-state.ts'
import { type Draft, isMended } from './request-form-state.ts'
import { WritingNotice } from './writing-notice.tsx'

export interface PreviewActionsProps {
  readonly draft: Draft
  readonly creating: boolean
  /** Another text is being asked for. */
  readonly asking: boolean
  readonly dispatch: Dispatch<CreateEvent>
  readonly onCreate: () => void
}

/** What ends with the text of the preview: a way back, or another text in its place. */
type Ending = 'left' | 'another'

/** The way out and the way on; while another text is asked for, only the way out. What was mended by hand is not lost unasked. */
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
      <Actions {...props} onEnd={isMended(draft) ? setAsked : end} />
      <LeaveDialog
        open={asked === 'left'}
        words={LEAVING_DRAFT}
        onLeave={() => end('left')}
        onStay={keep}
      />
      <ConfirmDialog
        open={asked === 'another'}
        {...REPLACING_DRAFT}
        confirmLabel={PREVIEW.another}
        onConfirm={() => end('another')}
        onCancel={keep}
      />
    </>
  )
}

interface ActionsProps extends PreviewActionsProps {
  readonly onEnd: (ending: Ending) => void
}

function Actions(props: ActionsProps): ReactElement {
  const { creating, asking, dispatch, onEnd, onCreate } = props
  return (
    <WaitingActions waiting={asking} className="grid gap-3 sm:flex sm:flex-wrap sm:justify-between">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {asking ? (
          <Button key="stop" variant="ghost" onClick={() => dispatch({ type: 'stopped' })}>
            {GENERATOR.stop}
          </Button>
        ) : (
          <Button key="back" variant="ghost" disabled={creating} onClick={() => onEnd('left')}>
            {PREVIEW.back}
          </Button>
        )}
        <Button
          variant="outline"
          busy={asking}
          busyLabel={GENERATOR.submitting}
          disabled={creating}
          onClick={() => onEnd('another')}
        >
          {PREVIEW.another}
        </Button>
        <Button
          variant="outline"
          disabled={creating || asking}
          onClick={() => dispatch({ type: 'edit-opened' })}
        >
          {PREVIEW.edit}
        </Button>
      </div>
      <Button busy={creating} busyLabel={PREVIEW.creating} disabled={asking} onClick={onCreate}>
        {PREVIEW.create}
      </Button>
      <WritingNotice writing={asking} />
    </WaitingActions>
  )
}
