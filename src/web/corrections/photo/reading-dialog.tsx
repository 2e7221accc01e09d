import type { ReactElement } from 'react'
import { READING } from '../../../texts/corrections.ts'
import { retryNotice } from '../../../texts/dictations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Stage } from '../correct-state.ts'

interface ReadingDialogProps {
  readonly stage: Stage
  readonly onCancel: () => void
}

/** The reading under way, its percent and the way to stop it; between two tries, the wait. */
export function ReadingDialog({ stage, onCancel }: ReadingDialogProps): ReactElement | null {
  if (stage.kind !== 'reading' && stage.kind !== 'waiting') return null
  return (
    <Dialog
      open
      title={READING.title}
      onClose={onCancel}
      footer={
        <Button variant="outline" onClick={onCancel}>
          {READING.cancel}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{READING.hint}</p>
        {stage.kind === 'waiting' ? (
          <Notice tone="warning">{retryNotice(stage.left)}</Notice>
        ) : (
          <ProgressBar label={READING.title} percent={stage.percent} />
        )}
      </div>
    </Dialog>
  )
}
